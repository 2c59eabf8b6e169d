import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../worker/writer/content.ts';
import {
  ContentError,
  factCodes,
  parseEntries,
  placeholderPattern,
  readPlaceholder,
} from '../../../worker/writer/entries.ts';
import { parseOutline } from '../../../worker/writer/outline.ts';

describe('a file of texts', () => {
  it('holds entries with their slot, facts, tags and short form', () => {
    const source = [
      '# Week 6',
      '',
      '[w6.wed ns] When {n}: {s}. Decide it now, use it when it comes.',
      '> When {n}: {s}. Decide it now.',
      '  [missed-1/2 daily evening] No mark yesterday.  ',
    ].join('\n');
    expect(parseEntries('build/direct', source)).toEqual([
      {
        key: 'build/direct:w6.wed+ns',
        slot: 'w6.wed',
        wording: 1,
        needs: ['n', 's'],
        daily: false,
        daypart: null,
        text: 'When {n}: {s}. Decide it now, use it when it comes.',
        short: 'When {n}: {s}. Decide it now.',
        line: 3,
      },
      {
        key: 'build/direct:missed-1/2',
        slot: 'missed-1',
        wording: 2,
        needs: [],
        daily: true,
        daypart: 'evening',
        text: 'No mark yesterday.',
        short: null,
        line: 5,
      },
    ]);
  });

  it.each([
    ['Just words.', 1, 'Expected'],
    ['[w1.mon]', 1, 'Expected'],
    ['[w1.mon No end', 1, 'Expected'],
    ['\n[] Text', 2, 'Expected'],
    ['# note\n\n> Short without a text', 3, 'short text follows'],
    ['[w1.mon] Text\n> Short\n> Short again', 3, 'short text follows'],
    ['[w1.mon] Text\n[w1.tue cq] Text', 2, '"cq"'],
    ['[w1.mon dialy] Text', 1, '"dialy"'],
    ['[missed-1/0] Text', 1, '"0"'],
    ['[missed-1/two] Text', 1, '"two"'],
    ['[missed-1/1.5] Text', 1, '"1.5"'],
  ])('%j is refused with its line', (source, line, problem) => {
    const read = () => parseEntries('build/warm', source);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(problem);
    expect(read).toThrow(new RegExp(`^build/warm:${line} `));
  });

  it.each(Object.entries(contentFiles))('%s can be read, and its keys tell entries apart', (file, source) => {
    const keys = parseEntries(file, source).map(({ key, daily, daypart }) => `${key} ${daily} ${daypart}`);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !key.startsWith(`${file}:`))).toEqual([]);
  });

  it.each(Object.entries(contentFiles))(
    '%s says the facts that its texts want, no more and no less',
    (file, source) => {
      const wrong = parseEntries(file, source).flatMap(({ key, needs, text, short }) => {
        const of = (words: string) => {
          const found = [...words.matchAll(placeholderPattern)].map(readPlaceholder);
          return found.flatMap((one) => (one?.kind === 'fact' ? [one.code] : []));
        };
        const missing = [...of(text), ...of(short ?? '')].filter((code) => !needs.includes(code));
        const idle = needs.filter((code) => !of(text).includes(code));
        return missing.length + idle.length > 0 ? [key] : [];
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('a placeholder', () => {
  const read = (text: string) => [...text.matchAll(placeholderPattern)].map(readPlaceholder);

  it.each(factCodes)('{%s} stands for a fact', (code) => {
    expect(read(`{${code}}`)).toEqual([{ kind: 'fact', code }]);
  });

  it('may ask for a number in words', () => {
    expect(read('{done} {done in words}')).toEqual([
      { kind: 'slot', name: 'done', inWords: false },
      { kind: 'slot', name: 'done', inWords: true },
    ]);
  });

  it.each(['{q}', '{label}', '{my done}', '{c in words}', '{DONE}'])('%s stands for nothing', (text) => {
    expect(read(text).filter((found) => found !== undefined)).toEqual([]);
  });
});

describe('an outline', () => {
  it('says of each slot what its text is for', () => {
    const rows = parseOutline(
      'build/outline',
      '# Week 6\n[w6.wed] ns n s · 1.2 8.7 · core\nThe if-then.\n[w6.sun] - · 1.5 · open\nDid it turn up?\n[w6.tue] ca · 8.3\nPlain.',
    );
    expect(rows).toEqual([
      {
        slot: 'w6.wed',
        variants: [['s', 'n'], ['n'], ['s']],
        techniques: ['1.2', '8.7'],
        core: true,
        open: false,
        plain: false,
        purpose: 'The if-then.',
      },
      {
        slot: 'w6.sun',
        variants: [],
        techniques: ['1.5'],
        core: false,
        open: true,
        plain: false,
        purpose: 'Did it turn up?',
      },
      {
        slot: 'w6.tue',
        variants: [['c', 'a']],
        techniques: ['8.3'],
        core: false,
        open: false,
        plain: true,
        purpose: 'Plain.',
      },
    ]);
  });

  it.each([
    ['[w6.wed] ns', 1],
    ['[w6.wed] ns · 1.2', 1],
    ['# note\n[w6.wed] · 1.2\nPurpose', 2],
    ['[a] c · 1.2\nPurpose\n[b] c · 1.2\n\nToo late', 3],
  ])('%j is refused with its line', (source, line) => {
    expect(() => parseOutline('build/outline', source)).toThrow(
      new RegExp(`^build/outline:${line} Expected`),
    );
  });
});
