import { type ReactNode, useMemo, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Loading, Skeleton } from '../../ui/status.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics.module.css';
import { completionData, type Datum, progressData } from './chart-data.ts';

const waiting = <Skeleton height="400px" />;
const loadCharts = () => import('./charts.tsx');
const PieChart = lazyPart(async () => (await loadCharts()).PieChart, waiting);
const BarChart = lazyPart(async () => (await loadCharts()).BarChart, waiting);

type CampaignChartsProps = { campaigns: readonly CampaignView[] };

/** The rates and weeks of the campaigns as charts, which say so if there is nothing to show. */
export function CampaignCharts({ campaigns }: CampaignChartsProps) {
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

export const ChartSkeletons = () => (
  <Loading what="charts" count={2} height="26rem" gap={6} className={styles.panels} />
);
