import { z } from 'zod';
import { comparable } from '../accounts/accounts.rules.ts';
import type { Deps } from '../deps.ts';
import { badInput, unavailable } from '../errors.ts';
import type { StopCause } from '../stops/stops.schemas.ts';
import { stopQueries } from '../stops/stops.service.ts';
import { holds, readHttpSignature, readPublicKey, type SignedRequest } from './http-signature.ts';
import { findPeopleByEmail } from './inbound.repo.ts';

const eventsSchema = z.array(
  z.object({ event: z.string(), recipients: z.array(z.string()).optional() }).catch({ event: 'unreadable' }),
);

/** What happens to an address after which nothing more may be sent there. */
const causes: Partial<Record<string, StopCause>> = {
  'hard-bounced': 'bounce',
  dropped: 'bounce',
  complained: 'complaint',
  unsubscribed: 'unsubscribe-link',
};

/** How many addresses one query takes. */
const chunk = 50;

/** Stops emails to those whom they cannot reach, or who complained. Events that come again change nothing. */
export async function takeMailEvents(deps: Deps, body: Uint8Array): Promise<void> {
  const events = readEvents(body);
  const stops = new Map<StopCause, Set<string>>();
  for (const { event, recipients = [] } of events) {
    const cause = causes[event];
    if (cause === undefined) continue;
    const addresses = stops.get(cause) ?? new Set();
    for (const recipient of recipients) addresses.add(addressOf(recipient));
    stops.set(cause, addresses);
  }
  for (const [cause, addresses] of stops) await stopEmails(deps, [...addresses], cause);
}

function readEvents(body: Uint8Array) {
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

async function stopEmails({ db, clock, log }: Deps, addresses: readonly string[], cause: StopCause) {
  for (let at = 0; at < addresses.length; at += chunk) {
    const people = await findPeopleByEmail(db, addresses.slice(at, at + chunk));
    const stop = { campaignId: null, channel: 'email', cause } as const;
    const [first, ...rest] = people.map(({ id }) => stopQueries.insert(db, id, stop, clock.now()));
    if (first !== undefined) await db.batch([first, ...rest]);
    log('mail_events', { cause, people: people.length });
  }
}

/** Whether the request comes from MailChannels. @throws unavailable when their key cannot be read now: they try again */
export async function isSignedByMailChannels(deps: Deps, request: SignedRequest): Promise<boolean> {
  const now = deps.clock.now();
  const signature = await readHttpSignature(request, now);
  if (signature === null) return false;
  const key = await publicKey(deps.settings.MAILCHANNELS_BASE_URL, signature.keyId, now);
  return key !== null && holds(signature, key);
}

/** Keys change rarely. That one is unknown is remembered too, so that forged ones cause no stream of requests. */
const keys = new Map<string, { key: CryptoKey | null; until: number }>();
const keptFor = { known: 60 * 60_000, unknown: 5 * 60_000 };
const mostKeys = 50;
const timeLimit = 10_000;

const keySchema = z.object({ key: z.string() });

async function publicKey(baseUrl: string, keyId: string, now: number): Promise<CryptoKey | null> {
  const url = `${baseUrl}/webhook/public-key?id=${encodeURIComponent(keyId)}`;
  const kept = keys.get(url);
  if (kept !== undefined && kept.until > now) return kept.key;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) }).catch(() => null);
  if (response === null || response.status >= 500)
    throw unavailable('The key of the email service is out of reach');
  const parsed = keySchema.safeParse(await response.json().catch(() => null));
  const key = response.ok && parsed.success ? await readPublicKey(parsed.data.key) : null;
  if (keys.size >= mostKeys) keys.clear();
  keys.set(url, { key, until: now + (key === null ? keptFor.unknown : keptFor.known) });
  return key;
}
