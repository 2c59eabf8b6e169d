import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Badge, EmptyState, Progress } from '../../ui/status.tsx';
import styles from './campaign-details.module.css';

/** Every campaign with its numbers. */
export function CampaignDetails({ campaigns }: { campaigns: readonly CampaignView[] }) {
  if (campaigns.length === 0) {
    return (
      <EmptyState icon="chart" text="No campaigns found. Start a habit campaign to see your analytics.">
        <LinkButton to={paths.createCampaign} variant="primary" icon="plus">
          New Campaign
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {campaigns.map((campaign) => (
        <CampaignDetail key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  );
}

function CampaignDetail({ campaign }: { campaign: CampaignView }) {
  const { id, title, description, currentWeek, completionRate } = campaign;
  const percent = progressPercent(currentWeek);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={paths.campaign(id)} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.progress}>
        <p className={styles.week}>
          Week {currentWeek} of 12 ({percent}%)
        </p>
        <Progress percent={percent} label={`Progress of ${title}`} />
      </div>
      <div className={styles.rate}>
        <Badge tone={completionRate > 0 ? 'accent' : 'neutral'}>{completionRate}% completion rate</Badge>
      </div>
    </li>
  );
}
