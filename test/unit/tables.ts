import { expect } from 'vitest';

/** Phrases separated by bars or line breaks. */
export const phrases = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/);

/** Expects what a function returns for each text. Compares all at once, so a failure shows every row. */
export function expectEach<Result>(give: (text: string) => Result, rows: Record<string, NoInfer<Result>>) {
  expect(Object.fromEntries(Object.keys(rows).map((text) => [text, give(text)]))).toEqual(rows);
}
