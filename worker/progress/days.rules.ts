import {
  CAMPAIGN_WEEKS,
  type DayState,
  type Frequency,
  type Mark,
  type MessageStatus,
  type SkipCause,
} from '../domain.ts';
import { addDays, daysBetween, isoWeekday, isPausedOn, threeAWeek } from '../planning/calendar-date.ts';

/** A planned day that was done or missed. `localDate` and `today` are `YYYY-MM-DD` in the campaign's time zone. */
export type PlannedDay = { localDate: string; completed: boolean };
type StreakDays = {
  /** In any order. */
  days: readonly PlannedDay[];
  today: string;
  frequency: Frequency;
  startDate: string;
};
export type Streak = { current: number; best: number };

/** A daily streak bridges at most one miss in any 7 due days. */
const bridgeDays = 7;

const byDate = (a: PlannedDay, b: PlannedDay) =>
  a.localDate < b.localDate ? -1 : a.localDate > b.localDate ? 1 : 0;

/** The share of due messages that are done, in whole percent; 0 if none are due. */
export function completionRate({ done, due }: { done: number; due: number }): number {
  return due === 0 ? 0 : Math.round((100 * done) / due);
}

/**
 * The current and the best streak of a campaign, in days done.
 *
 * A planned day up to today is *done* if its message is marked done, even if the message was not sent. It is *missed* if
 * its message was sent, or the user skipped that day in advance, it is not marked done, and the day is over. All other
 * days don't count, as if they weren't planned: today while unmarked, and days whose message failed, was skipped for
 * another reason, or is not sent yet.
 *
 * **Daily.** Take the done and missed days in order. A run is a stretch with at most one miss in any 7 consecutive days,
 * so there are at least six done days between two misses of a run. The streak is the number of done days in the run; its
 * misses are bridged, not counted. The current run is the longest one that includes the last day: a second miss within 7
 * days drops the days before the first miss but keeps those between the two. The best run is the longest one anywhere.
 *
 * **3 times per week.** A week (seven days from the start date; the day added after week 12 belongs to week 12) is kept
 * if it has no missed day; nothing is bridged. The streak is the number of days done in consecutive kept weeks. The
 * current week adds its done days, and a miss in it breaks the streak only when the week is over. A week with neither
 * done nor missed days changes nothing. Weeks before a moved start date run from the campaign's first day.
 *
 * **After a change** from daily to 3 times per week, the days up to the last week with a day other than Monday, Wednesday
 * and Saturday are judged as daily, and the weeks after it continue that streak. After a change to daily, all days are
 * judged as daily. So a change breaks no streak by itself.
 */
export const streakOfDays = (days: StreakDays): Streak => judge(days).streak;

/** With three messages a week, no miss is bridged. */
function judge({ days, today, frequency, startDate }: StreakDays) {
  const { daily, weeks } = judgedDays(countedDays(days, today), frequency, startDate);
  const { bridged, ...before } = dailyStreak(daily);
  return { bridged, streak: weeklyStreak(weeks, today, before) };
}

/** Done days up to today and missed days before today, in order. */
const countedDays = (days: readonly PlannedDay[], today: string) =>
  days.filter((day) => (day.completed ? day.localDate <= today : day.localDate < today)).sort(byDate);

/** A second miss within 7 due days breaks the streak after all, so the first is then no longer bridged. */
function dailyStreak(days: readonly PlannedDay[]): Streak & { bridged: readonly string[] } {
  const bridged: string[] = [];
  let current = 0;
  let best = 0;
  /** The number of days done since the run's latest miss. */
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
        if (bridged.at(-1) === lastMissDate) bridged.pop();
      }
      if (current > 0) bridged.push(day.localDate);
      sinceMiss = 0;
      lastMiss = at;
      lastMissDate = day.localDate;
    }
  }
  return { current, best, bridged };
}

type JudgedWeek = { lastDay: string; days: PlannedDay[] };

/** The days judged as daily, and the later weeks judged as a whole. */
function judgedDays(
  days: readonly PlannedDay[],
  frequency: Frequency,
  startDate: string,
): { daily: readonly PlannedDay[]; weeks: readonly JudgedWeek[] } {
  const [first] = days;
  if (frequency === 'Daily' || first === undefined) return { daily: days, weeks: [] };
  const weeks = new Map<string, PlannedDay[]>();
  let lastDailyWeek = '';
  for (const day of days) {
    const isBeforeStart = day.localDate < startDate;
    const firstDay = isBeforeStart ? first.localDate : startDate;
    const weeksBefore = Math.floor(daysBetween(firstDay, day.localDate) / 7);
    const week = isBeforeStart ? weeksBefore : Math.min(weeksBefore, CAMPAIGN_WEEKS - 1);
    const lastDay = addDays(firstDay, 7 * week + 6);
    weeks.set(lastDay, [...(weeks.get(lastDay) ?? []), day]);
    if (!threeAWeek.includes(isoWeekday(day.localDate))) lastDailyWeek = lastDay;
  }
  const judged = [...weeks].map(([lastDay, weekDays]) => ({ lastDay, days: weekDays }));
  const from = judged.findIndex(({ lastDay }) => lastDay === lastDailyWeek) + 1;
  return { daily: judged.slice(0, from).flatMap((week) => week.days), weeks: judged.slice(from) };
}

/** `before` is the streak when the weeks began. */
function weeklyStreak(weeks: readonly JudgedWeek[], today: string, before: Streak): Streak {
  let { current, best } = before;
  for (const { lastDay, days } of weeks) {
    const done = days.filter((day) => day.completed).length;
    const broken = lastDay < today && done < days.length;
    current = broken ? 0 : current + done;
    best = Math.max(best, current);
  }
  return { current, best };
}

/** A planned day from the view `progress`. Dates are `YYYY-MM-DD` in the campaign's time zone. */
export type ProgressDay = {
  localDate: string;
  status: MessageStatus;
  cause: SkipCause | null;
  mark: Mark | null;
  isDone: boolean;
  isMissed: boolean;
};

export type DayRow = Pick<ProgressDay, 'localDate' | 'status' | 'cause' | 'mark'>;

/** Whether a day without a done mark is due once it is over, as in the view `progress`. */
export const isDueOnceOver = ({ status, cause, mark }: Omit<DayRow, 'localDate'>) =>
  status === 'sent' || (mark === 'skipped' && cause === 'day_skipped');

/** Whether a day is due once it is done and has begun, as in the view `progress`. */
export const countsOnceDone = ({ status }: Pick<DayRow, 'status'>) => status !== 'failed';

/** A day as the view `progress` has it. */
export const progressDayOf = (day: DayRow, today: string): ProgressDay => ({
  localDate: day.localDate,
  status: day.status,
  cause: day.cause,
  mark: day.mark,
  isDone: day.mark === 'done',
  isMissed: day.mark !== 'done' && day.localDate < today && isDueOnceOver(day),
});

export type CampaignDays = {
  frequency: Frequency;
  startDate: string;
  active: boolean;
  completed: boolean;
  onHold: boolean;
  pausedUntil: string | null;
};

/** The planned days of a campaign, in order. Dates are `YYYY-MM-DD` in its time zone; streaks are in days done. */
export type DaysView = {
  today: string;
  currentStreak: number;
  bestStreak: number;
  days: readonly {
    date: string;
    /** Up to 12; 0 and below before a moved start date. */
    week: number;
    state: DayState;
    messageId: number;
    note: string | null;
    /** Whether it can be marked and have a note: today and all days before. */
    mayMark: boolean;
    /** False if its message failed. Such a day is in no count, even if it is done. */
    mayCount: boolean;
  }[];
};

/** Causes of skipped messages that the user chose. */
const restCauses: readonly (SkipCause | null)[] = ['paused', 'inactive', 'on_hold', 'every_other_day'];

/** The done and missed days, for streaks. */
export const streakDaysOf = (days: readonly ProgressDay[]): PlannedDay[] =>
  days.flatMap(({ localDate, isDone, isMissed }) =>
    isDone || isMissed ? [{ localDate, completed: isDone }] : [],
  );

export const streakIn = (
  days: readonly ProgressDay[],
  { frequency, startDate }: Pick<CampaignDays, 'frequency' | 'startDate'>,
  today: string,
): Streak => streakOfDays({ days: streakDaysOf(days), today, frequency, startDate });

/** The state of each day, in the same order. */
export function statesOf(days: readonly ProgressDay[], campaign: CampaignDays, today: string): DayState[] {
  const { bridged } = judge({ ...campaign, days: streakDaysOf(days), today });
  return days.map((day) => stateOf(day, campaign, today, bridged));
}

function stateOf(
  { localDate, status, cause, mark, isDone, isMissed }: ProgressDay,
  { active, completed, onHold, pausedUntil }: CampaignDays,
  today: string,
  bridged: readonly string[],
): DayState {
  const isFuture = localDate > today;
  if (isDone && !isFuture) return 'kept';
  if (mark === 'skipped' && (localDate === today || (isMissed && !isFuture))) return 'skipped';
  if (isMissed && localDate < today) return bridged.includes(localDate) ? 'bridged' : 'missed';
  if (status === 'sent' && !isFuture) return 'open';
  const isHeld = !completed && (!active || onHold || isPausedOn(localDate, pausedUntil));
  const isResting = status === 'skipped' ? restCauses.includes(cause) : status === 'scheduled' && isHeld;
  if (isResting) return 'paused';
  if (localDate === today && !completed) return 'open';
  return isFuture && !completed ? 'upcoming' : 'unsent';
}

export type CalendarDay = { date: string; state: DayState };

/** The states of days that are over and due. */
export const dueStates: readonly DayState[] = ['kept', 'bridged', 'missed', 'skipped'];

/** The last seven days up to today, and whether the habit was due and done on each. */
export function lastSevenDays(days: readonly CalendarDay[], today: string) {
  const states = new Map(days.map(({ date, state }) => [date, state]));
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(today, at - 6);
    const state = states.get(date);
    const due = state === 'open' || (state !== undefined && dueStates.includes(state));
    return { date, due, done: state === 'kept' };
  });
}

/** The number of days done in the seven days before the last seven. */
export function doneWeekBefore(days: readonly CalendarDay[], today: string): number {
  const from = addDays(today, -13);
  const to = addDays(today, -7);
  return days.filter(({ date, state }) => state === 'kept' && date >= from && date <= to).length;
}

/** "Week 12, day 79", or only the week if not every day has a message. */
export const weekAndDay = (week: number, dayNumber: number | null): string =>
  dayNumber === null ? `Week ${week}` : `Week ${week}, day ${dayNumber}`;

/** Counted from the first planned day of a daily campaign; null for days before a restart. */
export function dayNumberOf(date: string, dates: readonly string[], startDate: string): number | null {
  const first = dates.find((planned) => planned >= startDate);
  return first === undefined || date < first ? null : daysBetween(first, date) + 1;
}

/** The days of a campaign in order, with counts and streak. */
export type CampaignProgress = {
  days: readonly CalendarDay[];
  today: string;
  startDate: string;
  daily: boolean;
  kept: number;
  due: number;
  streak: Streak;
};

export function campaignProgress(
  plannedDays: readonly ProgressDay[],
  campaign: CampaignDays,
  today: string,
): CampaignProgress {
  const { bridged, streak } = judge({ ...campaign, days: streakDaysOf(plannedDays), today });
  const counted = plannedDays.filter((day) =>
    day.isDone ? countsOnceDone(day) && day.localDate <= today : day.isMissed,
  );
  return {
    days: plannedDays.map((day) => ({ date: day.localDate, state: stateOf(day, campaign, today, bridged) })),
    today,
    startDate: campaign.startDate,
    daily: campaign.frequency === 'Daily',
    kept: counted.filter(({ isDone }) => isDone).length,
    due: counted.length,
    streak,
  };
}
