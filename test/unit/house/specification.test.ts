import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Row = { number: string; tests: { file: string; title: string }[] };

/** A title may hold a placeholder, as a test of many cases has; it stands in the table as it stands in the test. */
function readRow(line: string): Row | null {
  const [, number, , shownBy] = /^\| (D?\d+\.\d+) \| (.+) \| (.+) \|$/.exec(line) ?? [];
  if (number === undefined || shownBy === undefined) return null;
  const tests = shownBy.split('<br>').map((reference) => {
    const [, file = '', title = ''] = /^`(test\/\S+\.ts)` › (.+)$/.exec(reference) ?? [];
    return { file, title };
  });
  return { number, tests };
}

/** Statements that no test shows yet. */
const withoutTest: string[] = [];

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .map(readRow)
  .filter((row) => row !== null);

const titles = new Map<string, string>();

/** The text of a test file, read once. */
function textOf(file: string): string {
  const known = titles.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  titles.set(file, known);
  return known;
}

describe('the table of the specification', () => {
  it('has a row for each statement, with a number of its own', () => {
    expect(rows.length).toBeGreaterThan(250);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('names tests that exist', () => {
    const wrong = rows
      .filter(({ number }) => !withoutTest.includes(number))
      .flatMap(({ number, tests }) => tests.map((test) => ({ number, ...test })))
      .filter(({ file, title }) => {
        const text = textOf(file);
        return title === '' || !["'", '`', '"'].some((quote) => text.includes(`${quote}${title}${quote},`));
      });
    expect(wrong).toEqual([]);
  });

  it('says openly where a test is missing', () => {
    const open = rows.filter(({ tests }) => tests.some(({ file }) => file === ''));
    expect(open.map(({ number }) => number)).toEqual(withoutTest);
  });
});
