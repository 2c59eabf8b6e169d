import { describe, expect, it } from 'vitest';
import { findingOf, type Habit } from '../../../src/features/analytics/habits.ts';
import { keptOfDue, withoutGaps } from '../../../src/features/messages/weeks.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';

const campaign = { title: 'Walk' } as CampaignView;

const habit = (missed: Record<number, number>, marks: Habit['marks'] = []): Habit => {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    due: 5,
    done: 5 - (missed[weekday] ?? 0),
  }));
  const total = { due: 35, done: weekdays.reduce((sum, { done }) => sum + done, 0) };
  return { campaign, weeks: [], weekdays, marks, total };
};

describe('what stands out in the days of a habit', () => {
  it('is that all days without a mark were one or two weekdays', () => {
    expect(findingOf(habit({ 2: 2, 3: 1 }))).toBe(
      'Walk: every day without a mark was a Tuesday or a Wednesday.',
    );
    expect(findingOf(habit({ 1: 1, 2: 1, 3: 1 }))).toBeNull();
    expect(findingOf(habit({ 2: 2 }))).toBeNull();
  });

  it('is the hour at which most days were marked', () => {
    const marks = [
      { weekday: 1, hour: 7, count: 5 },
      { weekday: 2, hour: 20, count: 1 },
    ];
    expect(findingOf(habit({}, marks))).toBe('Walk: marked between 7 AM and 8 AM on 5 of 6 days.');
    expect(findingOf(habit({}, [{ weekday: 1, hour: 7, count: 5 }]))).toBeNull();
  });
});

describe('the days of a calendar', () => {
  const day = (date: string, state: 'kept' | 'missed' | 'upcoming' = 'kept') =>
    ({ date, week: 1, state, messageId: 1, note: null, mayMark: true }) as const;

  it('keep the place of a day whose message was deleted', () => {
    const daily = withoutGaps([day('2031-03-03'), day('2031-03-06')], 'Daily');
    expect(daily.map(({ date, state }) => [date, state])).toEqual([
      ['2031-03-03', 'kept'],
      ['2031-03-04', 'unsent'],
      ['2031-03-05', 'unsent'],
      ['2031-03-06', 'kept'],
    ]);
    const three = withoutGaps([day('2031-03-03'), day('2031-03-08')], '3 times per week');
    expect(three.map(({ date }) => date)).toEqual(['2031-03-03', '2031-03-05', '2031-03-08']);
  });

  it('count what was kept of what was due, and nothing before that', () => {
    expect(keptOfDue([day('2031-03-03'), day('2031-03-04', 'missed'), day('2031-03-05', 'upcoming')])).toBe(
      '1 of 2',
    );
    expect(keptOfDue([day('2031-03-05', 'upcoming')])).toBeNull();
  });
});
