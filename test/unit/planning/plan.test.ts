import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChannelName, quietReason } from '../../../worker/channels.ts';
import { type Frequency, frequencies, slotKinds } from '../../../worker/domain.ts';
import {
  addDays,
  currentWeek,
  daysBetween,
  isoWeekday,
  messageLabel,
  progressPercent,
  weeksCompleted,
} from '../../../worker/planning/calendar-date.ts';
import {
  isOnLaterDay,
  localDateAt,
  minuteOfDayAt,
  offsetZone,
  toInstant,
  zoneFor,
} from '../../../worker/planning/local-time.ts';
import {
  endsAt,
  notesFor,
  type PlannedSlot,
  planCampaign,
  replan,
  sendMinuteFor,
} from '../../../worker/planning/plan.ts';
import { expectEach } from '../tables.ts';

/** 2026-01-05 is a Monday. The default send time is noon UTC. */
const noon = 12 * 60;
const utc = (date: string, time = '00:00') => Date.parse(`${date}T${time}:00Z`);

const plan = (change: Partial<Parameters<typeof planCampaign>[0]> = {}) =>
  planCampaign({
    startDate: '2026-01-05',
    frequency: 'Daily',
    sendMinute: noon,
    timeZone: 'UTC',
    now: utc('2026-01-01'),
    ...change,
  });

it('kickoffs come on the first day and Mondays, reminders on Wednesdays, challenges on Saturdays', () => {
  const kinds = (slots: readonly PlannedSlot[]) => slots.map(({ week, kind }) => `${week} ${kind}`);
  expect(kinds(plan({ startDate: '2026-01-09' })).slice(0, 7)).toEqual([
    '1 kickoff',
    '1 challenge',
    '1 plain',
    '1 kickoff',
    '1 plain',
    '1 reminder',
    '1 plain',
  ]);
  const three = plan({ frequency: '3 times per week', startDate: '2026-01-06' });
  expect(kinds(three).slice(0, 4)).toEqual(['1 kickoff', '1 challenge', '1 kickoff', '2 reminder']);
});

it('the first message, the first of weeks 7 and 12, and the last have positions', () => {
  const positions = (change: Parameters<typeof plan>[0] = {}) =>
    plan(change).flatMap(({ position, week, localDate }) =>
      position ? [`${position} ${week} ${localDate}`] : [],
    );
  const daily = ['first 1 2026-01-05', 'half 7 2026-02-16', 'lastweek 12 2026-03-23', 'last 12 2026-03-29'];
  expect(positions()).toEqual(daily);
  const three = ['first 1 2026-01-07', 'half 7 2026-02-18', 'lastweek 12 2026-03-25', 'last 12 2026-03-30'];
  expect(positions({ frequency: '3 times per week', startDate: '2026-01-06' })).toEqual(three);
});

it('a start day whose time has passed is replaced by a day at the end', () => {
  const sendTime = utc('2026-01-05', '12:00');
  expect(plan({ now: sendTime - 1 })).toEqual(plan());
  for (const now of [sendTime, utc('2026-01-05', '23:59')]) {
    const slots = plan({ now });
    expect(slots).toHaveLength(84);
    expect(slots[0]).toMatchObject({ index: 1, kind: 'kickoff', position: 'first', localDate: '2026-01-06' });
    expect(slots.at(-1)).toMatchObject({ index: 84, week: 12, position: 'last', localDate: '2026-03-30' });
  }
});

it('a message’s notes contain its kind and the focus of its week', () => {
  expect(slotKinds.map((kind) => notesFor({ week: 3, kind }))).toEqual([
    'Week 3 kickoff: Small Steps - Starting with minimal actions',
    'Week 3 reminder: Small Steps - Starting with minimal actions',
    'Week 3 weekend challenge: Small Steps - Starting with minimal actions',
    'Week 3: Small Steps - Starting with minimal actions',
  ]);
});

it('a campaign ends at its send time on the day after its twelve weeks, or after its last planned day', () => {
  const end = (lastPlannedDate: string, timeZone = 'UTC') =>
    new Date(endsAt({ startDate: '2026-01-05', lastPlannedDate, sendMinute: noon, timeZone })).toISOString();
  expect(end('2026-01-05')).toBe('2026-03-30T12:00:00.000Z');
  expect(end('2026-03-30')).toBe('2026-03-31T12:00:00.000Z');
  expect(end('2026-03-29', 'Europe/Paris')).toBe('2026-03-30T10:00:00.000Z');
});

const perWeek: Record<Frequency, number> = { Daily: 7, '3 times per week': 3 };

const campaigns = fc.record({
  startDate: fc.nat(3000).map((days) => addDays('2024-01-01', days)),
  frequency: fc.constantFrom(...frequencies),
  // Often at night, when clocks change.
  sendMinute: fc.oneof(fc.nat(1439), fc.nat(239)),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
});

it('each of twelve weeks has its days, at the chosen local time in each time zone offered', () => {
  fc.assert(
    fc.property(campaigns, (campaign) => {
      const { startDate, frequency, sendMinute, timeZone } = campaign;
      const slots = planCampaign({ ...campaign, now: utc(addDays(startDate, -3)) });
      for (const [place, slot] of slots.entries()) {
        const { localDate, weekday } = slot;
        expect(slot.scheduledFor).toBe(toInstant(localDate, sendMinute, timeZone));
        expect(weekday).toBe(isoWeekday(localDate));
        if (frequency !== 'Daily') expect([1, 3, 6]).toContain(weekday);
        expect(slot.index).toBe(place);
        expect(slot.week).toBe(Math.floor(daysBetween(startDate, localDate) / 7) + 1);
        if (place > 0) expect(localDate > (slots[place - 1]?.localDate ?? '')).toBe(true);
      }
      const sizes = Array.from({ length: 12 }, (_, at) => slots.filter(({ week }) => week === at + 1).length);
      expect(sizes).toEqual(Array(12).fill(perWeek[frequency]));
    }),
    { numRuns: 60 },
  );
});

it('a plan made at any time of its first day has all messages, and planning again later gives the same', () => {
  fc.assert(
    fc.property(campaigns, fc.nat(1439), fc.nat(90 * 24 * 60), (campaign, minute, minutesLater) => {
      const now = toInstant(campaign.startDate, minute, campaign.timeZone);
      const slots = planCampaign({ ...campaign, now });
      expect(slots).toHaveLength(12 * perWeek[campaign.frequency]);
      expect(slots[0]?.kind).toBe('kickoff');
      expect(slots.filter(({ scheduledFor }) => scheduledFor <= now)).toEqual([]);
      const last = slots.at(-1);
      const end = endsAt({ ...campaign, lastPlannedDate: last?.localDate ?? '' });
      expect(end).toBeGreaterThan(last?.scheduledFor ?? 0);

      const later = now + minutesLater * 60_000;
      const existing = slots.map(({ localDate, scheduledFor }) => ({
        localDate,
        kept: scheduledFor <= later,
      }));
      const again = planCampaign({ ...campaign, now: later, existing });
      expect(
        replan(
          again,
          existing.filter(({ kept }) => kept),
        ),
      ).toEqual(slots.filter((slot) => slot.scheduledFor > later));
    }),
    { numRuns: 60 },
  );
});

it('date arithmetic is exact across years, daylight saving and leap days', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-02-28', 1)]).toEqual(['2024-02-29', '2026-03-01']);
  fc.assert(
    fc.property(
      fc.integer({ min: -30_000, max: 30_000 }),
      fc.integer({ min: -1000, max: 1000 }),
      (day, days) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        const later = addDays(date, days);
        expect(daysBetween(date, later)).toBe(days);
        expect(addDays(later, -days)).toBe(date);
        expect(isoWeekday(later)).toBe(new Date(`${later}T12:00Z`).getUTCDay() || 7);
      },
    ),
  );
});

it('an invalid date or minute is refused', () => {
  for (const date of ['', '2026-13-01', '2026-1-1', '2026-01-01T10:00:00Z', 'today'])
    for (const use of [() => addDays(date, 1), () => isoWeekday(date)]) expect(use).toThrow(RangeError);
  for (const [date, minute] of [
    ['2026-02-30', 60],
    ['2026-02-01', 1440],
    ['2026-02-01', -1],
  ] as const)
    expect(() => toInstant(date, minute, 'Europe/London')).toThrow(RangeError);
});

const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

it('a local time that clocks skip moves forward within its day, and one that occurs twice is the first', () => {
  for (const [date, time, zone, instant] of [
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30'],
    // Greenland skips the hour before midnight. 22:30 is still the same day.
    ['2026-03-28', '23:30', 'America/Nuuk', '2026-03-29T00:30'],
    ['2026-07-15', '07:30', offsetZone(-330), '2026-07-15T02:00'],
  ] as const)
    expect(toInstant(date, at(time), zone)).toBe(Date.parse(`${instant}Z`));
  const inSummer = Date.parse('2026-10-25T00:30Z');
  expect([inSummer, inSummer + 3_600_000].map((one) => minuteOfDayAt(one, 'Europe/London'))).toEqual([
    90, 90,
  ]);
  expect([localDateAt(inSummer, 'Asia/Tokyo'), localDateAt(inSummer, 'America/New_York')]).toEqual([
    '2026-10-25',
    '2026-10-24',
  ]);
});

it('a browser’s offset, in minutes west, is used only if the time zone is missing or unknown', () => {
  const offsets = [-330, 300, -0, -765, 30, -1440, 1440, -330.6];
  const zones = ['+05:30', '-05:00', '+00:00', '+12:45', '-00:30', '+23:59', '-23:59', '+05:30'];
  expect(offsets.map(offsetZone)).toEqual(zones);
  expect(zoneFor('Europe/Athens', 300)).toBe('Europe/Athens');
  expect(zoneFor('Mars/Olympus', 300)).toBe('-05:00');
});

it('an instant is on a later day after midnight there, also at the end of a day of 25 hours', () => {
  const isLater = (now: string, instant: string) =>
    isOnLaterDay(Date.parse(`${instant}Z`), Date.parse(`${now}Z`), 'Europe/London');
  expect(isLater('2026-10-24T23:00', '2026-10-26T00:00')).toBe(true);
  expect(isLater('2026-10-24T22:59', '2026-10-24T23:00')).toBe(true);
  expect(isLater('2026-10-25T00:00', '2026-10-23T00:00')).toBe(false);
});

it('the week of a campaign changes every seven days from its start, from 1 to 12', () => {
  const weeks = [-400, -1, 6, 7, 83, 84, 500].map((days) => {
    const today = addDays('2026-02-11', days);
    return `${currentWeek('2026-02-11', today)} ${weeksCompleted('2026-02-11', today)}`;
  });
  expect(weeks).toEqual(['1 0', '1 0', '1 0', '2 1', '12 11', '12 12', '12 12']);
});

it('progress is the share of the twelve weeks, in whole percent', () => {
  expect([0, 1, 5, 11, 12, 13].map(progressPercent)).toEqual([0, 8, 42, 92, 100, 100]);
});

it('a message’s label comes from its notes', () => {
  expectEach(messageLabel, {
    'kickoff of the weekend challenge': 'Motivation Kickoff',
    'REMINDER of the challenge': 'Mid-Week Reminder',
    'Weekend: rest': 'Weekend Challenge',
    'Week 2: Awareness': 'Scheduled Message',
  });
});

type Choice = Parameters<typeof sendMinuteFor>[0];

describe('the send minute of a campaign', () => {
  it.each([
    { messageTime: 'Morning (6-9 AM)', deliveryMethod: 'Email', first: '06:00', last: '08:59' },
    { messageTime: 'Morning (6-9 AM)', deliveryMethod: 'SMS', first: '08:00', last: '08:59' },
    { messageTime: 'Mid-day (11 AM-2 PM)', deliveryMethod: 'SMS', first: '11:00', last: '13:59' },
    { messageTime: 'Afternoon (3-5 PM)', deliveryMethod: 'Email', first: '15:00', last: '16:59' },
    { messageTime: 'Evening (6-8 PM)', deliveryMethod: 'SMS', first: '18:00', last: '19:59' },
  ] as const)('is any minute of $messageTime by $deliveryMethod: $first to $last', (row) => {
    const { first, last, ...choice } = row;
    const minutes = Array.from({ length: 3000 }, (_, number) =>
      sendMinuteFor({ ...choice, seed: `campaign-${number}` }),
    );
    expect(new Set(minutes).size).toBe(at(last) - at(first) + 1);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([at(first), at(last)]);
  });

  it('never changes for a seed', () => {
    const minute = { messageTime: 'Morning (6-9 AM)', deliveryMethod: 'Email' } as const;
    const ofSeeds = ['', 'a', 'campaign-1'].map((seed) => sendMinuteFor({ ...minute, seed }));
    expect(ofSeeds).toEqual(['06:23', '08:15', '07:04'].map(at));
  });

  it('is the custom time, except that text messages go out between 8 AM and 9 PM', () => {
    const custom = (customTime: string | null, deliveryMethod: Choice['deliveryMethod'] = 'Email') =>
      sendMinuteFor({ messageTime: 'Custom time', customTime, deliveryMethod, seed: 'a' });
    for (const time of ['00:00', '02:30', '23:59']) expect(custom(time)).toBe(at(time));
    const leaves = ['00:00', '07:59', '08:00', '21:00', '21:01'].map((time) => custom(time, 'SMS'));
    expect(leaves).toEqual(['08:00', '08:00', '08:00', '21:00', '21:00'].map(at));
    for (const time of [null, '', '24:00', '7:30', '07:60', '07:30:00', 'noon'])
      expect(() => custom(time)).toThrow(RangeError);
  });
});

it('text messages may be sent from 8 AM to 9 PM, everything else at any time', () => {
  const times = ['00:00', '07:59', '08:00', '21:00', '21:01', '23:59'];
  const allowed = (channel: ChannelName) => times.filter((time) => quietReason(at(time), channel) === null);
  expect(allowed('sms')).toEqual(['08:00', '21:00']);
  expect(allowed('email')).toEqual(times);
});
