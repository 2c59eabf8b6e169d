import {
  CAMPAIGN_WEEKS,
  type DayState,
  dayStateNames,
  type Frequency,
  type Mark,
  type MessageStatus,
  type SkipCause,
} from '../domain.ts';
import { addDays, daysBetween } from '../planning/calendar-date.ts';
import { currentWeek, isPausedOn } from '../planning/campaign-days.ts';

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
function bridgedDays({ days, today, frequency }: StreakDays): ReadonlySet<string> {
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

/** A planned day as the view `progress` has it. Dates are `YYYY-MM-DD` in the campaign's zone. */
export type ProgressDay = {
  localDate: string;
  status: MessageStatus;
  cause: SkipCause | null;
  mark: Mark | null;
  isDone: boolean;
  isMissed: boolean;
};

/** What of a campaign decides what its days are called. */
export type CampaignDays = {
  frequency: Frequency;
  startDate: string;
  active: boolean;
  completed: boolean;
  onHold: boolean;
  pausedUntil: string | null;
};

/** The planned days of a campaign, in order. Dates are `YYYY-MM-DD` in its zone; streaks are in days done. */
export type DaysView = {
  today: string;
  currentStreak: number;
  bestStreak: number;
  days: readonly {
    date: string;
    /** 1 to 12 */
    week: number;
    state: DayState;
    messageId: number;
    /** What the person wrote about it. */
    note: string | null;
    /** Whether it can be marked and written about: today, and every day before. */
    mayMark: boolean;
  }[];
};

/** Causes for days without a message that the person asked for. */
const restCauses: readonly (SkipCause | null)[] = ['paused', 'inactive', 'on_hold', 'every_other_day'];

/** The days that streaks are made of. */
export const streakDaysOf = (days: readonly ProgressDay[]): PlannedDay[] =>
  days.flatMap(({ localDate, isDone, isMissed }) =>
    isDone || isMissed ? [{ localDate, completed: isDone }] : [],
  );

export const streakIn = (
  days: readonly ProgressDay[],
  { frequency, startDate }: Pick<CampaignDays, 'frequency' | 'startDate'>,
  today: string,
): Streak => streakOfDays({ days: streakDaysOf(days), today, frequency, startDate });

/** The state of each day, in the given order. */
export function statesOf(days: readonly ProgressDay[], campaign: CampaignDays, today: string): DayState[] {
  const { frequency, startDate } = campaign;
  const bridged = bridgedDays({ days: streakDaysOf(days), today, frequency, startDate });
  return days.map((day) => stateOf(day, campaign, today, bridged));
}

function stateOf(
  { localDate, status, cause, mark, isDone, isMissed }: ProgressDay,
  { active, completed, onHold, pausedUntil }: CampaignDays,
  today: string,
  bridged: ReadonlySet<string>,
): DayState {
  const isFuture = localDate > today;
  if (isDone && !isFuture) return 'kept';
  if (mark === 'skipped' && !isFuture) return 'skipped';
  if (isMissed && localDate < today) return bridged.has(localDate) ? 'bridged' : 'missed';
  if (status === 'sent' && !isFuture) return 'open';
  const isHeld = !completed && (!active || onHold || isPausedOn(localDate, pausedUntil));
  const isResting = status === 'skipped' ? restCauses.includes(cause) : status === 'scheduled' && isHeld;
  if (isResting) return 'paused';
  if (localDate === today && !completed) return 'open';
  return isFuture && !completed ? 'upcoming' : 'unsent';
}

type StatedDay = { localDate: string; state: DayState };

/** States of days on which the habit was due. */
const dueStates: readonly DayState[] = ['kept', 'bridged', 'missed', 'skipped', 'open'];

/** The last seven days up to today, with whether the habit was due and done on each. */
export function lastSevenDays(days: readonly StatedDay[], today: string) {
  const states = new Map(days.map(({ localDate, state }) => [localDate, state]));
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(today, at - 6);
    const state = states.get(date);
    return { date, due: state !== undefined && dueStates.includes(state), done: state === 'kept' };
  });
}

/** How many days were done in the seven days before those. */
export function doneWeekBefore(days: readonly StatedDay[], today: string): number {
  const from = addDays(today, -13);
  const to = addDays(today, -7);
  return days.filter(({ localDate, state }) => state === 'kept' && localDate >= from && localDate <= to)
    .length;
}

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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Nov 2'. Intl takes much longer, and an email has 84 days. */
const shortDate = (date: string) => `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

/** The days as rows of a table, one column per week, with a description of each; null where there is no day. */
export function calendarRows({ days, today, daily }: CampaignProgress) {
  const perWeek = daily ? 7 : 3;
  const columns = Math.max(CAMPAIGN_WEEKS, Math.ceil(days.length / perWeek));
  return Array.from({ length: perWeek }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const day = days[column * perWeek + row];
      if (day === undefined) return null;
      const isToday = day.date === today;
      const date = `${shortDate(day.date)}${isToday ? ', today' : ''}`;
      return { ...day, isToday, words: `${date}: ${dayStateNames[day.state].toLowerCase()}` };
    }),
  );
}

/** A number and its unit to show next to the calendar: the streak, or the days kept; null if there are none. */
export function streakFigure({
  kept,
  due,
  streak: { current, best },
  daily,
}: CampaignProgress): { figure: number; words: string; detail: string | null } | null {
  const record = best > 1 ? `best ${best} in a row` : null;
  if (current >= 2) {
    const detail = current === best ? 'your best so far' : record;
    return { figure: current, words: daily ? 'days in a row' : 'in a row', detail };
  }
  if (kept === 0) return null;
  return { figure: kept, words: `of ${due} ${due === 1 ? 'day' : 'days'} kept`, detail: record };
}
