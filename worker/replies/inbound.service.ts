import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { comparable } from '../accounts/accounts.rules.ts';
import { type ProfileRow, selectProfile } from '../db/client.ts';
import { tryCounted } from '../delivery/attempts.ts';
import { parsePhone } from '../delivery/channels/phone.rules.ts';
import { readGateway } from '../delivery/channels/sms.ts';
import type { Deps } from '../delivery/deps.ts';
import { linksOf, MESSAGE_LINK_LIFETIME, readReplyToken } from '../delivery/links.service.ts';
import { optOutReason } from '../delivery/opt-outs.rules.ts';
import { addSuppressions, insertOptOutsForEach, selectStops } from '../delivery/stops.repo.ts';
import { takeFromDay } from '../delivery/usage.service.ts';
import { type AttemptOutcome, DAY, type OptOutCause } from '../domain.ts';
import { badInput } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { crisisText } from '../writer/help.rules.ts';
import { renderPlain } from '../writer/render-message.ts';
import {
  countReported,
  findLatestText,
  findReplyTarget,
  type MailReport,
  mailReportStatements,
  type ReplyTarget,
  reportedAddresses,
  usersWithReturnedTexts,
} from './replies.repo.ts';
import { type HandledReply, handleReply } from './replies.service.ts';
import { readablePart, readIntent, soundsLikeDanger, textOfHtml } from './reply-text.rules.ts';

type IncomingMail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'headers' | 'raw'> & {
  setReject(reason: string): void;
};

/**
 * The only proof that the sender received our message is the token in the recipient address; From can be forged. The
 * reason of a rejection goes to the sender's mail server.
 */
export async function handleEmail(deps: Deps, mail: IncomingMail): Promise<void> {
  if (isAutomatic(mail.headers, mail.from)) return;
  const [, token = ''] = /\+([a-z2-7]+)@/i.exec(mail.to) ?? [];
  const grant = await readReplyToken(deps, token);
  if (grant.kind === 'unknown') return mail.setReject('This address only accepts replies to our messages');
  const whole = new Uint8Array(await new Response(mail.raw).arrayBuffer());
  const raw = readablePart(whole);
  const body = await readText(raw);
  const message = await findReplyTarget(deps.db, grant.subjectId, deps.clock.now());
  const isInDanger = soundsLikeDanger(body, message);
  if (raw.length < whole.length && !isInDanger) return mail.setReject('This email is too large');
  const [user] = message === null ? [] : await selectProfile(deps.db, message.userId);
  if (message === null || user === undefined)
    return mail.setReject(isInDanger ? crisisText : 'The message you replied to was deleted');
  if (grant.kind === 'expired' && !isInDanger && !stopsOrStarts(body))
    return mail.setReject('This message can no longer be replied to');
  const id = `email:${encodeBase64urlNoPadding(sha256(identityOf(mail, raw)))}`;
  const phone = message.channel === 'sms' ? user.phone : null;
  const { text, intent } = await handleReply(deps, {
    id,
    channel: 'email',
    sender: String(message.userId),
    address:
      phone === null
        ? { channel: 'email', address: comparable(user.email) }
        : { channel: 'sms', address: phone },
    isConfirmed: message.channel === 'sms' ? message.isSamePhone : message.emailHash !== null,
    isFromOwner: phone !== null && user.phoneConfirmed && readGateway(mail.from)?.phone === phone,
    text: body,
    message,
  });
  const isAnswered =
    text !== null && (await emailResponse(deps, user, message, { id, text, isStop: intent === 'stop' }));
  if (!isAnswered && isInDanger) mail.setReject(crisisText);
}

/** How email programs begin the subject of an automatic reply. */
const automaticSubject =
  /^(auto(matic|mated)?[ -]?(reply|response)|out of (the )?office|abwesenheit|automatische (antwort|antwoord)|réponse automatique|respuesta automática|risposta automatica|resposta automática)/iu;

/** Whether a machine sent an email. We don't respond to out-of-office notes, bounces and mailing lists. */
function isAutomatic(headers: Headers, envelopeSender: string): boolean {
  const submitted = headers.get('Auto-Submitted')?.trim().toLowerCase() ?? 'no';
  const precedence = headers.get('Precedence')?.trim().toLowerCase() ?? '';
  return (
    submitted !== 'no' ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    headers.has('List-Id') ||
    headers.has('X-Autoreply') ||
    headers.has('X-Autorespond') ||
    automaticSubject.test(headers.get('Subject')?.trim() ?? '') ||
    envelopeSender === '' ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(envelopeSender)
  );
}

/** STOP must always work. START answers our last text, and after a STOP that text may be old. */
function stopsOrStarts(body: string): boolean {
  const intent = readIntent(body);
  return intent === 'stop' || intent === 'start';
}

function identityOf({ headers }: IncomingMail, raw: Uint8Array): Uint8Array {
  const id = headers.get('Message-ID');
  return id === null ? raw : new TextEncoder().encode(id);
}

async function readText(raw: Uint8Array): Promise<string> {
  const email = await PostalMime.parse(raw).catch(() => null);
  const plain = email?.text?.trim() ?? '';
  return plain === '' ? textOfHtml(email?.html ?? '') : plain;
}

/**
 * Goes to the account's own email, never to the reply's sender, so a forged sender can't make us email strangers. Returns
 * whether it was sent.
 */
async function emailResponse(
  deps: Deps,
  user: ProfileRow,
  message: ReplyTarget,
  { id, text, isStop }: { id: string; text: string; isStop: boolean },
): Promise<boolean> {
  if (!user.emailConfirmed) return false;
  const stops = await selectStops(deps.db, message.userId, null);
  // Confirm a STOP even though it has just stopped email, but not if anything else had.
  const otherStops = stops.filter(({ cause }) => !isStop || cause !== 'stop-reply');
  if (optOutReason(otherStops, 'email') !== null) return false;
  const { outcome } = await tryCounted(deps, 'email', {
    identifier: `reply-${id}`,
    contact: user,
    rendered: renderPlain(text, 'Your reply', 'Your reply to Better Habits'),
    links: await linksOf(deps, message),
  });
  deps.log('reply_sent', { outcome: outcome.kind });
  return outcome.kind === 'accepted';
}

const textSchema = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(64),
  Body: z.string().default(''),
  /** What Twilio took the text for and has answered itself. Its keywords can be words like "Yes". */
  OptOutType: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['stop', 'start', 'help']))
    .optional()
    .catch(undefined),
});

/** Returns the text to send back, if any. Twilio doesn't call again, so a reply that can't be stored is tried twice. */
export async function handleSms(deps: Deps, fields: URLSearchParams): Promise<string | null> {
  const { data: incoming } = textSchema.safeParse(Object.fromEntries(fields));
  if (incoming === undefined) return null;
  const isInDanger = soundsLikeDanger(incoming.Body, null);
  const handle = () => handleText(deps, incoming);
  const { text, intent } = await handle()
    .catch(handle)
    .catch((error: unknown) => {
      if (!isInDanger) throw error;
      deps.log('unheld', { error: describeError(error) });
      return { text: crisisText, intent: null };
    });
  if (isInDanger) return text;
  const isAnswered = text === null || intent === incoming.OptOutType;
  return isAnswered || (await takeFromDay(deps, 'texts', 1)) < 1 ? null : text;
}

async function handleText(
  deps: Deps,
  { MessageSid, From, Body, OptOutType }: z.infer<typeof textSchema>,
): Promise<HandledReply> {
  const phone = parsePhone(From) ?? From;
  const now = deps.clock.now();
  const messageId = await findLatestText(deps.db, phone, now - MESSAGE_LINK_LIFETIME);
  return handleReply(deps, {
    id: `twilio:${MessageSid}`,
    channel: 'sms',
    sender: phone,
    address: { channel: 'sms', address: phone },
    isConfirmed: true,
    isFromOwner: true,
    text: Body,
    keyword: OptOutType,
    message: messageId === null ? null : await findReplyTarget(deps.db, messageId, now),
  });
}

const optionalText = z.string().optional().catch(undefined);

/** A MailChannels delivery event. https://docs.mailchannels.net/email-api/advanced/delivery-events/ */
const eventSchema = z.object({
  event: z.string(),
  recipients: z.array(z.string()).optional().catch(undefined),
  /** The API call that sent the email. Only one of the two ids may be present. */
  request_id: optionalText,
  smtp_id: optionalText,
  timestamp: z.number().optional().catch(undefined),
  /** The receiving server's response. */
  status: optionalText,
  reason: optionalText,
});
type MailEvent = z.infer<typeof eventSchema>;
const eventsSchema = z.array(eventSchema.catch({ event: 'unreadable' }));

/** Mail servers give up after at most five days; complaints can come later. */
const REPORT_WINDOW = 30 * DAY;

/** Ignores email we didn't send, because MailChannels signs all its customers' events with the same key. Idempotent. */
export async function handleMailEvents({ db, clock, log }: Deps, body: unknown): Promise<void> {
  const { data: events } = eventsSchema.safeParse(body);
  if (events === undefined) throw badInput('This request could not be read');
  const now = clock.now();
  const reports = events.flatMap((event) => reportsIn(event, now));
  if (reports.length === 0) return;
  const after = now - REPORT_WINDOW;
  const [[reported]] = await db.batch([
    countReported(db, reports, after),
    addSuppressions(db, reportedAddresses(reports, after), now),
    insertOptOutsForEach(db, usersWithReturnedTexts(reports, after), now),
    ...mailReportStatements(db, reports, after),
  ]);
  log('mail_events', { reports: reports.length, unknown: reports.length - (reported?.known ?? 0) });
}

function reportsIn(event: MailEvent, now: number): MailReport[] {
  const { recipients = [], request_id: requestId = null, smtp_id: name, timestamp } = event;
  const cause = causeOf[event.event];
  if (cause === undefined) return [];
  const messageId = name?.replace(/^<|>$/g, '') ?? null;
  const at = timestamp === undefined ? now : Math.min(timestamp * 1000, now);
  return recipients.map((recipient) => {
    const email = addressOf(recipient);
    const text = readGateway(email);
    const { outcome, reason } = reportOf(event, text !== null) ?? { outcome: null, reason: null };
    const to =
      text === null ? { address: email, carrier: null } : { address: text.phone, carrier: text.carrier };
    const channel = text === null ? 'email' : 'sms';
    return { ...to, channel, requestId, messageId, cause, outcome, reason, at };
  });
}

/** Accepts a bare address or `Name <address>`. */
const addressOf = (recipient: string) => comparable(/<([^<>]+)>/.exec(recipient)?.[1] ?? recipient);

/** The events that suppress an address. */
const causeOf: Partial<Record<string, OptOutCause>> = {
  'hard-bounced': 'bounce',
  dropped: 'bounce',
  complained: 'complaint',
  unsubscribed: 'unsubscribe-link',
};

/** Null for events that don't matter. `isText`: sent through a carrier's email gateway. */
export function reportOf(
  { event, status, reason }: MailEvent,
  isText: boolean,
): { outcome: AttemptOutcome; reason: string } | null {
  switch (event) {
    case 'hard-bounced':
      return {
        outcome: 'returned',
        reason: `Your ${isText ? 'carrier' : 'mail provider'} sent this back: ${whyReturned(`${status ?? ''} ${reason ?? ''}`, isText)}`,
      };
    case 'dropped':
      return {
        outcome: 'returned',
        reason: `The email service didn’t send this, because ${isText ? 'texts to your phone' : 'emails to your address'} have bounced before`,
      };
    case 'complained':
      return {
        outcome: 'reported',
        reason: `This was reported as spam, so we stopped sending ${isText ? 'texts' : 'emails'} there`,
      };
    default:
      return null;
  }
}

/** Uses only the status code (RFC 3463), because the server's own text may contain addresses. */
function whyReturned(answer: string, isText: boolean): string {
  const [, subject, detail] = /\b[45]\.(\d{1,3})\.(\d{1,3})\b/.exec(answer) ?? [];
  if (subject === '1') return isText ? 'there is no such phone number' : 'there is no such address';
  if (subject === '2' && detail === '1') return 'your mailbox is disabled';
  if (subject === '2' && detail === '2') return 'your mailbox is full';
  if (subject === '7') return `it doesn’t accept ${isText ? 'texts' : 'emails'} from us`;
  return 'it did not say why';
}
