import ChartIcon from 'lucide-react/icons/chart-no-axes-column';
import TableIcon from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Card, Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { classNames, VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics.module.css';
import { countsIn, type Habit, hourName, weekdayName, weekdays, weeksOf } from './chart-data.ts';

type PanelProps = {
  title: string;
  text?: ReactNode;
  /** What the table also says in it is hidden from screen readers. */
  chart: ReactNode;
  /** Below the chart: the button for the rest of it. */
  more?: ReactNode;
  table: ReactNode;
  note?: ReactNode;
};

/** A chart and the same data as a table: screen readers get the table, and everyone can switch to it. */
export function Panel({ title, text, chart, more, table, note }: PanelProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const label = asTable ? 'Show as chart' : 'Show as table';
  return (
    <Card as="section" aria-labelledby={id} gap={3}>
      <div className={classNames(dialogStyles.withCorner, styles.panelHead)}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className={textStyles.soft}>{text}</p>}
        </div>
        <Button
          variant="quiet"
          size="small"
          icon={asTable ? ChartIcon : TableIcon}
          onClick={() => setAsTable(!asTable)}
        >
          <span aria-hidden="true" className={textStyles.wideOnly}>
            {label}
          </span>
          <VisuallyHidden>{`${label} for ${title}`}</VisuallyHidden>
        </Button>
      </div>
      {note && (
        <Stack gap={2} className={pageStyles.message}>
          {note}
        </Stack>
      )}
      {!asTable && <div className={styles.chart}>{chart}</div>}
      {!asTable && more && <div>{more}</div>}
      {/* Focusable, because a wide table scrolls. */}
      <div tabIndex={asTable ? 0 : undefined} className={asTable ? styles.tableBox : textStyles.hidden}>
        {table}
      </div>
    </Card>
  );
}

/** In place of a number. */
export const Nothing = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{text}</VisuallyHidden>
  </>
);

type TableProps = { habits: readonly Habit[]; names: ReadonlyMap<number, string | undefined> };

/** More habits have only their icons. */
const MAX_NAMES = 5;

export const WeeksTable = ({ habits, names }: TableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Days kept, out of days due, in each week</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Week</th>
        {habits.map(({ campaign: { id, hue, icon } }) => (
          <th key={id} scope="col" data-hue={hue} title={names.get(id)}>
            <HabitIcon icon={icon} tile="small" />
            {habits.length <= MAX_NAMES && (
              <span aria-hidden="true" className={textStyles.wideOnly}>
                {names.get(id)}
              </span>
            )}
            <VisuallyHidden>{names.get(id)}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(habits).map((week) => (
        <tr key={week}>
          <th scope="row">{week || 'Before the start'}</th>
          {habits.map((habit) => (
            <td key={habit.campaign.id}>{weekInWords(habit, week)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function weekInWords(habit: Habit, week: number) {
  const { due, done, paused } = countsIn(habit, week);
  if (due > 0) return `${done}\u00a0of\u00a0${due}`;
  return paused > 0 ? 'Paused' : <Nothing text="Nothing due" />;
}

/** A part per habit, with a row per hour. */
export const HoursTable = ({ habits, names }: TableProps) => (
  <table className={classNames(styles.table, styles.dense)}>
    <caption>
      <VisuallyHidden>Days marked on the day itself, by weekday and hour</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Hour</th>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col">
            {weekdayName(weekday, 'short')}
          </th>
        ))}
      </tr>
    </thead>
    {habits
      .filter(({ marks }) => marks.length > 0)
      .map(({ campaign, marks }) => (
        <tbody key={campaign.id} data-hue={campaign.hue}>
          <tr>
            <th scope="rowgroup" colSpan={8} className={textStyles.label}>
              <HabitIcon icon={campaign.icon} /> {names.get(campaign.id)}
            </th>
          </tr>
          {[...new Set(marks.map(({ hour }) => hour))]
            .sort((a, b) => a - b)
            .map((hour) => (
              <tr key={hour}>
                <th scope="row">{hourName(hour)}</th>
                {weekdays.map((weekday) => (
                  <td key={weekday}>
                    {marks.find((mark) => mark.hour === hour && mark.weekday === weekday)?.count ?? (
                      <Nothing text="None" />
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
  </table>
);
