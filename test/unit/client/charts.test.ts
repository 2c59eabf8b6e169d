import { expect, it } from 'vitest';
import {
  averageCompletionRate,
  barHeight,
  completionData,
  findingOf,
  findingsOf,
  type Habit,
  hasPattern,
  hoursInWords,
  hoursOf,
  progressData,
  shorten,
  titlesOf,
  usualHours,
} from '../../../src/features/analytics/chart-data.ts';
import { countKept } from '../../../src/features/messages/weeks.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';

const campaign = (change: Partial<CampaignView>) =>
  ({
    id: 1,
    title: 'Morning meditation',
    startDate: '2026-10-26',
    currentWeek: 5,
    completionRate: 72,
    ...change,
  }) as CampaignView;

it('a chart cuts titles to 15 whole characters and three dots', () => {
  expect(shorten('Read before bed')).toBe('Read before bed');
  expect(shorten('Read before beds')).toBe('Read before bed...');
  expect(shorten('🌱'.repeat(16))).toBe(`${'🌱'.repeat(15)}...`);
});

it('campaigns with the same title are told apart by their first days', () => {
  const water = { title: 'Drink water' };
  const runs = [
    campaign({ ...water, startDate: '2026-06-01' }),
    campaign({ startDate: '2026-06-01' }),
    campaign({ ...water, startDate: '2026-08-24' }),
  ];
  expect(titlesOf(runs)).toEqual([
    'Drink water, from June 1',
    'Morning meditation',
    'Drink water, from August 24',
  ]);
  expect(completionData(runs)[2]).toMatchObject({
    title: 'Drink water, from August 24',
    shortTitle: 'Drink water',
  });
});

it('the charts show each campaign’s completion rate, the average, and the week of twelve in percent', () => {
  const look = { hue: 'violet', icon: 'meditate' } as const;
  expect(completionData([campaign({ id: 7, ...look })])).toEqual([
    {
      id: 7,
      title: 'Morning meditation',
      shortTitle: 'Morning meditat...',
      ...look,
      value: 72,
    },
  ]);
  const weeks = [1, 5, 12].map((currentWeek) => campaign({ currentWeek }));
  expect(progressData(weeks).map(({ value }) => value)).toEqual([8, 42, 100]);
  const rates = [50, 75, 76].map((completionRate) => campaign({ completionRate }));
  expect([averageCompletionRate(rates), averageCompletionRate([])]).toEqual([67, 0]);
});

const walk = { title: 'Walk', active: true } as CampaignView;

const habit = (missed: Record<number, number>, marks: Habit['marks'] = []): Habit => {
  const doneOn = (weekday: number) => 5 - (missed[weekday] ?? 0);
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, due: 5, done: doneOn(weekday) }));
  const total = { due: 35, done: weekdays.reduce((sum, { done }) => sum + done, 0) };
  return { campaign: walk, weeks: [], weekdays, marks, total };
};

it('a week’s bar never exceeds its row, whatever the plan was before', () => {
  const heights = (frequency: CampaignView['frequency'], dues: number[]) => {
    const weeks = dues.map((due, at) => ({ week: at + 1, due, done: 0, paused: 0 }));
    const shown = { campaign: campaign({ frequency }), weeks };
    return dues.map((due) => Math.round(barHeight(shown, due)));
  };
  expect(heights('Daily', [7, 3, 13])).toEqual([100, 43, 100]);
  expect(heights('3 times per week', [3, 2])).toEqual([100, 67]);
  expect(heights('3 times per week', [7, 6, 3])).toEqual([100, 86, 43]);
});

it('a finding about a habit names the one or two weekdays on which it was missed', () => {
  const tuesday = 'Walk: every day you didn’t mark was a Tuesday or a Wednesday.';
  expect(findingOf(habit({ 2: 2, 3: 1 }))).toBe(tuesday);
  expect(findingOf(habit({ 1: 1, 2: 1, 3: 1 }))).toBeNull();
  expect(findingOf(habit({ 2: 2 }))).toBeNull();
});

const at = (counts: Record<number, number>) =>
  Object.entries(counts).map(([hour, count]) => ({ weekday: 1, hour: Number(hour), count }));

it('the usual hours of a habit are the shortest with most of its kept days, if it has any', () => {
  const half = { 1: 5, 2: 5, 3: 5 };
  expect(usualHours([habit(half, at({ 17: 8, 18: 9 }))])).toMatchObject({ from: 17, until: 19 });
  expect(usualHours([habit({}, at({ 17: 10 }))])).toBeNull();
  expect(usualHours([habit({}, at({ 2: 9, 8: 9, 14: 9, 20: 9 }))])).toBeNull();
  expect(usualHours([])).toBeNull();
  expect(hoursInWords({ from: 17, until: 19 }, 'and')).toBe('5\u00a0and\u00a07\u00a0PM');
  expect(hoursInWords({ from: 22, until: 24 }, 'to')).toBe('10\u00a0PM\u00a0to\u00a012\u00a0AM');
});

it('when a habit is done is shown from the seventh mark on, of all habits together', () => {
  expect(hasPattern([habit({}, at({ 9: 3 })), habit({}, at({ 7: 2, 12: 1 }))])).toBe(false);
  expect(hasPattern([habit({}, at({ 9: 3 })), habit({}, at({ 7: 2, 12: 2 }))])).toBe(true);
  expect(hasPattern([])).toBe(false);
});

it('analytics begins with the habit that has the most days in its usual hours, or with a finding', () => {
  const named = (title: string, shown: Habit, active = true): Habit => ({
    ...shown,
    campaign: campaign({ title, active }),
  });
  const water = named('Water', habit({}, at({ 9: 10, 10: 10, 13: 8, 17: 7 })));
  const walks = named('Walk', habit({}, at({ 7: 21, 12: 14 })));
  const stretches = named('Stretch', habit({}, at({ 6: 15, 8: 15, 20: 5 })));
  const over = named('Tea', habit({ 2: 4 }, at({ 8: 31 })), false);
  expect(usualHours([water, walks, stretches, over])?.campaign.title).toBe('Stretch');
  expect(usualHours([over])).toBeNull();

  const noPattern = habit({ 1: 1, 2: 1, 3: 1 });
  expect(findingsOf([noPattern, habit({ 2: 3 })])).toEqual([findingOf(habit({ 2: 3 }))]);
  expect(findingsOf([noPattern, over])).toEqual(['You’ve kept 63 of 70 days so far.']);
  expect(findingsOf([])).toEqual([]);
});

it('the hours shown are those from the earliest mark to the latest, but at least six', () => {
  const shown = (...hours: number[]) => {
    const { from, until } = hoursOf(hours.map((hour) => ({ hour })));
    return [from, until];
  };
  expect(shown(17, 6, 21)).toEqual([6, 22]);
  expect(shown(8, 9)).toEqual([6, 12]);
  expect(shown(23, 22)).toEqual([18, 24]);
  expect(shown()).toEqual([6, 21]);
});

it('the days of a calendar count the kept days of those due, once any were due', () => {
  const day = (date: string, state: 'kept' | 'missed' | 'upcoming' = 'kept') =>
    ({ date, week: 1, state, messageId: 1, note: null, mayMark: true }) as const;
  const upcoming = day('2031-03-05', 'upcoming');
  expect(countKept([day('2031-03-03'), day('2031-03-04', 'missed'), upcoming])).toEqual({ kept: 1, due: 2 });
  expect(countKept([upcoming])).toEqual({ kept: 0, due: 0 });
});
