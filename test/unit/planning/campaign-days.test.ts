import { describe, expect, it } from 'vitest';
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

describe('the focus of a week', () => {
  it('has one text for each of the twelve weeks', () => {
    expect(Array.from({ length: CAMPAIGN_WEEKS }, (_, week) => weeklyFocus(week + 1))).toEqual([
      'Awareness - Noticing current behavior patterns',
      'Awareness - Identifying triggers and situations',
      'Small Steps - Starting with minimal actions',
      'Small Steps - Building consistency with practice',
      'Consistency - Establishing a regular schedule',
      'Consistency - Overcoming obstacles and resistance',
      'Feedback - Measuring progress and adjusting',
      'Feedback - Getting input from others',
      'Identity - Connecting habit to self-image',
      'Identity - Becoming one who embodies this habit',
      'Mastery - Increasing difficulty and capabilities',
      'Mastery - Cementing habit for long-term',
    ]);
  });

  it('has a name, shared by two weeks', () => {
    const names = ['Awareness', 'Small Steps', 'Consistency', 'Feedback', 'Identity', 'Mastery'];
    expect(Array.from({ length: 12 }, (_, week) => focusName(week + 1))).toEqual(
      names.flatMap((name) => [name, name]),
    );
  });

  it('is the nearest one for a week outside the campaign', () => {
    expect(focusName(0)).toBe('Awareness');
    expect(weeklyFocus(13)).toBe('Mastery - Cementing habit for long-term');
  });
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
