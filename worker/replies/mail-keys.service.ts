import { z } from 'zod';
import { unavailable } from '../platform/errors.ts';
import { withinTime } from '../platform/runtime.ts';
import { readPublicKey } from './http-signature.ts';

/** Keys change rarely. Unknown names are cached too, so that a forged one is looked up only once. */
const known = new Map<string, { key: CryptoKey; until: number }>();
const unknown = new Map<string, number>();
const keptFor = { known: 60 * 60_000, unknown: 5 * 60_000 };
const MAX_KEPT = 50;
const timeLimit = 10_000;

/**
 * Names that were never seen are asked for a few times a minute only, as anybody can make them up; and one address may
 * not use up all of it, so that a new key of the email service is still found.
 */
const minute = 60_000;
const most = { all: 6, fromOneAddress: 2 };
let asking = { since: 0, from: [] as string[] };

const keySchema = z.object({ key: z.string() });

/**
 * The key that the email service signs with under this name; null when it has none.
 * @param address where the call comes from that names it
 * @throws unavailable when it cannot be asked for now
 */
export async function publicKey(
  baseUrl: string,
  keyId: string,
  address: string,
  now: number,
): Promise<CryptoKey | null> {
  const url = `${baseUrl}/webhook/public-key?id=${encodeURIComponent(keyId)}`;
  const kept = known.get(url);
  if (kept !== undefined && kept.until > now) return kept.key;
  if ((unknown.get(url) ?? 0) > now) return null;
  if (kept === undefined) countAsking(address, now);
  const key = await askFor(url);
  if (key !== null) keep(known, url, { key, until: now + keptFor.known });
  else {
    known.delete(url);
    keep(unknown, url, now + keptFor.unknown);
  }
  return key;
}

function countAsking(address: string, now: number): void {
  if (Math.abs(now - asking.since) >= minute) asking = { since: now, from: [] };
  const { from } = asking;
  const isTooMany =
    from.length >= most.all || from.filter((one) => one === address).length >= most.fromOneAddress;
  if (isTooMany) throw unavailable('Too many keys were requested. Please send this again in a minute');
  from.push(address);
}

async function askFor(url: string): Promise<CryptoKey | null> {
  const answer = await withinTime(timeLimit, async (signal) => {
    const response = await fetch(url, { signal });
    return { status: response.status, body: await response.json().catch(() => null) };
  }).catch(() => null);
  if (answer === null || answer.status >= 500) throw unavailable('The email service’s key can’t be loaded');
  const parsed = keySchema.safeParse(answer.body);
  return answer.status === 200 && parsed.success ? readPublicKey(parsed.data.key) : null;
}

function keep<Value>(kept: Map<string, Value>, url: string, value: Value): void {
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(url, value);
}
