import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo } from 'react';
import { noneCounted } from '../../worker/progress/calendar.rules.ts';
import styles from '../features/analytics/analytics.module.css';
import { CampaignCharts, ChartSkeletons } from '../features/analytics/campaign-charts.tsx';
import {
  averageCompletionRate,
  findingsOf,
  habitsOf,
  hoursInWords,
  usualHours,
} from '../features/analytics/chart-data.ts';
import { KeptDays } from '../features/analytics/kept-days.tsx';
import { Nothing } from '../features/analytics/kept-tables.tsx';
import { useSignedInUser } from '../features/session/session.ts';
import { upcomingOf } from '../features/today/today-words.ts';
import { activeCampaignsQuery, analyticsQuery, campaignsQuery, statsQuery } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Figures } from '../ui/figures.tsx';
import { PageHeading, Stack } from '../ui/layout.tsx';
import pageStyles from '../ui/page.module.css';
import { ErrorState, Skeleton } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import { Horizon } from '../ui/today.tsx';
import { classNames } from '../ui/words.tsx';

export default function AnalyticsPage() {
  const user = useSignedInUser();
  const stats = useQuery(statsQuery(user.id));
  const list = useQuery(campaignsQuery(user.id));
  const analytics = useQuery(analyticsQuery(user.id));
  // Deferred, because the charts take a while to render.
  const campaigns = useDeferredValue(list.data);
  const results = useDeferredValue(analytics.data);
  const dueCount = campaigns?.filter((campaign) => campaign.dueCount > 0).length;
  // Before the first day, the page says when it comes.
  const running = useQuery({
    ...activeCampaignsQuery(user.id),
    enabled: campaigns !== undefined && campaigns.length > 0 && dueCount === 0,
  });
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
  if (!campaigns || !habits || !stats.data || running.isLoading) {
    return (
      <>
        <header className={styles.head}>
          <h1 tabIndex={-1} className={pageStyles.page}>
            Analytics
          </h1>
          <Skeleton className={classNames(pageStyles.title, styles.finding)} />
        </header>
        <ChartSkeletons />
      </>
    );
  }
  const { activeCampaigns, messagesSent } = stats.data;
  const next = upcomingOf(running.data ?? []).at(0);
  const numbers = (
    <section aria-labelledby="numbers" className={styles.numbers}>
      <h2 id="numbers" className={textStyles.heading}>
        In numbers
      </h2>
      <Figures
        figures={[
          { label: 'Active Campaigns', value: activeCampaigns.toLocaleString() },
          { label: 'Messages Delivered', value: messagesSent.toLocaleString() },
          {
            label: 'Average Completion Rate',
            value:
              dueCount === 0 && campaigns.length > 0 ? (
                <Nothing text={noneCounted} />
              ) : (
                `${averageCompletionRate(campaigns)}%`
              ),
          },
        ]}
      />
      <CampaignCharts campaigns={campaigns} />
    </section>
  );
  if (dueCount === 0) {
    return (
      <Stack gap={6}>
        {/* The sun is about to rise. */}
        <Horizon share={0} className={styles.none}>
          <h1 tabIndex={-1}>Analytics</h1>
          {campaigns.length > 0 ? (
            <p>
              {next && messagesSent === 0
                ? `Your first message comes ${next.day}, ${next.time}.`
                : 'The first day you mark will show here.'}
            </p>
          ) : (
            <>
              <p>No campaigns found. Start a habit campaign to see your analytics.</p>
              <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
                New Campaign
              </LinkButton>
            </>
          )}
        </Horizon>
        {campaigns.length > 0 && <KeptDays campaigns={campaigns} habits={habits} />}
        {numbers}
      </Stack>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1} className={pageStyles.page}>
          Analytics
        </h1>
        <p className={classNames(pageStyles.title, styles.finding)}>
          {usual ? (
            <>
              {usual.campaign.title}: mostly{' '}
              <mark data-hue={usual.campaign.hue}>between {hoursInWords(usual, 'and')}</mark>.
            </>
          ) : (
            finding
          )}
        </p>
      </header>
      <Stack gap={6}>
        <KeptDays campaigns={campaigns} habits={habits} />
        {numbers}
      </Stack>
    </>
  );
}
