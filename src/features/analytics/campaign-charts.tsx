import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/figures.tsx';
import { Card, Cluster, Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import { Skeleton } from '../../ui/status.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics.module.css';
import { completionData, type Datum, progressData } from './chart-data.ts';
import { Panel } from './chart-parts.tsx';

const waiting = <Skeleton height="400px" />;
const loadCharts = () => import('./charts.tsx');
const PieChart = lazyPart(async () => (await loadCharts()).PieChart, waiting);
const BarChart = lazyPart(async () => (await loadCharts()).BarChart, waiting);

type CampaignChartsProps = { campaigns: readonly CampaignView[] };

/** The rates and weeks of the campaigns as charts, which say so if there is no campaign. */
export function CampaignCharts({ campaigns }: CampaignChartsProps) {
  const [tab, setTab] = useState<'completion' | 'progress'>('completion');
  const completion = useMemo(() => completionData(campaigns), [campaigns]);
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
            <ChartPanel
              title="Completion Rates"
              measure="Completion rate"
              data={completion}
              none="No campaign data available yet."
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
              measure="Progress"
              data={progress}
              none="No campaign progress data available yet."
            >
              <BarChart data={progress} label="Progress (%)" />
            </ChartPanel>
          ),
        },
      ]}
    />
  );
}

export const CampaignDetails = ({ campaigns }: CampaignChartsProps) => (
  <Stack as="section" gap={3} aria-labelledby="details">
    <h2 id="details">Individual Campaign Details</h2>
    <ul className={styles.details}>
      {campaigns.map((campaign) => (
        <CampaignDetail key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  </Stack>
);

function CampaignDetail({ campaign }: { campaign: CampaignView }) {
  const { id, title, description, kind, hue, currentWeek, dueCount, completionRate } = campaign;
  const percent = progressPercent(currentWeek);
  return (
    <li data-hue={hue} className={styles.detail}>
      <h3 className={pageStyles.clamp}>
        <Link to={paths.campaign(id)} className={classNames(pageStyles.cover, textStyles.link)}>
          {title}
        </Link>
      </h3>
      <p className={classNames(pageStyles.clamp, styles.words)}>{description}</p>
      {kind !== 'danger' && (
        <Cluster className={styles.weeks}>
          <p>
            Week {currentWeek} of 12 ({percent}%)
          </p>
          <Progress percent={percent} label={`Progress of ${title}`} />
        </Cluster>
      )}
      {!isQuiet(kind) && (
        <p className={styles.rate}>
          {dueCount === 0 ? 'Nothing due yet' : `${completionRate}% completion rate`}
        </p>
      )}
    </li>
  );
}

type ChartPanelProps = {
  title: string;
  measure: string;
  data: readonly Datum[];
  none: string;
  children: ReactNode;
};

function ChartPanel({ title, measure, data, none, children }: ChartPanelProps) {
  if (data.length === 0) return <p className={textStyles.soft}>{none}</p>;
  return (
    <Panel
      title={title}
      chart={<div aria-hidden="true">{children}</div>}
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
    <Stack gap={6} aria-busy="true" className={styles.panels}>
      <VisuallyHidden>Loading charts</VisuallyHidden>
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
  );
}
