import { describe, expect, it } from 'vitest';
import { slotKinds } from '../../../worker/domain.ts';
import { messageLabel } from '../../../worker/planning/campaign-days.ts';
import { endsAt, notesFor, onceAWeek } from '../../../worker/planning/plan.ts';
import { datesOf, kindsOf, noon, plan, utc } from './plans.ts';

describe('a daily campaign', () => {
  it('has a message on each of its 84 days', () => {
    const slots = plan();
    expect(slots).toHaveLength(84);
    expect(slots[0]).toEqual({
      ...{ index: 0, week: 1, kind: 'kickoff', weekday: 1, position: 'first' },
      ...{ localDate: '2026-01-05', scheduledFor: utc('2026-01-05', '12:00') },
    });
    expect(slots[83]).toEqual({
      ...{ index: 83, week: 12, kind: 'plain', weekday: 7, position: 'last' },
      ...{ localDate: '2026-03-29', scheduledFor: utc('2026-03-29', '12:00') },
    });
  });

  it('kicks off on Monday, reminds on Wednesday, challenges on Saturday and is plain between', () => {
    const week = kindsOf(plan()).slice(7, 14).join(' ');
    expect(week).toBe('kickoff plain reminder plain plain challenge plain');
  });

  it('that starts on another day kicks off on that very day', () => {
    for (const startDate of ['2026-01-07', '2026-01-09', '2026-01-10']) {
      const slots = plan({ startDate });
      expect(slots[0]).toMatchObject({ localDate: startDate, kind: 'kickoff' });
      expect(slots.filter((slot) => slot.kind === 'kickoff')).toHaveLength(13);
      expect(slots[7]?.kind).not.toBe('kickoff');
    }
  });
});

describe('a campaign of three a week', () => {
  it('has a message every Monday, Wednesday and Saturday, 36 in all', () => {
    const slots = plan({ frequency: '3 times per week' });
    expect(slots).toHaveLength(36);
    expect(
      slots.slice(0, 4).map(({ index, week, kind, localDate }) => [index, week, kind, localDate]),
    ).toEqual([
      [0, 1, 'kickoff', '2026-01-05'],
      [1, 1, 'reminder', '2026-01-07'],
      [2, 1, 'challenge', '2026-01-10'],
      [3, 2, 'kickoff', '2026-01-12'],
    ]);
    expect(slots.at(-1)).toMatchObject({ index: 35, week: 12, localDate: '2026-03-28' });
  });

  it('that starts on a day without a message begins, with a kickoff, on the next that has one', () => {
    const slots = plan({ frequency: '3 times per week', startDate: '2026-01-06' });
    expect(slots).toHaveLength(36);
    expect(slots[0]).toMatchObject({ index: 0, week: 1, kind: 'kickoff', localDate: '2026-01-07' });
    expect(slots.slice(0, 4).map((slot) => slot.week)).toEqual([1, 1, 1, 2]);
    expect(slots.at(-1)).toMatchObject({ week: 12, kind: 'kickoff', localDate: '2026-03-30' });
  });
});

describe('the messages with a place of their own', () => {
  const positionsOf = (slots: ReturnType<typeof plan>) =>
    slots.flatMap(({ position, week, localDate }) => (position ? [`${position} ${week} ${localDate}`] : []));

  it('are the first, the first of week 7, the first of week 12 and the last', () => {
    const all = ['first 1 2026-01-05', 'half 7 2026-02-16', 'lastweek 12 2026-03-23', 'last 12 2026-03-29'];
    expect(positionsOf(plan())).toEqual(all);
  });

  it('are those of the weekdays that have messages, with three a week', () => {
    const all = ['first 1 2026-01-07', 'half 7 2026-02-18', 'lastweek 12 2026-03-25', 'last 12 2026-03-30'];
    expect(positionsOf(plan({ frequency: '3 times per week', startDate: '2026-01-06' }))).toEqual(all);
  });

  it('move with a start day that is left out', () => {
    const slots = plan({ now: utc('2026-01-05', '12:00') });
    expect(positionsOf(slots)[0]).toBe('first 1 2026-01-06');
    expect(positionsOf(slots).at(-1)).toBe('last 12 2026-03-30');
  });
});

it('once a week is on the first day of each of the weeks that are to come', () => {
  expect(datesOf(onceAWeek(plan({ startDate: '2026-01-07' }))).slice(0, 3)).toEqual([
    '2026-01-07',
    '2026-01-14',
    '2026-01-21',
  ]);
  expect(onceAWeek(plan())).toHaveLength(12);
  expect(onceAWeek([])).toEqual([]);
});

describe('a start day whose time has passed', () => {
  const sendTime = utc('2026-01-05', '12:00');

  it('is not passed a moment before', () => {
    expect(datesOf(plan({ now: sendTime - 1 }))[0]).toBe('2026-01-05');
    expect(plan({ now: sendTime - 1 })).toHaveLength(84);
  });

  it('is left out from that minute on, and a day is added at the end', () => {
    for (const now of [sendTime, sendTime + 1, utc('2026-01-05', '23:59')]) {
      const slots = plan({ now });
      expect(slots).toHaveLength(84);
      expect(slots[0]).toMatchObject({ index: 1, week: 1, kind: 'kickoff', localDate: '2026-01-06' });
      expect(slots[1]).toMatchObject({ index: 2, kind: 'reminder', localDate: '2026-01-07' });
      expect(slots.at(-1)).toMatchObject({ index: 84, week: 12, kind: 'kickoff', localDate: '2026-03-30' });
    }
  });

  it('is made up for on the next message day with three a week', () => {
    const slots = plan({ now: sendTime, frequency: '3 times per week' });
    expect(slots).toHaveLength(36);
    expect(slots[0]).toMatchObject({ index: 1, kind: 'kickoff', localDate: '2026-01-07' });
    expect(slots.at(-1)).toMatchObject({ index: 36, week: 12, localDate: '2026-03-30' });
  });

  it('changes nothing where the start day has no message', () => {
    const change = { frequency: '3 times per week', startDate: '2026-01-06' } as const;
    expect(plan({ ...change, now: utc('2026-01-06', '18:00') })).toEqual(plan(change));
  });

  it('is a matter of the local day, not of the day in UTC', () => {
    const change = { timeZone: 'America/Los_Angeles', sendMinute: 20 * 60 };
    const localEvening = utc('2026-01-06', '04:30');
    expect(plan({ ...change, now: localEvening })[0]).toMatchObject({ localDate: '2026-01-06', index: 1 });
    expect(plan({ ...change, now: localEvening })).toHaveLength(84);
    expect(plan({ ...change, now: utc('2026-01-06', '03:30') })[0]?.localDate).toBe('2026-01-05');
  });
});

it('a time that comes twice as the clocks change is sent once, the first time', () => {
  const slots = plan({ startDate: '2026-10-20', timeZone: 'America/New_York', sendMinute: 90 });
  const thatDay = slots.filter((slot) => slot.localDate === '2026-11-01');
  expect(thatDay.map((slot) => slot.scheduledFor)).toEqual([utc('2026-11-01', '05:30')]);
});

it('the notes of a message name the kind and the focus of the week, from which its label comes', () => {
  expect(slotKinds.map((kind) => notesFor({ week: 3, kind }))).toEqual([
    'Week 3 kickoff: Small Steps - Starting with minimal actions',
    'Week 3 reminder: Small Steps - Starting with minimal actions',
    'Week 3 weekend challenge: Small Steps - Starting with minimal actions',
    'Week 3: Small Steps - Starting with minimal actions',
  ]);
  const labels = ['Motivation Kickoff', 'Mid-Week Reminder', 'Weekend Challenge', 'Scheduled Message'];
  for (let week = 1; week <= 12; week += 1)
    expect(slotKinds.map((kind) => messageLabel(notesFor({ week, kind })))).toEqual(labels);
});

describe('the end of a campaign', () => {
  const end = (lastPlannedDate: string, timeZone = 'UTC') =>
    new Date(endsAt({ startDate: '2026-01-05', lastPlannedDate, sendMinute: noon, timeZone })).toISOString();

  it('is the day after twelve weeks, at the send minute', () => {
    expect(end('2026-03-29')).toBe('2026-03-30T12:00:00.000Z');
  });

  it('is no earlier when the last message is', () => {
    expect(end('2026-03-27')).toBe('2026-03-30T12:00:00.000Z');
    expect(end('2026-01-05')).toBe('2026-03-30T12:00:00.000Z');
  });

  it('is the day after the added day', () => {
    expect(end('2026-03-30')).toBe('2026-03-31T12:00:00.000Z');
  });

  it('keeps to local time', () => {
    expect(end('2026-03-29', 'Europe/Paris')).toBe('2026-03-30T10:00:00.000Z');
  });
});
