import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { noneCounted } from '../../worker/progress/calendar.rules.ts';
import styles from '../features/analytics/analytics.module.css';
import {
  averageCompletionRate,
  completionData,
  type Datum,
  findingsOf,
  habitsOf,
  hoursInWords,
  progressData,
  usualHours,
} from '../features/analytics/chart-data.ts';
import { KeptDays } from '../features/analytics/kept-days.tsx';
import { Nothing } from '../features/analytics/panel.tsx';
import { useSignedInUser } from '../features/session/session.ts';
import { upcomingOf } from '../features/today/today-words.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { activeCampaignsQuery, analyticsQuery, campaignsQuery, statsQuery } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Figures } from '../ui/figures.tsx';
import { PageHeading, Stack } from '../ui/layout.tsx';
import pageStyles from '../ui/page.module.css';
import { ErrorState, Loading, Skeleton } from '../ui/status.tsx';
import { Tabs } from '../ui/tabs.tsx';
import textStyles from '../ui/text.module.css';
import { Horizon } from '../ui/today.tsx';
import { classNames, VisuallyHidden } from '../ui/words.tsx';

const waiting = <Skeleton height="400px" />;
const loadCharts = () => import('../features/analytics/charts.tsx');
const PieChart = lazyPart(async () => (await loadCharts()).PieChart, waiting);
const BarChart = lazyPart(async () => (await loadCharts()).BarChart, waiting);

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

type CampaignChartsProps = { campaigns: readonly CampaignView[] };

/** The rates and weeks of the campaigns as charts, which say so if there is nothing to show. */
function CampaignCharts({ campaigns }: CampaignChartsProps) {
  const [tab, setTab] = useState<'completion' | 'progress'>('completion');
  // Without a day that was due, each slice would be empty.
  const completion = useMemo(
    () => (campaigns.some(({ dueCount }) => dueCount > 0) ? completionData(campaigns) : []),
    [campaigns],
  );
  const progress = useMemo(() => progressData(campaigns), [campaigns]);
  return (
    <Tabs
      label="Campaigns in numbers"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'completion',
          label: 'Completion Rates',
          content: (
            <Chart data={completion} none="No campaign data available yet.">
              <PieChart data={completion} />
            </Chart>
          ),
        },
        {
          id: 'progress',
          label: 'Campaign Progress',
          content: (
            <Chart data={progress} none="No campaign progress data available yet.">
              <BarChart data={progress} label="Progress (%)" />
            </Chart>
          ),
        },
      ]}
    />
  );
}

type ChartProps = { data: readonly Datum[]; none: string; children: ReactNode };

/** The rows of the weeks have the same numbers. */
const Chart = ({ data, none, children }: ChartProps) =>
  data.length === 0 ? (
    <p className={textStyles.soft}>{none}</p>
  ) : (
    <>
      <VisuallyHidden>{data.map(({ title, value }) => `${title}: ${value}%`).join(', ')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  );

const ChartSkeletons = () => (
  <Loading what="charts" count={2} height="26rem" gap={6} className={styles.panels} />
);
