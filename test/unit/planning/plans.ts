import { type PlannedSlot, planCampaign } from '../../../worker/planning/plan.ts';

/** 2026-01-05 is a Monday. Noon UTC is the send time unless a test says another. */
export const noon = 12 * 60;
export const utc = (date: string, time = '00:00') => Date.parse(`${date}T${time}:00Z`);
export const plan = (change: Partial<Parameters<typeof planCampaign>[0]> = {}) =>
  planCampaign({
    startDate: '2026-01-05',
    frequency: 'Daily',
    sendMinute: noon,
    timeZone: 'UTC',
    now: utc('2026-01-01'),
    ...change,
  });
export const datesOf = (slots: readonly PlannedSlot[]) => slots.map((slot) => slot.localDate);
export const kindsOf = (slots: readonly PlannedSlot[]) => slots.map((slot) => slot.kind);
export const onDate = (slots: readonly PlannedSlot[], date: string) =>
  slots.find((slot) => slot.localDate === date);
