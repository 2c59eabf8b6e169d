import { addDays } from '../campaigns/calendar-date.rules.ts';
import type { Frequency, MessageStyle } from '../campaigns/campaigns.schemas.ts';
import { toInstant } from '../schedule/local-time.ts';
import { notesFor, type PlannedSlot } from '../schedule/plan.ts';
import { sayablePlan } from '../writers/plan-quoting.ts';
import type { Habit, ProgressFacts, Writer } from '../writers/writer.ts';
import {
  deleteUntouched,
  insertClosingMessage,
  insertMessages,
  type MessageRow,
  moveMessage,
  type NewMessage,
  selectPlanned,
} from './messages.repo.ts';

export type { MessageRow, NewMessage };

/** Statements on planned messages that campaigns run inside their own transactions. */
export const plannedMessages = {
  select: selectPlanned,
  insert: insertMessages,
  insertClosing: insertClosingMessage,
  move: moveMessage,
  deleteUntouched,
};

type CampaignWords = {
  title: string;
  description: string;
  messageStyle: MessageStyle;
  frequency: Frequency;
  sendMinute: number;
  seed: string;
  textSeed?: string | null;
  planAnchor: string | null;
  planAction: string | null;
  planWhy: string | null;
};

/** A minute of the day, 0 to 1439, as `HH:MM`. */
export const clockTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What the writers need to know of a campaign. */
export function habitOf(campaign: CampaignWords): Habit {
  const plan = sayablePlan({
    anchor: campaign.planAnchor,
    action: campaign.planAction,
    why: campaign.planWhy,
  });
  return {
    title: campaign.title,
    description: campaign.description,
    style: campaign.messageStyle,
    frequency: campaign.frequency,
    sendTime: clockTime(campaign.sendMinute),
    seed: campaign.textSeed ?? campaign.seed,
    ...(plan !== undefined && { plan }),
  };
}

/** The instant, in epoch milliseconds, at which a calendar date is over in a zone. */
export const dayEnd = (localDate: string, timeZone: string) => toInstant(addDays(localDate, 1), 0, timeZone);

/** Gives every slot its text and makes it a message that is ready to be kept. */
export async function writePlannedMessages(
  writer: Writer,
  task: {
    habit: Habit;
    slots: readonly PlannedSlot[];
    progress: ProgressFacts;
    avoid: readonly string[];
    userId: number;
    timeZone: string;
    now: number;
  },
): Promise<NewMessage[]> {
  const { habit, slots, progress, avoid, userId, timeZone, now } = task;
  const texts = new Map(
    (await writer.write({ habit, slots, progress, avoid })).map((text) => [text.slotIndex, text.content]),
  );
  return slots.map((slot) => {
    const content = texts.get(slot.index);
    if (content === undefined) throw new Error(`The writer left slot ${slot.index} without a text`);
    return {
      userId,
      kind: 'planned',
      content,
      notes: notesFor(slot),
      writer: writer.name,
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
