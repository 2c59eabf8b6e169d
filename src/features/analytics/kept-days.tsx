import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { hues } from '../../../worker/domain.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import analyticsStyles from './analytics.module.css';
import {
  barHeight,
  campaignWeeks,
  findingsOf,
  type Habit,
  hourName,
  hoursInWords,
  hoursOf,
  marksInWords,
  titlesOf,
  type UsualHours,
  usualHours,
  weekdayName,
} from './chart-data.ts';
import { Panel } from './chart-parts.tsx';
import styles from './kept-days.module.css';

/** Week 0 has the days before a start that was moved. It is only shown if a habit has such days. */
const weeksOf = (habits: readonly Habit[]) =>
  habits.some(({ weeks }) => weeks.some(({ week }) => week === 0)) ? [0, ...campaignWeeks] : campaignWeeks;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

const MAX_FOLDED = 6;

const isUntouched = ({ total, marks }: Habit) => total.due === 0 && marks.length === 0;

export function KeptDays({ habits }: { habits: readonly Habit[] }) {
  const [isAll, setAll] = useState(false);
  // The page's heading says that nothing has been due yet.
  if (habits.every(isUntouched)) return null;
  // The page starts with the first one.
  const usual = usualHours(habits);
  const findings = usual ? [] : findingsOf(habits).slice(1);
  const titles = titlesOf(habits.map(({ campaign }) => campaign));
  const columns = habits.map(({ campaign }, at) => ({ id: campaign.id, name: titles[at] }));
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
        chart={<Weeks habits={isAll ? habits : habits.slice(0, MAX_FOLDED)} />}
        more={
          habits.length > MAX_FOLDED && (
            <Button variant="quiet" size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? 'Show fewer' : `Show all ${habits.length}`}
            </Button>
          )
        }
        table={{
          caption: 'Days kept, out of days due, in each week',
          heading: 'Week',
          columns,
          rows: weeksOf(habits).map((week) => ({
            id: week,
            name: week === 0 ? 'Before the start' : week,
            cells: habits.map((habit) => weekInWords(habit, week)),
          })),
        }}
      />
      <Panel
        title="When you do it"
        text="Marked on the day, by hour."
        chart={<Hours habits={habits} usual={usual} />}
        table={{
          caption: 'Days marked on the day itself, by weekday and hour',
          heading: 'Weekday',
          columns,
          rows: weekdays.map((weekday) => ({
            id: weekday,
            name: weekdayName(weekday, 'long'),
            cells: habits.map((habit) => marksInWords(habit, weekday) || 'None'),
          })),
        }}
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
      <div aria-hidden="true" className={styles.sharedAxis}>
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
    <Stack gap={2} data-hue={campaign.hue} className={styles.habit}>
      <div className={styles.habitHead}>
        <HabitIcon icon={campaign.icon} tile="small" />
        <p className={classNames(pageStyles.clamp, styles.habitName)}>
          <Link
            to={paths.campaign(campaign.id)}
            className={classNames(pageStyles.cover, textStyles.link, textStyles.strong)}
          >
            {campaign.title}
          </Link>
          {campaign.completed && <span className={textStyles.soft}> Completed</span>}
        </p>
        <p className={classNames(textStyles.soft, styles.habitTotal)}>
          {total.due === 0 ? (
            'Nothing due yet'
          ) : (
            <>
              <span>
                <strong>{total.done}</strong> of {total.due} {total.due === 1 ? 'day' : 'days'}
              </span>{' '}
              · {campaign.completionRate}%
            </>
          )}
        </p>
      </div>
      <ol aria-hidden="true" className={styles.weekBars}>
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
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}

function weekInWords(habit: Habit, week: number): string {
  const { due, done, paused } = countsIn(habit, week);
  if (due > 0) return `${done} of ${due}`;
  return paused > 0 ? 'Paused' : 'Nothing due';
}

/** Hours between two lines, which are labeled. */
const hourSteps = [1, 2, 3, 6];
const maxLabels = 6;

function Hours({ habits, usual }: { habits: readonly Habit[]; usual: UsualHours | null }) {
  const marks = habits.flatMap(({ campaign, marks: own }) => own.map((mark) => ({ ...mark, campaign })));
  const { from, until } = hoursOf(marks);
  const most = Math.max(1, ...marks.map(({ count }) => count));
  const placeOf = (hour: number) => `${(100 * (hour - from)) / (until - from)}%`;
  const step = hourSteps.find((hours) => (until - from) / hours < maxLabels) ?? 6;
  const firstLine = Math.ceil(from / step) * step;
  // None at the end, where its label would stick out.
  const lines = Math.ceil((until - firstLine) / step);
  const marked = habits.filter((habit) => habit.marks.length > 0).map(({ campaign }) => campaign);
  return (
    <div aria-hidden="true" className={styles.when}>
      <div className={styles.hours} style={{ '--hours': until - from } as CSSProperties}>
        <div className={styles.plot}>
          {usual && (
            <div
              data-hue={usual.campaign.hue}
              className={styles.usual}
              style={{ left: placeOf(usual.from), right: `calc(100% - ${placeOf(usual.until)})` }}
            >
              <span>{hoursInWords(usual, 'to')}</span>
            </div>
          )}
          {Array.from({ length: lines }, (_, at) => firstLine + at * step).map((hour) => (
            <div key={hour} className={styles.hourLine} style={{ left: placeOf(hour) }}>
              <span>{hourName(hour % 24)}</span>
            </div>
          ))}
        </div>
        {weekdays.map((weekday) => (
          <div key={weekday} className={styles.weekday}>
            <span>{weekdayName(weekday, 'short')}</span>
            {marks
              .filter((mark) => mark.weekday === weekday)
              .map((mark, _, ofDay) => {
                const { campaign, hour, count } = mark;
                const ofHour = ofDay.filter((other) => other.hour === hour);
                const place = {
                  left: placeOf(hour + 0.5),
                  '--size': Math.sqrt(count / most),
                  '--at': ofHour.indexOf(mark) - (ofHour.length - 1) / 2,
                  '--of': ofHour.length,
                } as CSSProperties;
                return (
                  <span
                    key={`${campaign.id} ${hour}`}
                    data-hue={campaign.hue}
                    title={`${campaign.title}, ${weekdayName(weekday, 'long')}, ${hourName(hour)}: ${count}`}
                    className={styles.dot}
                    style={place}
                  />
                );
              })}
          </div>
        ))}
      </div>
      <Cluster as="ul" className={styles.legend}>
        {hues
          .map((hue) => ({ hue, titles: marked.filter((campaign) => campaign.hue === hue) }))
          .filter(({ titles }) => titles.length > 0)
          .map(({ hue, titles }) => (
            <li key={hue} data-hue={hue}>
              {titles.map(({ title }) => title).join(', ')}
            </li>
          ))}
      </Cluster>
    </div>
  );
}
