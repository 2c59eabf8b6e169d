import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HabitKind, habitKinds, messageStyles, positions } from '../../../worker/domain.ts';
import { contentFor } from '../../../worker/writer/content.ts';
import { openSlots } from '../../../worker/writer/fill.ts';
import { openingOf, slotName } from '../../../worker/writer/program.ts';
import type { WrittenText } from '../../../worker/writer/writer.ts';
import { slotsOf, write } from './campaign-plans.ts';
import { rosa, told } from './habits.ts';

const frequencies = ['Daily', '3 times per week'] as const;
const programs = ['build', 'reduce', 'recover'] as const satisfies readonly HabitKind[];
const startDays = [0, 1, 2, 3, 4, 5, 6];
/** Nothing, the form's two, what the questions add, and odd ones. */
const factSets = ' c a ca d cad cas s casn casnp y casnpy casnpyx casnpyxr nprx'.split(' ');

const contentsOf = (texts: readonly WrittenText[]) => texts.map(({ content }) => content);
const repeated = (texts: readonly WrittenText[]) =>
  contentsOf(texts).filter((content, at, all) => all.indexOf(content) !== at);
const conditionsOf = (texts: readonly WrittenText[]) => texts.flatMap(({ condition }) => condition ?? []);

describe('a whole campaign', () => {
  it.each(messageStyles)(
    '%s has 84 texts and none twice, for the facts that people usually tell',
    (style) => {
      for (const [at, facts] of factSets.entries()) {
        const texts = write(slotsOf(at % 7), { style, facts: told(facts) });
        expect([facts, texts.length, ...repeated(texts)]).toEqual([facts, 84]);
      }
    },
  );

  it.each(programs)('of the kind %s has no text twice, for any facts, style, start and size', (kind) => {
    const habits = fc.record({
      style: fc.constantFrom(...messageStyles),
      facts: fc.subarray([...'casnpyxrd']).map((codes) => told(codes.join(''))),
      small: fc.boolean(),
      sendTime: fc.constantFrom('06:00', '12:00', '16:00', '20:00'),
    });
    const plans = fc.tuple(fc.constantFrom(...startDays), fc.constantFrom(...frequencies));
    fc.assert(
      fc.property(habits, plans, (habit, [startDay, frequency]) => {
        const slots = slotsOf(startDay, frequency);
        const texts = write(slots, { ...habit, kind, daily: frequency === 'Daily' });
        expect(texts.map(({ slotIndex }) => slotIndex)).toEqual(slots.map(({ index }) => index));
        expect(repeated(texts)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it.each(habitKinds)(
    'of the kind %s, begun after the time of its first day, has a text up to the added day',
    (kind) => {
      for (const frequency of frequencies)
        for (const startDay of startDays) {
          const slots = slotsOf(startDay, frequency, true);
          const texts = write(slots, { kind, facts: told('ca'), daily: frequency === 'Daily' });
          expect([slots.length, texts.length]).toEqual(frequency === 'Daily' ? [84, 84] : [36, 36]);
          expect(contentsOf(texts).filter((content) => content.trim() === '')).toEqual([]);
          if (kind !== 'dose' && kind !== 'danger') expect(repeated(texts)).toEqual([]);
        }
    },
  );

  it('has four texts by position, on whatever day it begins', () => {
    for (const startDay of startDays)
      for (const frequency of frequencies) {
        const slots = slotsOf(startDay, frequency);
        const texts = write(slots, { daily: frequency === 'Daily' });
        const placed = texts.flatMap(({ condition, entry }, at) =>
          condition === null ? [] : [[condition, slots[at]?.week, entry?.includes(`:${condition}`)]],
        );
        expect(placed).toEqual([
          ['first', 1, true],
          ['half', 7, true],
          ['lastweek', 12, true],
          ['last', 12, true],
        ]);
        expect([texts[0]?.condition, texts.at(-1)?.condition]).toEqual(['first', 'last']);
      }
  });

  it('is the same when it is written again', () => {
    const again = () => write(slotsOf(2), { facts: told('casnd') });
    expect(again()).toEqual(again());
  });

  it('does not open alike within seven days', () => {
    for (const facts of ['', 'ca', 'casnpyxr']) {
      const openings = contentsOf(write(slotsOf(0), { facts: told(facts) })).map(openingOf);
      const alike = openings.filter((opening, at) =>
        openings.slice(Math.max(0, at - 6), at).includes(opening),
      );
      expect(alike).toEqual([]);
    }
  });

  it('quotes the description four times at most', () => {
    for (const style of messageStyles)
      for (const facts of ['d', 'cad', 'dy', 'casnpyd']) {
        const contents = contentsOf(write(slotsOf(0), { style, facts: told(facts) }));
        expect(contents.filter((content) => content.includes('it is quiet')).length).toBeLessThanOrEqual(4);
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
    const rest = write(slots.slice(40), {}, { banned, before: contentsOf(sent) });
    expect(repeated([...sent, ...rest])).toEqual([]);
    expect(openingOf(rest[0]?.content ?? '')).not.toBe(openingOf(sent.at(-1)?.content ?? ''));
  });

  it('says what each text is for by its techniques', () => {
    const slots = slotsOf(0);
    const { rows } = contentFor('build', 'direct');
    expect(write(slots).map(({ techniques }) => techniques)).toEqual(
      slots.map((slot) => rows.get(slotName(slot))?.techniques),
    );
  });
});

it('hostile facts are said as they were typed, in every kind', () => {
  const hostile = [
    '{done}',
    '{a}{x}',
    '{label}',
    '$&',
    '<b>x</b>',
    'x'.repeat(500),
    '\u202eabc',
    'a\r\nBcc: b',
  ];
  for (const words of [...hostile, '{time} {endday}'])
    for (const kind of habitKinds) {
      const facts = Object.fromEntries(Object.keys(rosa).map((code) => [code, words]));
      for (const { content, ownWords, short } of write(slotsOf(0), { kind, facts, title: words })) {
        const said = ownWords.map(([start, end]) => content.slice(start, end).toLowerCase());
        // A label may be cut; a fact is whole.
        const expected = said[0]?.endsWith('…') ? said[0] : words.toLowerCase();
        expect(said).toEqual(said.map(() => expected));
        // Values are filled into a short form without knowing whose words are whose.
        if (openSlots({ content: words, ownWords: [] }).length > 0) expect(short ?? '').not.toContain(words);
      }
    }
});

describe('the kinds without a program', () => {
  it('dose: a line at the time, in the way it is checked off', () => {
    const lines = (doseVerb: 'taken' | 'measured' | 'been' | null, facts = {}) =>
      write(slotsOf(0), { kind: 'dose', title: 'Lithium', facts, doseVerb });
    const content = '{time}: Lithium. Check it off when you’ve taken it.';
    expect(lines('taken')[1]).toMatchObject({ content, ownWords: [[8, 15]] });
    expect(lines('measured')[1]?.content).toMatch(/measured it\.$/);
    expect(lines('been')[1]?.content).toMatch(/you’ve been\.$/);
    expect(lines(null)[1]?.content).toMatch(/it’s done\.$/);
    expect(lines('taken', { a: 'take two pills.' })[1]?.content).toBe(
      '{time}: take two pills. Check it off when you’ve taken it.',
    );
    expect(conditionsOf(lines('taken'))).toEqual(['first', 'lastweek', 'last']);
  });

  it('danger: the same quiet line, without a word of theirs', () => {
    const texts = write(slotsOf(0), { kind: 'danger', title: 'make it stop' });
    expect(new Set(contentsOf(texts)).size).toBe(1);
    expect(texts[0]?.content).toMatch(/^Checking in\. You don’t have to answer\./);
    expect(texts.flatMap(({ ownWords }) => ownWords)).toEqual([]);
  });

  it('recover has no text for halfway: its day keeps its own', () => {
    expect(conditionsOf(write(slotsOf(0), { kind: 'recover' }))).toEqual(
      positions.filter((one) => one !== 'half'),
    );
  });
});
