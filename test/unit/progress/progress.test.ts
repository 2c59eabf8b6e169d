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
import { completionRate } from '../../../worker/progress/progress.rules.ts';
import { type ProgressRow, streak } from './oracle.ts';

/** A Monday. */
const startDate = '2026-01-05';

/**
 * How a day went: d done, m missed (sent, unmarked), f failed, s skipped, p not yet sent; D, F and S were not
 * delivered (not yet sent, failed, skipped) and are marked done all the same.
 */
const dayLetters = ['d', 'm', 'f', 's', 'p', 'D', 'F', 'S'] as const;

type DayLetter = (typeof dayLetters)[number];

const letterMeanings: Record<DayLetter, Pick<ProgressRow, 'status' | 'completed'>> = {
  d: { status: 'sent', completed: true },
  m: { status: 'sent', completed: false },
  f: { status: 'failed', completed: false },
  s: { status: 'skipped', completed: false },
  p: { status: 'scheduled', completed: false },
  D: { status: 'scheduled', completed: true },
  F: { status: 'failed', completed: true },
  S: { status: 'skipped', completed: true },
};

const isDayLetter = (letter: string): letter is DayLetter => letter in letterMeanings;

function rowOf(letter: string, localDate: string): ProgressRow {
  if (!isDayLetter(letter)) throw new Error(`No such day: ${letter}`);
  return { localDate, kind: 'planned', ...letterMeanings[letter] };
}

/** A letter for each day from the start on. Spaces are for the eye. */
function daily(days: string): ProgressRow[] {
  return [...days.replaceAll(' ', '')].map((letter, day) => rowOf(letter, addDays(startDate, day)));
}

/** A letter for each Monday, Wednesday and Saturday; a word for each week. '-' is a day without a message. */
function threeAWeek(weeks: string): ProgressRow[] {
  return weeks
    .split(' ')
    .flatMap((word, week) =>
      [...word].map((letter, place) => ({ letter, day: week * 7 + ([0, 2, 5][place] ?? 0) })),
    )
    .filter(({ letter }) => letter !== '-')
    .map(({ letter, day }) => rowOf(letter, addDays(startDate, day)));
}

/** The date of a day counted from the start: day 0 is the start date. */
const dayOf = (day: number) => addDays(startDate, day);

const dailyStreak = (rows: readonly ProgressRow[], today: string) =>
  streak({ rows, today, frequency: 'Daily', startDate });

/** As it stands the day after the last of the given days. */
const streakOf = (days: string) => dailyStreak(daily(days), dayOf(daily(days).length));

/** `day` counts from the start of the campaign; week 2 begins on day 7. */
const weeklyStreak = (weeks: string, day: number) =>
  streak({ rows: threeAWeek(weeks), today: dayOf(day), frequency: '3 times per week', startDate });

/** The current and the best streak. */
const both = ({ current, best }: { current: number; best: number }) => [current, best];

describe('a daily streak', () => {
  it('bridges one miss anywhere, without counting it', () => {
    expect(['', 'm', 'ddddd', 'ddd m ddd', 'ddd m', 'm ddd'].map((days) => streakOf(days).current)).toEqual([
      0, 0, 5, 6, 3, 3,
    ]);
  });

  it('bridges two misses with six done days between, and breaks with five: 7 days hold both', () => {
    expect(both(streakOf('ddd m dddddd m dd'))).toEqual([11, 11]);
    expect(both(streakOf('ddd m ddddd m dd'))).toEqual([7, 8]);
    expect(both(streakOf('mdddddd'.repeat(12)))).toEqual([72, 72]);
  });

  it('keeps the days since the earlier miss when a second one comes too soon', () => {
    expect(both(streakOf('dddddddddd m dd m'))).toEqual([2, 12]);
    expect(both(streakOf('dddddddd mm d'))).toEqual([1, 8]);
  });
});

describe('today', () => {
  it('does not break a daily streak while it is not done or not sent, and counts as soon as it is done', () => {
    expect(dailyStreak(daily('ddd m m'), dayOf(4)).current).toBe(3);
    expect(dailyStreak(daily('ddd m m'), dayOf(5)).current).toBe(0);
    expect(['dddp', 'dddd', 'dddD'].map((days) => dailyStreak(daily(days), dayOf(3)).current)).toEqual([
      3, 4, 4,
    ]);
  });

  it('is the last day that counts: days to come that are marked already wait', () => {
    expect(both(dailyStreak(daily('dddDDD'), dayOf(3)))).toEqual([4, 4]);
    expect(both(weeklyStreak('ddd DDD', 6))).toEqual([3, 3]);
  });
});

it('a day whose message did not go out neither counts nor breaks, unless the person marks it done', () => {
  for (const letter of ['f', 's', 'p']) {
    expect(streakOf(`ddd ${letter.repeat(20)} d`).current).toBe(4);
    expect(both(streakOf(`ddd m dd${letter}ddd m dd`))).toEqual([7, 8]);
  }
  for (const letter of ['F', 'S', 'D']) expect(streakOf(`ddd m ddd${letter}dd m dd`).current).toBe(11);
});

describe('a streak of three a week', () => {
  it('is the days done of consecutive weeks without a miss, bridging nothing', () => {
    expect(both(weeklyStreak('ddd ddd ddd', 21))).toEqual([9, 9]);
    for (const week of ['mdd', 'dmd', 'ddm', 'mmm']) {
      expect(both(weeklyStreak(`ddd ddd ${week}`, 21))).toEqual([0, 6]);
      expect(both(weeklyStreak(`ddd ${week} ddd ddd`, 28))).toEqual([6, 6]);
    }
    expect(both(weeklyStreak('-dd ddd', 14))).toEqual([5, 5]);
  });

  it('adds the days done so far in the current week, and ends with a missed week, not within it', () => {
    expect(both(weeklyStreak('ddd ddpp', 10))).toEqual([5, 5]);
    expect(both(weeklyStreak('ddd mdm', 13))).toEqual([4, 4]);
    expect(both(weeklyStreak('ddd mdm', 14))).toEqual([0, 3]);
  });

  it('goes by weeks of the campaign, not of the calendar', () => {
    // Started on a Wednesday: the weeks run from Wednesday to Tuesday.
    const rows = daily('--d--d- d-d--d- m'.replaceAll('-', 's')).filter((row) => row.status === 'sent');
    const current = (day: number) =>
      streak({ rows, today: dayOf(day), frequency: '3 times per week', startDate: dayOf(2) }).current;
    expect([current(15), current(16)]).toEqual([5, 0]);
  });

  it('is not ended by messages that did not go out', () => {
    expect(both(weeklyStreak('ddd sss ddd', 21))).toEqual([6, 6]);
    expect(both(weeklyStreak('ddd fms ddd', 21))).toEqual([3, 3]);
    expect(both(weeklyStreak('ddd dSd ddd', 21))).toEqual([9, 9]);
  });

  it('ends with week 12 too, to which the added day belongs', () => {
    const eleven = Array.from({ length: 11 }, () => 'ddd').join(' ');
    expect(both(weeklyStreak(`${eleven} ddm`, 83))).toEqual([35, 35]);
    expect(both(weeklyStreak(`${eleven} ddm`, 84))).toEqual([0, 33]);
    expect(both(weeklyStreak(`${eleven} ddd d`, 85))).toEqual([37, 37]);
    expect(both(weeklyStreak(`${eleven} ddd m`, 85))).toEqual([0, 33]);
  });
});

describe('whatever happened', () => {
  const histories = fc.array(fc.constantFrom(...dayLetters, 'd', 'd', 'd', 'm'), { maxLength: 84 });

  /** The definition itself, tried on every stretch of days. */
  function byDefinition(letters: readonly string[]) {
    const line = letters.filter((letter) => 'dDFSm'.includes(letter));
    const isRun = (stretch: readonly string[]) =>
      stretch.every((_, day) => stretch.slice(day, day + 7).filter((letter) => letter === 'm').length <= 1);
    const done = (stretch: readonly string[]) => stretch.filter((letter) => letter !== 'm').length;
    let current = 0;
    let best = 0;
    for (let from = 0; from < line.length; from += 1) {
      for (let until = line.length; until > from; until -= 1) {
        const stretch = line.slice(from, until);
        if (done(stretch) <= (until === line.length ? Math.min(current, best) : best)) break;
        if (!isRun(stretch)) continue;
        best = Math.max(best, done(stretch));
        if (until === line.length) current = Math.max(current, done(stretch));
      }
    }
    return { current, best };
  }

  it('a daily streak is the longest stretch in which any 7 days hold at most one miss', () => {
    fc.assert(
      fc.property(histories, (letters) => {
        expect(streakOf(letters.join(''))).toEqual(byDefinition(letters));
      }),
      { numRuns: 150 },
    );
  });

  it('the current streak is never above the best, and a late mark never lowers either', () => {
    fc.assert(
      fc.property(
        histories,
        fc.nat(83),
        fc.constantFrom('Daily', '3 times per week'),
        (letters, day, frequency) => {
          const of = (rows: ProgressRow[]) =>
            streak({ rows, today: dayOf(rows.length), frequency, startDate });
          const before = of(daily(letters.join('')));
          const marked = of(
            daily(letters.join('')).map((row, place) => (place === day ? { ...row, completed: true } : row)),
          );
          expect(before.current).toBeLessThanOrEqual(before.best);
          expect(marked.current).toBeGreaterThanOrEqual(before.current);
          expect(marked.best).toBeGreaterThanOrEqual(before.best);
        },
      ),
      { numRuns: 200 },
    );
  });
});

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
    const states = statesOf(days, { ...running, frequency: '3 times per week' }, dayOf(14));
    expect(states.join(' ')).toBe('kept missed kept kept kept kept');
  });
});

it('the last seven days end today, and say what was due and what was done', () => {
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

it('the states of the days add up to the streak, whatever happened, in any zone, at any hour', () => {
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
    { numRuns: 120 },
  );
});

it('the completion rate is in whole percent, and 0 where nothing was due', () => {
  const rate = (done: number, due: number) => completionRate({ done, due });
  expect([rate(0, 0), rate(0, 1), rate(1, 1), rate(2, 3), rate(1, 8)]).toEqual([0, 0, 100, 67, 13]);
});
