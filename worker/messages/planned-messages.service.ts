import { dayEnd } from '../planning/local-time.ts';
import { notesFor, type PlannedSlot } from '../planning/plan.ts';
import { writeBuiltIn } from '../writer/built-in.ts';
import { textColumns, type WritingTask } from '../writer/writer.ts';
import type { NewMessage } from './messages.repo.ts';

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
