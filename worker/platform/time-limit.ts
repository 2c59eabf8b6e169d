/**
 * Does something that listens to a signal, which gives it up after so many milliseconds. Not AbortSignal.timeout: its
 * timer cannot be stopped, and keeps a campaign's object awake for its whole length.
 */
export async function withinTime<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), milliseconds);
  try {
    return await work(timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
