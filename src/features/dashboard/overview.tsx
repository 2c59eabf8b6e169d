import { useQuery } from '@tanstack/react-query';
import { ErrorState, Figures } from '../../ui/status.tsx';
import styles from './overview.module.css';
import { statsQuery } from './queries.ts';

/** The person's numbers over all campaigns. */
export function Overview({ userId }: { userId: number }) {
  const { data, isError, refetch } = useQuery(statsQuery(userId));
  const shown = (count: number | undefined) => (data ? (count ?? 0).toLocaleString() : undefined);
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className={styles.heading}>
        Overview
      </h2>
      {isError && !data ? (
        <ErrorState text="Your numbers could not be loaded." onRetry={() => refetch()} />
      ) : (
        <Figures
          figures={[
            { label: 'Active Campaigns', value: shown(data?.activeCampaigns) },
            { label: 'Messages Sent', value: shown(data?.messagesSent) },
            { label: 'Best Habit Streak (days)', value: shown(data?.bestStreak) },
          ]}
        />
      )}
    </section>
  );
}
