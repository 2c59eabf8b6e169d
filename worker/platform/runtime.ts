import { encodeBase64urlNoPadding } from '@oslojs/encoding';

/** Returns epoch milliseconds. An argument everywhere, so that tests can set the time. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** Unguessable, URL-safe ids of 160 bits. */
export type Ids = { next(): string };

export const randomIds: Ids = {
  next: () => encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(20))),
};

/** Writes one line of JSON. Never log addresses, tokens or message texts. */
export type Log = (event: string, fields: Record<string, string | number | boolean | null>) => void;

export const consoleLog: Log = (event, fields) => {
  console.log(JSON.stringify({ event, ...fields }));
};

/** The names and first lines of an unexpected error and its causes, for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  const line = `${error.name}: ${error.message.split('\n')[0]?.slice(0, 200) ?? ''}`;
  return error.cause === undefined ? line : `${line} < ${describeError(error.cause)}`;
}

/**
 * Runs a task with a signal that aborts after the given time. Unlike the timer of `AbortSignal.timeout`, this one is
 * cleared when the task is done, so it doesn't keep a Durable Object awake.
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
