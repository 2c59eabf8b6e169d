import { CAMPAIGN_WEEKS, type DayState, dayStateNames } from '../domain.ts';
import { type CampaignDays, type ProgressDay, statesOf, streakIn } from './days.rules.ts';
import type { Streak } from './progress.rules.ts';

/** A planned day, `YYYY-MM-DD`, and its state. */
export type CalendarDay = { date: string; state: DayState };

/** The days of a campaign in order, with counts and streak. */
export type CampaignProgress = {
  days: readonly CalendarDay[];
  today: string;
  daily: boolean;
  kept: number;
  due: number;
  streak: Streak;
};

/** @param plannedDays in order */
export function campaignProgress(
  plannedDays: readonly ProgressDay[],
  campaign: CampaignDays,
  today: string,
): CampaignProgress {
  const states = statesOf(plannedDays, campaign, today);
  const counted = plannedDays.filter(
    ({ status, isDone, isMissed }) => status === 'sent' && (isDone || isMissed),
  );
  return {
    days: plannedDays.map(({ localDate }, at) => ({ date: localDate, state: states[at] ?? 'upcoming' })),
    today,
    daily: campaign.frequency === 'Daily',
    kept: counted.filter(({ isDone }) => isDone).length,
    due: counted.length,
    streak: streakIn(plannedDays, campaign, today),
  };
}

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The days as rows of a table, one column per week, with a description of each; null where there is no day. */
export function calendarRows({ days, today, daily }: CampaignProgress) {
  const perWeek = daily ? 7 : 3;
  const columns = Math.max(CAMPAIGN_WEEKS, Math.ceil(days.length / perWeek));
  return Array.from({ length: perWeek }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const day = days[column * perWeek + row];
      if (day === undefined) return null;
      const isToday = day.date === today;
      const date = `${shortDate.format(Date.parse(`${day.date}T00:00:00Z`))}${isToday ? ', today' : ''}`;
      return { ...day, isToday, words: `${date}: ${dayStateNames[day.state].toLowerCase()}` };
    }),
  );
}

/** A number and its unit to show next to the calendar: the streak, or the days kept; null if there are none. */
export function streakFigure({
  kept,
  due,
  streak,
  daily,
}: CampaignProgress): { figure: number; words: string } | null {
  const { current, best } = streak;
  if (current >= 2) {
    const unit = daily ? 'days in a row' : 'in a row';
    return { figure: current, words: current === best ? `${unit}, your best` : `${unit}, best ${best}` };
  }
  return kept === 0 ? null : { figure: kept, words: `of ${due} ${due === 1 ? 'day' : 'days'} kept` };
}
