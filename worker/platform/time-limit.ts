/**
 * Runs a task with a signal that aborts it after this many milliseconds. Not AbortSignal.timeout: its
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
