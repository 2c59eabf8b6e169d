import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HabitKind, habitKinds, messageStyles, positions } from '../../../worker/domain.ts';
import { contentFor } from '../../../worker/writer/content.ts';
import { openSlots } from '../../../worker/writer/fill.ts';
import { openingOf, slotName } from '../../../worker/writer/program.ts';
import type { WrittenText } from '../../../worker/writer/writer.ts';
import { factSets, slotsOf, told, write } from './campaign-plans.ts';
import { rosa } from './habits.ts';

const frequencies = ['Daily', '3 times per week'] as const;
const programs = ['build', 'reduce', 'recover'] as const satisfies readonly HabitKind[];
const startDays = [0, 1, 2, 3, 4, 5, 6];

const repeated = (texts: readonly WrittenText[]) => {
  const contents = texts.map(({ content }) => content);
  return contents.filter((content, at) => contents.indexOf(content) !== at);
};

describe('a whole campaign', () => {
  it.each(messageStyles.flatMap((style) => factSets.map((facts) => [style, facts] as const)))(
    '%s, knowing %j: 84 texts, none twice, begun on a Monday, a Wednesday or a Saturday',
    (style, facts) => {
      for (const startDay of [0, 2, 5]) {
        const texts = write(slotsOf(startDay), { style, facts: told(facts) });
        expect(texts).toHaveLength(84);
        expect(repeated(texts)).toEqual([]);
      }
    },
  );

  it.each(programs.flatMap((kind) => frequencies.map((frequency) => [kind, frequency] as const)))(
    '%s, %s: no text twice, for any facts, style, start and size',
    (kind, frequency) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...messageStyles),
          fc.subarray([...'casnpyxrd']),
          fc.constantFrom(...startDays),
          fc.boolean(),
          fc.constantFrom('06:00', '12:00', '16:00', '20:00'),
          (style, facts, startDay, small, sendTime) => {
            const slots = slotsOf(startDay, frequency);
            const texts = write(slots, {
              kind,
              style,
              facts: told(facts.join('')),
              small,
              sendTime,
              daily: frequency === 'Daily',
            });
            expect(texts.map(({ slotIndex }) => slotIndex)).toEqual(slots.map(({ index }) => index));
            expect(repeated(texts)).toEqual([]);
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  it.each(habitKinds.flatMap((kind) => frequencies.map((frequency) => [kind, frequency] as const)))(
    '%s, %s, begun after the time of its first day: every slot up to the added day has a text',
    (kind, frequency) => {
      for (const startDay of startDays) {
        const slots = slotsOf(startDay, frequency, true);
        expect(slots).toHaveLength(frequency === 'Daily' ? 84 : 36);
        const texts = write(slots, { kind, facts: told('ca'), daily: frequency === 'Daily' });
        expect(texts).toHaveLength(slots.length);
        expect(texts.filter(({ content }) => content.trim() === '')).toEqual([]);
        if (kind !== 'dose' && kind !== 'danger') expect(repeated(texts)).toEqual([]);
      }
    },
  );

  it.each(startDays)('from day %i of the week on, five texts go by position', (startDay) => {
    for (const frequency of frequencies) {
      const slots = slotsOf(startDay, frequency);
      const texts = write(slots, { daily: frequency === 'Daily' });
      const placed = texts.flatMap(({ condition }, at) =>
        condition === null ? [] : [[condition, slots[at]?.week]],
      );
      expect(placed).toEqual([
        ['first', 1],
        ['half', 7],
        ['lastweek', 12],
        ['last', 12],
      ]);
      expect(texts[0]?.condition).toBe('first');
      expect(texts.at(-1)?.condition).toBe('last');
      for (const { condition, entry } of texts)
        if (condition !== null) expect(entry).toContain(`:${condition}`);
    }
  });

  it('is the same when it is written again', () => {
    const again = () => write(slotsOf(2), { facts: told('casnd') });
    expect(again()).toEqual(again());
  });

  it('does not open alike within seven days', () => {
    for (const facts of ['', 'ca', 'casnpyxr']) {
      const openings = write(slotsOf(0), { facts: told(facts) }).map(({ content }) => openingOf(content));
      openings.forEach((opening, at) => {
        if (at > 0) expect(openings.slice(Math.max(0, at - 6), at)).not.toContain(opening);
      });
    }
  });

  it('quotes the description four times at most', () => {
    for (const style of messageStyles)
      for (const facts of ['d', 'cad', 'dy', 'casnpyd']) {
        const quotes = write(slotsOf(0), { style, facts: told(facts) }).filter(({ content }) =>
          content.includes('it is quiet'),
        );
        expect(quotes.length).toBeLessThanOrEqual(4);
      }
  });

  it('has the small version in about a third of its texts at most', () => {
    for (const style of messageStyles)
      for (const facts of ['cas', 'casn', 'casnpy', 'casnpyxr'])
        for (const frequency of frequencies) {
          const texts = write(slotsOf(0, frequency), {
            style,
            facts: told(facts),
            daily: frequency === 'Daily',
          });
          const small = texts.filter(({ content }) => /four long bow strokes/i.test(content));
          expect(small.length / texts.length).toBeLessThan(0.36);
        }
  });

  it('goes on after texts that were sent, without them', () => {
    const slots = slotsOf(0);
    const sent = write(slots.slice(0, 40));
    const banned = new Set(sent.flatMap(({ entry }) => entry ?? []));
    const rest = write(slots.slice(40), {}, { banned, before: sent.map(({ content }) => content) });
    expect(repeated([...sent, ...rest])).toEqual([]);
    expect(openingOf(rest[0]?.content ?? '')).not.toBe(openingOf(sent.at(-1)?.content ?? ''));
  });

  it('says what each text is for by its techniques', () => {
    const slots = slotsOf(0);
    const { rows } = contentFor('build', 'direct');
    write(slots).forEach(({ techniques }, at) => {
      const slot = slots[at];
      if (slot !== undefined) expect(techniques).toEqual(rows.get(slotName(slot))?.techniques);
    });
  });
});

describe('hostile facts', () => {
  it.each([
    '{done}',
    '{a}{x}',
    '{label}',
    '$&',
    '<b>x</b>',
    'x'.repeat(500),
    '\u202eabc',
    'a\r\nBcc: b',
    '{time} {endday}',
  ])('%j is said as it was typed, in every kind', (words) => {
    for (const kind of habitKinds) {
      const facts = Object.fromEntries(Object.keys(rosa).map((code) => [code, words]));
      for (const text of write(slotsOf(0), { kind, facts, title: words })) {
        for (const [start, end] of text.ownWords)
          expect(text.content.slice(start, end).toLowerCase()).toBe(ownAs(words, text));
        // Values are filled into a short form without knowing whose words are whose.
        if (looksLikeValue(words)) expect(text.short ?? '').not.toContain(words);
      }
    }
  });

  const looksLikeValue = (words: string) => openSlots({ content: words, ownWords: [] }).length > 0;

  /** A label may be cut; a fact is whole. */
  const ownAs = (words: string, { content, ownWords }: WrittenText) => {
    const [start, end] = ownWords[0] ?? [0, 0];
    const said = content.slice(start, end).toLowerCase();
    return said.endsWith('…') ? said : words.toLowerCase();
  };
});

describe('the kinds without a program', () => {
  it('dose: a line at the time, in the way it is checked off', () => {
    const lines = (doseVerb: 'taken' | 'measured' | 'been' | null, facts = {}) =>
      write(slotsOf(0), { kind: 'dose', title: 'Lithium', facts, doseVerb });
    expect(lines('taken')[1]).toMatchObject({
      content: '{time}: Lithium. Check it off when you’ve taken it.',
      ownWords: [[8, 15]],
    });
    expect(lines('measured')[1]?.content).toMatch(/measured it\.$/);
    expect(lines('been')[1]?.content).toMatch(/you’ve been\.$/);
    expect(lines(null)[1]?.content).toMatch(/it’s done\.$/);
    expect(lines('taken', { a: 'take two pills.' })[1]?.content).toBe(
      '{time}: take two pills. Check it off when you’ve taken it.',
    );
    expect(
      lines('taken')
        .map(({ condition }) => condition)
        .filter((one) => one !== null),
    ).toEqual(['first', 'lastweek', 'last']);
  });

  it('danger: the same quiet line, without a word of theirs', () => {
    const texts = write(slotsOf(0), { kind: 'danger', title: 'make it stop' });
    expect(new Set(texts.map(({ content }) => content)).size).toBe(1);
    expect(texts[0]?.content).toMatch(/^Checking in\. You don’t have to answer\./);
    expect(texts.flatMap(({ ownWords }) => ownWords)).toEqual([]);
  });

  it('recover has no text for halfway: its day keeps its own', () => {
    const texts = write(slotsOf(0), { kind: 'recover' });
    expect(texts.map(({ condition }) => condition).filter((one) => one !== null)).toEqual(
      positions.filter((one) => one !== 'half'),
    );
  });
});
