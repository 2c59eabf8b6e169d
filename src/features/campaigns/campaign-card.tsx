import CheckIcon from 'lucide-react/icons/check';
import InfoIcon from 'lucide-react/icons/info';
import PauseIcon from 'lucide-react/icons/pause';
import StopIcon from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';
import { formatWeekday } from '../../lib/dates.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Badge, Progress, Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './campaigns.module.css';

/** How a campaign stands, where it doesn't just run. */
export function CampaignState({ campaign }: { campaign: CampaignView }) {
  const { completed, active, pausedUntil, onHold } = campaign;
  if (completed) {
    return (
      <Badge tone="hue" icon={CheckIcon}>
        Completed
      </Badge>
    );
  }
  if (!active) return <Badge icon={StopIcon}>Stopped</Badge>;
  if (pausedUntil) return <Badge icon={PauseIcon}>Paused until {formatWeekday(pausedUntil)}</Badge>;
  return onHold ? <Badge icon={InfoIcon}>Waiting for you</Badge> : null;
}

type CampaignCardProps = {
  campaign: CampaignView;
  /** The level of the title, one below the heading that it stands under. */
  heading: 'h2' | 'h3';
  /** Stands in a card of its own, such as with the calendar of its days. */
  children?: ReactNode;
};

export function CampaignCard({ campaign, heading: Heading, children }: CampaignCardProps) {
  const { id, title, description, kind, hue, icon, currentWeek, completionRate, dueCount } = campaign;
  const hasProgram = kind !== 'danger';
  return (
    <article data-hue={hue} className={styles.card}>
      <HabitIcon icon={icon} tile="medium" />
      <div className={styles.cardWords}>
        <Heading className={styles.cardTitle}>{title}</Heading>
        <p className={styles.description}>{description}</p>
        <CampaignState campaign={campaign} />
        {children}
        <div className={styles.standing}>
          {hasProgram && <Progress percent={progressPercent(currentWeek)} label={`Progress of ${title}`} />}
          <p className={styles.numbers}>
            {hasProgram && <span>Week {currentWeek} of 12</span>}
            {hasProgram && !isQuiet(kind) && ' · '}
            {!isQuiet(kind) && (
              <span>{dueCount > 0 ? `${completionRate}% completion rate` : 'Nothing due yet'}</span>
            )}
          </p>
        </div>
      </div>
      <LinkButton
        to={paths.campaign(id)}
        variant="quiet"
        size="small"
        className={styles.manage}
        aria-label={`Manage ${title}`}
      >
        Manage
      </LinkButton>
    </article>
  );
}

/** Keeps the place of campaigns that are on their way; stands inside their list. */
export function CampaignSkeletons({ count }: { count: number }) {
  return [...Array(count).keys()].map((at) => (
    <div key={at} aria-busy="true" className={styles.card}>
      {at === 0 && <VisuallyHidden>Loading campaigns</VisuallyHidden>}
      <Skeleton width="2.75rem" height="2.75rem" />
      <div className={styles.cardWords}>
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton height="1rem" />
        <Skeleton height="0.5rem" />
        <Skeleton width="9rem" height="1rem" />
      </div>
    </div>
  ));
}
