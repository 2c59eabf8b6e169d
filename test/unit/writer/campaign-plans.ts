import type { Frequency } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { type PlannedSlot, planCampaign } from '../../../worker/planning/plan.ts';
import { writeBuiltIn } from '../../../worker/writer/built-in.ts';
import type { Habit, WritingTask } from '../../../worker/writer/writer.ts';
import { habitWith, startDate } from './habits.ts';

/** The plan of a campaign that starts so many days after a Monday. @param late after the time of its first day */
export function slotsOf(startDay: number, frequency: Frequency = 'Daily', late = false): PlannedSlot[] {
  const start = addDays(startDate, startDay);
  return planCampaign({
    startDate: start,
    frequency,
    sendMinute: 420,
    timeZone: 'UTC',
    now: Date.parse(`${late ? start : startDate}T${late ? '12' : '00'}:00:00Z`) - (late ? 0 : 7 * 86_400_000),
  });
}

/** The texts of a plan, from a plan that knows the facts all along. */
export const write = (
  slots: readonly PlannedSlot[],
  change: Partial<Habit> = {},
  task: Partial<WritingTask> = {},
) =>
  writeBuiltIn({
    habit: habitWith(change),
    slots,
    before: [],
    banned: new Set(),
    unwanted: new Set(),
    ...task,
  });
