import type { Clock } from '../../platform/clock.ts';
import { withinTime } from '../../platform/time-limit.ts';
import type { Outcome } from './channel.ts';

/** No call to the outside lasts longer, in milliseconds. */
export const DEFAULT_TIME_LIMIT = 10_000;

type ProviderCall<Special> = {
  clock: Clock;
  timeLimit: number;
  /** The provider in a person's words, at the start of a sentence. */
  what: string;
  request: () => ProviderRequest | Promise<ProviderRequest>;
  /** Statuses that trying again cannot change. */
  refusedStatuses: readonly number[];
  readAccepted: (response: Response) => Promise<Outcome>;
  /** What an answer that is not OK says in the provider's own way; null leaves it to the status. */
  readFault?: (response: Response) => Promise<Outcome | Special | null>;
};

export type ProviderRequest = { url: string; init: RequestInit };

/**
 * Calls a provider within the time limit and sorts what happens into the three outcomes. Never throws.
 * A redirect is not followed: it would carry the key, or a person's words, to wherever it points.
 */
export async function callProvider<Special = never>(call: ProviderCall<Special>): Promise<Outcome | Special> {
  return withinTime(call.timeLimit, async (signal) => {
    try {
      return await askProvider(call, signal);
    } catch {
      const reason = signal.aborted ? 'did not answer in time' : 'could not be reached';
      return { kind: 'retry', reason: `${call.what} ${reason}` };
    }
  });
}

async function askProvider<Special>(
  call: ProviderCall<Special>,
  signal: AbortSignal,
): Promise<Outcome | Special> {
  const { url, init } = await call.request();
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  if (response.ok) return await call.readAccepted(response);
  const notBefore = retryAfter(response, call.clock.now());
  const fault = (await call.readFault?.(response)) ?? null;
  // An answer that nobody reads would hold one of the six connections that a Worker may have open.
  await response.body?.cancel().catch(() => undefined);
  if (fault !== null) return fault;
  if (call.refusedStatuses.includes(response.status)) {
    return { kind: 'refused', reason: `${call.what} refused the message` };
  }
  const reason =
    response.status === 429 ? `${call.what} was too busy` : `${call.what} had a problem (${response.status})`;
  return notBefore === null ? { kind: 'retry', reason } : { kind: 'retry', reason, notBefore };
}

/** Retry-After in seconds or as a date, as an instant in epoch milliseconds; null when absent or unreadable. */
function retryAfter(response: Response, now: number): number | null {
  const header = response.headers.get('Retry-After');
  if (header === null) return null;
  const seconds = Number(header);
  const instant = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(instant, now);
}
