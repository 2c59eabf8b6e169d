import type { Clock } from '../../platform/runtime.ts';
import { withinTime } from '../../platform/runtime.ts';
import type { Outcome } from './channel.ts';

/** Below the 30 seconds that the platform gives a request after its response, and the minute until the guard alarm. */
export const DEFAULT_TIME_LIMIT = 25_000;

type ProviderCall<Special> = {
  clock: Clock;
  timeLimit: number;
  /** How reasons refer to the provider, capitalized. */
  what: string;
  /** Not a function, which would keep a whole email in memory until the provider answers. */
  request: Request | Promise<Request>;
  refusedStatuses: readonly number[];
  readAccepted: (response: Response) => Promise<Outcome>;
  /** Reads the provider's own error format; null means that the status decides. */
  readError?: (response: Response) => Promise<Outcome | Special | null>;
};

/**
 * Never throws: every error is an outcome. Follows no redirects, which could send our key or the user's words elsewhere.
 */
export async function callProvider<Special = never>(call: ProviderCall<Special>): Promise<Outcome | Special> {
  const notReached = { kind: 'retry', reason: `${call.what} could not be reached` } as const;
  try {
    const request = await call.request;
    return await withinTime(call.timeLimit, (signal) =>
      callOnce(call, request, signal).catch(() =>
        signal.aborted
          ? { kind: 'retry', reason: `${call.what} did not answer in time`, isUnanswered: true }
          : notReached,
      ),
    );
  } catch {
    return notReached;
  }
}

async function callOnce<Special>(
  call: ProviderCall<Special>,
  request: Request,
  signal: AbortSignal,
): Promise<Outcome | Special> {
  const response = await fetch(request, { redirect: 'manual', signal });
  if (response.ok) return await call.readAccepted(response);
  const notBefore = retryAfter(response, call.clock.now());
  const reported = (await call.readError?.(response)) ?? null;
  // An unread body keeps one of the Worker's six connections open.
  await response.body?.cancel().catch(() => undefined);
  if (reported !== null) return reported;
  if (call.refusedStatuses.includes(response.status)) {
    return { kind: 'refused', reason: `${call.what} refused the message` };
  }
  const reason =
    response.status === 429 ? `${call.what} was too busy` : `${call.what} had a problem (${response.status})`;
  return notBefore === null ? { kind: 'retry', reason } : { kind: 'retry', reason, notBefore };
}

/** Parses Retry-After (seconds or a date) to epoch milliseconds; null if absent or unreadable. */
function retryAfter(response: Response, now: number): number | null {
  const header = response.headers.get('Retry-After');
  if (header === null) return null;
  const seconds = Number(header);
  const instant = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(instant, now);
}
