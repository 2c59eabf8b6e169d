import { expect } from 'vitest';

/** Phrases separated by bars or line breaks. */
export const phrases = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/);

const words = new Map<unknown, string>([
  [null, '-'],
  [true, 'yes'],
  [false, 'no'],
]);

/** Compares all results at once, so a failure shows every row. "-" is null; true and false are "yes" and "no". */
function compare(answer: (input: string) => unknown, rows: readonly string[], arrow: string) {
  const answers = rows.map((row) => {
    const [input = ''] = row.split(arrow);
    const given = answer(input);
    return `${input}${arrow}${words.get(given) ?? given}`;
  });
  expect(answers).toEqual(rows);
}

/** Compares results with a table such as "mm: -, mmm: not-begun". */
export const expectEach = (answer: (input: string) => unknown, table: string) =>
  compare(answer, table.split(', '), ': ');

/** Compares results with rows such as "my alarm rings → your alarm rings", separated by bars or line breaks. */
export const expectRows =
  (answer: (input: string) => unknown) =>
  ([table = '']: TemplateStringsArray) =>
    compare(answer, phrases(table), ' → ');
