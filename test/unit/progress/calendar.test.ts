import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday } from '../../../worker/planning/calendar-date.ts';
import { calendarGrid, weekName } from '../../../worker/progress/calendar.rules.ts';

/** A Monday. */
const startDate = '2026-01-05';

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
      ...['1 1', '1 7', '2 1', '12 7'],
    ]);
    const three = placesOf(threeOf(daysFrom(0, 84)), false);
    expect(three).toMatchObject({ weeks: twelve, weekdays: [1, 3, 6] });
    expect(three.places.slice(0, 4)).toEqual(['1 1', '1 3', '1 6', '2 1']);
  });

  it('in twelve weeks after a change of frequency, with all the rows that its history needs', () => {
    const fromDaily = placesOf([...daysFrom(0, 79), ...threeOf(daysFrom(79, 5))], false);
    expect(fromDaily).toMatchObject({ weeks: twelve, weekdays: week });
    expect(fromDaily.places.slice(-2)).toEqual(['12 3', '12 6']);
    const toDaily = placesOf([...threeOf(daysFrom(0, 14)), ...daysFrom(14, 70)], true);
    expect(toDaily).toMatchObject({ weeks: twelve, weekdays: week });
    expect(toDaily.places.slice(3, 8)).toEqual(['2 1', '2 3', '2 6', '3 1', '3 2']);
    const brief = placesOf([...daysFrom(0, 2), ...threeOf(daysFrom(2, 82))], false);
    expect(brief.weekdays).toEqual([1, 2, 3, 6]);
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
  });
});

it('every week of a calendar has its own name', () => {
  expect([-1, 0, 1].map(weekName)).toEqual(['2 weeks before week 1', 'Before week 1', 'Week 1']);
});
