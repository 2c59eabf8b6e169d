import type { Frequency } from '../domain.ts';
import { addDays, daysBetween, isoWeekday } from '../planning/calendar-date.ts';
import { isOnLaterDay, localDateAt } from '../planning/local-time.ts';

/** How long a pause lasts, unless it is ended earlier. */
const pauseDays = 7;
/** From the first day of week 11 on a daily campaign may go on every other day. */
const everyOtherDayFrom = 10 * 7;

/** The first day on which messages come again: a week from today, and no later than the campaign's closing message. */
export function pauseEnd({ endsAt, timeZone }: { endsAt: number; timeZone: string }, now: number): string {
  const week = addDays(localDateAt(now, timeZone), pauseDays);
  const closingDate = localDateAt(endsAt, timeZone);
  return week < closingDate ? week : closingDate;
}

/** Whether a pause would hold anything back: on the day of the closing message nothing else is to come. */
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

/** The Monday after today. */
export const nextMonday = (today: string) => addDays(today, 8 - isoWeekday(today));

/** Whether regenerating can be undone: nothing else has changed the plan since. */
export const mayUndo = ({ planVersion, undoVersion }: { planVersion: number; undoVersion: number | null }) =>
  undoVersion === planVersion;
