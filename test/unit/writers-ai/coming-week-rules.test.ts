import { describe, expect, it } from 'vitest';
import {
  freshlyPlanned,
  nextTryAt,
  type PlannedText,
  quotableTexts,
  sortWeek,
  timeToWrite,
  weekToWrite,
} from '../../../worker/writing/coming-week.rules.ts';

const minute = 60_000;
const now = 1_000_000_000_000;
const campaign = { active: true, writtenThroughWeek: 2, aiNextTryAt: null as number | null };

describe('the week to write', () => {
  it.each<[string, Partial<typeof campaign>, number | undefined, number | null]>([
    ['the one of the next message', {}, 3, 3],
    ['not one that was written', {}, 2, null],
    ['not one of an earlier time', {}, 1, null],
    ['a later one after days out of order', {}, 5, 5],
    ['none when nothing comes any more', {}, undefined, null],
    ['none of a campaign that is not active', { active: false }, 3, null],
    ['the written one again when a model is to be asked again', { aiNextTryAt: now }, 2, 2],
    ['not before its time', { aiNextTryAt: now + 1 }, 2, null],
  ])('is %s', (_, change, upcoming, week) => {
    expect(weekToWrite({ ...campaign, ...change }, upcoming, now)).toBe(week);
  });

  it('is the first one of a new plan where there is a model, else the second', () => {
    const slots = [{ week: 4 }, { week: 5 }];
    expect(freshlyPlanned(slots, true)).toMatchObject({ writtenThroughWeek: 0 });
    expect(freshlyPlanned(slots, false)).toMatchObject({ writtenThroughWeek: 4 });
  });
});

describe('a model that did not answer', () => {
  it('is asked again after 10 minutes and after an hour, and then no more', () => {
    expect([1, 2, 3].map((tries) => nextTryAt(tries, now))).toEqual([
      now + 10 * minute,
      now + 60 * minute,
      null,
    ]);
  });

  it('has no longer than until the next message is due', () => {
    expect(timeToWrite(60_000, now, now + 3_600_000)).toBe(60_000);
    expect(timeToWrite(60_000, now, now + 30_000)).toBe(28_000);
    expect(timeToWrite(60_000, now, now + 4000)).toBeNull();
    expect(timeToWrite(60_000, now, now - 1)).toBeNull();
  });
});

const planned = (change: Partial<PlannedText>): PlannedText => ({
  id: 1,
  content: 'text',
  status: 'scheduled',
  edited: false,
  completed: false,
  slotIndex: 8,
  week: 2,
  slotKind: 'plain',
  localDate: '2031-03-11',
  scheduledFor: now + 60 * minute,
  createdAt: now,
  ...change,
});

describe('the messages of a week', () => {
  it('are those to come that nobody has touched', () => {
    const rows = [
      planned({ id: 1, week: 1, status: 'sent', scheduledFor: now - minute }),
      planned({ id: 2, scheduledFor: now + minute }),
      planned({ id: 3, edited: true }),
      planned({ id: 4, completed: true }),
      planned({ id: 5 }),
      planned({ id: 6, status: 'failed' }),
      planned({ id: 7, week: 3 }),
    ];
    const { targets, before } = sortWeek(rows, 2, now);
    expect(targets).toEqual([
      { id: 5, seen: 'text', slot: { index: 8, week: 2, kind: 'plain', weekday: 2 } },
    ]);
    expect(before.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
  });

  it('may be shown to a model when no person wrote them and no other title is in them', () => {
    const rows = [
      planned({ content: 'mine', edited: true }),
      planned({ content: 'of the old title', createdAt: now - 1 }),
      planned({ content: 'good' }),
    ];
    expect(quotableTexts(rows, now)).toEqual(['good']);
  });
});
