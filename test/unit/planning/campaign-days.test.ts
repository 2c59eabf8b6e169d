import { expect, it } from 'vitest';
import { CAMPAIGN_WEEKS } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import {
  currentWeek,
  focusName,
  messageLabel,
  progressPercent,
  weeklyFocus,
  weeksCompleted,
} from '../../../worker/planning/campaign-days.ts';

const startDate = '2026-02-11';
const dayIn = (days: number) => addDays(startDate, days);

it('the week of a campaign turns every seven days from its start, within one and twelve', () => {
  const weeks = (days: number) => [
    currentWeek(startDate, dayIn(days)),
    weeksCompleted(startDate, dayIn(days)),
  ];
  expect([-400, -1, 0, 6].map(weeks)).toEqual(Array(4).fill([1, 0]));
  expect([7, 13, 14].map(weeks)).toEqual([
    [2, 1],
    [2, 1],
    [3, 2],
  ]);
  expect([76, 77, 83].map(weeks)).toEqual([
    [11, 10],
    [12, 11],
    [12, 11],
  ]);
  expect([84, 500].map(weeks)).toEqual(Array(2).fill([12, 12]));
});

it('the progress of a campaign is the share of the twelve weeks in whole percent', () => {
  const percents = Array.from({ length: 14 }, (_, week) => progressPercent(week));
  expect(percents).toEqual([0, 8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100, 100]);
});

it('the focus of a week is another one each week, under a name that two weeks share', () => {
  const weeks = Array.from({ length: CAMPAIGN_WEEKS }, (_, at) => at + 1);
  expect(new Set(weeks.map(weeklyFocus)).size).toBe(CAMPAIGN_WEEKS);
  expect(weeklyFocus(3)).toBe('Small Steps - Starting with minimal actions');
  const names = ['Awareness', 'Small Steps', 'Consistency', 'Feedback', 'Identity', 'Mastery'];
  expect(weeks.map(focusName)).toEqual(names.flatMap((name) => [name, name]));
  expect([focusName(0), focusName(13)]).toEqual(['Awareness', 'Mastery']);
});

it('the label of a message goes by its notes', () => {
  const labels = (...notes: string[]) => new Set(notes.map(messageLabel));
  const kickoffs = labels('Week 1 kickoff: Awareness', 'MONDAY KICKOFF', 'kickoff of the weekend challenge');
  expect(kickoffs).toEqual(new Set(['Motivation Kickoff']));
  const reminders = labels('A Reminder for Wednesday', 'reminder of the challenge');
  expect(reminders).toEqual(new Set(['Mid-Week Reminder']));
  expect(labels('Saturday challenge', 'Weekend: rest')).toEqual(new Set(['Weekend Challenge']));
  expect(labels('Week 2: Awareness', '')).toEqual(new Set(['Scheduled Message']));
});
