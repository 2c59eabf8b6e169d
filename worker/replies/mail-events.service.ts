import { z } from 'zod';
import { comparable } from '../accounts/accounts.rules.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { phoneOfGateway } from '../delivery/channels/sms-gateway.ts';
import { optOutQueries } from '../delivery/opt-outs.service.ts';
import { suppressionQueries } from '../delivery/suppressions.service.ts';
import { badInput } from '../platform/errors.ts';
import { holds, readHttpSignature, type SignedRequest } from './http-signature.ts';
import {
  countReported,
  type MailReport,
  mailReportStatements,
  peopleWithReturnedTexts,
  reportedAddresses,
} from './mail-events.repo.ts';
import { causeOf, type MailEvent, reportOf } from './mail-events.rules.ts';
import { publicKey } from './mail-keys.service.ts';

const text = z.string().optional().catch(undefined);
const eventsSchema = z.array(
  z
    .object({
      event: z.string(),
      recipients: z.array(z.string()).optional().catch(undefined),
      request_id: text,
      smtp_id: text,
      timestamp: z.number().optional().catch(undefined),
      status: text,
      reason: text,
    })
    .catch({ event: 'unreadable' }),
);

const day = 24 * 60 * 60_000;
/** Mail servers give up after five days at most; complaints can come for as long as someone reads the email. */
const REPORT_WINDOW = 30 * day;

/**
 * Stops what cannot reach somebody, or was complained of, and writes down what became of the message. Only what we sent
 * counts: MailChannels signs the events of all its customers. Events that come again change nothing. One round trip,
 * however many they are.
 */
export async function handleMailEvents({ db, clock, log }: CampaignDeps, body: Uint8Array): Promise<void> {
  const now = clock.now();
  const news = readEvents(body).flatMap((event) => reportsIn(event, now));
  if (news.length === 0) return;
  const after = now - REPORT_WINDOW;
  const [[heard]] = await db.batch([
    countReported(db, news, after),
    suppressionQueries.addForEach(db, reportedAddresses(news, after), now),
    optOutQueries.insertForEach(db, peopleWithReturnedTexts(news, after), now),
    ...mailReportStatements(db, news, after),
  ]);
  log('mail_events', { news: news.length, unknown: news.length - (heard?.known ?? 0) });
}

function reportsIn(event: MailEvent, now: number): MailReport[] {
  const { recipients = [], request_id: requestId = null, smtp_id: name, timestamp } = event;
  const cause = causeOf[event.event];
  if (cause === undefined) return [];
  const messageId = name?.replace(/^<|>$/g, '') ?? null;
  const at = timestamp === undefined ? now : Math.min(timestamp * 1000, now);
  return recipients.map((recipient) => {
    const email = addressOf(recipient);
    const phone = phoneOfGateway(email);
    const { outcome, reason } = reportOf(event, phone !== null) ?? { outcome: null, reason: null };
    const channel = phone === null ? 'email' : 'sms';
    return { address: phone ?? email, channel, requestId, messageId, cause, outcome, reason, at };
  });
}

function readEvents(body: Uint8Array): MailEvent[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw badInput('This request could not be read');
  }
  const parsed = eventsSchema.safeParse(value);
  if (!parsed.success) throw badInput('This request could not be read');
  return parsed.data;
}

/** The address alone, of `Name <address>` too, as addresses are compared. */
const addressOf = (recipient: string) => comparable(/<([^<>]+)>/.exec(recipient)?.[1] ?? recipient);

/** Whether the request comes from MailChannels. @throws unavailable when their key cannot be read now: they try again */
export async function isSignedByMailChannels(
  deps: CampaignDeps,
  request: SignedRequest & { address: string },
): Promise<boolean> {
  const now = deps.clock.now();
  const signature = await readHttpSignature(request, now);
  if (signature === null) return false;
  const key = await publicKey(deps.settings.MAILCHANNELS_BASE_URL, signature.keyId, request.address, now);
  return key !== null && holds(signature, key);
}
