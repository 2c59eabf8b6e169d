import type { Frequency } from '../domain.ts';
import { daysBetween } from '../planning/calendar-date.ts';
import { currentWeek } from '../planning/campaign-days.ts';

/** A planned day that was done or missed. `localDate` and `today` are dates `YYYY-MM-DD` in the campaign's zone. */
export type PlannedDay = { localDate: string; completed: boolean };
export type StreakDays = {
  /** In any order. */
  days: readonly PlannedDay[];
  today: string;
  frequency: Frequency;
  startDate: string;
};
/** In days done. */
export type Streak = { current: number; best: number };

/** A daily streak bridges at most one miss in any this many due days. */
const bridgeDays = 7;

const byDate = (a: PlannedDay, b: PlannedDay) =>
  a.localDate < b.localDate ? -1 : a.localDate > b.localDate ? 1 : 0;

const countDone = (days: readonly PlannedDay[]) => days.filter((day) => day.completed).length;

/** Done messages of the due ones in whole percent; 0 when nothing is due. */
export function completionRate({ done, due }: { done: number; due: number }): number {
  return due === 0 ? 0 : Math.round((100 * done) / due);
}

/**
 * The current and the best streak of a campaign, in days done.
 *
 * A planned day up to today is *done* when its message is marked done, however the message fared: the habit was done.
 * It is *missed* when its message was sent, is not marked, and the day is over. Any other day (today unmarked; failed,
 * skipped or not yet sent) is not the person's doing and is left out as if it were not in the plan.
 *
 * **Daily.** Line up the done and missed days. A run is a stretch of them in which any 7 in a row hold at most one
 * miss, so two misses belong to one run only with six done days or more between them. The streak is the number of
 * done days in the run; its misses are bridged, not counted. The current run is the longest that reaches to the last
 * day in the line: a second miss within 7 due days ends what lay before the first one, while the days between the two
 * stay. The best run is the longest anywhere.
 *
 * **3 times per week.** A week of the campaign (seven days from the start date; the day added after week 12 belongs to
 * week 12) is kept when no day of it was missed; nothing is bridged. The streak is the number of days done in
 * consecutive kept weeks. The current week adds the days done so far, and a miss in it ends nothing until the week is
 * over. A week in which nothing was done or missed neither adds nor ends.
 */
export function streakOfDays({ days, today, frequency, startDate }: StreakDays): Streak {
  const line = lineOf(days, today);
  if (frequency !== 'Daily') return weeklyStreak(line, startDate, today);
  const { current, best } = dailyStreak(line);
  return { current, best };
}

/**
 * The missed days that the streak goes on over. A miss is bridged as long as what was done before it still counts with
 * what came after: a second miss within 7 due days takes that back. Where three messages come a week, none is.
 */
export function bridgedDays({ days, today, frequency }: StreakDays): ReadonlySet<string> {
  return frequency === 'Daily' ? dailyStreak(lineOf(days, today)).bridged : new Set();
}

const lineOf = (days: readonly PlannedDay[], today: string) =>
  days.filter((day) => (day.completed ? day.localDate <= today : day.localDate < today)).sort(byDate);

function dailyStreak(days: readonly PlannedDay[]): Streak & { bridged: ReadonlySet<string> } {
  const bridged = new Set<string>();
  let current = 0;
  let best = 0;
  /** Days done since the latest miss of the run, and how many days of the line ago that miss was. */
  let sinceMiss = 0;
  let lastMiss = Number.NEGATIVE_INFINITY;
  let lastMissDate = '';
  for (const [at, day] of days.entries()) {
    if (day.completed) {
      current += 1;
      sinceMiss += 1;
      best = Math.max(best, current);
    } else {
      if (at - lastMiss < bridgeDays) {
        current = sinceMiss;
        bridged.delete(lastMissDate);
      }
      if (current > 0) bridged.add(day.localDate);
      sinceMiss = 0;
      lastMiss = at;
      lastMissDate = day.localDate;
    }
  }
  return { current, best, bridged };
}

function weeklyStreak(days: readonly PlannedDay[], startDate: string, today: string): Streak {
  const weeks = new Map<number, PlannedDay[]>();
  for (const day of days) {
    const week = currentWeek(startDate, day.localDate);
    weeks.set(week, [...(weeks.get(week) ?? []), day]);
  }
  // Unlike the week of a day, this goes past 12, so that the last week is over one day too.
  const weeksOver = Math.floor(daysBetween(startDate, today) / 7);
  let current = 0;
  let best = 0;
  for (const [week, weekDays] of weeks) {
    const done = countDone(weekDays);
    const broken = week <= weeksOver && done < weekDays.length;
    current = broken ? 0 : current + done;
    best = Math.max(best, current);
  }
  return { current, best };
}
