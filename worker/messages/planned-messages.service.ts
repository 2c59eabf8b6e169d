import { addDays } from '../campaigns/calendar-date.rules.ts';
import type { Frequency, MessageStyle } from '../campaigns/campaigns.schemas.ts';
import type { Size } from '../campaigns/course.schemas.ts';
import { factsOf, type PlanRow } from '../campaigns/facts.rules.ts';
import type { DoseVerb, HabitKind } from '../domain.ts';
import { toInstant } from '../schedule/local-time.ts';
import { notesFor, type PlannedSlot } from '../schedule/plan.ts';
import { writeBuiltIn } from '../writer/built-in.ts';
import type { Habit, WritingTask, WrittenText } from '../writer/writer.ts';
import {
  insertClosingMessage,
  insertMessages,
  type MessageRow,
  type NewMessage,
  selectStyleVotes,
  updateRating,
} from './messages.repo.ts';
import {
  deleteDropped,
  deleteUntouched,
  dropMessages,
  moveMessage,
  restoreMessage,
  rewordMessage,
  selectPlanned,
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
  restore: restoreMessage,
  reword: rewordMessage,
  deleteDropped,
  rate: updateRating,
  styleVotes: selectStyleVotes,
};

/** What a campaign's texts are written from. */
export type CampaignWords = PlanRow & {
  kind: HabitKind;
  title: string;
  description: string;
  messageStyle: MessageStyle;
  frequency: Frequency;
  sendMinute: number;
  size: Size;
  doseVerb: DoseVerb | null;
};

/** A minute of the day, 0 to 1439, as `HH:MM`. */
export const clockTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What the writers need to know of a campaign. */
export function habitOf(campaign: CampaignWords): Habit {
  return {
    kind: campaign.kind,
    title: campaign.title,
    description: campaign.description,
    style: campaign.messageStyle,
    daily: campaign.frequency === 'Daily',
    sendTime: clockTime(campaign.sendMinute),
    facts: factsOf(campaign),
    small: campaign.size === 'small',
    doseVerb: campaign.doseVerb,
  };
}

/** A text as a message keeps it. */
export const textColumns = (text: Omit<WrittenText, 'slotIndex'>, style: MessageStyle) => ({
  content: text.content,
  ownWords: text.ownWords,
  short: text.short,
  condition: text.condition,
  entry: text.entry,
  techniques: text.techniques.join(' '),
  style,
});

/** The instant, in epoch milliseconds, at which a calendar date is over in a zone. */
export const dayEnd = (localDate: string, timeZone: string) => toInstant(addDays(localDate, 1), 0, timeZone);

/** Gives every slot its text and makes it a message that is ready to be kept. */
export function writePlannedMessages(
  task: Omit<WritingTask, 'slots'> & {
    slots: readonly PlannedSlot[];
    userId: number;
    timeZone: string;
    now: number;
  },
): NewMessage[] {
  const { habit, slots, userId, timeZone, now } = task;
  const texts = new Map(writeBuiltIn(task).map((text) => [text.slotIndex, text]));
  return slots.map((slot) => {
    const text = texts.get(slot.index);
    if (text === undefined) throw new Error(`The writer left slot ${slot.index} without a text`);
    return {
      userId,
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
