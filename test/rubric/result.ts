/** What a rule measured. */
export type Result = { rule: string; bar: string; measured: string; passed: boolean; worst: string[] };

/** Puts a result together. */
export function verdict(
  rule: string,
  bar: string,
  measured: string,
  passed: boolean,
  worst: string[] = [],
): Result {
  return { rule, bar, measured, passed, worst };
}

/** A part of one as whole or tenth percents; never rounded up to 100. */
export function share(part: number): string {
  return part === 1 ? '100 %' : `${(Math.floor(part * 1000) / 10).toFixed(1)} %`;
}
