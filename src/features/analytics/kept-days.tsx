import ChartIcon from 'lucide-react/icons/chart-no-axes-column';
import type { ReactNode } from 'react';
import { CAMPAIGN_WEEKS } from '../../../worker/domain.ts';
import { classNames } from '../../ui/class-names.ts';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/words.tsx';
import analyticsStyles from './analytics.module.css';
import {
  barHeight,
  findingsOf,
  type Habit,
  hourName,
  hoursOf,
  marksInWords,
  titlesOf,
  weekdayName,
} from './chart-data.ts';
import { Panel, useWidth } from './chart-parts.tsx';
import chartStyles from './charts.module.css';
import styles from './kept-days.module.css';

const campaignWeeks = Array.from({ length: CAMPAIGN_WEEKS }, (_, at) => at + 1);
/** Week 0 has the days before a start that was moved. It is only shown if a habit has such days. */
const weeksOf = (habits: readonly Habit[]) =>
  habits.some(({ weeks }) => weeks.some(({ week }) => week === 0)) ? [0, ...campaignWeeks] : campaignWeeks;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function KeptDays({ habits }: { habits: readonly Habit[] }) {
  if (habits.every(({ total, marks }) => total.due === 0 && marks.length === 0)) {
    return (
      <EmptyState
        icon={ChartIcon}
        text="Nothing has been due yet. Your chart will start with the first day you keep."
      />
    );
  }
  // The page starts with the first one.
  const findings = findingsOf(habits).slice(1);
  return (
    <Stack gap={6} className={analyticsStyles.panels}>
      <Panel
        title="Week by week"
        text={
          <>
            Days kept, out of days due.{' '}
            <span className={textStyles.wideOnly}>A week with fewer days due has a shorter bar.</span>
          </>
        }
        chart={<Weeks habits={habits} />}
        table={
          <HabitTable
            caption="Days kept, out of days due, in each week"
            habits={habits}
            heading="Week"
            rows={weeksOf(habits).map((week) => ({ id: week, name: week === 0 ? 'Before the start' : week }))}
            cell={weekInWords}
          />
        }
      />
      <Panel
        title="When you do it"
        text="Days marked on the day itself, by weekday and hour."
        chart={<Hours habits={habits} />}
        table={
          <HabitTable
            caption="Days marked on the day itself, by weekday and hour"
            habits={habits}
            heading="Weekday"
            rows={weekdays.map((weekday) => ({ id: weekday, name: weekdayName(weekday, 'long') }))}
            cell={(habit, weekday) => marksInWords(habit, weekday) || 'None'}
          />
        }
        note={findings.length > 0 && findings.map((finding) => <p key={finding}>{finding}</p>)}
      />
    </Stack>
  );
}

function Weeks({ habits }: { habits: readonly Habit[] }) {
  const weeks = weeksOf(habits);
  return (
    <div>
      {habits.map((habit) => (
        <HabitWeeks key={habit.campaign.id} habit={habit} weeks={weeks} />
      ))}
      <div className={styles.sharedAxis}>
        <p>Week</p>
        <ol className={styles.weekBars}>
          {weeks.map((week) => (
            <li key={week} className={styles.weekBar}>
              {week || '–'}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const countsIn = (habit: Habit, week: number) =>
  habit.weeks.find((counts) => counts.week === week) ?? { due: 0, done: 0, paused: 0 };

function HabitWeeks({ habit, weeks }: { habit: Habit; weeks: readonly number[] }) {
  const { campaign, total } = habit;
  return (
    <div data-hue={campaign.hue} className={styles.habit}>
      <div className={styles.habitHead}>
        <HabitIcon icon={campaign.icon} tile="small" />
        <p className={styles.habitName}>
          {campaign.title}
          {campaign.completed && <span className={styles.completed}> Completed</span>}
        </p>
        <p className={classNames(textStyles.soft, styles.habitTotal)}>
          {total.due === 0 ? (
            'Nothing due yet'
          ) : (
            <>
              <strong>{total.done}</strong> of {total.due} {total.due === 1 ? 'day' : 'days'}
            </>
          )}
        </p>
      </div>
      <ol className={styles.weekBars}>
        {weeks.map((week) => {
          const { due, done, paused } = countsIn(habit, week);
          return (
            <li key={week} className={styles.weekBar}>
              <span className={classNames(styles.column, due === 0 && paused > 0 && styles.pausedColumn)}>
                {due > 0 && (
                  <span className={styles.dueBar} style={{ height: `${barHeight(habit, due)}%` }}>
                    <span className={styles.doneBar} style={{ height: `${(100 * done) / due}%` }} />
                  </span>
                )}
              </span>
              <span className={styles.weekCount}>{due > 0 ? `${done}/${due}` : paused > 0 ? '–' : ''}</span>
              <span className={styles.weekNumber}>{week || '–'}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function weekInWords(habit: Habit, week: number): string {
  const { due, done, paused } = countsIn(habit, week);
  if (due > 0) return `${done} of ${due}`;
  return paused > 0 ? 'Paused' : 'Nothing due';
}

const left = 44;
const smallestDot = 2.5;
const largestDot = 6.5;
/** Room for the label of the last hour. */
const right = 24;
/** Hours between two lines, which are labeled. */
const hourSteps = [1, 2, 3, 6];
const minLabelWidth = 52;

function Hours({ habits }: { habits: readonly Habit[] }) {
  const [box, width] = useWidth();
  const markedHabits = habits.filter((habit) => habit.marks.length > 0);
  const marks = markedHabits.flatMap((habit) => habit.marks);
  const { from, until } = hoursOf(marks);
  const most = Math.max(1, ...marks.map(({ count }) => count));
  const room = Math.max(0, width - left - largestDot - right);
  const xOf = (hour: number) => left + largestDot + (room * (hour - from)) / (until - from);
  const step = hourSteps.find((hours) => (room * hours) / (until - from) >= minLabelWidth) ?? 6;
  const firstLine = Math.ceil(from / step) * step;
  // Each habit has its own lane within a weekday.
  const [laneHeight, rowPadding] = width < 320 ? [11, 4] : [14, 6];
  const rowHeight = Math.max(1, markedHabits.length) * laneHeight + 2 * rowPadding;
  const height = 7 * rowHeight;
  // So that the dots of neighboring hours don't overlap.
  const largest = Math.min(largestDot, room / (until - from) / 2);
  return (
    <div ref={box}>
      {width > 0 && (
        <svg aria-hidden="true" width={width} height={height + 28} className={styles.hoursDrawing}>
          {Array.from(
            { length: Math.floor((until - firstLine) / step) + 1 },
            (_, at) => firstLine + at * step,
          ).map((hour) => (
            <g key={hour}>
              <line x1={xOf(hour)} x2={xOf(hour)} y1={0} y2={height} className={styles.hourLine} />
              <text x={xOf(hour)} y={height + 20} textAnchor="middle" className={styles.axis}>
                {hourName(hour % 24)}
              </text>
            </g>
          ))}
          {weekdays.map((weekday) => (
            <g key={weekday}>
              <line
                x1={0}
                x2={width}
                y1={weekday * rowHeight}
                y2={weekday * rowHeight}
                className={styles.hourLine}
              />
              <text x={0} y={(weekday - 0.5) * rowHeight} dy="0.35em" className={styles.axis}>
                {weekdayName(weekday, 'short')}
              </text>
            </g>
          ))}
          {markedHabits.map((habit, at) => (
            <g key={habit.campaign.id} data-hue={habit.campaign.hue}>
              {habit.marks.map(({ weekday, hour, count }) => (
                <circle
                  key={`${weekday} ${hour}`}
                  cx={xOf(hour + 0.5)}
                  cy={(weekday - 1) * rowHeight + rowPadding + (at + 0.5) * laneHeight}
                  r={Math.max(smallestDot, largest * Math.sqrt(count / most))}
                  className={styles.dot}
                >
                  <title>{`${habit.campaign.title}, ${weekdayName(weekday, 'long')}, ${hourName(hour)}: ${count}`}</title>
                </circle>
              ))}
            </g>
          ))}
        </svg>
      )}
      <ul className={styles.legend}>
        {markedHabits.map(({ campaign }) => (
          <li key={campaign.id} data-hue={campaign.hue} className={chartStyles.entry}>
            <span className={styles.hueDot} />
            <span className={chartStyles.entryTitle}>{campaign.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type HabitTableProps = {
  caption: string;
  habits: readonly Habit[];
  /** The heading of the first column, and the names of the rows. */
  heading: string;
  rows: readonly { id: number; name: ReactNode }[];
  cell: (habit: Habit, row: number) => string;
};

function HabitTable({ caption, habits, heading, rows, cell }: HabitTableProps) {
  const titles = titlesOf(habits.map(({ campaign }) => campaign));
  return (
    <table className={analyticsStyles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {habits.map(({ campaign }, at) => (
            <th key={campaign.id} scope="col">
              {titles[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {habits.map((habit) => (
              <td key={habit.campaign.id}>{cell(habit, id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
