import { describe, expect, it } from 'vitest';
import {
  mayGoEveryOtherDay,
  mayPause,
  nextMonday,
  pauseEnd,
} from '../../../worker/campaigns/campaigns.rules.ts';
import { isPausedOn, sizeAfter } from '../../../worker/planning/campaign-days.ts';

/** A letter for each of the latest days: d done, m not. */
const days = (letters: string) => [...letters].map((letter) => ({ done: letter === 'd' }));

describe('the size of a campaign', () => {
  it('goes back to the usual one by itself once all but one of the latest days are kept, and not before', () => {
    const after = (letters: string) => sizeAfter(days(letters), 'small');
    expect(new Set(['ddddddd', 'mdddddd', 'dddmddd', 'dddddm'].map(after))).toEqual(new Set(['usual']));
    expect(new Set(['', 'ddddd', 'mmddddd', 'dddddmm', 'mmmmmmm'].map(after))).toEqual(new Set(['small']));
  });

  it('is made small by nobody but the person', () => {
    for (const letters of ['', 'mmmmmmm', 'ddddddd']) expect(sizeAfter(days(letters), 'usual')).toBe('usual');
  });
});

describe('a pause', () => {
  it('ends a week later, or with the campaign', () => {
    const endOf = (closingDate: string) =>
      pauseEnd(
        { endsAt: Date.parse(`${closingDate}T12:30:00Z`), timeZone: 'America/New_York' },
        Date.parse('2026-11-21T23:30-05:00'),
      );
    expect(endOf('2027-02-01')).toBe('2026-11-28');
    expect(endOf('2026-11-24')).toBe('2026-11-24');
  });

  it('is there while anything but the closing message is to come', () => {
    const endsAt = Date.parse('2026-11-24T12:30:00Z');
    const running = { active: true, completed: false, endsAt, timeZone: 'America/New_York' };
    const at = (clock: string) => Date.parse(`${clock}-05:00`);
    expect(mayPause(running, at('2026-11-02T09:00'))).toBe(true);
    expect(mayPause(running, at('2026-11-23T23:59'))).toBe(true);
    expect(mayPause(running, at('2026-11-24T00:00'))).toBe(false);
    expect(mayPause(running, at('2026-11-24T09:00'))).toBe(false);
    expect(mayPause({ ...running, active: false }, at('2026-11-21T09:00'))).toBe(false);
    expect(mayPause({ ...running, completed: true }, at('2026-11-21T09:00'))).toBe(false);
  });

  it('holds up to the day before its end', () => {
    expect(isPausedOn('2026-11-27', '2026-11-28')).toBe(true);
    expect(isPausedOn('2026-11-28', '2026-11-28')).toBe(false);
    expect(isPausedOn('2026-11-27', null)).toBe(false);
  });
});

describe('every other day', () => {
  const campaign = {
    frequency: 'Daily',
    active: true,
    completed: false,
    everyOtherDay: false,
    startDate: '2026-01-05',
  } as const;

  it('is there from the first day of week 11 on', () => {
    expect(mayGoEveryOtherDay(campaign, '2026-03-15')).toBe(false);
    expect(mayGoEveryOtherDay(campaign, '2026-03-16')).toBe(true);
  });

  it('is not there with three messages a week, nor paused, over or taken already', () => {
    const weekly = { frequency: '3 times per week' } as const;
    for (const change of [weekly, { active: false }, { completed: true }, { everyOtherDay: true }])
      expect(mayGoEveryOtherDay({ ...campaign, ...change }, '2026-03-20')).toBe(false);
  });
});

it('the Monday after a day is never that day', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(nextMonday)).toEqual(Array(3).fill('2026-11-23'));
});
