import { type ReactNode, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatDay, todayIn } from '../../lib/dates.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/layout.tsx';
import { Badge, Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './campaign-header.module.css';
import { rhythmOf } from './rhythm.ts';

type CampaignHeaderProps = {
  /** Undefined while it is on its way. */
  campaign: CampaignView | undefined;
  actions: ReactNode;
};

/** What a campaign is, and what can be done with the whole of it. */
export function CampaignHeader({ campaign, actions }: CampaignHeaderProps) {
  return (
    <div className={styles.header}>
      <PageHeading
        title={campaign?.title ?? <LoadingTitle />}
        lead={campaign ? <Description text={campaign.description} /> : <LoadingDescription />}
      />
      {campaign?.kind === 'danger' ? null : campaign ? (
        <div className={styles.facts}>
          {!isQuiet(campaign.kind) && <Badge tone="accent">{campaign.messageStyle} style</Badge>}
          {campaign.completed ? (
            <Badge tone="accent" icon="check">
              Completed
            </Badge>
          ) : (
            !campaign.active && <Badge>Not active</Badge>
          )}
          {campaign.pausedUntil && <Badge icon="pause">Paused</Badge>}
          <span>
            {campaign.startDate > todayIn(campaign.timeZone) ? 'Starts' : 'Started'}{' '}
            <time dateTime={campaign.startDate}>{formatDay(campaign.startDate)}</time>
          </span>
          <span>{rhythmOf(campaign)}</span>
        </div>
      ) : (
        <Skeleton className={styles.factsSkeleton} />
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** The heading is there from the start, so that the focus finds it. */
function LoadingTitle() {
  return (
    <>
      <VisuallyHidden>Loading the campaign</VisuallyHidden>
      <Skeleton width="14rem" />
    </>
  );
}

/** Two lines on a phone, as most descriptions take there: nothing moves when it comes. */
function LoadingDescription() {
  return (
    <span className={styles.leadSkeleton}>
      <Skeleton width="min(22rem, 100%)" />
    </span>
  );
}

const longDescription = 240;

/** The person's own words; long ones are cut until they are asked for. */
function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= longDescription) return text;
  return (
    <>
      {isWhole ? text : `${text.slice(0, longDescription).trimEnd()}…`}{' '}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className={styles.more}
      >
        {isWhole ? 'Show less' : 'Show more'}
      </Button>
    </>
  );
}
