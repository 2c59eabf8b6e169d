import { CAMPAIGN_WEEKS, type DayState, dayStateNames } from '../domain.ts';
import { addDays, daysBetween, isoWeekday, threeAWeek } from '../planning/calendar-date.ts';
import { type CampaignProgress, type DaysView, dueStates } from './days.rules.ts';

type CalendarGrid = {
  /** One column each. Weeks before the start date are 0 and below. */
  weeks: readonly number[];
  /** `cells` has the index of the day in each week; null where no day is planned. */
  rows: readonly { weekday: number; cells: readonly (number | null)[] }[];
};

const weekdays = 7;

/**
 * One column per campaign week, one row per weekday, the start date's first. If a day after week 12 replaces the start
 * day, the weeks run from the day after the start. Days before a moved start have columns of their own.
 */
export function calendarGrid(
  dates: readonly string[],
  { startDate, daily }: { startDate: string; daily: boolean },
): CalendarGrid {
  const replacement = addDays(startDate, CAMPAIGN_WEEKS * weekdays);
  const isStartReplaced = dates.includes(replacement) && !dates.includes(startDate);
  const firstDay = isStartReplaced ? addDays(startDate, 1) : startDate;
  const byPlace = new Map<number, number>();
  for (const [at, date] of dates.entries()) byPlace.set(daysBetween(firstDay, date), at);

  const usedWeeks = [...byPlace.keys()].map((place) => Math.floor(place / weekdays) + 1);
  const last = Math.max(CAMPAIGN_WEEKS, ...usedWeeks);
  const weeks = [
    ...[...new Set(usedWeeks.filter((week) => week < 1))].sort((a, b) => a - b),
    ...Array.from({ length: last }, (_, at) => at + 1),
  ];
  const rows = Array.from({ length: weekdays }, (_, row) => ({
    weekday: isoWeekday(addDays(firstDay, row)),
    cells: weeks.map((week) => byPlace.get((week - 1) * weekdays + row) ?? null),
  }));
  const isShown = ({ weekday, cells }: (typeof rows)[number]) =>
    daily || threeAWeek.includes(weekday) || cells.some((cell) => cell !== null);
  return { weeks, rows: rows.filter(isShown) };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Nov 2'. Intl takes much longer, and an email has 84 days. */
const shortDate = (date: string) => `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

const stateWords = Object.fromEntries(
  Object.entries(dayStateNames).map(([state, name]) => [state, name.toLowerCase()]),
) as Record<DayState, string>;

/** Small calendars have room for the twelve weeks and one week before a moved start. */
export const MAX_COLUMNS = CAMPAIGN_WEEKS + 1;

/** 'Week 3', or 'Before week 1' and '2 weeks before week 1' for the weeks before it. */
export function weekName(week: number): string {
  if (week >= 1) return `Week ${week}`;
  return week === 0 ? 'Before week 1' : `${1 - week} weeks before week 1`;
}

/** The days as table rows, one column per week, each with a description; null for cells without a day. */
export function calendarTable({ days, today, daily, startDate }: CampaignProgress) {
  const { weeks, rows } = calendarGrid(
    days.map(({ date }) => date),
    { startDate, daily },
  );
  const cellOf = (at: number | null) => {
    const day = at === null ? undefined : days[at];
    if (day === undefined) return null;
    const isToday = day.date === today;
    const date = `${shortDate(day.date)}${isToday ? ', today' : ''}`;
    return { state: day.state, isToday, words: `${date}: ${stateWords[day.state]}` };
  };
  return {
    weeks: weeks.slice(-MAX_COLUMNS),
    rows: rows.map(({ cells }) => cells.slice(-MAX_COLUMNS).map(cellOf)),
  };
}

/** How many of these days were kept and due. They are over. */
export function countKept(days: readonly Pick<DaysView['days'][number], 'state' | 'mayCount'>[]) {
  const counted = days.filter(({ state, mayCount }) => mayCount && dueStates.includes(state));
  return { kept: counted.filter(({ state }) => state === 'kept').length, due: counted.length };
}

/** Says so in place of numbers: a day that is open or paused isn't counted. */
export const noneCounted = 'No days counted yet';

export const keptOfDue = ({ kept, due }: Pick<CampaignProgress, 'kept' | 'due'>) =>
  due === 0 ? noneCounted : `${kept} of ${due} ${due === 1 ? 'day' : 'days'} kept`;

/** The number and unit shown next to the calendar: the streak, or the days kept; null if both are 0. */
export function streakFigure({
  kept,
  due,
  streak: { current, best },
}: Pick<CampaignProgress, 'kept' | 'due' | 'streak'>): {
  figure: number;
  words: string;
  detail: string | null;
} | null {
  if (current >= 2) {
    const detail = current === best ? 'your best so far' : `best ${best}`;
    return { figure: current, words: 'in a row', detail };
  }
  if (kept === 0) return null;
  return {
    figure: kept,
    words: `of ${due} ${due === 1 ? 'day' : 'days'} kept`,
    detail: best > 1 ? `best ${best} in a row` : null,
  };
}
