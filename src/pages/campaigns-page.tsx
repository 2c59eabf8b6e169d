import { useQuery } from '@tanstack/react-query';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import FlagIcon from 'lucide-react/icons/flag';
import PlusIcon from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../worker/domain.ts';
import { progressPercent } from '../../worker/planning/calendar-date.ts';
import { noneCounted } from '../../worker/progress/calendar.rules.ts';
import { CampaignState } from '../features/campaigns/campaign-state.tsx';
import { useSignedInUser } from '../features/session/session.ts';
import { dueText, isNew, keptFigure, placeOf } from '../features/today/today-words.ts';
import { isOtherClock, withZone } from '../lib/dates.ts';
import { useIsWide, useOnline } from '../lib/hooks.ts';
import { activeCampaignsQuery, campaignsQuery, daysQuery, recentMessagesQuery } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { SmallCalendar } from '../ui/day-calendar.tsx';
import { Input } from '../ui/field.tsx';
import { HabitFigure, Progress } from '../ui/figures.tsx';
import { HabitIcon } from '../ui/habit-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { Card, Cluster, Dotted, PageHeading, Stack } from '../ui/layout.tsx';
import { OwnWords } from '../ui/own-words.tsx';
import pageStyles from '../ui/page.module.css';
import { EmptyState, ErrorState, Skeleton } from '../ui/status.tsx';
import { Tabs } from '../ui/tabs.tsx';
import textStyles from '../ui/text.module.css';
import { Horizon } from '../ui/today.tsx';
import { classNames, VisuallyHidden } from '../ui/words.tsx';
import styles from './campaigns-page.module.css';

export default function CampaignsPage() {
  const { id, timezone } = useSignedInUser();
  const { data } = useQuery(campaignsQuery(id));
  // Without campaigns, it is below.
  const mayCreate = useOnline() && data?.length !== 0;
  return (
    <>
      <PageHeading
        title="Campaigns"
        actions={
          <LinkButton
            to={paths.createCampaign}
            icon={useIsWide() ? PlusIcon : undefined}
            className={mayCreate ? undefined : styles.unavailable}
          >
            New Campaign
          </LinkButton>
        }
      />
      {isOtherClock(timezone) && (
        <p className={classNames(textStyles.soft, styles.zone)}>Times are {withZone('in', timezone)}.</p>
      )}
      <CampaignList />
    </>
  );
}

/** The URL names the open tab, so that Back leads to it. */
function CampaignList() {
  const { id: userId } = useSignedInUser();
  const all = useQuery(campaignsQuery(userId));
  const { data: running, isLoading: areDaysUnknown } = useQuery(activeCampaignsQuery(userId));
  // Offline, Today may have loaded the active ones.
  const read = all.data ?? (all.isError ? running : undefined);
  // Deferred, because there may be many cards.
  const data = useDeferredValue(read);
  const [search, setSearch] = useState('');
  const [query, setQuery] = useSearchParams();
  const term = useDeferredValue(search.trim().toLowerCase());

  if (all.isError && !read) {
    return <ErrorState text="Your campaigns could not be loaded." onRetry={() => all.refetch()} />;
  }
  const matches = data?.filter(({ title, description }) =>
    `${title}\n${description}`.toLowerCase().includes(term),
  );
  // Together with their days, so that no card grows.
  const active = areDaysUnknown ? undefined : matches?.filter((campaign) => campaign.active);
  const completed = matches?.filter((campaign) => !campaign.active || campaign.completed);
  const listOf = (campaigns: readonly CampaignView[], none: ReactNode) => {
    if (campaigns.length === 0 && term === '') return none;
    if (campaigns.length === 0)
      return <EmptyState icon={SearchIcon} text={`Nothing here matches “${term}”. Try another word.`} />;
    return (
      <div className={styles.grid}>
        {campaigns.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </div>
    );
  };
  return (
    <div className={styles.list}>
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
          value={query.get('tab') === 'completed' ? 'completed' : 'active'}
          onChange={(tab) => setQuery(tab === 'active' ? {} : { tab }, { replace: true })}
          tabs={[
            {
              id: 'active',
              label: `Active (${active.length})`,
              content: listOf(active, <NoCampaigns />),
            },
            {
              id: 'completed',
              label: `Completed (${completed.length})`,
              content: listOf(
                completed,
                <EmptyState
                  icon={FlagIcon}
                  text="Nothing completed yet. Campaigns move here after their twelve weeks."
                />,
              ),
            },
          ]}
        />
      ) : (
        <>
          <Skeleton className={styles.tabsSkeleton} />
          <div aria-busy="true" className={styles.grid}>
            <VisuallyHidden>Loading campaigns</VisuallyHidden>
            {[...Array(3).keys()].map((at) => (
              <Card key={at} className={styles.card}>
                <Skeleton width="70%" height="2.75rem" />
                <Skeleton className={classNames(styles.days, styles.daysSkeleton)} />
              </Card>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The sun is about to rise. */
const NoCampaigns = () => (
  <Stack gap={5} className={styles.none}>
    <Horizon share={0} className={styles.scene} />
    <p>No campaigns are running yet. One small habit is enough to start.</p>
    <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
      New Campaign
    </LinkButton>
  </Stack>
);

/**
 * The days of a campaign; undefined while they load, null if they can't be loaded. The list of active campaigns includes
 * their days; those of others are fetched one by one.
 */
function useDays(campaign: CampaignView) {
  const { id, userId } = campaign;
  const { data: active, isPending } = useQuery(activeCampaignsQuery(userId));
  const running = active?.find((each) => each.id === id);
  const today = running?.today;
  const { data, isError } = useQuery({ ...daysQuery(id), enabled: !isPending && today === undefined });
  const awaitsFirst = running !== undefined && isNew(running);
  const { data: next } = useQuery({
    ...recentMessagesQuery(userId),
    enabled: awaitsFirst && !today?.message,
  });
  return {
    due: running && dueText(running, Date.now()),
    isDue: running && placeOf(running, Date.now()) === 'now',
    days: today?.days ?? data?.days ?? (isError ? null : undefined),
    today: today?.date,
    heldBack: today?.heldBack ?? null,
    first:
      awaitsFirst && !today?.message?.skippedByPerson
        ? (today?.message ?? next?.find(({ campaignId }) => campaignId === id))
        : undefined,
  };
}

function CampaignCard({ campaign }: { campaign: CampaignView }) {
  const { id, title, description, kind, hue, icon, currentWeek, dueCount, completionRate } = campaign;
  const hasProgram = kind !== 'danger';
  const { due, isDue, days, today, heldBack, first } = useDays(campaign);
  const figure = !isQuiet(kind) && keptFigure(campaign);
  return (
    <Card
      as="article"
      data-hue={hue}
      className={classNames(styles.card, isQuiet(kind) && pageStyles.sunless)}
    >
      <div className={styles.head}>
        <HabitIcon icon={icon} tile="medium" />
        <h2 className={classNames(pageStyles.clamp, textStyles.heading)}>{title}</h2>
        <Link
          to={paths.campaign(id)}
          aria-label={`Manage ${title}`}
          className={classNames(pageStyles.cover, styles.manage)}
        >
          Manage
          <Icon of={ChevronRightIcon} size={18} />
        </Link>
        {(hasProgram || !campaign.active) && (
          <Cluster className={classNames(textStyles.soft, styles.due)}>
            {campaign.active && due && <span className={isDue ? styles.now : undefined}>{due}</span>}
            <CampaignState campaign={campaign} heldBack={heldBack} />
          </Cluster>
        )}
      </div>
      <p className={classNames(textStyles.small, pageStyles.clamp, styles.description)}>{description}</p>
      {hasProgram && (
        <>
          <Cluster className={styles.facts}>
            {figure && <HabitFigure {...figure} />}
            <p className={textStyles.small}>
              <Dotted>
                {`Week ${currentWeek} of 12`}
                {!isQuiet(kind) &&
                  (dueCount > 0 ? (
                    <span>
                      {completionRate}% kept<VisuallyHidden>, completion rate</VisuallyHidden>
                    </span>
                  ) : (
                    noneCounted
                  ))}
              </Dotted>
            </p>
          </Cluster>
          <div className={styles.days}>
            <Progress percent={progressPercent(currentWeek)} label={`Progress of ${title}`} />
            {days ? (
              <SmallCalendar
                size="small"
                label={`Days of ${title}`}
                days={days}
                today={today}
                plan={campaign}
              />
            ) : (
              days === undefined && <Skeleton className={styles.daysSkeleton} />
            )}
          </div>
          {first && (
            <div className={classNames(pageStyles.bubble, styles.first)}>
              <p className={pageStyles.message}>
                <OwnWords content={first.content} ranges={first.ownWords} />
              </p>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
