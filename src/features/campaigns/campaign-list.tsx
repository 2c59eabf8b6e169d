import { useQuery } from '@tanstack/react-query';
import FlagIcon from 'lucide-react/icons/flag';
import PlusIcon from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { DayState } from '../../../worker/domain.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/status.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CampaignCard, CampaignSkeletons } from './campaign-card.tsx';
import styles from './campaigns.module.css';
import { activeCampaignsQuery, campaignsQuery, daysQuery } from './queries.ts';

/** Every campaign of a person, those that run and those that are over, to be searched. */
export function CampaignList({ userId }: { userId: number }) {
  const { data: read, isError, refetch } = useQuery(campaignsQuery(userId));
  const { data: running } = useQuery(activeCampaignsQuery(userId));
  // Many cards are rendered in small steps, so that the page stays responsive.
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
  const daysOf = (id: number) => running?.find((campaign) => campaign.id === id)?.today.days;
  return (
    <>
      <div className={styles.search}>
        <Icon of={SearchIcon} />
        <Input
          type="search"
          aria-label="Search campaigns"
          placeholder="Search campaigns..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={styles.searchInput}
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
                  daysOf={daysOf}
                  term={term}
                  none="No campaigns are running yet. One small habit is enough to start."
                />
              ),
            },
            {
              id: 'completed',
              label: `Completed (${completed.length})`,
              content: (
                <Campaigns
                  campaigns={completed}
                  daysOf={daysOf}
                  term={term}
                  none="Nothing completed yet. Campaigns move here after their twelve weeks."
                />
              ),
            },
          ]}
        />
      ) : (
        <>
          <Skeleton className={styles.tabsSkeleton} />
          <div className={styles.grid}>
            <CampaignSkeletons count={3} />
          </div>
        </>
      )}
    </>
  );
}

type CampaignsProps = {
  campaigns: readonly CampaignView[];
  /** The days of those that run, once they are there. */
  daysOf: (id: number) => readonly DayState[] | undefined;
  term: string;
  none: string;
};

const hasCalendar = ({ kind }: CampaignView) => kind !== 'danger';

function Campaigns({ campaigns, daysOf, term, none }: CampaignsProps) {
  if (campaigns.length > 0) {
    return (
      <div className={styles.grid}>
        {campaigns.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} heading="h2">
            {hasCalendar(campaign) && <CardDays campaign={campaign} days={daysOf(campaign.id)} />}
          </CampaignCard>
        ))}
      </div>
    );
  }
  if (term !== '') {
    return <EmptyState icon={SearchIcon} text={`Nothing here matches “${term}”. Try another word.`} />;
  }
  return (
    <EmptyState icon={FlagIcon} text={none}>
      <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
        New Campaign
      </LinkButton>
    </EmptyState>
  );
}

type CardDaysProps = { campaign: CampaignView; days: readonly DayState[] | undefined };

/** The days of a campaign as a picture. Those of one that is over are read when its card is shown. */
function CardDays({ campaign, days }: CardDaysProps) {
  const { id, title, hue, frequency, active } = campaign;
  const { data } = useQuery({ ...daysQuery(id), enabled: !active });
  const shown = days?.map((state) => ({ state })) ?? data?.days;
  if (shown === undefined) return <Skeleton className={styles.daysSkeleton} />;
  return (
    <SmallCalendar size="card" label={`Days of ${title}`} days={shown} frequency={frequency} hue={hue} />
  );
}
