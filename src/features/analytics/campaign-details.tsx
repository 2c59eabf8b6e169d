import ChartIcon from 'lucide-react/icons/chart-no-axes-column';
import PlusIcon from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Badge, EmptyState, Progress, Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics.module.css';

/** Every campaign with its numbers. */
export function CampaignDetails({ campaigns }: { campaigns: readonly CampaignView[] }) {
  if (campaigns.length === 0) {
    return (
      <EmptyState icon={ChartIcon} text="No campaigns found. Start a habit campaign to see your analytics.">
        <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
          New Campaign
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.details}>
      {campaigns.map((campaign) => (
        <CampaignDetail key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  );
}

function CampaignDetail({ campaign }: { campaign: CampaignView }) {
  const { id, title, description, kind, hue, icon, currentWeek, completionRate, dueCount } = campaign;
  const percent = progressPercent(currentWeek);
  const hasProgram = kind !== 'danger';
  return (
    <li data-hue={hue} className={styles.detail}>
      <HabitIcon icon={icon} tile="medium" />
      <div className={styles.detailWords}>
        <h3 className={styles.detailTitle}>
          <Link to={paths.campaign(id)} className={styles.detailLink}>
            {title}
          </Link>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      {hasProgram && (
        <div className={styles.detailProgress}>
          <p className={styles.week}>
            Week {currentWeek} of 12 ({percent}%)
          </p>
          <Progress percent={percent} label={`Progress of ${title}`} />
        </div>
      )}
      {!isQuiet(kind) && (
        <div className={styles.rate}>
          {dueCount > 0 ? (
            <Badge tone="hue">{completionRate}% completion rate</Badge>
          ) : (
            <Badge>Nothing due yet</Badge>
          )}
        </div>
      )}
    </li>
  );
}

/** Keeps the place of the campaigns' details. */
export function DetailSkeletons() {
  return (
    <div aria-busy="true" className={styles.details}>
      <VisuallyHidden>Loading campaigns</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.detail}>
          <Skeleton height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
