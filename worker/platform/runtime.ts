import { encodeBase64urlNoPadding } from '@oslojs/encoding';

/** The current time in epoch milliseconds. Passed as an argument, so that tests can set it. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** Unguessable ids of 160 bits, safe in a URL. */
export type Ids = { next(): string };

export const randomIds: Ids = {
  next: () => encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(20))),
};

/** Writes one line of JSON. Never put addresses, tokens or message texts into `facts`. */
export type Log = (event: string, facts: Record<string, string | number | boolean | null>) => void;

export const consoleLog: Log = (event, facts) => {
  console.log(JSON.stringify({ event, ...facts }));
};

/** Describes an unexpected error for the log: its name and first line, and those of its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  const line = `${error.name}: ${error.message.split('\n')[0]?.slice(0, 200) ?? ''}`;
  return error.cause === undefined ? line : `${line} < ${describeError(error.cause)}`;
}

/**
 * Runs a task with a signal that aborts after this many milliseconds. AbortSignal.timeout won't do: its timer can't be
 * stopped, so it would keep a Durable Object awake for the full time.
 */
export async function withinTime<Result>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), milliseconds);
  try {
    return await task(timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
