import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type DayState, dayStateNames, type Frequency, type Hue } from '../../worker/domain.ts';
import { formatWeekday } from '../lib/dates.ts';
import { classNames } from './class-names.ts';
import styles from './day-calendar.module.css';
import tableStyles from './day-table.module.css';
import { VisuallyHidden } from './words.tsx';

export type CalendarDay = {
  state: DayState;
  /** `YYYY-MM-DD` */
  date?: string | undefined;
  hasNote?: boolean | undefined;
  /** Marked on this device and not sent yet. */
  isPending?: boolean | undefined;
};

type Drawn = { today?: number | undefined; days: readonly CalendarDay[] };

/** Attributes for the style sheet, which draws days of all sizes. */
function looksOf({ days, today }: Drawn, at: number) {
  const { state, hasNote, isPending } = days[at] ?? { state: 'upcoming' };
  return {
    'data-state': state,
    'data-today': at === today || undefined,
    'data-note': hasNote || undefined,
    'data-pending': isPending || undefined,
  };
}

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

type SmallProps = {
  days: readonly CalendarDay[];
  frequency: Frequency;
  hue?: Hue | undefined;
  /** The index of today. */
  today?: number | undefined;
  /** Names the habit. */
  label: string;
};

/** A habit's days as an image with a text summary: one column per week, or one line. */
export function SmallCalendar({
  size,
  label,
  frequency,
  hue,
  ...drawn
}: SmallProps & { size: 'card' | 'small' | 'line' }) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${summaryOf(drawn.days)}`}
      data-hue={hue}
      data-rows={size === 'line' ? 1 : rowsOf(frequency)}
      className={classNames(styles.small, styles[size])}
    >
      {[...Array(drawn.days.length).keys()].map((at) => (
        <span key={at} className={styles.day} {...looksOf(drawn, at)} />
      ))}
    </div>
  );
}

type DayCalendarProps = SmallProps & {
  /** Between the week numbers and the days: the progress bar. */
  line?: ReactNode;
  /** The index of the day whose panel is open. */
  chosen?: number | undefined;
  /** Turns the days into buttons, with arrow keys to move between them. */
  onChoose?: ((at: number) => void) | undefined;
};

/** A habit's days as a large table, with the state of each day in words for screen readers. */
export function DayCalendar({ label, frequency, hue, line, chosen, onChoose, ...drawn }: DayCalendarProps) {
  const { days, today } = drawn;
  const table = useRef<HTMLTableElement>(null);
  const rows = rowsOf(frequency);
  const weeks = [...Array(Math.ceil(days.length / rows)).keys()];
  const tabStop =
    chosen ??
    today ??
    Math.max(
      0,
      days.findLastIndex(({ state }) => state !== 'upcoming'),
    );
  const currentWeek = today === undefined ? undefined : Math.floor(today / rows);

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
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= days.length) return;
    onChoose?.(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };

  const nameOf = (at: number) => {
    const { date, state, hasNote, isPending } = days[at] ?? { state: 'upcoming' };
    return [
      date ? formatWeekday(date) : `Week ${Math.floor(at / rows) + 1}, day ${(at % rows) + 1}`,
      at === today && 'today',
      dayStateNames[state].toLowerCase(),
      hasNote && 'with a note',
      isPending && 'not sent yet',
    ]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <table
      ref={table}
      role={onChoose && 'grid'}
      aria-label={label}
      data-hue={hue}
      className={tableStyles.hero}
    >
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
        {line && (
          <tr>
            <td className={tableStyles.letter} />
            <td colSpan={weeks.length} className={tableStyles.lineCell}>
              {line}
            </td>
          </tr>
        )}
      </thead>
      <tbody>
        {[...Array(rows).keys()].map((row) => {
          const first = days[row]?.date;
          return (
            <tr key={row}>
              <th scope="row" className={tableStyles.letter}>
                {first && <Weekday date={first} />}
              </th>
              {weeks.map((week) => {
                const at = week * rows + row;
                if (at >= days.length) return <td key={week} />;
                return (
                  <td key={week} role={onChoose && 'gridcell'}>
                    {onChoose ? (
                      <button
                        type="button"
                        data-at={at}
                        tabIndex={at === tabStop ? 0 : -1}
                        aria-label={nameOf(at)}
                        aria-pressed={at === chosen}
                        onClick={() => onChoose(at)}
                        onKeyDown={(event) => move(event, at)}
                        className={styles.day}
                        data-row={row}
                        data-last={row === rows - 1 || undefined}
                        {...looksOf(drawn, at)}
                      />
                    ) : (
                      <span
                        className={styles.day}
                        data-row={row}
                        data-last={row === rows - 1 || undefined}
                        {...looksOf(drawn, at)}
                      >
                        <VisuallyHidden>{nameOf(at)}</VisuallyHidden>
                      </span>
                    )}
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

function Weekday({ date }: { date: string }) {
  const day = new Date(`${date}T00:00:00Z`);
  const name = (weekday: 'narrow' | 'long') =>
    day.toLocaleDateString(undefined, { weekday, timeZone: 'UTC' });
  return (
    <>
      <span aria-hidden="true">{name('narrow')}</span>
      <VisuallyHidden>{name('long')}</VisuallyHidden>
    </>
  );
}

const legendStates = ['kept', 'bridged', 'missed', 'skipped', 'paused', 'unsent', 'upcoming'] as const;

/** Explains the shapes that occur among the days. */
export function DayLegend({ days, hue }: { days: readonly CalendarDay[]; hue?: Hue | undefined }) {
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
