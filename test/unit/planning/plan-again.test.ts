import { describe, expect, it } from 'vitest';
import type { Frequency } from '../../../worker/domain.ts';
import { replan } from '../../../worker/planning/plan.ts';
import { datesOf, noon, onDate, plan, utc } from './plans.ts';

describe('a campaign that is planned again', () => {
  it('keeps index, week and kind of the days to come, and never passes its twelve weeks', () => {
    for (const frequency of ['Daily', '3 times per week'] satisfies Frequency[]) {
      const now = utc('2026-02-11', '12:00');
      const original = plan({ frequency });
      const again = plan({ frequency, now });
      expect(again).toEqual(original.filter((slot) => slot.scheduledFor > now));
      expect(datesOf(again)[0]).toBe(frequency === 'Daily' ? '2026-02-12' : '2026-02-14');
    }
  });

  it('at another time of the day keeps index, week, kind and date', () => {
    const later = plan({ sendMinute: noon + 90, now: utc('2026-02-11', '13:00') });
    expect(later[0]?.localDate).toBe('2026-02-11');
    for (const slot of later) {
      expect({ ...slot, scheduledFor: slot.scheduledFor - 90 * 60_000 }).toEqual(
        onDate(plan(), slot.localDate),
      );
    }
  });

  it('has nothing left to plan once its twelve weeks are over', () => {
    expect(plan({ now: utc('2026-03-29', '12:00') })).toEqual([]);
    expect(plan({ now: utc('2027-01-01') })).toEqual([]);
  });

  it('keeps the day that was added for a start day left out, and the kickoff that moved', () => {
    const first = plan({ now: utc('2026-01-05', '18:00') });
    const existing = datesOf(first).map((localDate) => ({ localDate, kept: false }));
    expect(plan({ now: utc('2026-01-05', '20:00'), existing })).toEqual(first);
    expect(plan({ now: utc('2026-01-06', '09:00'), existing })).toEqual(first);
    expect(plan({ now: utc('2026-02-11', '12:00'), existing })).toEqual(first.slice(37));
    expect(plan({ now: utc('2026-03-30', '11:00'), existing })).toEqual(first.slice(-1));
  });

  it('adds no day when the start day has had its message', () => {
    const existing = datesOf(plan()).map((localDate, day) => ({ localDate, kept: day === 0 }));
    const now = utc('2026-01-05', '18:00');
    const slots = plan({ now, existing });
    expect(slots).toEqual(plan().slice(1));
    expect(slots[0]?.kind).toBe('plain');
  });

  it('leaves the start day out when its message is unsent and the new time has passed', () => {
    const existing = datesOf(plan()).map((localDate) => ({ localDate, kept: false }));
    const slots = plan({ sendMinute: 9 * 60, now: utc('2026-01-05', '10:00'), existing });
    expect(slots).toHaveLength(84);
    expect(slots[0]).toMatchObject({ index: 1, kind: 'kickoff', localDate: '2026-01-06' });
  });

  it('keeps its start day when the new time is still to come, though an older plan left it out', () => {
    const existing = datesOf(plan({ now: utc('2026-01-05', '18:00') })).map((localDate) => ({
      localDate,
      kept: false,
    }));
    const slots = plan({ sendMinute: 20 * 60, now: utc('2026-01-05', '18:00'), existing });
    expect(slots).toHaveLength(84);
    expect(slots[0]).toMatchObject({ index: 0, kind: 'kickoff', localDate: '2026-01-05' });
    expect(slots.at(-1)?.localDate).toBe('2026-03-29');
  });

  it('plans no second message on a day that a kept message holds', () => {
    const slots = plan();
    const kept = [{ localDate: '2026-01-05' }, { localDate: '2026-02-01' }, { localDate: '2020-01-01' }];
    const open = replan({ slots, kept });
    expect(open).toEqual(slots.filter((slot) => slot.index !== 0 && slot.index !== 27));
    expect(open).toHaveLength(82);
    expect(replan({ slots, kept: [] })).toEqual(slots);
  });
});
