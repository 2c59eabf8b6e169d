import { addDays } from '../campaigns/calendar-date.rules.ts';
import type { DeliveryMethod, Frequency, MessageStyle } from '../campaigns/campaigns.schemas.ts';
import type { Deps } from '../deps.ts';
import { roomBesideLink } from '../links/links.service.ts';
import { toInstant } from '../schedule/local-time.ts';
import { notesFor, type PlannedSlot } from '../schedule/plan.ts';
import { sayablePlan } from '../writers/plan-quoting.ts';
import type { Habit, ProgressFacts, Taste, Writer, WrittenText } from '../writers/writer.ts';
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

type CampaignWords = {
  title: string;
  description: string;
  messageStyle: MessageStyle;
  frequency: Frequency;
  deliveryMethod: DeliveryMethod;
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

/** What the writers need to know of a campaign. Text messages are to fit one segment, link included. */
export function habitOf(deps: Pick<Deps, 'settings'>, campaign: CampaignWords): Habit {
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
    ...(campaign.deliveryMethod === 'SMS' && { room: roomBesideLink(deps) }),
  };
}

/** How and for whom a text was written, as a message keeps it. */
export const originOf = (
  { techniques, line }: Pick<WrittenText, 'techniques' | 'line'>,
  { style }: Pick<Habit, 'style'>,
  { tier }: Pick<ProgressFacts, 'tier'>,
) => ({ style, tier, techniques: techniques.join(' '), line: line ?? null });

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
    gone?: readonly string[];
    taste?: Taste | undefined;
    userId: number;
    timeZone: string;
    now: number;
  },
): Promise<NewMessage[]> {
  const { habit, slots, progress, avoid, gone, taste, userId, timeZone, now } = task;
  const texts = new Map(
    (await writer.write({ habit, slots, progress, avoid, gone, taste })).map((text) => [
      text.slotIndex,
      text,
    ]),
  );
  return slots.map((slot) => {
    const text = texts.get(slot.index);
    if (text === undefined) throw new Error(`The writer left slot ${slot.index} without a text`);
    return {
      userId,
      kind: 'planned',
      content: text.content,
      notes: notesFor(slot),
      writer: writer.name,
      ...originOf(text, habit, progress),
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
