import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageStyles, positions } from '../../../worker/domain.ts';
import { writeConditional } from '../../../worker/writer/built-in.ts';
import { contentFor } from '../../../worker/writer/content.ts';
import { fillSlots, openSlots } from '../../../worker/writer/fill.ts';
import { historyOf, type PastMessage } from '../../../worker/writer/history.ts';
import { slotName } from '../../../worker/writer/program.ts';
import {
  comesWithChoices,
  type Leaving,
  positionNow,
  replacementText,
  type SendContext,
  slotValues,
  timeInWords,
} from '../../../worker/writer/send-time-text.ts';
import type { WrittenText } from '../../../worker/writer/writer.ts';
import { slotsOf, write } from './campaign-plans.ts';
import { dateOf, expectEach, habitWith, historyAfter, lettersOf, threeAWeek, told } from './habits.ts';

const nameOf = (day: number) =>
  slotName({ week: Math.floor(day / 7) + 1, weekday: (day % 7) + 1, position: null });

type Extra = { message?: Partial<Leaving>; sent?: Record<number, string> } & Partial<SendContext>;

/** The planned message of the day after the ones that are told of, and what is known then. */
function leavingAfter(days: string, { message = {}, sent = {}, ...change }: Extra): [Leaving, SendContext] {
  const { length } = lettersOf(days);
  const planned: Leaving = {
    slotIndex: length,
    week: Math.min(Math.floor(length / 7) + 1, 12),
    localDate: dateOf(length),
    entry: `build/direct:${nameOf(length)}+ca`,
    condition: null,
    writer: 'built-in',
    ...message,
  };
  const history = historyAfter(days, undefined, sent);
  const usual = {
    habit: habitWith(),
    isLast: false,
    missedSentToday: false,
    banned: new Set<string>(),
    before: [],
  };
  return [planned, { ...usual, history, ...change }];
}

const instead = (days: string, extra: Extra = {}) =>
  replacementText(...leavingAfter(days, { ...extra, sent: { 0: 'first', ...extra.sent } }));

const plainSlots = contentFor('build', 'direct').plainSlots;
const slotOf = (entry: string | null | undefined) => /:([\w.-]+)/.exec(entry ?? '')?.[1] ?? '';

describe('where a message stands now', () => {
  const at = (days: string, sent: Record<number, string> = {}, isLast = false) =>
    positionNow(...leavingAfter(days, { sent, isLast }));

  it('the first is the first that is sent', () => {
    expectEach(at, ': first, hhh: first');
    expect(at('d', { 0: 'first' })).toBe(null);
  });

  it('half is the first of week 7, or a later one of it where the first never came', () => {
    expectEach((days) => at(days), 'd42: half, d42h: half, d42h7: -');
    expect(at('d43', { 42: 'half' })).toBe(null);
  });

  it('the last week begins with the first of week 12, or a later one', () => {
    expectEach((days) => at(days), 'd77: lastweek, d77hh: lastweek');
    expect(at('d77hhd', { 79: 'lastweek' })).toBe(null);
  });

  it('the last is the one that nothing comes after, on whatever day', () => {
    expect(at('d83', { 77: 'lastweek' }, true)).toBe('last');
    expect(at('d60', {}, true)).toBe('last');
    expect(at('d83', { 77: 'lastweek' })).toBe(null);
  });
});

describe('a planned text', () => {
  it('stands where nothing speaks against it', () => {
    expect(instead('d4')).toBe(null);
    expect(instead('d42', { message: { condition: 'half' } })).toBe(null);
    expect(instead('', { message: { condition: 'first' } })).toBe(null);
  });

  it('takes its new place when the days around it are gone', () => {
    expect(instead('h')).toMatchObject({ condition: 'first', slotIndex: 1 });
    expect(instead('d42h')?.condition).toBe('half');
    expect(instead('d77h')?.condition).toBe('lastweek');
    expect(instead('d80', { isLast: true, sent: { 77: 'lastweek' } })?.condition).toBe('last');
    expect(instead('d77', { isLast: true, message: { condition: 'lastweek' } })?.condition).toBe('last');
  });

  it('gives up a place that another has taken', () => {
    const text = instead('d3sd', { message: { condition: 'first', entry: 'build/direct:first+ca' } });
    expect([text?.condition, slotOf(text?.entry)]).toEqual([null, nameOf(5)]);
    const sent = { 77: 'lastweek', 80: 'week', 82: 'number' };
    expect(instead('d83', { message: { condition: 'last' }, sent })?.condition).toBe(null);
  });

  it('says good-bye differently to someone who marked nothing, and leaves the plan out', () => {
    for (const kind of ['build', 'reduce'] as const) {
      const goodbye = (days: string) =>
        instead(days, { habit: habitWith({ kind }), isLast: true, sent: { 77: 'lastweek' } });
      expect(goodbye('m83')).toMatchObject({ condition: 'last', ownWords: [] });
      expect(slotOf(goodbye('m83')?.entry)).toBe('last-none');
      expect(slotOf(goodbye('dm82')?.entry)).toBe('last');
    }
  });

  it('without an entry of ours is written anew, unless a person or a model wrote it', () => {
    expect(instead('d4', { message: { entry: null } })).toMatchObject({ condition: null });
    for (const writer of ['openai', 'person'] as const)
      expect(instead('d4', { message: { entry: null, writer } })).toBe(null);
  });

  it('does not come a second time', () => {
    const [planned, around] = leavingAfter('d4', { sent: { 0: 'first' } });
    const past = around.history.past.map((day, at) => (at === 2 ? { ...day, entry: planned.entry } : day));
    const text = replacementText(planned, { ...around, history: { ...around.history, past } });
    expect(text?.entry).toEqual(expect.any(String));
    expect(text?.entry).not.toBe(planned.entry);
  });
});

describe('a text for what was marked, or not', () => {
  it('replaces the planned one', () => {
    const condition = (days: string) => {
      const text = instead(days);
      expect(slotOf(text?.entry)).toBe(text?.condition);
      expect(text?.slotIndex).toBe(lettersOf(days).length);
      return text?.condition;
    };
    expectEach(
      condition,
      'mmm: not-begun, dmmm: missed-3, mddm: missed-1, dmmd: returned, d7: week, ddhhh: back',
    );
  });

  describe('of several wordings', () => {
    const entries = contentFor('build', 'direct').bySlot.get('missed-1') ?? [];
    const withAct = entries.filter(({ needs }) => needs.length > 0).map(({ key }) => key);
    const keyAfter = (keys: readonly string[], daysAgo: number) =>
      writeConditional({
        habit: habitWith(),
        condition: 'missed-1',
        slot: { index: 40, week: 6, weekday: 5, position: null },
        sent: keys.map((entry) => ({ entry, daysAgo })),
        banned: new Set(),
        before: [],
      })?.entry ?? null;

    const all = entries.map(({ key }) => key);
    it('is one with the act, then one without it, and the first again after four weeks', () => {
      expect(withAct).toContain(keyAfter([], 0));
      expect(withAct.slice(1)).toContain(keyAfter(withAct.slice(0, 1), 28));
      expect(all).toContain(keyAfter(withAct, 28));
      expect(withAct).not.toContain(keyAfter(withAct, 28));
      expect(keyAfter(all, 28)).toBe(all[0]);
    });

    it('is none where each was heard in the last four weeks', () => {
      expect(keyAfter(all, 27)).toBe(null);
      expect(keyAfter(all, 28)).not.toBe(null);
    });
  });

  it('has no cue on a weekend', () => {
    for (const style of messageStyles)
      for (const days of ['ddmmd', 'dddmmd', 'mmdddm', 'ddhhh', 'dddhhh']) {
        const text = instead(days, {
          habit: habitWith({ style }),
          message: { entry: `build/${style}:w1.sat` },
        });
        expect(text?.condition).not.toBe(null);
        expect(text?.content).not.toContain('hang up your coat');
      }
  });

  it('never replaces a position', () => {
    expect(instead('d39mmm', { message: { condition: 'half' } })).toBe(null);
    expect(instead('d79mmm', { isLast: true })?.condition).toBe('last');
  });

  it('comes in another wording where one was rated down, and not at all where each was', () => {
    const first = instead('mddm');
    const second = instead('mddm', { banned: new Set([first?.entry ?? '']) });
    expect(second).toMatchObject({ condition: 'missed-1' });
    expect(second?.entry).not.toBe(first?.entry);
    const all = new Set((contentFor('build', 'direct').bySlot.get('missed-1') ?? []).map(({ key }) => key));
    expect(instead('mddm', { banned: all })).toBeNull();
  });

  it('speaks of a weekday that keeps failing, where the plan is far enough', () => {
    expect(instead('(dddmddd)4 ff')?.condition).toBe('gapday');
  });

  it('knows plain days and days that may do without the act', () => {
    const at = (extra: string) => instead(`d4mmd43 ${extra}`, { sent: { 41: 'week' } })?.condition;
    expect([nameOf(50), plainSlots.has('w8.tue'), plainSlots.has('w8.wed')]).toEqual(['w8.tue', true, false]);
    expect(at('d')).toBe('runs');
    expect(at('dd')).not.toBe('runs');
  });

  it('is of the kind, and none in "danger"', () => {
    const of = (kind: 'recover' | 'dose' | 'danger', days: string) =>
      instead(days, { habit: habitWith({ kind }), message: { entry: `${kind}/x` } });
    expect(of('recover', 'm7')?.condition).toBe('quiet');
    expect(of('dose', 'ddm')?.condition).toBe('nomark');
    expect(of('danger', 'm9')).toBe(null);
  });
});

describe('while days go by without a mark', () => {
  it('weekends after two such days, and weeks 8 and 11, ask for something small or plain', () => {
    // Saturday, Friday, Saturday after one day only; weeks 8, 11 and 9.
    const asksForLess = (days: string) => {
      const text = instead(days, { missedSentToday: true });
      if (text === null) return false;
      expect(plainSlots).toContain(slotOf(text.entry));
      expect([text.condition, text.content.toLowerCase().includes('four long bow strokes')]).toEqual([
        null,
        true,
      ]);
      return true;
    };
    expectEach(asksForLess, 'd3mm: yes, d2mm: no, d4m: no, d49mm: yes, d70mm: yes, d56mm: no');
  });

  it('after a gap of ten days, or with no mark at all, come plain texts alone, until something is done', () => {
    const gap = { sent: { 5: 'missed-3', 11: 'missed-10' } };
    const unbegun = { sent: { 3: 'not-begun' } };
    const isPlain = (days: string, extra: Extra) => {
      const text = instead(days, extra);
      const { length } = lettersOf(days);
      return text === null ? plainSlots.has(nameOf(length)) : plainSlots.has(slotOf(text.entry));
    };
    expectEach((days) => isPlain(days, gap), 'dm11: yes, dm12: yes, dm13: yes, dm14: yes, dm15: yes');
    expectEach((days) => isPlain(days, unbegun), 'm6: yes, m7: yes, m8: yes, m9: yes, dm6: no');
    expect(instead('dm11dsd', gap)).toBe(null);
    expect(instead('dm11d12m', { ...gap, missedSentToday: true })).toBe(null);
  });

  it('reduce is no different, and recover asks no less than it does', () => {
    const reduce = instead('d3mm', { habit: habitWith({ kind: 'reduce' }), missedSentToday: true });
    expect(contentFor('reduce', 'direct').plainSlots).toContain(slotOf(reduce?.entry));
    const recover = { habit: habitWith({ kind: 'recover' }), message: { entry: 'recover/quiet:w1.sat' } };
    expect(instead('d3mm', recover)).toBe(null);
  });
});

describe('what is filled in as a message is read', () => {
  const values = (days: string, of = undefined as typeof threeAWeek | undefined) =>
    slotValues(historyAfter(days, of), { lastDate: '2026-03-29', sendMinute: 20 * 60 });

  it('are the numbers of the app', () => {
    expect(values('md6m')).toMatchObject({
      done: { text: '6', words: 'six' },
      due: { text: '8', words: 'eight' },
      ...{ done7: { text: '6' }, due7: { text: '7' }, missed: { text: '1', words: 'one' } },
      ...{ streak: { text: '6' }, endday: { text: 'Sunday' }, time: { text: '8 PM' } },
    });
  });

  it('names the latest day: yesterday, or a weekday; none where there was none', () => {
    expectEach((days) => values(days).lastday?.text, 'dm: yesterday, dmhf: Tuesday, : undefined');
    expect(values('ddm', threeAWeek).lastday).toEqual({ text: 'Saturday' });
  });

  it('names a weekday that keeps failing, alone and as a habit', () => {
    expect(values('(dddmddd)4')).toMatchObject({
      weekday: { text: 'Thursday' },
      weekdays: { text: 'Thursdays' },
    });
    expect(values('d28').weekday).toBe(undefined);
  });

  it('says the time as people do', () => {
    expectEach((minute) => timeInWords(Number(minute)), '0: 12 AM, 5: 12:05 AM, 363: 6:03 AM, 719: 11:59 AM');
    expectEach((minute) => timeInWords(Number(minute)), '720: 12 PM, 1200: 8 PM, 1439: 11:59 PM');
  });
});

it('the four choices come with a lapse alone', () => {
  expectEach(
    comesWithChoices,
    'not-begun: yes, missed-3: yes, missed-10: yes, quiet: yes, missed-1: no, last: no',
  );
  expect(comesWithChoices(null)).toBe(false);
});

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
      expect(told).toEqual(['first', 'not-begun', 'missed-10', 'lastweek', 'last']);
    }
  });
});
