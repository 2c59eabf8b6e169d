/** Whether the language that the browser names is one that it can format numbers in. */
function isUsable(language: string): boolean {
  try {
    return new Intl.NumberFormat(language) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Fetches the bar chart. Browsers without a locale of their own name theirs 'en-US@posix', which `Intl` refuses; the
 * charting library hands it on as soon as it is loaded, and would break there.
 */
export function loadBarChart() {
  if (!isUsable(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en-US' });
  return import('./bar-chart.tsx');
}
