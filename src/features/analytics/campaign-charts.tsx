import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/figures.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Card, Cluster } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import { Loading, Skeleton } from '../../ui/status.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics.module.css';
import { campaignWeeks, completionData, type Datum, progressData, titlesOf } from './chart-data.ts';
import chartStyles from './kept-days.module.css';

const waiting = <Skeleton height="10rem" />;
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

/** The list beside it has the same numbers. */
const Chart = ({ data, none, children }: ChartProps) =>
  data.length === 0 ? (
    <p className={textStyles.soft}>{none}</p>
  ) : (
    <>
      <VisuallyHidden>{data.map(({ title, value }) => `${title}: ${value}%`).join(', ')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  );

export function CampaignDetails({ campaigns }: CampaignChartsProps) {
  const titles = titlesOf(campaigns);
  return (
    <ul className={styles.list}>
      {campaigns.map((campaign, at) => (
        <CampaignDetail key={campaign.id} campaign={campaign} title={titles[at] ?? campaign.title} />
      ))}
    </ul>
  );
}

function CampaignDetail({ campaign, title }: { campaign: CampaignView; title: string }) {
  const { id, description, kind, hue, icon, currentWeek, dueCount, completionRate, completed } = campaign;
  const percent = progressPercent(currentWeek);
  return (
    <li data-hue={hue} className={styles.detail}>
      <HabitIcon icon={icon} tile="small" />
      <h3 className={pageStyles.clamp}>
        <Link to={paths.campaign(id)} className={classNames(pageStyles.cover, textStyles.link)}>
          {title}
        </Link>
      </h3>
      {!isQuiet(kind) && (
        <p className={styles.rate}>
          {dueCount === 0 ? (
            'Nothing due yet'
          ) : (
            <>
              <strong>{completionRate}%</strong>
              <span className={styles.wideWords}> completion rate</span>
            </>
          )}
        </p>
      )}
      <p className={pageStyles.clamp}>{description}</p>
      {kind !== 'danger' && (
        <Cluster className={styles.weeks}>
          <Progress percent={percent} label={`Progress of ${title}`} />
          <p>
            Week {currentWeek} of 12 ({percent}%)
          </p>
          {completed && <strong className={pageStyles.own}>Completed</strong>}
        </Cluster>
      )}
    </li>
  );
}

const sample = [
  { icon: 'walk', hue: 'teal', weeks: [5, 6, 7, 5, 7, 7, 6, 7, 7, 7, 6, 7] },
  { icon: 'book', hue: 'clay', weeks: [3, 5, 4, 6, 6, 7, 5, 7] },
  { icon: 'meditate', hue: 'violet', weeks: [4, 6, 5, 7] },
] as const;

/** What the page will look like after some weeks. */
export const Preview = () => (
  <Card aria-hidden="true" className={styles.preview}>
    {sample.map(({ icon, hue, weeks }) => (
      <div key={hue} data-hue={hue}>
        <HabitIcon icon={icon} tile="medium" />
        <div className={chartStyles.weekBars}>
          {campaignWeeks.map((week) => {
            const kept = weeks[week - 1];
            return (
              <span key={week} className={chartStyles.column}>
                {kept && <span className={chartStyles.doneBar} style={{ height: `${(100 * kept) / 7}%` }} />}
              </span>
            );
          })}
        </div>
      </div>
    ))}
  </Card>
);

export const ChartSkeletons = () => (
  <Loading what="charts" count={2} height="26rem" gap={6} className={styles.panels} />
);
