import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/status.tsx';
import styles from './active-campaigns.module.css';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignSkeletons } from './campaign-skeletons.tsx';
import { activeCampaignsQuery } from './queries.ts';

const shownCount = 3;

/** The first few of the campaigns that are running. */
export function ActiveCampaigns({ userId }: { userId: number }) {
  const { data, isError, refetch } = useQuery(activeCampaignsQuery(userId));
  return (
    <section aria-labelledby="active-campaigns">
      <div className={styles.heading}>
        <h2 id="active-campaigns">Active Campaigns</h2>
        <Link to={paths.campaigns} className={styles.all}>
          View all
        </Link>
      </div>
      {isError && !data ? (
        <ErrorState text="Your campaigns could not be loaded." onRetry={() => refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState
          icon="flag"
          text="Nothing is running at the moment. One small habit is enough to begin."
        />
      ) : (
        <div className={styles.grid}>
          {data ? (
            data
              .slice(0, shownCount)
              .map((campaign) => <CampaignCard key={campaign.id} campaign={campaign} heading="h3" />)
          ) : (
            <CampaignSkeletons count={shownCount} />
          )}
        </div>
      )}
    </section>
  );
}
