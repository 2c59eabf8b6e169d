import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Badge, Progress } from '../../ui/status.tsx';
import styles from './campaign-card.module.css';
import { CampaignLook } from './campaign-look.tsx';
import { weekOf12 } from './week-of-12.ts';

type CampaignCardProps = {
  campaign: CampaignView;
  /** The level of the title, one below the heading that it stands under. */
  heading: 'h2' | 'h3';
};

export function CampaignCard({ campaign, heading: Heading }: CampaignCardProps) {
  const { id, title, description, kind, currentWeek, completionRate, completed, active, pausedUntil } =
    campaign;
  const hasProgram = kind !== 'danger';
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <CampaignLook title={title} />
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.description}>{description}</p>
          {completed ? (
            <Badge tone="accent" icon="check">
              Completed
            </Badge>
          ) : (
            !active && <Badge>Not active</Badge>
          )}
          {pausedUntil && <Badge icon="pause">Paused</Badge>}
        </div>
      </div>
      {hasProgram && <Progress percent={progressPercent(currentWeek)} label={`Progress of ${title}`} />}
      <div className={styles.foot}>
        <p className={styles.numbers}>
          {hasProgram && <span className={styles.week}>{weekOf12(currentWeek)}</span>}
          {!isQuiet(kind) && <span>{completionRate}% completion rate</span>}
        </p>
        <LinkButton
          to={paths.campaign(id)}
          size="small"
          className={styles.manage}
          aria-label={`Manage ${title}`}
        >
          Manage
        </LinkButton>
      </div>
    </article>
  );
}
