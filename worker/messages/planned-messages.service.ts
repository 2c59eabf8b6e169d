import { addDays } from '../planning/calendar-date.ts';
import { toInstant } from '../planning/local-time.ts';
import { notesFor, type PlannedSlot } from '../planning/plan.ts';
import { writeBuiltIn } from '../writer/built-in.ts';
import { textColumns } from '../writer/habit.rules.ts';
import type { WritingTask } from '../writer/writer.ts';
import {
  insertClosingMessage,
  insertMessages,
  type MessageRow,
  type NewMessage,
  selectPlanned,
  selectStyleVotes,
  setMark,
  updateRating,
} from './messages.repo.ts';
import {
  deleteDropped,
  deleteUntouched,
  dropMessages,
  moveMessage,
  rewordMessage,
} from './planned-messages.repo.ts';

export type { MessageRow, NewMessage };

/** Statements on planned messages that campaigns run inside their own transactions. */
export const plannedMessages = {
  select: selectPlanned,
  insert: insertMessages,
  insertClosing: insertClosingMessage,
  move: moveMessage,
  deleteUntouched,
  drop: dropMessages,
  reword: rewordMessage,
  deleteDropped,
  rate: updateRating,
  setMark,
  styleVotes: selectStyleVotes,
};

/** The instant, in epoch milliseconds, at which a calendar date is over in a zone. */
export const dayEnd = (localDate: string, timeZone: string) => toInstant(addDays(localDate, 1), 0, timeZone);

/** Gives every slot its text and makes it a message that is ready to be kept. */
export function writePlannedMessages(
  task: Omit<WritingTask, 'slots'> & {
    slots: readonly PlannedSlot[];
    timeZone: string;
    now: number;
  },
): NewMessage[] {
  const { habit, slots, timeZone, now } = task;
  const texts = new Map(writeBuiltIn(task).map((text) => [text.slotIndex, text]));
  return slots.map((slot) => {
    const text = texts.get(slot.index);
    if (text === undefined) throw new Error(`The writer left slot ${slot.index} without a text`);
    return {
      kind: 'planned',
      notes: notesFor(slot),
      writer: 'built-in',
      ...textColumns(text, habit.style),
      slotIndex: slot.index,
      week: slot.week,
      slotKind: slot.kind,
      localDate: slot.localDate,
      dayEndsAt: dayEnd(slot.localDate, timeZone),
      timeZone,
      scheduledFor: slot.scheduledFor,
      createdAt: now,
    };
  });
}
