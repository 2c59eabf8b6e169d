import { useQuery } from '@tanstack/react-query';
import type { HabitKind } from '../../lib/habit-kinds.ts';
import { EmptyState, ErrorState } from '../../ui/status.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageSkeletons } from './message-skeletons.tsx';
import { recentCount, recentMessagesQuery } from './queries.ts';
import styles from './recent-messages.module.css';

type RecentMessagesProps = {
  userId: number;
  /** What sort of habit a campaign is about, where that is known. */
  habitOf: (campaignId: number) => HabitKind | undefined;
  /** The color of a habit, by the title of its campaign. */
  hueOf: (title: string) => string | undefined;
};

/** The newest messages of all campaigns, or the next ones where few were sent. */
export function RecentMessages({ userId, habitOf, hueOf }: RecentMessagesProps) {
  const { data, isError, refetch } = useQuery(recentMessagesQuery(userId));
  return (
    <section aria-labelledby="recent-messages">
      <h2 id="recent-messages" className={styles.heading}>
        Recent Messages
      </h2>
      {data ? (
        data.length === 0 ? (
          <EmptyState icon="message" text="No messages yet. Create a campaign to start receiving messages." />
        ) : (
          <div className={styles.list}>
            {data.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                habit={habitOf(message.campaignId)}
                hue={hueOf(message.campaignTitle)}
                showCampaign
              />
            ))}
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
