import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo } from 'react';
import styles from '../features/analytics/analytics.module.css';
import {
  CampaignCharts,
  CampaignDetails,
  ChartSkeletons,
  Preview,
} from '../features/analytics/campaign-charts.tsx';
import {
  averageCompletionRate,
  findingsOf,
  habitsOf,
  hoursInWords,
  usualHours,
} from '../features/analytics/chart-data.ts';
import { KeptDays } from '../features/analytics/kept-days.tsx';
import { analyticsQuery, statsQuery } from '../features/campaigns/queries.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { usePendingMarks, withWaitingCounts } from '../lib/offline-marks.ts';
import { campaignsQuery } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Figures } from '../ui/figures.tsx';
import { Card, PageHeading, Stack } from '../ui/layout.tsx';
import pageStyles from '../ui/page.module.css';
import { ErrorState, Skeleton } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import { Horizon } from '../ui/today.tsx';

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
  const hasBegun = campaigns?.length === 0 || campaigns?.some(({ dueCount }) => dueCount > 0);
  const count = (number = 0) => (number > 0 || hasBegun ? number.toLocaleString() : 'None yet');
  const figures = (
    <Figures
      figures={[
        { label: 'Active Campaigns', value: campaigns && stats.data && count(stats.data.activeCampaigns) },
        { label: 'Messages Delivered', value: campaigns && stats.data && count(stats.data.messagesSent) },
        {
          label: 'Average Completion Rate',
          value: campaigns && (hasBegun ? `${averageCompletionRate(campaigns)}%` : 'Nothing due yet'),
        },
      ]}
    />
  );
  if (campaigns?.length === 0) {
    return (
      <Stack gap={6}>
        {/* The sun is about to rise. */}
        <Horizon share={0} className={styles.none}>
          <h1 tabIndex={-1}>Analytics</h1>
          <p>No campaigns found. Start a habit campaign to see your analytics.</p>
          <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
            New Campaign
          </LinkButton>
        </Horizon>
        <Preview />
        <Stack as="section" gap={2} aria-labelledby="details">
          <h2 id="details" className={textStyles.soft}>
            Individual Campaign Details
          </h2>
          {figures}
          <CampaignCharts campaigns={campaigns} />
        </Stack>
      </Stack>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1} className={pageStyles.page}>
          Analytics
        </h1>
        {habits === undefined ? (
          <Skeleton className={classNames(pageStyles.title, styles.finding)} />
        ) : (
          <p className={classNames(pageStyles.title, styles.finding)}>
            {usual ? (
              <>
                {usual.campaign.title}: mostly{' '}
                <mark data-hue={usual.campaign.hue}>between {hoursInWords(usual, 'and')}</mark>.
              </>
            ) : (
              (finding ?? 'Your kept days will show here.')
            )}
          </p>
        )}
      </header>
      <Stack gap={6}>
        {habits ? <KeptDays habits={habits} /> : <ChartSkeletons />}
        <Card as="section" aria-labelledby="details" aria-busy={!campaigns} className={styles.details}>
          <header>
            <h2 id="details">Individual Campaign Details</h2>
            {figures}
          </header>
          {campaigns ? (
            <>
              <CampaignCharts campaigns={campaigns} />
              <CampaignDetails campaigns={campaigns} />
            </>
          ) : (
            <Skeleton height="20rem" />
          )}
        </Card>
      </Stack>
    </>
  );
}
