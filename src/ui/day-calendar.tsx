import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type DayState, dayStateNames, type Frequency, type Hue } from '../../worker/domain.ts';
import { formatDayName, formatWeekday } from '../lib/dates.ts';
import { classNames } from './class-names.ts';
import styles from './day-calendar.module.css';
import tableStyles from './day-table.module.css';
import { VisuallyHidden } from './words.tsx';

export type CalendarDay = {
  state: DayState;
  hasNote?: boolean | undefined;
};

/** The attributes by which the style sheet draws a day of any size. */
const dayAttributes = ({ state, hasNote }: CalendarDay, isToday: boolean) => ({
  'data-state': state,
  'data-today': isToday || undefined,
  'data-note': hasNote || undefined,
});

const rowsOf = (frequency: Frequency) => (frequency === 'Daily' ? 7 : 3);

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
  size: 'card' | 'small' | 'line';
  days: readonly CalendarDay[];
  frequency: Frequency;
  /** By default, the hue of the surrounding element. */
  hue?: Hue | undefined;
  /** The index of today. */
  today?: number | undefined;
  /** Names the habit. */
  label: string;
};

/** A habit's days as an image with a text summary: one column per week, or one line. */
export function SmallCalendar({ size, label, frequency, hue, days, today }: SmallCalendarProps) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${summaryOf(days)}`}
      data-hue={hue}
      data-rows={size === 'line' ? 1 : rowsOf(frequency)}
      className={classNames(styles.small, styles[size])}
    >
      {[...days.entries()].map(([at, day]) => (
        <span key={at} className={styles.day} {...dayAttributes(day, at === today)} />
      ))}
    </div>
  );
}

/** Its date is `YYYY-MM-DD`. */
type DatedDay = CalendarDay & { date: string };

type DayCalendarProps = {
  label: string;
  days: readonly DatedDay[];
  frequency: Frequency;
  hue: Hue;
  /** The index of today, or -1. */
  today: number;
  /** Between the week numbers and the days. */
  progress: ReactNode;
  /** The index of the day whose panel is open. */
  chosen: number | undefined;
  onChoose: (at: number) => void;
};

/** A habit's days as a large grid of buttons, with arrow keys to move between them. */
export function DayCalendar(props: DayCalendarProps) {
  const { label, days, frequency, hue, today, progress, chosen, onChoose } = props;
  const table = useRef<HTMLTableElement>(null);
  const rows = rowsOf(frequency);
  const weeks = [...Array(Math.ceil(days.length / rows)).keys()];
  const lastPast = Math.max(
    0,
    days.findLastIndex(({ state }) => state !== 'upcoming'),
  );
  const tabStop = chosen ?? (today === -1 ? lastPast : today);
  const currentWeek = Math.floor(today / rows);

  const move = (event: KeyboardEvent, at: number) => {
    const steps: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      ArrowLeft: at - rows,
      ArrowRight: at + rows,
      Home: 0,
      End: days.length - 1,
    };
    const next = steps[event.key];
    // With a modifier, they belong to the browser: Alt and the left arrow go back.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next < 0 || next >= days.length) return;
    onChoose(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move between its cells
    <table ref={table} role="grid" aria-label={label} data-hue={hue} className={tableStyles.hero}>
      <thead>
        <tr>
          <td className={tableStyles.letter} />
          {weeks.map((week) => (
            <th
              key={week}
              scope="col"
              aria-label={`Week ${week + 1}`}
              className={classNames(tableStyles.number, week === currentWeek && tableStyles.currentWeek)}
            >
              {week + 1}
            </th>
          ))}
        </tr>
        <tr>
          <td className={tableStyles.letter} />
          <td colSpan={weeks.length} className={tableStyles.progress}>
            {progress}
          </td>
        </tr>
      </thead>
      <tbody>
        {[...Array(rows).keys()].map((row) => {
          const first = days[row]?.date;
          return (
            <tr key={row}>
              <th scope="row" className={tableStyles.letter}>
                {first && (
                  <>
                    <span aria-hidden="true">{formatDayName(first, 'narrow')}</span>
                    <VisuallyHidden>{formatDayName(first)}</VisuallyHidden>
                  </>
                )}
              </th>
              {weeks.map((week) => {
                const at = week * rows + row;
                const day = days[at];
                if (day === undefined) return <td key={week} />;
                return (
                  <td key={week}>
                    <button
                      type="button"
                      data-at={at}
                      tabIndex={at === tabStop ? 0 : -1}
                      aria-label={nameOf(day, at === today)}
                      aria-pressed={at === chosen}
                      onClick={() => onChoose(at)}
                      onKeyDown={(event) => move(event, at)}
                      className={styles.day}
                      {...dayAttributes(day, at === today)}
                    />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** 'Saturday, November 29, today, done, with a note' */
const nameOf = ({ date, state, hasNote }: DatedDay, isToday: boolean) =>
  [formatWeekday(date), isToday && 'today', dayStateNames[state].toLowerCase(), hasNote && 'with a note']
    .filter(Boolean)
    .join(', ');

const legendStates = ['kept', 'bridged', 'missed', 'skipped', 'paused', 'unsent', 'upcoming'] as const;

/** Explains the shapes that these days have. */
export function DayLegend({ days, hue }: { days: readonly CalendarDay[]; hue: Hue }) {
  const shown = legendStates.filter((state) => days.some((day) => day.state === state));
  return (
    <ul aria-hidden="true" data-hue={hue} className={styles.legend}>
      {shown.map((state) => (
        <li key={state} className={styles.legendItem}>
          <span className={styles.day} data-state={state} />
          {dayStateNames[state]}
        </li>
      ))}
    </ul>
  );
}
