import { describe, expect, it } from 'vitest';
import { choicesOf, courseAfter, offerWith } from '../../../worker/offers/offers.rules.ts';

const message = { kind: 'planned', week: 3, edited: false, offer: null } as const;
const daily = { frequency: 'Daily', everyOtherDay: false };
const nothing = { missed: 0, wasGentle: false, gentleSoFar: 0, offeredEveryOtherDay: false };
const lapse = { ...nothing, missed: 3 };

describe('what a message offers as it leaves', () => {
  it('is a lighter course after three misses, until the gentle message was sent', () => {
    expect(offerWith(message, daily, lapse)).toBe('lapse');
    expect(offerWith(message, daily, { ...lapse, missed: 2 })).toBeNull();
    expect(offerWith(message, daily, { ...lapse, wasGentle: true })).toBeNull();
  });

  it('is never in place of what a person wrote, nor of a message that is no part of the plan', () => {
    expect(offerWith({ ...message, edited: true }, daily, lapse)).toBeNull();
    for (const kind of ['extra', 'manual', 'closing'] as const) {
      expect(offerWith({ ...message, kind }, daily, lapse)).toBeNull();
    }
  });

  it('is every other day in week 11 of a daily campaign, once, and with a person’s words too', () => {
    const eleventh = { ...message, week: 11 };
    expect(offerWith(eleventh, daily, nothing)).toBe('every-other-day');
    expect(offerWith({ ...eleventh, edited: true }, daily, nothing)).toBe('every-other-day');
    for (const week of [1, 10, 12]) expect(offerWith({ ...message, week }, daily, nothing)).toBeNull();
    expect(offerWith(eleventh, { ...daily, everyOtherDay: true }, nothing)).toBeNull();
    expect(offerWith(eleventh, { ...daily, frequency: '3 times per week' }, nothing)).toBeNull();
    expect(offerWith(eleventh, daily, { ...nothing, offeredEveryOtherDay: true })).toBeNull();
  });

  it('is the lighter course first where both would be due', () => {
    const eleventh = { ...message, week: 11 };
    expect(offerWith(eleventh, daily, lapse)).toBe('lapse');
    expect(offerWith(eleventh, daily, courseAfter(lapse, 'lapse'))).toBe('every-other-day');
  });

  it('stays what it was when the message is tried again', () => {
    expect(offerWith({ ...message, offer: 'lapse' }, daily, nothing)).toBe('lapse');
  });
});

it('each offer has its choices, and a message without one has none', () => {
  expect(choicesOf({ kind: 'planned', offer: 'lapse' })).toEqual(['smaller', 'move', 'pause', 'stop']);
  expect(choicesOf({ kind: 'planned', offer: 'every-other-day' })).toEqual(['every-other-day']);
  expect(choicesOf({ kind: 'closing', offer: null })).toEqual(['repeat', 'level-up', 'finish']);
  expect(choicesOf({ kind: 'planned', offer: null })).toEqual([]);
});
