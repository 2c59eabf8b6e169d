import type { DayState, Frequency, Mark, MessageStatus, SkipCause } from '../domain.ts';
import { addDays } from '../planning/calendar-date.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
import { bridgedDays, type PlannedDay, type Streak, streakOfDays } from './progress.rules.ts';

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

/** Nothing came on these days, as the person wished. */
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

/** What each day is called, in the order given. */
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

/** Days on which something was to be done. */
const dueStates: readonly DayState[] = ['kept', 'bridged', 'missed', 'skipped', 'open'];

/** The last seven dates, oldest first and today last, whether the habit was due on each, and whether it was done. */
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
