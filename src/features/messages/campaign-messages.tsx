import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { todayIn } from '../../lib/dates.ts';
import { useHandOnFocus } from '../../lib/use-hand-on-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/status.tsx';
import styles from './campaign-messages.module.css';
import { MessageActions } from './message-actions.tsx';
import { MessageSkeletons } from './message-skeletons.tsx';
import { campaignMessagesQuery } from './queries.ts';
import { WeekSection } from './week-section.tsx';
import { groupByWeek, nextMessage } from './weeks.ts';

/** Fewer weeks than these that are over stand in the list one by one. */
const fewestToFold = 2;

/** All messages of a campaign by its weeks: the present one open, those behind it folded away. */
export function CampaignMessages({ campaign }: { campaign: CampaignView }) {
  const { data: read, isError, refetch } = useQuery(campaignMessagesQuery(campaign.id));
  // Many cards are drawn in small steps, so that the page answers meanwhile.
  const data = useDeferredValue(read);
  if (isError && !read) return <ErrorState text="Failed to fetch messages" onRetry={() => refetch()} />;
  if (!data) return <MessageSkeletons count={4} />;
  if (data.length === 0) return <NoMessages campaign={campaign} />;

  const weeks = groupByWeek(data, campaign.startDate);
  const today = todayIn(campaign.timeZone);
  const nextId = nextMessage(data)?.id;
  const sectionOf = (week: (typeof weeks)[number]) => (
    <WeekSection
      key={week.number}
      week={week}
      habit={campaign.kind}
      isPresent={week.number === campaign.currentWeek}
      isNow={week.from <= today && today <= week.to}
      nextId={nextId}
    />
  );
  const earlier = weeks.filter(({ number }) => number < campaign.currentWeek);
  const folds = earlier.length >= fewestToFold;
  return (
    <div className={styles.weeks}>
      {folds && (
        <details className={styles.earlier}>
          <summary className={styles.summary}>
            <Icon name="chevron-right" className={styles.chevron} />
            <h3 className={styles.number}>Earlier weeks</h3>
            <span className={styles.done}>
              {earlier.reduce((total, week) => total + week.done, 0)} of{' '}
              {earlier.reduce((total, week) => total + week.planned, 0)} done
            </span>
          </summary>
          <div className={styles.weeks}>{earlier.map(sectionOf)}</div>
        </details>
      )}
      {(folds ? weeks.slice(earlier.length) : weeks).map(sectionOf)}
    </div>
  );
}

function NoMessages({ campaign }: { campaign: CampaignView }) {
  const box = useRef<HTMLDivElement>(null);
  useHandOnFocus(box);
  return (
    <div ref={box}>
      <EmptyState
        icon="message"
        text="No messages yet. Send one now, or have the first one written for tomorrow."
      >
        <MessageActions campaign={campaign} generate="Generate First Message" />
      </EmptyState>
    </div>
  );
}
