import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wantedOf } from '../../../scripts/messages/content-check.ts';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import {
  type Condition,
  type ConditionContext,
  closingFor,
  conditionFor,
  conditions,
  lapseConditions,
  missedConditions,
} from '../../../worker/writer/conditions.ts';
import { type Campaign, historyOf } from '../../../worker/writer/history.ts';
import { daily, dateOf, daysOf, expectEach, historyAfter, threeAWeek } from './habits.ts';

type SendContext = Partial<Omit<ConditionContext, 'history'>> & {
  sent?: Record<number, string>;
  of?: Campaign;
};

/** A message that is about to leave after days that went so. @param sent what earlier messages answered to, by day */
const momentOf = (
  days: string,
  { sent = {}, of = daily, ...change }: SendContext = {},
): ConditionContext => ({
  history: historyAfter(days, of, sent),
  ...{ week: 3, position: null, plain: false, open: false, missedSentToday: false },
  ...change,
});

/** What a message of a "build" campaign answers to, with one every day or three a week. */
const build = (days: string, circumstances: SendContext = {}) =>
  conditionFor('build', momentOf(days, circumstances));

const weekly = (days: string, circumstances: SendContext = {}) =>
  build(days, { of: threeAWeek, ...circumstances });

/** The same, as long as earlier messages answered to something. */
const having =
  (sent: Record<number, string>, ask = build) =>
  (days: string) =>
    ask(days, { sent });

/** Whether it is one condition or any other. */
const isIt =
  (condition: string, ask = build) =>
  (days: string) =>
    ask(days) === condition;

describe('after a pause', () => {
  it('of three days or more, the return is named', () => {
    expectEach(build, 'd4h3: back, d4hh: -, d4h20: back, hhh: back');
  });

  it('nothing is said once a message came since, nor where messages only failed', () => {
    expectEach(build, 'dhhhm: -, d4fff: -');
  });

  it('of three a week, days are counted and not messages', () => {
    expectEach(isIt('back', weekly), 'ddhd: no, ddh: no, dddh: no, dddhh: yes');
  });

  it('comes before what is missing, and has no rest', () => {
    expect(build('d m9 hhh')).toBe('back');
    expect(build('ddhhhdhhh', { sent: { 5: 'back' } })).toBe('back');
  });
});

describe('where nothing has been marked', () => {
  it('it is said after three days, or two of three a week', () => {
    expectEach(build, 'mm: -, mmm: not-begun, msm: not-begun, dmm: -');
    expectEach(weekly, 'm: -, mm: not-begun');
  });

  it('once in a campaign', () => {
    expect(build('mmmm', { sent: { 3: 'not-begun' } })).toBe(null);
    expect(build('m40', { sent: { 3: 'not-begun', 10: 'missed-10' } })).toBe(null);
  });
});

describe('a long gap', () => {
  const told = { 4: 'missed-3' };

  it('is ten days, or six messages of three a week', () => {
    expectEach(having(told), 'd m9: -, d m10: missed-10');
    expectEach(having(told, weekly), 'd m5: -, d m6: missed-10');
  });

  it('comes once until something is done, and is no shorter for a skipped answer', () => {
    const sent = { ...told, 11: 'missed-10' };
    expect(build('d m15', { sent })).toBe(null);
    expect(build('d m11 d m10', { sent: { ...sent, 16: 'missed-3' } })).toBe('missed-10');
    expect(build('d m6 s m4', { sent: told })).toBe(null);
  });
});

describe('three days without a mark', () => {
  it('in a row are spoken of, every day or three a week', () => {
    const cases = 'dmm: no, dmmm: yes, dmsm: no, dm5: yes, d4hmmm: yes';
    expectEach(isIt('missed-3'), cases);
    expectEach(isIt('missed-3', weekly), cases);
  });

  it('are spoken of once until something is done, be it marked late', () => {
    expectEach(having({ 4: 'missed-3' }), 'dm5: -, dm4dm3: missed-3, dm3dm3: missed-3');
  });

  it('are spoken of four times in a campaign at most', () => {
    const gaps = 'dmmm'.repeat(5);
    expect(build(gaps, { sent: { 4: 'missed-3', 8: 'missed-3', 12: 'missed-3' } })).toBe('missed-3');
    const four = { 4: 'missed-3', 8: 'missed-3', 12: 'missed-3', 16: 'missed-3' };
    expect(build(gaps, { sent: four })).toBe(null);
  });

  it('are spoken of however many conditional texts came lately', () => {
    expect(build('dddmdmmm', { sent: { 3: 'three', 4: 'missed-1' } })).toBe('missed-3');
  });
});

describe('one day without a mark', () => {
  it('is spoken of when it was the last one, and at least four days are known', () => {
    expectEach(build, 'mdm: -, mddm: missed-1, mdds: -, mddmm: -, mddmh: missed-1');
  });

  it('is not spoken of again for seven days', () => {
    expectEach(having({ 4: 'missed-1' }), 'mmdmddmdddm: missed-1, mmdmddmddm: -');
  });

  it('after the third time is not spoken of again for 14 days', () => {
    const days = `mmdm${'ddm'.repeat(9)}`;
    const sent = (third: number) => ({ 4: 'missed-1', 11: 'missed-1', [third]: 'missed-1' });
    expect(build(days, { sent: sent(18) })).toBe(null);
    expect(build(days, { sent: sent(17) })).toBe('missed-1');
    expect(build(days, { sent: { 11: 'missed-1', 18: 'missed-1' } })).toBe('missed-1');
  });

  it('needs no comfort where the week is strong: all but one of seven, and no other miss in two weeks', () => {
    expectEach(build, 'd6m: -, d13m: -, d5m: missed-1, dmd4d6m: missed-1');
    expectEach(build, 'md13m: -, md12m: missed-1, d4mddm: missed-1');
  });

  it('is no news where more than half of the latest seven days, or three messages, are without a mark', () => {
    expectEach(build, 'mmdm: -, mdmdmdm: -, dmdmddm: missed-1');
    expectEach(weekly, 'dmdm: -, mddm: missed-1');
  });

  it('nor of three a week', () => {
    expectEach(weekly, 'md6m: -, md5m: -, ddmddm: missed-1');
  });
});

describe('a return', () => {
  it('after two days without a mark or more is named on the day after', () => {
    expectEach(build, 'dmd: -, dmmd: returned, dm4d: returned, dmmdd: -, mmd: -, dmsd: -');
  });

  it('is not named again for 14 days', () => {
    expectEach(having({ 4: 'returned' }), 'dmmd dmdsdmdsdm mmd: -, dmmd dmdsdmdsdms mmd: returned');
  });
});

describe('a best streak', () => {
  it('is the first day past one of five days or more, and has no blank in it', () => {
    expectEach(build, 'd6mmd6: -, d6mmd7: best, d5mmd6: best, d4mmd5: -');
    expectEach(build, 'd5mmd6: best, d5mmddmd4: -');
  });

  it('of three a week follows at least four', () => {
    expectEach(isIt('best', weekly), 'd6 mdd ddd dddd: yes, dfd dfd mdd ddd dd: yes, ddd mdd dddd: no');
  });

  it('is told for 14 days no more, and not after a miss', () => {
    expect(build('d5mmd7', { sent: { 13: 'best' } })).toBe('week');
    expect(build('d5mmd6m')).toBe('missed-1');
  });
});

describe('a full week', () => {
  it('is seven of seven, or three of three', () => {
    expectEach(isIt('week'), 'd6: no, d7: yes, md7: yes, d3sd3: no');
    expectEach(weekly, 'dd: -, ddd: week');
  });

  it('is named every other week at most', () => {
    expectEach(having({ 7: 'week' }), 'd20: -, d21: week');
  });
});

describe('three in a row', () => {
  it('are named the first time, and the first time since two days went by', () => {
    expectEach(build, 'dd: -, ddd: three, mmmddd: three, dddd: -, dddmddd: -, dddmmddd: three');
    expectEach(build, 'dddmmdmddd: three, dddmmdddmddd: -, dddsmddd: -');
  });

  it('rest for 21 days, and are nothing where three come a week', () => {
    expect(build('dddmmddd', { sent: { 3: 'three' } })).toBe(null);
    expect(weekly('mddd')).not.toBe('three');
  });
});

describe('a round number', () => {
  /** So many done, the last of them yesterday, and nothing else to tell. */
  const kept = (count: number) =>
    `${'dds'.repeat(Math.floor(count / 2))}${count % 2 ? 'd' : ''}`.replace(/s$/, '');

  it('is 10, 25, 50 and 75, or 5, 10, 20 and 30 of three a week', () => {
    const named = (ask: typeof build, counts: number[]) =>
      counts.filter((count) => ask(kept(count)) === 'number');
    const all = [9, 10, 11, 24, 25, 26, 30, 49, 50, 51, 75, 100];
    expect(named(build, all)).toEqual([10, 25, 50, 75]);
    expect(all.filter((count) => build(kept(count)) !== null)).toEqual([10, 25, 50, 75]);
    expect(named(weekly, [5, 10, 20, 30])).toEqual([5, 10, 20, 30]);
  });

  it('has just been reached', () => {
    expect(build(`${kept(10)}s`)).toBe(null);
    expect(build(kept(10), { sent: { 9: 'number' } })).toBe(null);
  });
});

describe('a weekday that keeps failing', () => {
  it('is spoken of on the day and the day before, where Thursdays fail', () => {
    const ask = (days: string) => build(`(dddmddd)4 ${days}`, { week: 5, sent: { 27: 'week' } });
    expectEach(ask, 'f: -, ff: gapday, fff: gapday, ffff: -');
  });

  it('from week 5 on, every day only, and not again for 28 days', () => {
    expect(build('(dddmddd)4 ff', { week: 4 })).toBe(null);
    expect(weekly('(dddmddd)4 ff', { week: 5 })).not.toBe('gapday');
    expect(build('(dddmddd)7 ff', { week: 8, sent: { 23: 'gapday' } })).toBe('gapday');
    expect(build('(dddmddd)7 ff', { week: 8, sent: { 24: 'gapday' } })).toBe(null);
  });
});

describe('what runs by itself', () => {
  const plain = { week: 8, plain: true };

  it('is twelve of fourteen from week 8 on, told on a plain day', () => {
    expectEach((days) => build(days, plain), 'd5md3sd4: runs, md4md3sd4: -, md5md3sd4: runs');
    expect(build('d5md3sd4', { ...plain, week: 7 })).toBe(null);
    expect(build('d5md3sd4', { ...plain, plain: false })).toBe(null);
  });

  it('of three a week is six of six, told on any day that asks for the act', () => {
    const sent = { 0: 'best', 6: 'week' };
    expect(weekly('d9', { week: 8, sent })).toBe('runs');
    expect(weekly('d9', { week: 8, open: true, sent })).toBe(null);
    expect(weekly('dddsd5', { week: 8, sent })).not.toBe('runs');
  });
});

describe('other kinds', () => {
  const of =
    (kind: 'recover' | 'dose', sent = {}) =>
    (days: string) =>
      conditionFor(kind, momentOf(days, { sent }));

  it('recover: after seven days without an answer, once until something is done', () => {
    expectEach(of('recover'), 'm6: -, m7: quiet, m6sm: -, ddhhh: back');
    expectEach(of('recover', { 7: 'quiet' }), 'm20: -, m8dm7: quiet');
  });

  it('dose: yesterday without a mark, at most every third day', () => {
    expectEach(of('dose'), 'd: -, m: nomark, mf: -');
    expectEach(of('dose', { 1: 'nomark' }), 'mmm: -, mmmm: nomark');
  });
});

describe('the order and the limits', () => {
  it('a position comes before everything', () => {
    for (const position of ['first', 'half', 'lastweek', 'last'] as const)
      expect(build('d m12 hhh', { position })).toBe(null);
  });

  it('what is missing is told once a day over all campaigns', () => {
    const ask = (days: string) => build(days, { missedSentToday: true });
    for (const days of ['mmm', 'dmmm', 'd m10', 'mddm']) {
      expect(missedConditions).toContain(build(days));
      expect(missedConditions).not.toContain(ask(days));
    }
    expectEach(ask, 'dmmd: returned, ddhhh: back');
  });

  it('two conditional texts come in seven messages, not counting long gaps, pauses and positions', () => {
    const ask = (sent: Record<number, string>) => build('mmdmdmmd', { sent });
    expect(ask({ 4: 'missed-1', 7: 'number' })).toBe(null);
    expect(ask({ 4: 'missed-1' })).toBe('returned');
    expect(ask({ 1: 'number', 4: 'missed-1' })).toBe('returned');
    expect(ask({ 4: 'missed-3', 7: 'back' })).toBe('returned');
    expect(ask({ 3: 'half', 5: 'lastweek', 6: 'last' })).toBe('returned');
  });

  it('one in three where three come a week', () => {
    const ask = (sent: Record<number, string>) => weekly('mmdmmd', { sent });
    expect(ask({ 2: 'not-begun' })).toBe('returned');
    expect(ask({ 4: 'missed-1' })).toBe(null);
    expect(ask({ 3: 'missed-1' })).toBe('returned');
  });

  it('an earlier one wins, and one that rests gives way', () => {
    expectEach(build, 'd7: week, d5mmd7: best');
    expect(build('d5mmd7', { sent: { 9: 'best' } })).toBe('week');
    expect(build('d10', { sent: { 7: 'week' } })).toBe('number');
  });

  it('the four choices come with a lapse, and not with a single missed day', () => {
    expect([...lapseConditions].sort()).toEqual(['missed-10', 'missed-3', 'not-begun', 'quiet']);
    expect([...missedConditions].sort()).toEqual(['missed-1', 'missed-10', 'missed-3', 'not-begun']);
  });
});

it('the closing text goes by the share that was done: 80 percent, 40 percent, any, none', () => {
  const closing = (counts: string) => {
    const [done = 0, due = 0] = counts.split(' of ').map(Number);
    return closingFor({ done, due });
  };
  expectEach(closing, '84 of 84: closing-high, 80 of 100: closing-high, 79 of 100: closing-mid');
  expectEach(closing, '799 of 1000: closing-mid, 40 of 100: closing-mid, 399 of 1000: closing-low');
  expectEach(closing, '1 of 84: closing-low, 0 of 84: closing-none, 0 of 0: closing-none');
});

const letters = fc.array(fc.constantFrom(...'ddddmmmshf'), { maxLength: 84 }).map((days) => days.join(''));
const kinds = fc.constantFrom(...habitKinds);
const said = fc.constantFrom(...conditions, 'half', 'closing-low', 'unheard-of', null, null, null);

const moments = fc
  .record({
    days: letters,
    said: fc.array(said, { maxLength: 84 }),
    campaign: fc.constantFrom(daily, threeAWeek),
    week: fc.integer({ min: 1, max: 12 }),
    plain: fc.boolean(),
    open: fc.boolean(),
    missedSentToday: fc.boolean(),
  })
  .map(({ days, said, campaign, ...rest }): ConditionContext => {
    const sent = said.flatMap((condition, day) => (condition === null ? [] : [[day, condition] as const]));
    return { ...rest, position: null, history: historyAfter(days, campaign, Object.fromEntries(sent)) };
  });

const both: readonly HabitKind[] = ['build', 'reduce'];

/** Who may get what. */
const kindsOf: Record<Condition, readonly HabitKind[]> = {
  back: [...both, 'recover'],
  ...{ 'not-begun': both, 'missed-10': both, 'missed-3': both, 'missed-1': both, returned: both },
  ...{ week: both, three: both, gapday: both, best: ['build'], number: ['build'], runs: ['build'] },
  quiet: ['recover'],
  nomark: ['dose'],
};

describe('whatever has been marked', () => {
  it('a kind gets the conditions that are meant for it, and "danger" none', () => {
    fc.assert(
      fc.property(moments, kinds, (moment, kind) => {
        const condition = conditionFor(kind, moment);
        if (condition !== null) expect(kindsOf[condition]).toContain(kind);
      }),
    );
  });

  it('nobody is told of a missing mark when the latest day is marked or answered', () => {
    fc.assert(
      fc.property(moments, kinds, (moment, kind) => {
        const latest = moment.history.settled.at(-1);
        if (latest?.done !== true && latest?.skipped !== true) return;
        const begun = moment.history.done > 0 ? ['not-begun'] : [];
        expect(['missed-1', 'missed-3', 'missed-10', 'quiet', 'nomark', ...begun]).not.toContain(
          conditionFor(kind, moment),
        );
      }),
    );
  });

  it('nobody hears that it goes well when the latest day is not marked', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        if (moment.history.settled.at(-1)?.done !== false) return;
        expect(['returned', 'best', 'week', 'three', 'number']).not.toContain(conditionFor('build', moment));
      }),
    );
  });

  it('a position is never replaced', () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom('first', 'half', 'lastweek', 'last'),
        kinds,
        (moment, position, kind) => {
          expect(conditionFor(kind, { ...moment, position })).toBe(null);
        },
      ),
    );
  });

  it('a mark that is added late never makes another day missing', () => {
    fc.assert(
      fc.property(letters, fc.nat(83), (days, place) => {
        const past = daysOf(days);
        const marked = past.map((day, at) => (at === place && day.sent ? { ...day, done: true } : day));
        const missedIn = (rows: typeof past) => historyOf(rows, daily, dateOf(past.length)).missed;
        expect(missedIn(marked)).toBeLessThanOrEqual(missedIn(past));
      }),
    );
  });

  /** Sends every message of a campaign in turn, as its days go. */
  function sentOver(days: string, campaign: typeof daily): { condition: Condition | null; day: number }[] {
    const past = daysOf(days, campaign);
    return past.flatMap((one, day) => {
      if (!one.sent) return [];
      const history = historyOf(past.slice(0, day), campaign, one.localDate);
      const week = Math.min(Math.floor(day / (campaign.frequency === 'Daily' ? 7 : 3)) + 1, 12);
      const moment = { history, week, position: null, plain: true, open: false, missedSentToday: false };
      one.condition = conditionFor('build', moment);
      return [{ condition: one.condition as Condition | null, day }];
    });
  }

  it.each([
    ['seven messages hold two conditional texts at most', daily, 7, 2],
    ['three of three a week hold one', threeAWeek, 3, 1],
  ])('%s, but for returns from a pause and three days without a mark', (_, campaign, size, most) => {
    fc.assert(
      fc.property(letters, (days) => {
        const counted = sentOver(days, campaign).map(
          ({ condition }) => condition !== null && condition !== 'back' && condition !== 'missed-3',
        );
        for (let at = 0; at + size <= counted.length; at += 1)
          expect(counted.slice(at, at + size).filter(Boolean).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('"not begun" comes once, and a gap is named once until something is done', () => {
    fc.assert(
      fc.property(letters, (days) => {
        const sent = sentOver(days, daily);
        const of = (name: Condition) =>
          sent.flatMap(({ condition, day }) => (condition === name ? [day] : []));
        expect(of('not-begun').length).toBeLessThanOrEqual(1);
        for (const name of ['missed-3', 'missed-10'] as const)
          of(name).forEach((day, at, all) => {
            if (at > 0) expect(days.slice(all[at - 1], day)).toContain('d');
          });
      }),
    );
  });
});

it('each condition that a kind can meet has texts', () => {
  for (const kind of ['build', 'reduce', 'recover'] as const) {
    const wanted = Object.keys(wantedOf[kind]).filter((name) => !/^(closing|last-none)/.test(name));
    expect(wanted.sort()).toEqual(conditions.filter((one) => kindsOf[one].includes(kind)).sort());
  }
});
