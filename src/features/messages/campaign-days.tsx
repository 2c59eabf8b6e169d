import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { progressPercent } from '../../../worker/planning/calendar-date.ts';
import { keptOfDue, noneCounted, streakFigure } from '../../../worker/progress/calendar.rules.ts';
import type { DaysView } from '../../../worker/progress/days.rules.ts';
import { formatDays } from '../../lib/days.ts';
import { daysQuery } from '../../lib/query-client.ts';
import { HabitFigure, Progress } from '../../ui/figures.tsx';
import { Card, Cluster } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { classNames } from '../../ui/words.tsx';
import styles from './campaign-days.module.css';
import { DayPanel } from './day-panel.tsx';
import { DayCalendar } from './day-table.tsx';

type CampaignDaysProps = {
  /** Undefined while it loads. */
  campaign: CampaignView | undefined;
  id: number;
  progress: ReactNode;
};

/** All days of a campaign with their state, and the sums; after twelve weeks, a picture to keep. */
export function CampaignDays({ id, campaign, progress }: CampaignDaysProps) {
  const { data: read, isError, refetch } = useQuery(daysQuery(id));
  const data = useDeferredValue(read);
  const isQuietKind = campaign !== undefined && isQuiet(campaign.kind);
  const isKeepsake = campaign?.completed === true && !isQuietKind;
  const [first, last] = [data?.days[0], data?.days.at(-1)];
  return (
    <Card
      as="section"
      gap={4}
      aria-labelledby="kept-days"
      data-hue={campaign?.hue}
      className={classNames(styles.daysCard, isKeepsake && styles.keepsake)}
    >
      <Cluster isSpread className={classNames(!isKeepsake && textStyles.hidden)}>
        <div>
          <h2 id="kept-days">{isKeepsake ? 'Twelve weeks' : 'Kept days'}</h2>
          {first && last && <p className={textStyles.soft}>{formatDays(first.date, last.date)}</p>}
        </div>
        {isKeepsake && <Streaks campaign={campaign} />}
      </Cluster>
      {isError && !read ? (
        <ErrorState text="The days of this campaign could not be loaded." onRetry={() => refetch()} />
      ) : campaign && data ? (
        <Calendar campaign={campaign} answer={data} />
      ) : (
        <Skeleton className={styles.calendarSkeleton} />
      )}
      {!isQuietKind && !isKeepsake && <Streaks campaign={campaign} />}
      {progress}
      {isKeepsake && campaign.planWhy && (
        <p className={classNames(pageStyles.message, pageStyles.own)}>“{campaign.planWhy}”</p>
      )}
    </Card>
  );
}

function Calendar({ campaign, answer: { days, today } }: { campaign: CampaignView; answer: DaysView }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const indexOf = (wanted: string | null) => days.findIndex(({ date }) => date === wanted);
  const at = indexOf(chosen);
  const day = days[at];
  const choose = (place: number) => setChosen(days[place]?.date ?? null);
  return (
    <div className={styles.calendar}>
      <DayCalendar
        label={`Days of ${campaign.title}`}
        days={days}
        plan={campaign}
        today={indexOf(today)}
        chosen={at}
        onChoose={(place) => choose(place === at ? -1 : place)}
        progress={
          <Progress
            percent={progressPercent(campaign.currentWeek)}
            label="Progress of the campaign"
            text={`Week ${campaign.currentWeek} of 12`}
          />
        }
      />
      {day && (
        <DayPanel
          id={campaign.id}
          day={day}
          isToday={day.date === today}
          isCounted={!isQuiet(campaign.kind)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** The current streak above the days kept, or else only these. */
function Streaks({ campaign }: { campaign: CampaignView | undefined }) {
  if (campaign === undefined) return <Skeleton width="min(20rem, 100%)" height="3.25rem" />;
  const { dueCount: due, doneCount: kept, currentStreak: current, bestStreak: best } = campaign;
  if (due === 0) return <p className={textStyles.soft}>{noneCounted}</p>;
  const figure = streakFigure({ kept, due, streak: { current, best } });
  return (
    <div>
      {figure && (
        <HabitFigure figure={figure.figure} unit={[figure.words, figure.detail].filter(Boolean).join(', ')} />
      )}
      <p className={textStyles.soft}>
        {current > 1 && `${keptOfDue({ kept, due })} · `}
        <span>{campaign.completionRate}% completion rate</span>
      </p>
    </div>
  );
}
