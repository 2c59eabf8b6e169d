import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../worker/domain.ts';
import { progressPercent } from '../../worker/planning/campaign-days.ts';
import styles from '../features/analytics/analytics.module.css';
import { CampaignCharts, ChartSkeletons, NoCharts } from '../features/analytics/campaign-charts.tsx';
import {
  averageCompletionRate,
  findingsOf,
  habitsOf,
  hoursInWords,
  usualHours,
} from '../features/analytics/chart-data.ts';
import { analyticsQuery, statsQuery } from '../features/campaigns/queries.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { usePendingMarks, withWaitingCounts } from '../lib/offline-marks.ts';
import { campaignsQuery } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Figures, Progress } from '../ui/figures.tsx';
import { HabitIcon } from '../ui/habit-icon.tsx';
import { PageHeading, Stack } from '../ui/layout.tsx';
import { ErrorState, Skeleton } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import { Horizon } from '../ui/today.tsx';
import { VisuallyHidden } from '../ui/words.tsx';

export default function AnalyticsPage() {
  const user = useSignedInUser();
  const stats = useQuery(statsQuery(user.id));
  const list = useQuery(campaignsQuery(user.id));
  const analytics = useQuery(analyticsQuery(user.id));
  // Deferred, because the charts take a while to render.
  const stored = useDeferredValue(list.data);
  const results = useDeferredValue(analytics.data);
  const waiting = usePendingMarks();
  const campaigns = useMemo(
    () => stored?.map((campaign) => withWaitingCounts(campaign, waiting)),
    [stored, waiting],
  );
  const habits = useMemo(() => campaigns && results && habitsOf(campaigns, results), [campaigns, results]);
  const usual = useMemo(() => usualHours(habits ?? []), [habits]);
  const finding = useMemo(() => findingsOf(habits ?? []).at(0), [habits]);
  const queries = [stats, list, analytics];
  if (queries.some(({ isError, data }) => isError && !data)) {
    return (
      <>
        <PageHeading title="Analytics" />
        <ErrorState
          text="Your analytics could not be loaded."
          onRetry={() => {
            for (const { isError, refetch } of queries) if (isError) refetch();
          }}
        />
      </>
    );
  }
  const figures = (
    <div className={styles.figures}>
      <Figures
        figures={[
          {
            label: 'Active Campaigns',
            value: stats.data && (stats.data.activeCampaigns ?? 0).toLocaleString(),
          },
          {
            label: 'Messages Delivered',
            value: stats.data && (stats.data.messagesSent ?? 0).toLocaleString(),
          },
          {
            label: 'Average Completion Rate',
            value: campaigns && `${averageCompletionRate(campaigns)}%`,
          },
        ]}
      />
    </div>
  );
  if (campaigns?.length === 0) {
    return (
      <Stack gap={6}>
        {/* The sun is about to rise. */}
        <Horizon share={0} className={styles.none}>
          <h1 tabIndex={-1}>Analytics</h1>
          <VisuallyHidden role="heading" aria-level={2}>
            Individual Campaign Details
          </VisuallyHidden>
          <p>No campaigns found. Start a habit campaign to see your analytics.</p>
          <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
            New Campaign
          </LinkButton>
        </Horizon>
        {figures}
        <NoCharts />
      </Stack>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1} className={styles.page}>
          Analytics
        </h1>
        {habits === undefined ? (
          <Skeleton className={styles.finding} />
        ) : (
          <p className={styles.finding}>
            {usual ? (
              <>
                You mostly do it <mark>between {hoursInWords(usual, 'and')}</mark>.
              </>
            ) : (
              (finding ?? 'Your kept days will show here.')
            )}
          </p>
        )}
      </header>
      <Stack gap={8}>
        {figures}
        {campaigns && habits ? <CampaignCharts campaigns={campaigns} habits={habits} /> : <ChartSkeletons />}
        <Stack as="section" aria-labelledby="details">
          <h2 id="details">Individual Campaign Details</h2>
          {campaigns ? (
            <ul className={styles.details}>
              {campaigns.map((campaign) => (
                <CampaignDetail key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          ) : (
            <DetailSkeletons />
          )}
        </Stack>
      </Stack>
    </>
  );
}

function CampaignDetail({ campaign }: { campaign: CampaignView }) {
  const { id, title, description, kind, hue, icon, currentWeek, dueCount, completionRate } = campaign;
  const percent = progressPercent(currentWeek);
  const hasProgram = kind !== 'danger';
  return (
    <li data-hue={hue} className={styles.detail}>
      <HabitIcon icon={icon} tile="medium" />
      <h3>
        <Link to={paths.campaign(id)} className={classNames(textStyles.cover, textStyles.link)}>
          {title}
        </Link>
      </h3>
      <p className={classNames(textStyles.small, textStyles.clamp, styles.words)}>{description}</p>
      {hasProgram && (
        <div className={styles.weeks}>
          <p className={textStyles.small}>
            Week {currentWeek} of 12 ({percent}%)
          </p>
          <Progress percent={percent} label={`Progress of ${title}`} />
        </div>
      )}
      {!isQuiet(kind) && (
        <p className={styles.rate}>
          {dueCount === 0 ? (
            'Nothing due yet'
          ) : (
            <>
              <strong>{completionRate}%</strong> completion rate
            </>
          )}
        </p>
      )}
    </li>
  );
}

function DetailSkeletons() {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden>Loading campaigns</VisuallyHidden>
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </Stack>
  );
}
