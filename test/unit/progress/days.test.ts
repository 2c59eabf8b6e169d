import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayState, Frequency, Mark, SkipCause } from '../../../worker/domain.ts';
import { addDays, daysBetween, isoWeekday } from '../../../worker/planning/calendar-date.ts';
import { dayEnd, localDateAt } from '../../../worker/planning/local-time.ts';
import {
  type CampaignDays,
  doneWeekBefore,
  lastSevenDays,
  type ProgressDay,
  statesOf,
  streakIn,
} from '../../../worker/progress/days.rules.ts';
import { dayOf, startDate } from './rows.ts';

const running: CampaignDays = {
  ...{ frequency: 'Daily', startDate, active: true, completed: false, onHold: false, pausedUntil: null },
};

/** What the letters of a history mean; days without a letter are still to come. */
const meanings: Record<string, Partial<ProgressDay>> = {
  d: { status: 'sent', mark: 'done' },
  D: { status: 'scheduled', mark: 'done' },
  m: { status: 'sent' },
  // Skipped by the person, of which nothing is forgiven.
  k: { status: 'sent', mark: 'skipped' },
  f: { status: 'failed' },
  p: { status: 'skipped', cause: 'paused' },
  i: { status: 'skipped', cause: 'inactive' },
  e: { status: 'skipped', cause: 'every_other_day' },
  l: { status: 'skipped', cause: 'late' },
  s: { status: 'scheduled' },
};

/** The days of a history as the database has them on a day. */
function daysOf(letters: string, today: string): ProgressDay[] {
  return [...letters.replaceAll(' ', '')].map((letter, at) => {
    const day = { status: 'scheduled', cause: null, mark: null, ...meanings[letter] } as const;
    const localDate = dayOf(at);
    const isDone = day.mark === 'done';
    const isMissed = day.status === 'sent' && !isDone && localDate < today;
    return { ...day, localDate, isDone, isMissed, dueAt: at };
  });
}

const letterOf: Record<DayState, string> = {
  kept: 'k',
  bridged: 'b',
  missed: 'm',
  skipped: 's',
  paused: 'p',
  unsent: 'u',
  open: 'o',
  upcoming: '-',
};
/** A letter for each day, as it stands on day `today` of the campaign. */
const lettersOf = (letters: string, today: number, campaign: Partial<CampaignDays> = {}) =>
  statesOf(daysOf(letters, dayOf(today)), { ...running, ...campaign }, dayOf(today))
    .map((state) => letterOf[state])
    .join('');

describe('a day', () => {
  it.each<[string, number, string, string]>([
    ['kept where it is marked, however its message fared', 4, 'dDdss', 'kkkuo'],
    ['open today, sent or not, and upcoming after', 1, 'dmss', 'ko--'],
    ['open today though its message failed', 1, 'df', 'ko'],
    ['upcoming though it was marked ahead', 1, 'dsD', 'ko-'],
    ['skipped where the person says so, today too', 2, 'dkk', 'kss'],
    ['unsent where nothing left, through no fault of the person', 4, 'dflsd', 'kuuuk'],
    ['paused where nothing left as the person wished', 4, 'dpied', 'kpppk'],
    ['bridged while the streak goes on over it', 4, 'ddmd', 'kkbk'],
    ['bridged as long as nothing ends the streak', 3, 'ddm', 'kkb'],
    ['missed where there was no streak to go on', 4, 'mmdd', 'mmkk'],
    ['missed once a second miss within seven days has ended what lay before', 6, 'ddmdmd', 'kkmkbk'],
    ['missed with the one after it', 5, 'ddmmd', 'kkmmk'],
    ['bridged where six done days lie between two misses', 9, 'dmddddddm', 'kbkkkkkkb'],
  ])('is %s', (_, today, history, expected) => {
    expect(lettersOf(history, today)).toBe(expected);
  });

  it('is paused from now on where the campaign is paused, stopped or held', () => {
    expect(lettersOf('dsssss', 1, { pausedUntil: dayOf(3) })).toBe('kpp---');
    expect(lettersOf('dmss', 1, { active: false })).toBe('kopp');
    expect(lettersOf('dss', 1, { onHold: true })).toBe('kpp');
    expect(lettersOf('dmss', 2, { active: false, completed: true })).toBe('kbuu');
  });

  it('is never bridged where three come a week', () => {
    const days = daysOf('d-m--d-d-d--d-', dayOf(14)).filter((_, at) => [0, 2, 5, 7, 9, 12].includes(at));
    expect(statesOf(days, { ...running, frequency: '3 times per week' }, dayOf(14))).toEqual([
      'kept',
      'missed',
      'kept',
      'kept',
      'kept',
      'kept',
    ]);
  });
});

describe('the last seven days', () => {
  it('end today, and say what was due and what was done', () => {
    const today = dayOf(9);
    const days = daysOf('dddddmdpdm', today);
    const states = statesOf(days, running, today);
    const stated = days.map((day, at) => ({ ...day, state: states[at] ?? 'upcoming' }));
    const shown = lastSevenDays(stated, today);
    expect(shown.map(({ date }) => daysBetween(startDate, date))).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(shown.map(({ due }) => due)).toEqual([true, true, true, true, false, true, true]);
    expect(shown.map(({ done }) => done)).toEqual([true, true, false, true, false, true, false]);
    expect(doneWeekBefore(stated, today)).toBe(3);
  });
});

describe('whatever happened, in any zone, at any hour', () => {
  const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kolkata'];
  const causes: readonly (SkipCause | null)[] = [null, 'paused', 'late', 'every_other_day', 'done'];
  const drawnDay = fc.record({
    status: fc.constantFrom('sent', 'sent', 'sent', 'sent', 'scheduled', 'failed', 'skipped' as const),
    cause: fc.constantFrom(...causes),
    mark: fc.constantFrom<(Mark | null)[]>('done', 'done', 'done', null, 'skipped'),
    /** Whether the person deleted its message. */
    isDeleted: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
  });
  const scene = fc
    .record({
      drawn: fc.array(drawnDay, { minLength: 84, maxLength: 84 }),
      // Over both changes of the clocks.
      start: fc.integer({ min: 0, max: 365 }).map((at) => addDays('2026-01-01', at)),
      frequency: fc.constantFrom<Frequency[]>('Daily', '3 times per week'),
      zone: fc.constantFrom(...zones),
      hours: fc.integer({ min: -24, max: 90 * 24 }),
      pausedUntil: fc.option(fc.integer({ min: 0, max: 90 })),
    })
    .map(({ drawn, start, frequency, zone, hours, pausedUntil }) => {
      const now = Date.parse(`${start}T00:00:00Z`) + hours * 3_600_000;
      const today = localDateAt(now, zone);
      const days = drawn.flatMap(({ isDeleted, ...day }, at): ProgressDay[] => {
        const localDate = addDays(start, at);
        if (isDeleted || (frequency !== 'Daily' && ![1, 3, 6].includes(isoWeekday(localDate)))) return [];
        const status = localDate > today ? 'scheduled' : day.status;
        const isDone = day.mark === 'done';
        // As the view `progress` has it.
        const isMissed = status === 'sent' && !isDone && dayEnd(localDate, zone) <= now;
        return [{ ...day, status, localDate, isDone, isMissed }];
      });
      const campaign: CampaignDays = {
        ...running,
        ...{ startDate: start, frequency },
        pausedUntil: pausedUntil === null ? null : addDays(start, pausedUntil),
      };
      return { days, campaign, today };
    });

  /** A day without a mark that the streak had to get over. */
  const isMiss = ({ isMissed, localDate }: ProgressDay, today: string) => isMissed && localDate < today;

  it('the states of the days add up to the streak', () => {
    fc.assert(
      fc.property(scene, ({ days, campaign, today }) => {
        const states = statesOf(days, campaign, today);
        const stated = days.map((day, at) => ({ ...day, state: states[at] }));
        expect(states.filter((state) => state === 'kept')).toHaveLength(
          days.filter(({ isDone, localDate }) => isDone && localDate <= today).length,
        );
        for (const { state, localDate, ...day } of stated) {
          if (localDate > today) expect(['upcoming', 'paused']).toContain(state);
          if (state === 'open') expect(localDate).toBe(today);
          if (state === 'missed' || state === 'bridged') expect(day.isMissed).toBe(true);
        }
        if (campaign.frequency !== 'Daily') {
          expect(states).not.toContain('bridged');
          return;
        }

        // What a person skipped is a miss like others; here it shows which of the two it would be.
        const unskipped = days.map((day) => ({ ...day, mark: day.mark === 'skipped' ? null : day.mark }));
        const trailing = (some: readonly ProgressDay[]) => {
          const last = statesOf(some, campaign, today);
          return last.slice(last.lastIndexOf('missed') + 1).filter((state) => state === 'kept').length;
        };
        const { current, best } = streakIn(days, campaign, today);
        expect(trailing(unskipped)).toBe(current);
        const upTo = unskipped
          .map((_, at) => trailing(unskipped.slice(0, at + 1)))
          .reduce((most, streak) => Math.max(most, streak), 0);
        expect(upTo).toBe(best);

        // Seven due days in a row hold two bridged ones never.
        const line = statesOf(unskipped, campaign, today).filter(
          (state, at) => state === 'kept' || isMiss(unskipped[at] as ProgressDay, today),
        );
        for (let from = 0; from < line.length; from += 1)
          expect(line.slice(from, from + 7).filter((state) => state === 'bridged').length).toBeLessThan(2);
      }),
      { numRuns: 400 },
    );
  });
});
