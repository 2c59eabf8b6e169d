import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../worker/writer/content.ts';
import {
  factCodes,
  parseEntries,
  placeholderPattern,
  readPlaceholder,
} from '../../../worker/writer/entries.ts';
import { parseOutline } from '../../../worker/writer/outline.ts';

const placeholdersIn = (text: string) => [...text.matchAll(placeholderPattern)].map(readPlaceholder);

describe('a file of texts', () => {
  it('holds entries with their slot, facts, tags and short form', () => {
    const source = `# Week 6

[w6.wed ns] When {n}: {s}. Decide it now, use it when it comes.
> When {n}: {s}. Decide it now.
  [missed-1/2 daily evening] No mark yesterday.  `;
    expect(parseEntries('build/direct', source)).toEqual([
      {
        ...{ key: 'build/direct:w6.wed+ns', slot: 'w6.wed', wording: 1, needs: ['n', 's'], line: 3 },
        ...{ daily: false, daypart: null },
        text: 'When {n}: {s}. Decide it now, use it when it comes.',
        short: 'When {n}: {s}. Decide it now.',
      },
      {
        ...{ key: 'build/direct:missed-1/2', slot: 'missed-1', wording: 2, needs: [], line: 5 },
        ...{ daily: true, daypart: 'evening', text: 'No mark yesterday.', short: null },
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
    expect(() => parseEntries('build/warm', source)).toThrow(new RegExp(`^build/warm:${line} .*${problem}`));
  });

  it('tells its entries apart by their keys, and says the facts that its texts want', () => {
    const factsIn = (text: string) =>
      placeholdersIn(text).flatMap((one) => (one?.kind === 'fact' ? [one.code] : []));
    for (const [file, source] of Object.entries(contentFiles)) {
      const entries = parseEntries(file, source);
      const keys = entries.map(({ key, daily, daypart }) => `${key} ${daily} ${daypart}`);
      expect([file, new Set(keys).size]).toEqual([file, Math.max(keys.length, 1)]);
      expect(keys.filter((key) => !key.startsWith(`${file}:`))).toEqual([]);
      for (const { key, needs, text, short } of entries) {
        expect([key, new Set(factsIn(text))]).toEqual([key, new Set(needs)]);
        expect(needs, key).toEqual(expect.arrayContaining(factsIn(short ?? '')));
      }
    }
  });
});

describe('a placeholder', () => {
  it('stands for a fact or a value, which may be a number in words', () => {
    for (const code of factCodes) expect(placeholdersIn(`{${code}}`)).toEqual([{ kind: 'fact', code }]);
    expect(placeholdersIn('{done} {done in words}')).toEqual([
      { kind: 'slot', name: 'done', inWords: false },
      { kind: 'slot', name: 'done', inWords: true },
    ]);
  });

  it('that is not known stands for nothing', () => {
    const found = placeholdersIn('{q} {label} {my done} {c in words} {DONE}');
    expect(found.filter((one) => one !== undefined)).toEqual([]);
  });
});

describe('an outline', () => {
  it('says of each slot what its text is for', () => {
    const source = `# Week 6
[w6.wed] ns n s · 1.2 8.7 · core
The if-then.
[w6.sun] - · 1.5 · open
Did it turn up?
[w6.tue] ca · 8.3
Plain.`;
    const usual = { core: false, open: false, plain: false };
    const variants = [['s', 'n'], ['n'], ['s']];
    expect(parseOutline('build/outline', source)).toEqual([
      { ...usual, slot: 'w6.wed', variants, techniques: ['1.2', '8.7'], core: true, purpose: 'The if-then.' },
      { ...usual, slot: 'w6.sun', variants: [], techniques: ['1.5'], open: true, purpose: 'Did it turn up?' },
      {
        ...usual,
        slot: 'w6.tue',
        variants: [['c', 'a']],
        techniques: ['8.3'],
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
