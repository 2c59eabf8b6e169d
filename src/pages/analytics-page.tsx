import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ChartSkeletons, DetailSkeletons } from '../features/analytics/analytics-skeletons.tsx';
import { CampaignCharts } from '../features/analytics/campaign-charts.tsx';
import { CampaignDetails } from '../features/analytics/campaign-details.tsx';
import { averageCompletionRate } from '../features/analytics/chart-data.ts';
import { campaignsQuery } from '../features/campaigns/queries.ts';
import { statsQuery } from '../features/dashboard/queries.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { PageHeading } from '../ui/layout.tsx';
import { ErrorState, Figures } from '../ui/status.tsx';
import styles from './analytics-page.module.css';

export default function AnalyticsPage() {
  const user = useSignedInUser();
  const stats = useQuery(statsQuery(user.id));
  const { data, ...reading } = useQuery(campaignsQuery(user.id));
  // Charts are drawn in small steps, so that the page answers meanwhile.
  const campaigns = useDeferredValue(data);
  const hasFailed = (stats.isError && !stats.data) || (reading.isError && !data);
  const readAgain = () => {
    if (stats.isError) stats.refetch();
    if (reading.isError) reading.refetch();
  };
  return (
    <>
      <PageHeading title="Analytics" lead="How your habits are going, in a few numbers." />
      {hasFailed ? (
        <ErrorState text="Your analytics could not be loaded." onRetry={readAgain} />
      ) : (
        <div className={styles.sections}>
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
          {campaigns ? <CampaignCharts campaigns={campaigns} /> : <ChartSkeletons />}
          <section aria-labelledby="details">
            <h2 id="details" className={styles.heading}>
              Individual Campaign Details
            </h2>
            {campaigns ? <CampaignDetails campaigns={campaigns} /> : <DetailSkeletons />}
          </section>
        </div>
      )}
    </>
  );
}
