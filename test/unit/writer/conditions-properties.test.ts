import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wantedOf } from '../../../scripts/messages/content-check.ts';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import {
  type Condition,
  type ConditionContext,
  conditionFor,
  conditions,
} from '../../../worker/writer/conditions.ts';
import { historyOf } from '../../../worker/writer/history.ts';
import { daily, dateOf, daysOf, historyAfter, threeAWeek } from './habits.ts';

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
    const wanted = Object.keys(wantedOf[kind]).filter((name) => !name.startsWith('closing'));
    expect(wanted.sort()).toEqual(conditions.filter((one) => kindsOf[one].includes(kind)).sort());
  }
});
