/** The value that a share of all values do not exceed. @param share 0 to 1; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
export const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;
