import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/status.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CampaignCard } from './campaign-card.tsx';
import styles from './campaign-list.module.css';
import { CampaignSkeletons } from './campaign-skeletons.tsx';
import { campaignsQuery } from './queries.ts';

/** Every campaign of a person, those that run and those that are over, to be searched. */
export function CampaignList({ userId }: { userId: number }) {
  const { data: read, isError, refetch } = useQuery(campaignsQuery(userId));
  // Many cards are drawn in small steps, so that the page answers meanwhile.
  const data = useDeferredValue(read);
  const [search, setSearch] = useState('');
  const term = useDeferredValue(search.trim().toLowerCase());

  if (isError && !read) {
    return <ErrorState text="Your campaigns could not be loaded." onRetry={() => refetch()} />;
  }
  const found = data?.filter(({ title, description }) =>
    `${title}\n${description}`.toLowerCase().includes(term),
  );
  const active = found?.filter((campaign) => campaign.active);
  const completed = found?.filter((campaign) => !campaign.active || campaign.completed);
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" />
        <Input
          type="search"
          aria-label="Search campaigns"
          placeholder="Search campaigns..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={styles.input}
        />
      </div>
      {active && completed ? (
        <Tabs
          label="Campaigns"
          value="active"
          tabs={[
            {
              id: 'active',
              label: `Active (${active.length})`,
              content: (
                <Campaigns
                  campaigns={active}
                  term={term}
                  none="No campaigns are running yet. One small habit is enough to begin."
                />
              ),
            },
            {
              id: 'completed',
              label: `Completed (${completed.length})`,
              content: (
                <Campaigns
                  campaigns={completed}
                  term={term}
                  none="Nothing is completed yet. A campaign comes here after its twelve weeks."
                />
              ),
            },
          ]}
        />
      ) : (
        <>
          <Skeleton className={styles.tabs} />
          <div className={styles.grid}>
            <CampaignSkeletons count={3} />
          </div>
        </>
      )}
    </>
  );
}

type CampaignsProps = { campaigns: readonly CampaignView[]; term: string; none: string };

function Campaigns({ campaigns, term, none }: CampaignsProps) {
  if (campaigns.length > 0) {
    return (
      <div className={styles.grid}>
        {campaigns.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} heading="h2" />
        ))}
      </div>
    );
  }
  if (term !== '') {
    return <EmptyState icon="search" text={`Nothing here matches “${term}”. Try another word.`} />;
  }
  return (
    <EmptyState icon="flag" text={none}>
      <LinkButton to={paths.createCampaign} variant="primary" icon="plus">
        New Campaign
      </LinkButton>
    </EmptyState>
  );
}
