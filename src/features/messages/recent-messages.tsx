import { useQuery } from '@tanstack/react-query';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import { MessageCard } from './message-card.tsx';
import styles from './messages.module.css';
import { recentCount, recentMessagesQuery } from './queries.ts';

type RecentMessagesProps = {
  userId: number;
  /** The campaign of a message, where it is at hand. */
  campaignOf: (campaignId: number) => CampaignView | undefined;
};

/** The newest messages of all campaigns, or the next ones where few were sent. */
export function RecentMessages({ userId, campaignOf }: RecentMessagesProps) {
  const { data, isError, refetch } = useQuery(recentMessagesQuery(userId));
  return (
    <section aria-labelledby="recent-messages">
      <h2 id="recent-messages" className={styles.recentHeading}>
        Recent Messages
      </h2>
      {data ? (
        data.length === 0 ? (
          <EmptyState icon="message" text="No messages yet. Create a campaign to start receiving messages." />
        ) : (
          <div className={styles.list}>
            {data.map((message) => {
              const campaign = campaignOf(message.campaignId);
              return (
                <MessageCard
                  key={message.id}
                  message={message}
                  habit={campaign?.kind}
                  campaign={campaign}
                  showCampaign
                />
              );
            })}
          </div>
        )
      ) : isError ? (
        <ErrorState text="Failed to fetch messages" onRetry={() => refetch()} />
      ) : (
        <MessageSkeletons count={recentCount} />
      )}
    </section>
  );
}

/** Keeps the place of messages that are on their way. */
export function MessageSkeletons({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden>Loading messages</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <div key={index} className={styles.cardSkeleton}>
          <Skeleton width="60%" height="1.125rem" />
          <Skeleton width="80%" height="0.875rem" />
          <Skeleton height="1rem" />
          <Skeleton width="40%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
