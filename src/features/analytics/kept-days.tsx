import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { hues, isQuiet } from '../../../worker/domain.ts';
import { progressPercent } from '../../../worker/planning/calendar-date.ts';
import { keptOfDue } from '../../../worker/progress/calendar.rules.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/figures.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Cluster, Dotted, Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { classNames, VisuallyHidden } from '../../ui/words.tsx';
import analyticsStyles from './analytics.module.css';
import {
  barHeight,
  countsIn,
  findingsOf,
  type Habit,
  hasPattern,
  hourName,
  hoursInWords,
  hoursOf,
  titlesOf,
  type UsualHours,
  usualHours,
  weekdayName,
  weekdays,
  weeksOf,
} from './chart-data.ts';
import styles from './kept-days.module.css';
import { HoursTable, Panel, WeeksTable } from './panel.tsx';

const MAX_FOLDED = 6;

type KeptDaysProps = {
  campaigns: readonly CampaignView[];
  /** Of the campaigns that count days. */
  habits: readonly Habit[];
};

export function KeptDays({ campaigns, habits }: KeptDaysProps) {
  const [isAll, setAll] = useState(false);
  // The page starts with the first one.
  const usual = usualHours(habits);
  const findings = usual ? [] : findingsOf(habits).slice(1);
  const titles = titlesOf(campaigns);
  const names = new Map(campaigns.map(({ id }, at) => [id, titles[at]]));
  return (
    <Stack gap={6} className={analyticsStyles.panels}>
      <Panel
        title="Week by week"
        text="Individual Campaign Details"
        chart={
          <Weeks
            campaigns={isAll ? campaigns : campaigns.slice(0, MAX_FOLDED)}
            titles={titles}
            habits={habits}
          />
        }
        more={
          campaigns.length > MAX_FOLDED && (
            <Button variant="quiet" size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? 'Show fewer' : `Show all ${campaigns.length}`}
            </Button>
          )
        }
        table={<WeeksTable habits={habits} names={names} />}
      />
      {hasPattern(habits) && (
        <Panel
          title="When you do it"
          text="Marked on the day, by hour."
          chart={<Hours habits={habits} usual={usual} />}
          table={<HoursTable habits={habits} names={names} />}
          note={findings.length > 0 && findings.map((finding) => <p key={finding}>{finding}</p>)}
        />
      )}
    </Stack>
  );
}

function Weeks({ campaigns, titles, habits }: KeptDaysProps & { titles: readonly string[] }) {
  const weeks = weeksOf(habits);
  return (
    <div style={{ '--weeks': weeks.length } as CSSProperties}>
      <div className={styles.habits}>
        {campaigns.map((campaign, at) => (
          <CampaignWeeks
            key={campaign.id}
            campaign={campaign}
            title={titles[at] ?? campaign.title}
            habit={habits.find((habit) => habit.campaign === campaign)}
            weeks={weeks}
          />
        ))}
      </div>
      <div aria-hidden="true" className={styles.sharedAxis}>
        <p>Week</p>
        <div className={styles.weekBars}>
          {weeks.map((week) => (
            <span key={week}>{week || '–'}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

type CampaignWeeksProps = {
  campaign: CampaignView;
  title: string;
  habit: Habit | undefined;
  weeks: readonly number[];
};

function CampaignWeeks({ campaign, title, habit, weeks }: CampaignWeeksProps) {
  const { id, description, kind, hue, icon, currentWeek, completionRate, completed, active } = campaign;
  const { due, done } = habit?.total ?? { due: 0, done: 0 };
  const percent = progressPercent(currentWeek);
  return (
    <div data-hue={hue} className={styles.habit}>
      <div className={styles.habitHead}>
        <HabitIcon icon={icon} tile="small" />
        <h3 className={pageStyles.clamp}>
          <Link to={paths.campaign(id)} className={classNames(pageStyles.cover, textStyles.link)}>
            {title}
          </Link>
        </h3>
        {!isQuiet(kind) && due > 0 && (
          <strong>
            {completionRate}%<VisuallyHidden> completion rate</VisuallyHidden>
          </strong>
        )}
        <p className={classNames(pageStyles.clamp, styles.description)}>
          {completed && <span className={pageStyles.own}>Completed · </span>}
          {description}
        </p>
        {kind !== 'danger' && (
          <p className={styles.counts}>
            <Dotted>
              {habit && keptOfDue({ kept: done, due })}
              {`Week ${currentWeek} of 12 (${percent}%)`}
            </Dotted>
          </p>
        )}
      </div>
      {kind !== 'danger' && (
        <div
          className={styles.weekBars}
          style={{ '--days': campaign.frequency === 'Daily' ? 7 : 3 } as CSSProperties}
        >
          {habit &&
            weeks.map((week) => (
              <Week key={week} habit={habit} week={week} isAhead={active && week >= currentWeek} />
            ))}
          <Progress percent={percent} label={`Progress of ${title}`} />
        </div>
      )}
    </div>
  );
}

type WeekProps = { habit: Habit; week: number; isAhead: boolean };

function Week({ habit, week, isAhead }: WeekProps) {
  const { due, done, paused } = countsIn(habit, week);
  const look = due === 0 && paused > 0 ? styles.paused : isAhead && styles.ahead;
  return (
    <span className={classNames(styles.column, look)}>
      {due > 0 && (
        <span className={styles.dueBar} style={{ height: `${barHeight(habit, due)}%` }}>
          <span className={styles.doneBar} style={{ height: `${(100 * done) / due}%` }} />
        </span>
      )}
    </span>
  );
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
