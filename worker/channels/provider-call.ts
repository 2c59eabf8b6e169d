import type { Clock } from '../clock.ts';
import type { Outcome } from './channel.ts';

const timeLimit = 10_000;

type ProviderCall = {
  clock: Clock;
  /** The provider in a person's words, at the start of a sentence. */
  what: string;
  url: string;
  init: RequestInit;
  /** Statuses that trying again cannot change. */
  refusedStatuses: readonly number[];
  readAccepted: (response: Response) => Promise<Outcome>;
};

/** Calls a provider within the time limit and sorts what happens into the three outcomes. Never throws. */
export async function callProvider(call: ProviderCall): Promise<Outcome> {
  try {
    const response = await fetch(call.url, { ...call.init, signal: AbortSignal.timeout(timeLimit) });
    if (response.ok) return await call.readAccepted(response);
    await response.body?.cancel();
    if (call.refusedStatuses.includes(response.status)) {
      return { kind: 'refused', reason: `${call.what} refused the message` };
    }
    const notBefore = retryAfter(response, call.clock.now());
    const reason =
      response.status === 429
        ? `${call.what} was too busy`
        : `${call.what} had a problem (${response.status})`;
    return notBefore === null ? { kind: 'retry', reason } : { kind: 'retry', reason, notBefore };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return {
      kind: 'retry',
      reason: timedOut ? `${call.what} did not answer in time` : `${call.what} could not be reached`,
    };
  }
}

/** Retry-After in seconds or as a date, as an instant in epoch milliseconds; null when absent or unreadable. */
function retryAfter(response: Response, now: number): number | null {
  const header = response.headers.get('Retry-After');
  if (header === null) return null;
  const seconds = Number(header);
  const instant = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(instant, now);
}
