import { type ReactNode, useMemo, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { Card, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/status.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics.module.css';
import { completionData, type Datum, type Habit, progressData } from './chart-data.ts';
import { Panel } from './chart-parts.tsx';
import { KeptDays } from './kept-days.tsx';

const waiting = <Skeleton height="400px" />;
const loadCharts = () => import('./charts.tsx');
const PieChart = lazyPart(async () => (await loadCharts()).PieChart, waiting);
const BarChart = lazyPart(async () => (await loadCharts()).BarChart, waiting);
for (const { load } of [PieChart, BarChart]) onFirstUse(load);

type CampaignChartsProps = { campaigns: readonly CampaignView[]; habits: readonly Habit[] };

export function CampaignCharts({ campaigns, habits }: CampaignChartsProps) {
  const [tab, setTab] = useState<'days' | 'completion' | 'progress'>('days');
  const completion = useMemo(() => completionData(campaigns), [campaigns]);
  const progress = useMemo(() => progressData(campaigns), [campaigns]);
  return (
    <Tabs
      label="Charts"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'days',
          label: 'Kept Days',
          content: <KeptDays habits={habits} />,
        },
        {
          id: 'completion',
          label: 'Completion Rates',
          content: (
            <ChartPanel
              title="Completion Rates"
              text="How many of your due days you marked complete."
              measure="Completion rate"
              data={completion}
            >
              <PieChart data={completion} />
            </ChartPanel>
          ),
        },
        {
          id: 'progress',
          label: 'Campaign Progress',
          content: (
            <ChartPanel
              title="Campaign Progress"
              text="How far along each campaign is in its twelve weeks."
              measure="Progress"
              data={progress}
            >
              <BarChart data={progress} label="Progress (%)" />
            </ChartPanel>
          ),
        },
      ]}
    />
  );
}

/** The charts before the first campaign. */
export function NoCharts() {
  const [tab, setTab] = useState<'completion' | 'progress'>('completion');
  return (
    <Tabs
      label="Charts"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'completion', label: 'Completion Rates', content: <p>No campaign data available yet.</p> },
        {
          id: 'progress',
          label: 'Campaign Progress',
          content: <p>No campaign progress data available yet.</p>,
        },
      ]}
    />
  );
}

type ChartPanelProps = {
  title: string;
  text: string;
  measure: string;
  data: readonly Datum[];
  children: ReactNode;
};

function ChartPanel({ title, text, measure, data, children }: ChartPanelProps) {
  return (
    <Panel
      title={title}
      text={text}
      chart={children}
      table={{
        caption: title,
        heading: 'Campaign',
        columns: [{ id: 0, name: measure }],
        rows: data.map(({ id, title: name, value }) => ({ id, name, cells: [`${value}%`] })),
        isNumeric: true,
      }}
    />
  );
}

export function ChartSkeletons() {
  return (
    <Stack gap={5} aria-busy="true">
      <VisuallyHidden>Loading charts</VisuallyHidden>
      <Skeleton width="min(20rem, 100%)" height="3.25rem" />
      <Stack gap={6} className={styles.panels}>
        <Card gap={5} className={styles.panelSkeleton}>
          <Skeleton width="10rem" height="1.75rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </Card>
        <Card gap={5} className={styles.panelSkeleton}>
          <Skeleton width="10rem" height="1.75rem" />
          <Skeleton height="17rem" />
        </Card>
      </Stack>
    </Stack>
  );
}
