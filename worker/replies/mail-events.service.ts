import { z } from 'zod';
import { comparable } from '../accounts/accounts.rules.ts';
import { readGateway } from '../delivery/channels/sms-gateway.ts';
import type { Deps } from '../delivery/deps.ts';
import { insertOptOutsForEach } from '../delivery/opt-outs.repo.ts';
import { suppressionQueries } from '../delivery/suppressions.service.ts';
import type { AttemptOutcome, OptOutCause } from '../domain.ts';
import { badInput } from '../platform/errors.ts';
import {
  countReported,
  type MailReport,
  mailReportStatements,
  reportedAddresses,
  usersWithReturnedTexts,
} from './replies.repo.ts';

const text = z.string().optional().catch(undefined);

/** A MailChannels delivery event. https://docs.mailchannels.net/email-api/advanced/delivery-events/ */
const eventSchema = z.object({
  event: z.string(),
  recipients: z.array(z.string()).optional().catch(undefined),
  /** The API call that sent the email. Only one of the two ids may be present. */
  request_id: text,
  smtp_id: text,
  timestamp: z.number().optional().catch(undefined),
  /** The receiving server's response. */
  status: text,
  reason: text,
});
type MailEvent = z.infer<typeof eventSchema>;
const eventsSchema = z.array(eventSchema.catch({ event: 'unreadable' }));

const day = 24 * 60 * 60_000;
/** Mail servers give up after at most five days; complaints can come later. */
const REPORT_WINDOW = 30 * day;

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
    suppressionQueries.addForEach(db, reportedAddresses(reports, after), now),
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
