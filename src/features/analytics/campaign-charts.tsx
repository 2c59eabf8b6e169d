import './chart-colors.css';
import { lazy, useEffect, useMemo } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { completionData, progressData } from './chart-data.ts';
import { ChartPanel } from './chart-panel.tsx';
import { loadBarChart } from './load-bar-chart.ts';

const PieChart = lazy(() => import('./pie-chart.tsx'));
const BarChart = lazy(loadBarChart);

/** How well and how far each campaign has come, in pictures. */
export function CampaignCharts({ campaigns }: { campaigns: readonly CampaignView[] }) {
  const completion = useMemo(() => completionData(campaigns), [campaigns]);
  const progress = useMemo(() => progressData(campaigns), [campaigns]);
  useEffect(() => onFirstUse(loadBarChart), []);
  return (
    <Tabs
      label="Charts"
      value="completion"
      tabs={[
        {
          id: 'completion',
          label: 'Completion Rates',
          content: (
            <ChartPanel
              title="Completion Rates"
              text="How much of what was due you marked complete."
              measure="Completion rate"
              data={completion}
              empty="No campaign data available yet."
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
              text="How far each campaign is on its twelve weeks."
              measure="Progress"
              data={progress}
              empty="No campaign progress data available yet."
            >
              <BarChart data={progress} label="Progress (%)" />
            </ChartPanel>
          ),
        },
      ]}
    />
  );
}
