import { describe, expect, it } from 'vitest';
import { choiceLabel, choicesOf, offerWith } from '../../../worker/delivery/choices.rules.ts';
import { habitKinds } from '../../../worker/domain.ts';

const message = { kind: 'planned', week: 3, offer: null } as const;
const daily = { kind: 'build', frequency: 'Daily', everyOtherDay: false } as const;

describe('what a message offers as it leaves', () => {
  it('is every other day in week 11 of a daily campaign, once', () => {
    const eleventh = { ...message, week: 11 };
    expect(offerWith(eleventh, daily, false)).toBe('every-other-day');
    for (const week of [1, 10, 12]) expect(offerWith({ ...message, week }, daily, false)).toBeNull();
    expect(offerWith(eleventh, { ...daily, everyOtherDay: true }, false)).toBeNull();
    expect(offerWith(eleventh, { ...daily, frequency: '3 times per week' }, false)).toBeNull();
    expect(offerWith(eleventh, daily, true)).toBeNull();
  });

  it('is never part of a message outside the plan', () => {
    for (const kind of ['extra', 'manual', 'closing'] as const) {
      expect(offerWith({ ...message, kind, week: 11 }, daily, false)).toBeNull();
    }
  });

  it.each(habitKinds)('is for what has a program of twelve weeks, and %s is or is not', (kind) => {
    const offer = offerWith({ ...message, week: 11 }, { ...daily, kind }, false);
    expect(offer).toBe(kind === 'build' || kind === 'reduce' ? 'every-other-day' : null);
  });

  it('stays what it was when the message is tried again', () => {
    expect(offerWith({ ...message, offer: 'lapse' }, daily, false)).toBe('lapse');
  });
});

describe('the choices of a message', () => {
  const after = { kind: 'planned', offer: 'lapse', condition: 'missed-3' } as const;
  const plain = { kind: 'planned', offer: null, condition: null } as const;
  const closing = { kind: 'closing', offer: null, condition: 'closing-mid' } as const;

  it.each(['build', 'reduce'] as const)('are those of its offer for %s, and none without one', (kind) => {
    expect(choicesOf(after, kind)).toEqual(['smaller', 'move', 'pause', 'stop']);
    expect(choicesOf({ ...plain, offer: 'every-other-day' }, kind)).toEqual(['every-other-day']);
    expect(choicesOf(closing, kind)).toEqual(['repeat', 'level-up', 'finish']);
    expect(choicesOf(plain, kind)).toEqual([]);
  });

  it('are the time and the end of a dose, and nothing smaller, later or skipped', () => {
    for (const one of [plain, after]) expect(choicesOf(one, 'dose')).toEqual(['move', 'stop']);
    expect(choicesOf(closing, 'dose')).toEqual(['repeat', 'finish']);
    // A prescription does not end with the reminders.
    for (const condition of ['lastweek', 'last'])
      expect(choicesOf({ ...plain, condition }, 'dose')).toEqual(['repeat', 'move', 'stop']);
    expect(
      [...choicesOf(plain, 'dose'), 'repeat' as const].map((choice) => choiceLabel(choice, 'dose')),
    ).toEqual(['Correct the reminder’s time', 'Stop these reminders', 'Renew']);
  });

  it('are three ways to end what somebody gets through, at any time', () => {
    expect(choicesOf(plain, 'recover')).toEqual(['better', 'over', 'not-now']);
    expect(choicesOf(after, 'recover')).toEqual([
      ...['smaller', 'move', 'pause', 'stop'],
      ...['better', 'over', 'not-now'],
    ]);
    expect(choicesOf(closing, 'recover')).toEqual(['repeat', 'finish']);
  });

  it('are only to stop where a person’s help is needed', () => {
    for (const one of [plain, after, closing]) expect(choicesOf(one, 'danger')).toEqual(['stop']);
  });
});
