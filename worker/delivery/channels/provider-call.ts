import type { Clock } from '../../platform/runtime.ts';
import { withinTime } from '../../platform/runtime.ts';
import type { Outcome } from './channel.ts';

/** The longest a call to a provider may take, in milliseconds. */
export const DEFAULT_TIME_LIMIT = 10_000;

type ProviderCall<Special> = {
  clock: Clock;
  timeLimit: number;
  /** The provider's name in messages to people, capitalized. */
  what: string;
  request: () => ProviderRequest | Promise<ProviderRequest>;
  /** Statuses for which another try would be pointless. */
  refusedStatuses: readonly number[];
  readAccepted: (response: Response) => Promise<Outcome>;
  /** Reads the provider's own error format; null falls back to the status. */
  readFault?: (response: Response) => Promise<Outcome | Special | null>;
};

export type ProviderRequest = { url: string; init: RequestInit };

/**
 * Calls a provider within the time limit and returns one of the three outcomes. It never throws. It doesn't follow
 * redirects, which could send our key or a user's words elsewhere.
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
  // An unread body would keep one of a Worker's six connections open.
  await response.body?.cancel().catch(() => undefined);
  if (fault !== null) return fault;
  if (call.refusedStatuses.includes(response.status)) {
    return { kind: 'refused', reason: `${call.what} refused the message` };
  }
  const reason =
    response.status === 429 ? `${call.what} was too busy` : `${call.what} had a problem (${response.status})`;
  return notBefore === null ? { kind: 'retry', reason } : { kind: 'retry', reason, notBefore };
}

/** Retry-After, in seconds or as a date, as epoch milliseconds; null if absent or unreadable. */
function retryAfter(response: Response, now: number): number | null {
  const header = response.headers.get('Retry-After');
  if (header === null) return null;
  const seconds = Number(header);
  const instant = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(instant, now);
}
