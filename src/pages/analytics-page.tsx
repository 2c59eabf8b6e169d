import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import styles from '../features/analytics/analytics.module.css';
import { CampaignCharts, ChartSkeletons } from '../features/analytics/campaign-charts.tsx';
import { CampaignDetails, DetailSkeletons } from '../features/analytics/campaign-details.tsx';
import { averageCompletionRate } from '../features/analytics/chart-data.ts';
import { habitsOf } from '../features/analytics/habits.ts';
import { analyticsQuery } from '../features/analytics/queries.ts';
import { campaignsQuery } from '../features/campaigns/queries.ts';
import { statsQuery } from '../features/dashboard/queries.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { PageHeading } from '../ui/layout.tsx';
import { ErrorState, Figures } from '../ui/status.tsx';

export default function AnalyticsPage() {
  const user = useSignedInUser();
  const stats = useQuery(statsQuery(user.id));
  const list = useQuery(campaignsQuery(user.id));
  const analytics = useQuery(analyticsQuery(user.id));
  // Charts are rendered in small steps, so that the page stays responsive.
  const campaigns = useDeferredValue(list.data);
  const answer = useDeferredValue(analytics.data);
  const habits = useMemo(() => campaigns && answer && habitsOf(campaigns, answer), [campaigns, answer]);
  const reads = [stats, list, analytics];
  if (reads.some(({ isError, data }) => isError && !data)) {
    return (
      <>
        <PageHeading title="Analytics" />
        <ErrorState
          text="Your analytics could not be loaded."
          onRetry={() => {
            for (const { isError, refetch } of reads) if (isError) refetch();
          }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading title="Analytics" />
      <div className={styles.page}>
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
        {campaigns && habits ? <CampaignCharts campaigns={campaigns} habits={habits} /> : <ChartSkeletons />}
        <section aria-labelledby="details" className={styles.detailsPart}>
          <h2 id="details">Individual Campaign Details</h2>
          {campaigns ? <CampaignDetails campaigns={campaigns} /> : <DetailSkeletons />}
        </section>
      </div>
    </>
  );
}
