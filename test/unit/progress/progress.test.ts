import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday } from '../../../worker/planning/calendar-date.ts';
import { calendarGrid, streakFigure, weekName } from '../../../worker/progress/calendar.rules.ts';
import {
  type CampaignDays,
  campaignProgress,
  completionRate,
  lastSevenDays,
  type ProgressDay,
  statesOf,
  streakIn,
} from '../../../worker/progress/days.rules.ts';

/** A Monday. */
const startDate = '2026-01-05';

/** The date of a day counted from the start: day 0 is the start date. */
const dayOf = (day: number) => addDays(startDate, day);

const running: CampaignDays = {
  frequency: 'Daily',
  startDate,
  active: true,
  completed: false,
  onHold: false,
  pausedUntil: null,
};
const threeAWeek: CampaignDays = { ...running, frequency: '3 times per week' };

/** What the letters of a history mean; days without a letter are still to come. */
const meanings: Record<string, Partial<ProgressDay>> = {
  d: { status: 'sent', mark: 'done' },
  // Marked done, though its message is not sent yet, or failed.
  D: { status: 'scheduled', mark: 'done' },
  F: { status: 'failed', mark: 'done' },
  // Marked done before its message was due, so the message was skipped.
  a: { status: 'skipped', cause: 'done', mark: 'done' },
  m: { status: 'sent' },
  // Skipped by the person, which counts as a miss in the streak.
  k: { status: 'sent', mark: 'skipped' },
  // Skipped by the person, though no message would have come.
  K: { status: 'failed', mark: 'skipped' },
  P: { status: 'skipped', cause: 'paused', mark: 'skipped' },
  f: { status: 'failed' },
  p: { status: 'skipped', cause: 'paused' },
  i: { status: 'skipped', cause: 'inactive' },
  e: { status: 'skipped', cause: 'every_other_day' },
  l: { status: 'skipped', cause: 'late' },
  s: { status: 'scheduled' },
};

/** The days of a history as the database has them on a day. '-' is a day without a message; spaces are ignored. */
function daysOf(letters: string, today: string): ProgressDay[] {
  return [...letters.replaceAll(' ', '')].flatMap((letter, at) => {
    if (letter === '-') return [];
    const day = { status: 'scheduled', cause: null, mark: null, ...meanings[letter] } as const;
    const localDate = dayOf(at);
    const isDone = day.mark === 'done';
    const isMissed = day.status === 'sent' && !isDone && localDate < today;
    return [{ ...day, localDate, isDone, isMissed }];
  });
}

/** "current of best", on day `today` of the campaign: the day after the last one by default. */
function streakOf(letters: string, today = letters.replaceAll(' ', '').length, campaign = running): string {
  const { current, best } = streakIn(daysOf(letters, dayOf(today)), campaign, dayOf(today));
  return `${current} of ${best}`;
}

/** A letter for each Monday, Wednesday and Saturday; a word for each week. */
const weeklyStreak = (weeks: string, today: number) =>
  streakOf(
    weeks.replaceAll(/(\S)(\S?)(\S?) ?/g, (_, ...days) => `${days[0]}-${days[1] || '-'}--${days[2] || '-'}-`),
    today,
    threeAWeek,
  );

it('the figure next to the calendar is the streak, or the days kept with the best streak', () => {
  const figure = (letters: string, campaign = running) => {
    const today = dayOf(letters.length);
    const shown = streakFigure(campaignProgress(daysOf(letters, today), campaign, today));
    return shown && Object.values(shown).join(' | ');
  };
  expect(['mm', 'd', 'aFmm', 'ddd', 'ddddmmmdd', 'ddddmmm'].map((days) => figure(days))).toEqual([
    null,
    '1 | of 1 day kept | ',
    '1 | of 3 days kept | best 2 in a row',
    '3 | in a row | your best so far',
    '2 | in a row | best 4',
    '4 | of 7 days kept | best 4 in a row',
  ]);
});

it('a daily streak continues while today is open, and counts today, but no later day, once it is done', () => {
  const today = ['ddds', 'dddd', 'dddD', 'dddDDD'].map((days) => streakOf(days, 3));
  expect(today).toEqual(['3 of 3', '4 of 4', '4 of 4', '4 of 4']);
});

/** "current of best": the longest stretches with at most one miss in any 7 days. */
function streakByDefinition(letters: readonly string[]): string {
  const line = letters.filter((letter) => 'dDFmk'.includes(letter)).map((letter) => !'mk'.includes(letter));
  const isRun = (stretch: readonly boolean[]) =>
    stretch.every((_, day) => stretch.slice(day, day + 7).filter((done) => !done).length <= 1);
  let [current, best] = [0, 0];
  for (let from = 0; from < line.length; from += 1)
    for (let until = from + 1; until <= line.length; until += 1) {
      const stretch = line.slice(from, until);
      if (!isRun(stretch)) break;
      const done = stretch.filter(Boolean).length;
      best = Math.max(best, done);
      if (until === line.length) current = Math.max(current, done);
    }
  return `${current} of ${best}`;
}

it('a daily streak is the longest stretch with at most one miss in any 7 days, as the days show', () => {
  const histories = fc.array(fc.constantFrom(...'ddddDFmmmkfpiels-'), { maxLength: 84, size: 'max' });
  fc.assert(
    fc.property(histories, (letters) => {
      const history = letters.join('');
      expect(streakOf(history)).toBe(streakByDefinition(letters));
      const states = lettersOf(history, history.length);
      const kept = states.slice(states.lastIndexOf('m') + 1).match(/k/g) ?? [];
      if (!history.includes('k')) expect(streakOf(history)).toMatch(new RegExp(`^${kept.length} of `));
      expect(states).toHaveLength(history.replaceAll('-', '').length);
    }),
    { numRuns: 150 },
  );
});

it('a streak of three a week counts the days done in consecutive weeks without a miss', () => {
  expect(weeklyStreak('ddd sss ddd', 21)).toBe('6 of 6');
  expect(weeklyStreak('ddd fms ddd', 21)).toBe('3 of 3');
  // This week's done days count at once, its misses once it is over.
  expect([weeklyStreak('ddd mdm', 13), weeklyStreak('ddd mdm', 14)]).toEqual(['4 of 4', '0 of 3']);
  // Weeks before a restart stay weeks of their own.
  const restarted = { ...threeAWeek, startDate: dayOf(21) };
  const before = 'd-d--d- m-d--d- d-d--d- ';
  expect(streakOf(`${before} d-d--d-`, 28, restarted)).toBe('6 of 6');
  // An added day belongs to week 12.
  const eleven = 'ddd '.repeat(11);
  expect([83, 84].map((day) => weeklyStreak(`${eleven}ddm`, day))).toEqual(['35 of 35', '0 of 33']);
  expect([`${eleven}ddd d`, `${eleven}ddd m`].map((weeks) => weeklyStreak(weeks, 85))).toEqual([
    '37 of 37',
    '0 of 33',
  ]);
});

it('a change of frequency to three a week changes no streak on its day, and misses stay bridged', () => {
  const histories = fc.array(fc.constantFrom(...'ddddddm'), { minLength: 7, maxLength: 77, size: 'max' });
  fc.assert(
    fc.property(histories, (letters) => {
      const history = letters.slice(0, letters.length - (letters.length % 7)).join('');
      const today = history.length;
      expect(streakOf(history, today, threeAWeek)).toBe(streakOf(history, today));
      expect(lettersOf(history, today, threeAWeek)).toBe(lettersOf(history, today));
    }),
  );
});

/** A letter for each day, as it stands on day `today` of the campaign: its first one, or '-' for upcoming ones. */
const lettersOf = (letters: string, today: number, campaign: Partial<CampaignDays> = {}) =>
  statesOf(daysOf(letters, dayOf(today)), { ...running, ...campaign }, dayOf(today))
    .map((state) => (state === 'upcoming' ? '-' : state[0]))
    .join('');

describe('a day', () => {
  it.each([
    { state: 'kept once marked, even if its message failed', history: 'dDdss', today: 4, days: 'kkkuo' },
    { state: 'open today, sent or not, and upcoming after', history: 'dmss', today: 1, days: 'ko--' },
    { state: 'open today even if its message failed', history: 'df', today: 1, days: 'ko' },
    { state: 'upcoming even if marked ahead', history: 'dsD', today: 1, days: 'ko-' },
    { state: 'skipped if the person says so, even today', history: 'dkk', today: 2, days: 'kss' },
    { state: 'skipped only if it counts, once it is over', history: 'KPK', today: 2, days: 'ups' },
    { state: 'unsent if its message did not leave', history: 'dflsd', today: 4, days: 'kuuuk' },
    { state: 'paused if the person wanted no message', history: 'dpied', today: 4, days: 'kpppk' },
    { state: 'bridged while the streak continues', history: 'ddmd', today: 4, days: 'kkbk' },
    { state: 'missed if there was no streak', history: 'mmdd', today: 4, days: 'mmkk' },
    { state: 'missed once a second miss ends the streak', history: 'ddmdmd', today: 6, days: 'kkmkbk' },
    { state: 'bridged with six done days between misses', history: 'dmddddddm', today: 9, days: 'kbkkkkkkb' },
  ])('is $state', ({ history, today, days }) => {
    expect(lettersOf(history, today)).toBe(days);
  });

  it('is paused from now on if the campaign is paused, stopped or on hold', () => {
    expect(lettersOf('dsssss', 1, { pausedUntil: dayOf(3) })).toBe('kpp---');
    expect(lettersOf('dmss', 1, { active: false })).toBe('kopp');
    expect(lettersOf('dss', 1, { onHold: true })).toBe('kpp');
    expect(lettersOf('dmss', 2, { active: false, completed: true })).toBe('kbuu');
  });

  it('is never bridged with three a week', () => {
    expect(lettersOf('d-m--d-d-d--d-', 14, threeAWeek)).toBe('kmkkkk');
  });
});

it('the last seven days count a skipped day as due, like one without a mark', () => {
  const today = dayOf(8);
  const { days } = campaignProgress(daysOf('dddkm-dPk', today), running, today);
  const shown = lastSevenDays(days, today).map(({ due, done }) => (done ? 'done' : due ? 'due' : '-'));
  expect(shown).toEqual(['done', 'due', 'due', '-', 'done', '-', 'due']);
});

it('the completion rate is in whole percent, and 0 if nothing was due', () => {
  const rate = (done: number, due: number) => completionRate({ done, due });
  expect([rate(0, 0), rate(0, 1), rate(1, 1), rate(2, 3), rate(1, 8)]).toEqual([0, 0, 100, 67, 13]);
});

const daysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(startDate, first + at));
const threeOf = (dates: readonly string[]) => dates.filter((date) => [1, 3, 6].includes(isoWeekday(date)));

/** The weeks of the columns, the weekdays of the rows, and all cells as 'week weekday', in order of the days. */
function placesOf(dates: readonly string[], daily: boolean, start = startDate) {
  const { weeks, rows } = calendarGrid(dates, { startDate: start, daily });
  const placeOf = (_: string, at: number) => {
    const row = rows.find(({ cells }) => cells.includes(at));
    return `${weeks[row?.cells.indexOf(at) ?? -1]} ${row?.weekday}`;
  };
  return { weeks, weekdays: rows.map(({ weekday }) => weekday), places: dates.map(placeOf) };
}

const twelve = Array.from({ length: 12 }, (_, at) => at + 1);
const week = [1, 2, 3, 4, 5, 6, 7];

describe('a calendar places each day by its date', () => {
  it('with a column for each week and a row for each weekday of the plan', () => {
    const daily = placesOf(daysFrom(0, 84), true);
    expect(daily).toMatchObject({ weeks: twelve, weekdays: week });
    expect([daily.places[0], daily.places[6], daily.places[7], daily.places[83]]).toEqual([
      '1 1',
      '1 7',
      '2 1',
      '12 7',
    ]);
    const three = placesOf(threeOf(daysFrom(0, 84)), false);
    expect(three).toMatchObject({ weeks: twelve, weekdays: [1, 3, 6] });
    expect(three.places.slice(0, 4)).toEqual(['1 1', '1 3', '1 6', '2 1']);
  });

  it('in twelve weeks that begin a day later if a day after week 12 replaces the start day', () => {
    const late = placesOf(daysFrom(1, 84), true);
    expect(late).toMatchObject({ weeks: twelve, weekdays: [2, 3, 4, 5, 6, 7, 1] });
    expect([late.places[0], late.places[83]]).toEqual(['1 2', '12 1']);
  });

  it('in columns before the twelve weeks if it comes before a moved start date, and shows no empty ones', () => {
    const moved = placesOf([...daysFrom(-9, 5), ...daysFrom(12, 84)], true, addDays(startDate, 12));
    expect(moved).toMatchObject({ weeks: [-2, ...twelve], weekdays: [6, 7, 1, 2, 3, 4, 5] });
    expect([moved.places[0], moved.places[4], moved.places[5]]).toEqual(['-2 6', '-2 3', '1 6']);
    expect([-1, 0, 1].map(weekName)).toEqual(['2 weeks before week 1', 'Before week 1', 'Week 1']);
  });
});
