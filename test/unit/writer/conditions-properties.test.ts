import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wantedOf } from '../../../scripts/messages/wanted.ts';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import {
  type Condition,
  conditionFor,
  conditions,
  type Moment,
  missedConditions,
} from '../../../worker/writer/conditions.ts';
import { historyOf } from '../../../worker/writer/history.ts';
import { daily, dateOf, daysOf, historyAfter, threeAWeek } from './habits.ts';

const letters = fc.array(fc.constantFrom(...'ddddmmmshf'), { maxLength: 84 }).map((days) => days.join(''));
const known = fc.constantFrom<(string | null)[]>(
  ...conditions,
  'half',
  'closing-low',
  'unheard-of',
  null,
  null,
  null,
);
const moments = fc
  .record({
    days: letters,
    said: fc.array(known, { maxLength: 84 }),
    campaign: fc.constantFrom(daily, threeAWeek),
    week: fc.integer({ min: 1, max: 12 }),
    plain: fc.boolean(),
    open: fc.boolean(),
    toldToday: fc.boolean(),
  })
  .map(({ days, said, campaign, ...rest }): Moment => {
    const sent = Object.fromEntries(
      said.flatMap((condition, day) => (condition === null ? [] : [[day, condition]])),
    );
    return { ...rest, position: null, history: historyAfter(days, campaign, sent) };
  });

/** Who may get what (program.md, section 3). */
const kindsOf: Record<Condition, readonly HabitKind[]> = {
  back: ['build', 'reduce', 'recover'],
  'not-begun': ['build', 'reduce'],
  'missed-10': ['build', 'reduce'],
  'missed-3': ['build', 'reduce'],
  'missed-1': ['build', 'reduce'],
  returned: ['build', 'reduce'],
  best: ['build'],
  week: ['build', 'reduce'],
  three: ['build', 'reduce'],
  number: ['build'],
  gapday: ['build', 'reduce'],
  runs: ['build'],
  quiet: ['recover'],
  nomark: ['dose'],
};

describe('whatever has been marked', () => {
  it('a kind gets the conditions that are meant for it, and "danger" none', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...habitKinds), (moment, kind) => {
        const condition = conditionFor(kind, moment);
        if (condition !== null) expect(kindsOf[condition]).toContain(kind);
      }),
    );
  });

  it('nobody is told of a missing mark when the latest day is marked or answered', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...habitKinds), (moment, kind) => {
        const latest = moment.history.settled.at(-1);
        if (latest?.done === true || latest?.skipped === true) {
          const condition = conditionFor(kind, moment);
          const isNever = moment.history.done === 0;
          const missing = missedConditions.filter((one) => !(isNever && one === 'not-begun'));
          expect(missing).not.toContain(condition);
          expect(['quiet', 'nomark']).not.toContain(condition);
        }
      }),
    );
  });

  it('nobody hears that it goes well when the latest day is not marked', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        if (moment.history.settled.at(-1)?.done === false)
          expect(['returned', 'best', 'week', 'three', 'number']).not.toContain(
            conditionFor('build', moment),
          );
      }),
    );
  });

  it('a position is never replaced', () => {
    const position = fc.constantFrom('first', 'half', 'lastweek', 'last');
    fc.assert(
      fc.property(moments, position, fc.constantFrom(...habitKinds), (moment, place, kind) => {
        expect(conditionFor(kind, { ...moment, position: place })).toBe(null);
      }),
    );
  });

  it('a mark that is added late never makes another day missing', () => {
    fc.assert(
      fc.property(
        letters.filter((days) => days.length > 0),
        fc.nat(83),
        (days, place) => {
          const past = daysOf(days);
          const at = place % past.length;
          const marked = past.map((day, one) => (one === at && day.sent ? { ...day, done: true } : day));
          const today = dateOf(past.length);
          expect(historyOf(marked, daily, today).missed).toBeLessThanOrEqual(
            historyOf(past, daily, today).missed,
          );
        },
      ),
    );
  });

  /** Sends every message of a campaign in turn, as its days go. */
  function campaignOf(days: string, campaign: typeof daily): { condition: Condition | null; day: number }[] {
    const past = daysOf(days, campaign);
    return past.flatMap((day, at) => {
      if (!day.sent) return [];
      const history = historyOf(past.slice(0, at), campaign, day.localDate);
      const week = Math.min(Math.floor(at / (campaign.frequency === 'Daily' ? 7 : 3)) + 1, 12);
      const condition = conditionFor('build', {
        history,
        week,
        position: null,
        plain: true,
        open: false,
        toldToday: false,
      });
      day.condition = condition;
      return [{ condition, day: at }];
    });
  }

  it.each([
    ['seven messages hold two conditional texts at most', daily, 7, 2],
    ['three of three a week hold one', threeAWeek, 3, 1],
  ])('%s, but for returns from a pause and three days without a mark', (_, campaign, size, most) => {
    fc.assert(
      fc.property(letters, (days) => {
        const counted = campaignOf(days, campaign).map(
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
        const sent = campaignOf(days, daily);
        const of = (name: Condition) =>
          sent.filter(({ condition }) => condition === name).map(({ day }) => day);
        expect(of('not-begun').length).toBeLessThanOrEqual(1);
        for (const name of ['missed-3', 'missed-10'] as const)
          of(name).forEach((day, at, all) => {
            const before = all[at - 1];
            if (before !== undefined) expect(days.slice(before, day)).toContain('d');
          });
      }),
    );
  });
});

describe('the conditions that want texts', () => {
  it.each(['build', 'reduce', 'recover'] as const)('of %s are those that it can meet', (kind) => {
    const wanted = Object.keys(wantedOf(kind)).filter((name) => !name.startsWith('closing'));
    expect(wanted.sort()).toEqual(conditions.filter((one) => kindsOf[one].includes(kind)).sort());
  });
});
