import { CAMPAIGN_WEEKS, type DayState, dayStateNames } from '../domain.ts';
import { type CampaignDays, type ProgressDay, statesOf, streakIn } from './days.rules.ts';
import type { Streak } from './progress.rules.ts';

/** A planned day, `YYYY-MM-DD`, and what became of it. */
export type CalendarDay = { date: string; state: DayState };

/** The days of a campaign in order, and what they come to. */
export type Standing = {
  days: readonly CalendarDay[];
  today: string;
  daily: boolean;
  kept: number;
  due: number;
  streak: Streak;
};

/** @param progress the planned days in order */
export function standingIn(
  progress: readonly ProgressDay[],
  campaign: CampaignDays,
  today: string,
): Standing {
  const states = statesOf(progress, campaign, today);
  const counted = progress.filter(
    ({ status, isDone, isMissed }) => status === 'sent' && (isDone || isMissed),
  );
  return {
    days: progress.map(({ localDate }, at) => ({ date: localDate, state: states[at] ?? 'upcoming' })),
    today,
    daily: campaign.frequency === 'Daily',
    kept: counted.filter(({ isDone }) => isDone).length,
    due: counted.length,
    streak: streakIn(progress, campaign, today),
  };
}

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The days in rows, a column for each week of the plan; each with its words. Null where there is no day. */
export function calendarRows({ days, today, daily }: Standing) {
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

/** The streak beside the days: a figure and what it counts; null while there is nothing to count. */
export function standingFigure({
  kept,
  due,
  streak,
  daily,
}: Standing): { figure: number; words: string } | null {
  const { current, best } = streak;
  if (current >= 2) {
    const unit = daily ? 'days in a row' : 'in a row';
    return { figure: current, words: current === best ? `${unit}, your best` : `${unit}, best ${best}` };
  }
  return kept === 0 ? null : { figure: kept, words: `of ${due} ${due === 1 ? 'day' : 'days'} kept` };
}
