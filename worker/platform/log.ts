/** Writes one line of JSON. Addresses, tokens and contents of messages never belong in `facts`. */
export type Log = (event: string, facts: Record<string, string | number | boolean | null>) => void;

export const consoleLog: Log = (event, facts) => {
  console.log(JSON.stringify({ event, ...facts }));
};

/** What an unexpected error may tell the log: its kind and first line, with the causes behind it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  const line = `${error.name}: ${error.message.split('\n')[0]?.slice(0, 200) ?? ''}`;
  return error.cause === undefined ? line : `${line} < ${describeError(error.cause)}`;
}
