import { describe, expect, it } from 'vitest';
import { slotKinds } from '../../../worker/domain.ts';
import { messageLabel, weeklyFocus } from '../../../worker/planning/campaign-days.ts';
import { endsAt, notesFor, onceAWeek } from '../../../worker/planning/plan.ts';
import { datesOf, kindsOf, noon, onDate, plan, utc } from './plans.ts';
import { readClock } from './wall-clock.ts';

describe('a daily campaign', () => {
  it('has a message on each of its 84 days', () => {
    const slots = plan();
    expect(slots).toHaveLength(84);
    expect(slots[0]).toEqual({
      index: 0,
      week: 1,
      kind: 'kickoff',
      weekday: 1,
      position: 'first',
      localDate: '2026-01-05',
      scheduledFor: utc('2026-01-05', '12:00'),
    });
    expect(slots[83]).toEqual({
      index: 83,
      week: 12,
      kind: 'plain',
      weekday: 7,
      position: 'last',
      localDate: '2026-03-29',
      scheduledFor: utc('2026-03-29', '12:00'),
    });
  });

  it('kicks off on Monday, reminds on Wednesday, challenges on Saturday and is plain between', () => {
    expect(kindsOf(plan()).slice(7, 14)).toEqual([
      'kickoff',
      'plain',
      'reminder',
      'plain',
      'plain',
      'challenge',
      'plain',
    ]);
  });

  it.each([
    ['2026-01-07', 'Wednesday'],
    ['2026-01-09', 'Friday'],
    ['2026-01-10', 'Saturday'],
  ])('that starts on %s, a %s, kicks off on that very day', (startDate) => {
    const slots = plan({ startDate });
    expect(slots[0]).toMatchObject({ localDate: startDate, kind: 'kickoff' });
    expect(slots.filter((slot) => slot.kind === 'kickoff')).toHaveLength(13);
    expect(slots[7]?.kind).not.toBe('kickoff');
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
    slots.flatMap(({ position, week, localDate }) =>
      position === null ? [] : [[position, week, localDate]],
    );

  it('are the first, the first of week 7, the first of week 12 and the last', () => {
    expect(positionsOf(plan())).toEqual([
      ['first', 1, '2026-01-05'],
      ['half', 7, '2026-02-16'],
      ['lastweek', 12, '2026-03-23'],
      ['last', 12, '2026-03-29'],
    ]);
  });

  it('are those of the weekdays that have messages, with three a week', () => {
    expect(positionsOf(plan({ frequency: '3 times per week', startDate: '2026-01-06' }))).toEqual([
      ['first', 1, '2026-01-07'],
      ['half', 7, '2026-02-18'],
      ['lastweek', 12, '2026-03-25'],
      ['last', 12, '2026-03-30'],
    ]);
  });

  it('move with a start day that is left out', () => {
    const slots = plan({ now: utc('2026-01-05', '12:00') });
    expect(positionsOf(slots)[0]).toEqual(['first', 1, '2026-01-06']);
    expect(positionsOf(slots).at(-1)).toEqual(['last', 12, '2026-03-30']);
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

  it.each([sendTime, sendTime + 1, utc('2026-01-05', '23:59')])(
    'is left out at %d, and a day is added at the end',
    (now) => {
      const slots = plan({ now });
      expect(slots).toHaveLength(84);
      expect(slots[0]).toMatchObject({ index: 1, week: 1, kind: 'kickoff', localDate: '2026-01-06' });
      expect(slots[1]).toMatchObject({ index: 2, kind: 'reminder', localDate: '2026-01-07' });
      expect(slots.at(-1)).toMatchObject({ index: 84, week: 12, kind: 'kickoff', localDate: '2026-03-30' });
    },
  );

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

describe('a campaign across a change of the clocks', () => {
  const timesOn = (timeZone: string, startDate: string, sendMinute: number, dates: string[]) => {
    const slots = plan({ startDate, timeZone, sendMinute, now: utc('2025-01-01') });
    return dates.map((date) => {
      const slot = onDate(slots, date);
      return slot && [new Date(slot.scheduledFor).toISOString(), readClock(slot.scheduledFor, timeZone).time];
    });
  };

  it('keeps 07:15 in New York in spring and in autumn', () => {
    expect(timesOn('America/New_York', '2026-03-01', 435, ['2026-03-07', '2026-03-08'])).toEqual([
      ['2026-03-07T12:15:00.000Z', '07:15'],
      ['2026-03-08T11:15:00.000Z', '07:15'],
    ]);
    expect(timesOn('America/New_York', '2026-10-20', 435, ['2026-10-31', '2026-11-01'])).toEqual([
      ['2026-10-31T11:15:00.000Z', '07:15'],
      ['2026-11-01T12:15:00.000Z', '07:15'],
    ]);
  });

  it('keeps 18:40 in Sydney, where autumn is in April', () => {
    expect(timesOn('Australia/Sydney', '2026-03-20', 1120, ['2026-04-04', '2026-04-05'])).toEqual([
      ['2026-04-04T07:40:00.000Z', '18:40'],
      ['2026-04-05T08:40:00.000Z', '18:40'],
    ]);
    expect(timesOn('Australia/Sydney', '2026-09-20', 1120, ['2026-10-03', '2026-10-04'])).toEqual([
      ['2026-10-03T08:40:00.000Z', '18:40'],
      ['2026-10-04T07:40:00.000Z', '18:40'],
    ]);
  });

  it('keeps 06:05 in London', () => {
    expect(timesOn('Europe/London', '2026-03-20', 365, ['2026-03-28', '2026-03-29'])).toEqual([
      ['2026-03-28T06:05:00.000Z', '06:05'],
      ['2026-03-29T05:05:00.000Z', '06:05'],
    ]);
  });

  it('sends a 02:30 that does not exist at 03:30, on that day alone', () => {
    expect(
      timesOn('America/New_York', '2026-03-01', 150, ['2026-03-07', '2026-03-08', '2026-03-09']),
    ).toEqual([
      ['2026-03-07T07:30:00.000Z', '02:30'],
      ['2026-03-08T07:30:00.000Z', '03:30'],
      ['2026-03-09T06:30:00.000Z', '02:30'],
    ]);
  });

  it('sends a 01:30 that comes twice once, the first time', () => {
    const slots = plan({ startDate: '2026-10-20', timeZone: 'America/New_York', sendMinute: 90 });
    const thatDay = slots.filter((slot) => slot.localDate === '2026-11-01');
    expect(thatDay.map((slot) => new Date(slot.scheduledFor).toISOString())).toEqual([
      '2026-11-01T05:30:00.000Z',
    ]);
  });
});

describe('the notes of a message', () => {
  it('name the kind and the focus of the week', () => {
    const notes = slotKinds.map((kind) => notesFor({ week: 3, kind }));
    expect(notes).toEqual([
      'Week 3 kickoff: Small Steps - Starting with minimal actions',
      'Week 3 reminder: Small Steps - Starting with minimal actions',
      'Week 3 weekend challenge: Small Steps - Starting with minimal actions',
      'Week 3: Small Steps - Starting with minimal actions',
    ]);
  });

  it('give each kind its label in every week', () => {
    const labels = {
      kickoff: 'Motivation Kickoff',
      reminder: 'Mid-Week Reminder',
      challenge: 'Weekend Challenge',
      plain: 'Scheduled Message',
    };
    for (let week = 1; week <= 12; week += 1) {
      for (const kind of slotKinds) {
        const notes = notesFor({ week, kind });
        expect(messageLabel(notes)).toBe(labels[kind]);
        expect(notes.startsWith(`Week ${week}`)).toBe(true);
        expect(notes).toContain(weeklyFocus(week));
      }
    }
  });
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
