import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import { weeklyFocus } from '../../../worker/planning/campaign-days.ts';
import { formatClock, formatDay, todayIn } from '../../lib/dates.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon, Sun } from '../../ui/icon.tsx';
import { Badge, Figures, Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import { CampaignState } from './campaign-card.tsx';
import styles from './campaigns.module.css';

type CampaignHeadProps = {
  /** Undefined while it is on its way. */
  campaign: CampaignView | undefined;
  menu: ReactNode;
};

/** What a campaign is, and a menu of what can be done with the whole of it. */
export function CampaignHead({ campaign, menu }: CampaignHeadProps) {
  return (
    <header data-hue={campaign?.hue} className={styles.head}>
      <Link to={paths.campaigns} className={styles.back}>
        <Icon of={ChevronLeftIcon} size={18} />
        Campaigns
      </Link>
      <div className={styles.headMenu}>{menu}</div>
      {campaign ? (
        <HabitIcon icon={campaign.icon} tile="large" />
      ) : (
        <Skeleton className={styles.tileSkeleton} />
      )}
      {/* The heading is there from the start, so that the focus finds it. */}
      <h1 tabIndex={-1} className={styles.headTitle}>
        {campaign?.title ?? (
          <>
            <VisuallyHidden>Loading the campaign</VisuallyHidden>
            <Skeleton width="14rem" />
          </>
        )}
      </h1>
      <div key={campaign ? 'facts' : 'waiting'} className={styles.headFacts}>
        {campaign ? <Facts campaign={campaign} /> : <Skeleton className={styles.factsSkeleton} />}
      </div>
    </header>
  );
}

function Facts({ campaign }: { campaign: CampaignView }) {
  const { kind, messageStyle, startDate, timeZone, description } = campaign;
  const { frequency, sendTime, deliveryMethod } = campaign;
  if (kind === 'danger') return <Description text={description} />;
  return (
    <>
      {!isQuiet(kind) && <Badge tone="hue">{messageStyle} style</Badge>}
      <CampaignState campaign={campaign} />
      <Description text={description} />
      <span>
        {frequency} at {formatClock(sendTime)}, {infoOf(deliveryMethod).by} ·{' '}
        {startDate > todayIn(timeZone) ? 'starts' : 'since'}{' '}
        <time dateTime={startDate}>{formatDay(startDate)}</time>
      </span>
    </>
  );
}

const longDescription = 160;

/** The person's own words; long ones are cut until they are asked for. */
function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= longDescription) return <span className={styles.about}>{text}</span>;
  return (
    <span className={styles.about}>
      {isWhole ? text : `${text.slice(0, longDescription).trimEnd()}…`}{' '}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className={styles.moreWords}
      >
        {isWhole ? 'Show less' : 'Show more'}
      </Button>
    </span>
  );
}

/** How far a campaign is, with a ray for each week, and what its week is about. */
export function WeekProgress({ campaign }: { campaign: CampaignView | undefined }) {
  if (campaign === undefined) return <Skeleton className={styles.progressSkeleton} />;
  const { kind, currentWeek } = campaign;
  return (
    <div className={styles.progress}>
      {!isQuiet(kind) && <Sun size={52} lit={currentWeek} />}
      <div>
        <p className={styles.progressWeek}>
          <strong>Week {currentWeek} of 12</strong>
          {!isQuiet(kind) && (
            <>
              {' · '}
              <span>Current Focus</span>
            </>
          )}
        </p>
        {!isQuiet(kind) && <p className={styles.soft}>{weeklyFocus(currentWeek)}</p>}
      </div>
    </div>
  );
}

export function CampaignStatistics({ campaign }: { campaign: CampaignView | undefined }) {
  const rate = campaign && (campaign.dueCount > 0 ? `${campaign.completionRate}%` : 'Nothing due yet');
  return (
    <Figures
      figures={[
        { label: 'Messages Sent', value: campaign?.messagesSent.toLocaleString() },
        ...(campaign && isQuiet(campaign.kind) ? [] : [{ label: 'Completion Rate', value: rate }]),
        { label: 'Weeks Completed', value: campaign && `${campaign.weeksCompleted} / 12` },
      ]}
    />
  );
}
