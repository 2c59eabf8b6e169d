/** Missed goals are reported but never fatal. */
export const verdict = (isMet: boolean) => (isMet ? '✓' : '✗');

export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
export const share = (ratio: number) => ratio.toFixed(2);
export const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Pads each column to its longest cell. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
  }
}

/** @param share 0 to 1; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
