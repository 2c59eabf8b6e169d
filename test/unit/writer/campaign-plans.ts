import type { Frequency } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { type PlannedSlot, planCampaign } from '../../../worker/planning/plan.ts';
import { writeBuiltIn } from '../../../worker/writer/built-in.ts';
import type { FactCode } from '../../../worker/writer/entries.ts';
import type { Facts } from '../../../worker/writer/fill.ts';
import type { Habit, WritingTask } from '../../../worker/writer/writer.ts';
import { habitWith, rosa, startDate } from './habits.ts';

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

/** What Rosa tells of her plan, in part: 'cas' are her cue, her act and her small version. */
export const told = (codes: string): Facts =>
  Object.fromEntries(
    [...codes].map((code) => [
      code,
      code === 'd' ? 'I want to play because it is quiet' : rosa[code as Exclude<FactCode, 'd'>],
    ]),
  );

/** Sets of facts that campaigns have: nothing, the form's two, what the questions add, and odd ones. */
export const factSets = [
  '',
  'c',
  'a',
  'ca',
  'd',
  'cad',
  'cas',
  's',
  'casn',
  'casnp',
  'y',
  'casnpy',
  'casnpyx',
  'casnpyxr',
  'nprx',
] as const;

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
