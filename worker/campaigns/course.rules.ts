import type { Frequency } from '../domain.ts';
import { addDays, daysBetween, isoWeekday } from '../planning/calendar-date.ts';
import { isOnLaterDay } from '../planning/local-time.ts';
import { inFlightMargin } from '../planning/plan.ts';

/** How long a pause lasts, unless it is ended earlier. */
const pauseDays = 7;
/** From the first day of week 11 on a daily campaign may go on every other day. */
const everyOtherDayFrom = 10 * 7;

/** The first day on which messages come again: a week from today, and no later than the campaign's closing word. */
export function pauseEnd(today: string, closingDate: string): string {
  const week = addDays(today, pauseDays);
  return week < closingDate ? week : closingDate;
}

/** Whether a pause would hold anything back: on the day of the closing word nothing else is to come. */
export const mayPause = (
  {
    active,
    completed,
    endsAt,
    timeZone,
  }: { active: boolean; completed: boolean; endsAt: number; timeZone: string },
  now: number,
) => active && !completed && isOnLaterDay(endsAt, now, timeZone);

type EveryOtherCampaign = {
  frequency: Frequency;
  active: boolean;
  completed: boolean;
  everyOtherDay: boolean;
  startDate: string;
};

/** Whether the campaign may go on every other day: offered to daily ones from week 11 on, and taken once. */
export function mayGoEveryOtherDay(campaign: EveryOtherCampaign, today: string): boolean {
  const { frequency, active, completed, everyOtherDay, startDate } = campaign;
  return (
    frequency === 'Daily' &&
    active &&
    !completed &&
    !everyOtherDay &&
    daysBetween(startDate, today) >= everyOtherDayFrom
  );
}

type PlannedMessage = {
  id: number;
  status: string;
  localDate: string;
  scheduledFor: number;
  edited: boolean;
  completed: boolean;
};

/**
 * The messages to leave out, so that the rest goes out every other day, counted from the last one that left. What a
 * person wrote or marked is never left out.
 */
export function messagesToDrop<Message extends PlannedMessage>(
  planned: readonly Message[],
  today: string,
  now: number,
): Message[] {
  const isOpen = (message: Message) =>
    message.status === 'scheduled' && message.scheduledFor > now + inFlightMargin;
  const last = planned
    .filter((message) => !isOpen(message) && message.localDate <= today)
    .map(({ localDate }) => localDate)
    .reduce((latest, date) => (date > latest ? date : latest), '');
  const from = last === '' ? addDays(today, -1) : last;
  return planned.filter(
    (message) =>
      isOpen(message) &&
      !message.edited &&
      !message.completed &&
      daysBetween(from, message.localDate) % 2 === 1,
  );
}

/** The Monday after today. */
export const nextMonday = (today: string) => addDays(today, 8 - isoWeekday(today));
