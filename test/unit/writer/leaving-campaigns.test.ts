import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageStyles, positions } from '../../../worker/domain.ts';
import { fillSlots, openSlots } from '../../../worker/writer/fill.ts';
import { historyOf, type PastMessage } from '../../../worker/writer/history.ts';
import { replacementText, slotValues } from '../../../worker/writer/send-time-text.ts';
import type { WrittenText } from '../../../worker/writer/writer.ts';
import { slotsOf, write } from './campaign-plans.ts';
import { habitWith, told } from './habits.ts';

type Sent = WrittenText & { position: boolean; read: string; open: string[]; missed: number };

/** A whole campaign as it leaves: one letter for what became of each day. */
function send(
  letters: string,
  facts: string,
  kind: 'build' | 'reduce',
  style: (typeof messageStyles)[number],
  startDay = 0,
): Sent[] {
  const habit = habitWith({ kind, style, facts: told(facts) });
  const slots = slotsOf(startDay);
  const planned = write(slots, habit);
  const campaign = { frequency: 'Daily' as const, startDate: slots[0]?.localDate ?? '' };
  const past: PastMessage[] = [];
  const sent: Sent[] = [];
  slots.forEach((slot, at) => {
    const letter = letters[at] ?? 'd';
    const isSent = 'dms'.includes(letter);
    const plannedText = planned[at];
    let text = plannedText;
    if (isSent && plannedText !== undefined) {
      const history = historyOf(past, campaign, slot.localDate);
      text =
        replacementText(
          { ...plannedText, week: slot.week, localDate: slot.localDate, writer: 'built-in' },
          {
            habit,
            history,
            isLast: at === slots.length - 1,
            missedSentToday: false,
            banned: new Set(),
            before: sent.map(({ content }) => content),
          },
        ) ?? plannedText;
      const values = slotValues(history, { lastDate: slots.at(-1)?.localDate ?? '', sendMinute: 420 });
      const filled = fillSlots({ content: text.content, ownWords: [...text.ownWords] }, values);
      sent.push({
        ...text,
        position: positions.some((one) => one === text?.condition),
        read: filled.content,
        open: openSlots(filled),
        missed: history.missed,
      });
    }
    past.push({
      localDate: slot.localDate,
      sent: isSent,
      done: letter === 'd',
      skipped: letter === 's',
      held: letter === 'h',
      condition: isSent ? (text?.condition ?? null) : null,
      entry: isSent ? (text?.entry ?? null) : null,
    });
  });
  return sent;
}

const campaigns = fc.record({
  letters: fc
    .array(fc.constantFrom(...'dddddmmmshf'), { minLength: 84, maxLength: 84 })
    .map((days) => days.join('')),
  facts: fc.constantFrom('', 'ca', 'cas', 'casn', 'casnpyxr', 'cad'),
  kind: fc.constantFrom('build', 'reduce'),
  style: fc.constantFrom(...messageStyles),
  startDay: fc.nat(6),
});

describe('a campaign, whatever is marked', () => {
  it('sends no planned text twice, leaves no value open, and begins, turns and ends with a text for that', () => {
    fc.assert(
      fc.property(campaigns, ({ letters, facts, kind, style, startDay }) => {
        const sent = send(`${letters.slice(0, 83)}d`, facts, kind, style, startDay);
        for (const { open, read } of sent) {
          expect(open, read).toEqual([]);
          expect(read).not.toMatch(/[{}]/);
        }
        const entries = sent.flatMap(({ condition, position, entry }) =>
          condition === null || position ? [entry] : [],
        );
        expect(entries.filter((entry, at) => entries.indexOf(entry) !== at)).toEqual([]);
        const placed = sent.flatMap(({ condition, position }) => (position ? [condition] : []));
        expect(new Set(placed).size).toBe(placed.length);
        expect([placed[0], placed.at(-1)]).toEqual(['first', 'last']);
      }),
      { numRuns: 25 },
    );
  });

  it('with every day kept says nothing of missing marks', () => {
    for (const style of messageStyles) {
      const conditions = send('d'.repeat(84), 'casnpyxr', 'build', style).map(({ condition }) => condition);
      expect(conditions.join(' ')).not.toMatch(/missed|back|returned/);
      expect(conditions).toEqual(expect.arrayContaining(['week', 'runs']));
    }
  });

  it('after a long silence asks now for little and now for the whole', () => {
    for (const style of messageStyles) {
      const sent = send('m'.repeat(84), 'cas', 'build', style);
      const small = sent.map(({ content }) => /four long bow strokes/i.test(content));
      const spares = sent.flatMap(({ entry }, at) => (entry?.includes(':plain/') ? [at] : []));
      expect(spares.filter((at) => small[at])).not.toEqual([]);
      expect(spares.filter((at) => !small[at])).not.toEqual([]);
      expect(spares.filter((at) => small[at] && (small[at - 1] || small[at - 2]))).toEqual([]);
    }
  });

  it('without a single mark says so once, offers an end once, and stays plain', () => {
    for (const kind of ['build', 'reduce'] as const) {
      const told = send('m'.repeat(84), 'cas', kind, 'friendly').flatMap(({ condition }) => condition ?? []);
      expect(told).toEqual(['first', 'not-begun', 'missed-10', 'half', 'lastweek', 'last']);
    }
  });
});
