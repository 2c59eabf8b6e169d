import { type DayState, dayStateNames, type Frequency } from '../../worker/domain.ts';
import { calendarGrid, MAX_COLUMNS } from '../../worker/progress/calendar.rules.ts';
import styles from './day-calendar.module.css';
import { classNames } from './words.tsx';

type CalendarDay = {
  state: DayState;
  note?: string | null;
};
/** Its date is `YYYY-MM-DD`. */
export type DatedDay = CalendarDay & { date: string };

/** The attributes by which the style sheet draws a day of any size. */
export const dayAttributes = ({ state, note }: CalendarDay, isToday: boolean) => ({
  'data-state': state,
  'data-today': isToday || undefined,
  'data-note': note ? '' : undefined,
});

export type Plan = { frequency: Frequency; startDate: string };

export const gridOf = (days: readonly DatedDay[], { frequency, startDate }: Plan) =>
  calendarGrid(
    days.map(({ date }) => date),
    { startDate, daily: frequency === 'Daily' },
  );

/** '23 kept, 1 bridged, 2 missed, 58 upcoming' */
function summaryOf(days: readonly CalendarDay[]): string {
  const states = Object.keys(dayStateNames) as DayState[];
  return states
    .map((state) => [state, days.filter((day) => day.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${dayStateNames[state].toLowerCase()}`)
    .join(', ');
}

type SmallCalendarProps = {
  size: 'small' | 'line';
  days: readonly DatedDay[];
  plan: Plan;
  today?: string | undefined;
  label: string;
};

/** A habit's days as an image with a text summary: one column per week, or one line. */
export function SmallCalendar({ size, label, plan, days, today }: SmallCalendarProps) {
  const { weeks, rows } = gridOf(days, plan);
  const cells =
    size === 'line'
      ? [...days.keys()]
      : [...weeks.keys()]
          .slice(-MAX_COLUMNS)
          .flatMap((column) => rows.map(({ cells: row }) => row[column] ?? null));
  const rowCount = size === 'line' ? 1 : rows.length;
  return (
    <div
      role="img"
      aria-label={`${label}: ${summaryOf(days)}`}
      data-rows={rowCount}
      style={{ gridTemplateRows: `repeat(${rowCount}, auto)` }}
      className={classNames(styles.small, styles[size])}
    >
      {[...cells.entries()].map(([place, at]) => {
        const day = at === null ? undefined : days[at];
        if (day === undefined) return <span key={place} />;
        return <span key={place} className={styles.day} {...dayAttributes(day, day.date === today)} />;
      })}
    </div>
  );
}
