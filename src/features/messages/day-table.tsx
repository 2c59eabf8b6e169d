import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CAMPAIGN_WEEKS, dayStateNames } from '../../../worker/domain.ts';
import { weekdayNames } from '../../../worker/planning/calendar-date.ts';
import { weekName } from '../../../worker/progress/calendar.rules.ts';
import { formatWeekday } from '../../lib/days.ts';
import dayStyles from '../../ui/day-calendar.module.css';
import { type DatedDay, dayAttributes, gridOf, type Plan } from '../../ui/day-calendar.tsx';
import textStyles from '../../ui/text.module.css';
import { classNames, VisuallyHidden } from '../../ui/words.tsx';
import styles from './campaign-days.module.css';

type DayCalendarProps = {
  label: string;
  days: readonly DatedDay[];
  plan: Plan;
  /** The index of today, and of the day whose panel is open, or -1. */
  today: number;
  chosen: number;
  /** Between the week numbers and the days. */
  progress: ReactNode;
  onChoose: (at: number) => void;
};

/** The states that aren't plain from the drawing. */
const explained = ['kept', 'bridged', 'missed', 'skipped', 'paused', 'unsent'] as const;

/**
 * A habit's days as a large grid of buttons: the arrow keys move between them, and Enter chooses one. Once one is chosen,
 * the arrow keys choose too.
 */
export function DayCalendar(props: DayCalendarProps) {
  const { label, days, plan, today, progress, chosen, onChoose } = props;
  const table = useRef<HTMLTableElement>(null);
  const { weeks, rows } = gridOf(days, plan);
  const lastPast = Math.max(
    0,
    days.findLastIndex(({ state }) => state !== 'upcoming'),
  );
  const [focused, setFocused] = useState<number | null>(null);
  const tabStop = focused ?? (today === -1 ? lastPast : today);
  const currentWeek = weeks.findIndex((_, column) => rows.some(({ cells }) => cells[column] === today));

  // A long history scrolls; the current week shows first.
  useLayoutEffect(() => {
    const scroller = table.current?.parentElement;
    const column = table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.parentElement;
    if (scroller && column) scroller.scrollLeft = column.offsetLeft - scroller.clientWidth / 2;
  }, []);

  const move = (event: KeyboardEvent, at: number) => {
    const sameWeekday = (rows.find(({ cells }) => cells.includes(at))?.cells ?? []).filter(
      (cell) => cell !== null,
    );
    const steps: Record<string, number | undefined> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      ArrowLeft: sameWeekday[sameWeekday.indexOf(at) - 1],
      ArrowRight: sameWeekday[sameWeekday.indexOf(at) + 1],
      Home: 0,
      End: days.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Escape' && chosen !== -1) onChoose(chosen);
    // With a modifier, they belong to the browser: Alt and the left arrow go back.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next < 0 || next >= days.length) return;
    table.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
    if (chosen !== -1 && next !== chosen) onChoose(next);
  };

  const isLong = weeks.length > CAMPAIGN_WEEKS;
  return (
    <div
      className={classNames(isLong && styles.scroller)}
      style={{ '--weeks': weeks.length } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move between its cells */}
      <table ref={table} role="grid" aria-label={label} className={styles.hero}>
        <thead>
          <tr>
            <td aria-hidden="true" className={styles.letter}>
              <span className={textStyles.wideOnly}>Week</span>
            </td>
            {weeks.map((week, column) => (
              <th
                key={week}
                scope="col"
                aria-label={weekName(week)}
                className={classNames(styles.number, column === currentWeek && styles.currentWeek)}
              >
                {week < 1 ? '–' : week}
              </th>
            ))}
          </tr>
          <tr>
            <td className={styles.letter} />
            {isLong && <td colSpan={weeks.length - CAMPAIGN_WEEKS} />}
            <td colSpan={CAMPAIGN_WEEKS}>{progress}</td>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weekday, cells }) => {
            const name = weekdayNames[weekday - 1] ?? '';
            return (
              <tr key={weekday}>
                <th scope="row" className={styles.letter}>
                  <span aria-hidden="true" className={textStyles.phoneOnly}>
                    {name.slice(0, 1)}
                  </span>
                  <span aria-hidden="true" className={textStyles.wideOnly}>
                    {name.slice(0, 3)}
                  </span>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </th>
                {weeks.map((week, column) => {
                  const at = cells[column] ?? null;
                  const day = at === null ? undefined : days[at];
                  if (at === null || day === undefined) return <td key={week} />;
                  return (
                    <td key={week}>
                      <button
                        type="button"
                        data-at={at}
                        tabIndex={at === tabStop ? 0 : -1}
                        aria-label={nameOf(day, at === today)}
                        aria-pressed={at === chosen}
                        onClick={() => onChoose(at)}
                        onFocus={() => setFocused(at)}
                        onKeyDown={(event) => move(event, at)}
                        className={dayStyles.day}
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
      {/* Each day says the same in words. */}
      <p aria-hidden="true" className={styles.legend}>
        {explained
          .filter((state) => days.some((day) => day.state === state))
          .map((state) => (
            <span key={state}>
              <span data-state={state} className={dayStyles.day} />
              {state === 'bridged' ? 'Bridged: the streak goes on' : dayStateNames[state]}
            </span>
          ))}
        {days.some(({ note }) => note) && (
          <span>
            <span data-state="kept" data-note="" className={dayStyles.day} />
            Note
          </span>
        )}
      </p>
    </div>
  );
}

/** 'Saturday, November 29, today, done, with a note' */
const nameOf = ({ date, state, note }: DatedDay, isToday: boolean) =>
  [formatWeekday(date), isToday && 'today', dayStateNames[state].toLowerCase(), note && 'with a note']
    .filter(Boolean)
    .join(', ');
