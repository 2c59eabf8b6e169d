import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { comparable } from '../accounts/accounts.rules.ts';
import { type ProfileRow, selectProfile } from '../db/client.ts';
import { tryCounted } from '../delivery/attempts.ts';
import { parsePhone } from '../delivery/channels/phone.rules.ts';
import { readGateway } from '../delivery/channels/sms-gateway.ts';
import type { Deps } from '../delivery/deps.ts';
import { linksOf, MESSAGE_LINK_LIFETIME, readReplyToken } from '../delivery/links.service.ts';
import { selectStops } from '../delivery/opt-outs.repo.ts';
import { optOutReason } from '../delivery/opt-outs.rules.ts';
import { renderPlain } from '../writer/render-message.ts';
import { findLatestText, findReplyTarget, type ReplyTarget } from './replies.repo.ts';
import { handleReply } from './replies.service.ts';
import { hasTooManyLines, readIntent, textOfHtml } from './reply-text.rules.ts';

type IncomingMail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'headers' | 'raw' | 'rawSize'> & {
  setReject(reason: string): void;
};

const MAX_EMAIL_SIZE = 512 * 1024;
const tooLarge = 'This email is too large';
const deleted = 'The message you replied to was deleted';

/** The reason goes to the sender's mail server. */
type Rejected = { rejected: string };

/** The only proof that the sender received our message is the token in the recipient address; From can be forged. */
export async function handleEmail(deps: Deps, mail: IncomingMail): Promise<void> {
  if (isAutomatic(mail.headers, mail.from)) return;
  if (mail.rawSize > MAX_EMAIL_SIZE) return mail.setReject(tooLarge);
  const replied = await findRepliedMessage(deps, mail.to);
  if ('rejected' in replied) return mail.setReject(replied.rejected);

  const { message, isExpired } = replied;
  const raw = new Uint8Array(await new Response(mail.raw).arrayBuffer());
  if (hasTooManyLines(raw)) return mail.setReject(tooLarge);
  const body = await readText(raw);
  if (isExpired && !isAlwaysRead(body)) return mail.setReject('This message can no longer be replied to');
  const id = `email:${encodeBase64urlNoPadding(sha256(identityOf(mail, raw)))}`;
  const [user] = await selectProfile(deps.db, message.userId);
  if (user === undefined) return mail.setReject(deleted);
  const phone = message.channel === 'sms' ? user.phone : null;
  const { text, intent } = await handleReply(deps, {
    id,
    channel: 'email',
    sender: String(message.userId),
    address:
      phone === null
        ? { channel: 'email', address: comparable(user.email) }
        : { channel: 'sms', address: phone },
    isConfirmed: phone === null ? message.emailHash !== null : user.phoneConfirmed,
    isFromOwner: phone !== null && user.phoneConfirmed && readGateway(mail.from)?.phone === phone,
    text: body,
    message,
  });
  if (text !== null) await emailResponse(deps, user, message, { id, text, isStop: intent === 'stop' });
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
function isAlwaysRead(body: string): boolean {
  const intent = readIntent(body);
  return intent === 'stop' || intent === 'start';
}

async function findRepliedMessage(
  deps: Deps,
  to: string,
): Promise<{ message: ReplyTarget; isExpired: boolean } | Rejected> {
  const [, token = ''] = /\+([a-z2-7]+)@/i.exec(to) ?? [];
  const grant = await readReplyToken(deps, token);
  if (grant.kind === 'unknown') return { rejected: 'This address only accepts replies to our messages' };
  const message = await findReplyTarget(deps.db, grant.subjectId, deps.clock.now());
  return message === null ? { rejected: deleted } : { message, isExpired: grant.kind === 'expired' };
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

/** Goes to the account's own email, never to the reply's sender, so a forged sender can't make us email strangers. */
async function emailResponse(
  deps: Deps,
  user: ProfileRow,
  message: ReplyTarget,
  { id, text, isStop }: { id: string; text: string; isStop: boolean },
): Promise<void> {
  if (!user.emailConfirmed) return;
  const stops = await selectStops(deps.db, message.userId, null);
  // Confirm a STOP even though it has just stopped email, but not if anything else had.
  const otherStops = stops.filter(({ cause }) => !isStop || cause !== 'stop-reply');
  if (optOutReason(otherStops, 'email') !== null) return;
  const { outcome } = await tryCounted(deps, 'email', {
    identifier: `reply-${id}`,
    contact: user,
    rendered: renderPlain(text, 'Your reply', 'Your reply to Better Habits'),
    links: await linksOf(deps, message),
  });
  deps.log('reply_sent', { outcome: outcome.kind });
}

const textSchema = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(64),
  Body: z.string().default(''),
  /** Set when Twilio has already answered a STOP, START or HELP itself. */
  OptOutType: z.string().optional(),
});

/** Returns the text to send back, if any. */
export async function handleSms(deps: Deps, fields: URLSearchParams): Promise<string | null> {
  const parsed = textSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return null;
  const { MessageSid, From, Body, OptOutType } = parsed.data;
  const phone = parsePhone(From) ?? From;
  const now = deps.clock.now();
  const messageId = await findLatestText(deps.db, phone, now - MESSAGE_LINK_LIFETIME);
  const { text } = await handleReply(deps, {
    id: `twilio:${MessageSid}`,
    channel: 'sms',
    sender: phone,
    address: { channel: 'sms', address: phone },
    isConfirmed: true,
    isFromOwner: true,
    text: OptOutType ?? Body,
    message: messageId === null ? null : await findReplyTarget(deps.db, messageId, now),
  });
  return OptOutType === undefined ? text : null;
}
