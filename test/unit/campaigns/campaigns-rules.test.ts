import { describe, expect, it } from 'vitest';
import { campaignWeeks } from '../../../worker/domain.ts';
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

describe('the week of a campaign', () => {
  it.each([
    { days: -400, week: 1, completed: 0 },
    { days: -1, week: 1, completed: 0 },
    { days: 0, week: 1, completed: 0 },
    { days: 6, week: 1, completed: 0 },
    { days: 7, week: 2, completed: 1 },
    { days: 13, week: 2, completed: 1 },
    { days: 14, week: 3, completed: 2 },
    { days: 76, week: 11, completed: 10 },
    { days: 77, week: 12, completed: 11 },
    { days: 83, week: 12, completed: 11 },
    { days: 84, week: 12, completed: 12 },
    { days: 500, week: 12, completed: 12 },
  ])('$days days after the start is $week, with $completed completed', ({ days, week, completed }) => {
    expect(currentWeek(startDate, dayIn(days))).toBe(week);
    expect(weeksCompleted(startDate, dayIn(days))).toBe(completed);
  });
});

describe('the progress of a campaign', () => {
  it('is the share of the twelve weeks in whole percent', () => {
    const percents = Array.from({ length: 12 }, (_, week) => progressPercent(week + 1));
    expect(percents).toEqual([8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100]);
  });

  it('never passes 100 percent', () => {
    expect(progressPercent(13)).toBe(100);
    expect(progressPercent(0)).toBe(0);
  });
});

describe('the focus of a week', () => {
  it('has one text for each of the twelve weeks', () => {
    expect(Array.from({ length: campaignWeeks }, (_, week) => weeklyFocus(week + 1))).toEqual([
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

describe('the label of a message', () => {
  it.each([
    ['Week 1 kickoff: Awareness', 'Motivation Kickoff'],
    ['MONDAY KICKOFF', 'Motivation Kickoff'],
    ['A Reminder for Wednesday', 'Mid-Week Reminder'],
    ['Saturday challenge', 'Weekend Challenge'],
    ['Weekend: rest', 'Weekend Challenge'],
    ['kickoff of the weekend challenge', 'Motivation Kickoff'],
    ['reminder of the challenge', 'Mid-Week Reminder'],
    ['Week 2: Awareness', 'Scheduled Message'],
    ['', 'Scheduled Message'],
  ])('with the notes %j is %s', (notes, label) => {
    expect(messageLabel(notes)).toBe(label);
  });
});
