import type { CampaignRow } from '../db/client.ts';
import { addDays, daysBetween, isoWeekday } from '../planning/calendar-date.ts';
import { isOnLaterDay, localDateAt } from '../planning/local-time.ts';

const pauseDays = 7;
const everyOtherDayFrom = 10 * 7;

/** The first day after a pause: a week from today, but at the latest the day of the closing message. */
export function pauseEnd(
  { endsAt, timeZone }: Pick<CampaignRow, 'endsAt' | 'timeZone'>,
  now: number,
): string {
  const week = addDays(localDateAt(now, timeZone), pauseDays);
  const closingDate = localDateAt(endsAt, timeZone);
  return week < closingDate ? week : closingDate;
}

/** On its last day, a campaign only has its closing message left, so there is nothing to pause. */
export const mayPause = (
  { active, completed, endsAt, timeZone }: Pick<CampaignRow, 'active' | 'completed' | 'endsAt' | 'timeZone'>,
  now: number,
) => active && !completed && isOnLaterDay(endsAt, now, timeZone);

type EveryOtherCampaign = Pick<
  CampaignRow,
  'frequency' | 'active' | 'completed' | 'everyOtherDay' | 'startDate'
>;

/** Daily campaigns may switch to every other day from week 11 on. */
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

export const nextMonday = (today: string) => addDays(today, 8 - isoWeekday(today));

/** Regenerating can be undone until the plan changes again. */
export const mayUndo = ({ planVersion, undoVersion }: Pick<CampaignRow, 'planVersion' | 'undoVersion'>) =>
  undoVersion === planVersion;
