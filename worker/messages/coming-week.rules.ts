import { type Mark, type MessageStatus, type ProgramSlot, positions } from '../domain.ts';
import { isoWeekday } from '../planning/calendar-date.ts';
import { inFlightMargin } from '../planning/plan.ts';

const minute = 60_000;

/** How long after the first and second try at a week, when no model answered, the next one comes. */
const RETRY_DELAYS = [10 * minute, 60 * minute] as const;

type CampaignState = { active: boolean; writtenThroughWeek: number; aiNextTryAt: number | null };

/**
 * The week whose messages are to be written now: the one of the next message, unless it was written before. So a week
 * is written as soon as the last message of the week before has left, and the first as soon as there is a campaign.
 * @param upcomingWeek the week of the next message, 1 to 12; undefined when there is none
 */
export function weekToWrite(
  campaign: CampaignState,
  upcomingWeek: number | undefined,
  now: number,
): number | null {
  const { active, writtenThroughWeek, aiNextTryAt } = campaign;
  if (!active || upcomingWeek === undefined) return null;
  if (upcomingWeek > writtenThroughWeek) return upcomingWeek;
  return aiNextTryAt !== null && aiNextTryAt <= now && upcomingWeek === writtenThroughWeek
    ? upcomingWeek
    : null;
}

/**
 * What is known of the weeks of a plan that was just made: the built-in writer has written all of it with the progress
 * so far, and a model, where there is one, is still to write the first week.
 */
export function freshlyPlanned(slots: readonly Pick<ProgramSlot, 'week'>[], hasModel: boolean) {
  return { writtenThroughWeek: hasModel ? 0 : (slots[0]?.week ?? 0), aiTries: 0, aiNextTryAt: null };
}

/** When a week that no model answered for is tried again, after try number `tries` (from 1); null when it is left at that. */
export function nextTryAt(tries: number, now: number): number | null {
  const delay = RETRY_DELAYS[tries - 1];
  return delay === undefined ? null : now + delay;
}

/** A planned message as its writing needs it. */
export type PlannedText = {
  id: number;
  content: string;
  status: MessageStatus;
  edited: boolean;
  mark: Mark | null;
  slotIndex: number | null;
  week: number;
  condition: string | null;
  localDate: string;
  scheduledFor: number;
};

export type Target = { id: number; seen: string; slot: ProgramSlot };

/**
 * The messages of a week that may be written anew, and the texts that came before them, oldest first.
 * @param planned the campaign's planned messages, soonest first
 */
export function sortWeek<Planned extends PlannedText>(
  planned: readonly Planned[],
  week: number,
  now: number,
) {
  const targets: Target[] = [];
  const before: Planned[] = [];
  for (const message of planned) {
    const { id, content, status, edited, mark, slotIndex, condition, localDate, scheduledFor } = message;
    const isUntouched =
      status === 'scheduled' && !edited && mark !== 'done' && scheduledFor > now + inFlightMargin;
    if (message.week === week && isUntouched && slotIndex !== null) {
      const position = positions.find((known) => known === condition) ?? null;
      const slot = { index: slotIndex, week, weekday: isoWeekday(localDate), position };
      targets.push({ id, seen: content, slot });
    } else if (message.week <= week) before.push(message);
  }
  return { targets, before };
}

/**
 * How long the model may take, in milliseconds, so that it is done when the next message is due; null when it is not
 * worth beginning.
 */
export function timeToWrite(limit: number, now: number, nextSend: number): number | null {
  const time = Math.min(limit, nextSend - now - sendMargin);
  return time < leastTime ? null : time;
}

/** Kept free before the next message is due, for writing down what was written. */
const sendMargin = 2000;
/** No model answers faster than this. */
const leastTime = 3000;
