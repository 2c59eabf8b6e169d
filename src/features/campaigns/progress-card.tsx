import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { progressPercent, weeklyFocus } from '../../../worker/planning/campaign-days.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { Card } from '../../ui/layout.tsx';
import { Progress, Skeleton } from '../../ui/status.tsx';
import { Sun } from '../../ui/sun.tsx';
import styles from './progress-card.module.css';
import { weekOf12 } from './week-of-12.ts';

/** How far a campaign is, and what its week is about. */
export function ProgressCard({ campaign }: { campaign: CampaignView | undefined }) {
  const week = campaign?.currentWeek;
  const isScored = campaign === undefined || !isQuiet(campaign.kind);
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>Progress</h2>
      <div className={styles.top}>
        {isScored && <Sun size={64} lit={week ?? 0} />}
        <div>
          <p className={styles.week}>{week ? weekOf12(week) : <Skeleton width="8rem" />}</p>
          {isScored && (
            <p className={styles.rate}>
              {campaign ? `${campaign.completionRate}% completion rate` : <Skeleton width="9rem" />}
            </p>
          )}
        </div>
      </div>
      <Progress percent={week ? progressPercent(week) : 0} label="Progress of the campaign" />
      {isScored && (
        <div>
          <h3 className={styles.focusLabel}>Current Focus</h3>
          <p className={styles.focus}>{week ? weeklyFocus(week) : <Skeleton height="2lh" />}</p>
        </div>
      )}
    </Card>
  );
}
