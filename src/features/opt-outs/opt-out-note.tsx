import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channelOf } from '../../../worker/domain.ts';
import { ActionList, Card } from '../../ui/layout.tsx';
import styles from './opt-out-note.module.css';
import { keyOf, StoppedItem } from './opt-outs.tsx';
import { optOutsQuery } from './queries.ts';

/** Says on a campaign's page that its messages do not reach the person: its plan alone does not show that. */
export function OptOutNote({ campaign }: { campaign: CampaignView }) {
  const heading = useId();
  const { data: stops } = useQuery(optOutsQuery);
  const against = stops?.filter(
    ({ campaignId, channel }) =>
      (campaignId === null || campaignId === campaign.id) &&
      (channel === null || channel === channelOf[campaign.deliveryMethod]),
  );
  if (against === undefined || against.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading} className={styles.note}>
      <h2 id={heading} className={styles.title}>
        Messages are stopped
      </h2>
      <ActionList>
        {against.map((stop) => (
          <StoppedItem key={keyOf(stop)} stop={stop} />
        ))}
      </ActionList>
    </Card>
  );
}
