import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { Suspense, useEffect, useState } from 'react';
import type { UserView } from '../../worker/accounts/accounts.schemas.ts';
import { useSteps } from '../features/campaign-form/steps.ts';
import { QuestionCard } from '../features/campaigns/question-card.tsx';
import { MessageCard, MessageSkeletons } from '../features/messages/message-card.tsx';
import { hasUnconfirmedEmail, useSignedInUser } from '../features/session/session.ts';
import { SuggestionList } from '../features/suggestions/suggestion-list.tsx';
import { Today } from '../features/today/today.tsx';
import { isInRow } from '../features/today/today-words.ts';
import { isOtherClock, keptZone, ownZone, todayIn, zonesOf } from '../lib/dates.ts';
import { useIsWide, useOnline } from '../lib/hooks.ts';
import { lazyPage, lazyPart, useFirstUse } from '../lib/lazy-part.ts';
import {
  activeCampaignsQuery,
  analyticsQuery,
  campaignsQuery,
  queryClient,
  recentMessagesQuery,
  statsQuery,
} from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Figures } from '../ui/figures.tsx';
import { Fold } from '../ui/layout.tsx';
import { ErrorState } from '../ui/status.tsx';
import styles from './dashboard-page.module.css';
import { LazyCampaignForm } from './lazy-campaign-form.tsx';

const AddressStrip = lazyPage(() => import('../features/session/address-strip.tsx'));

const MovedNote = lazyPage(() => import('../features/today/moved-note.tsx'));

const HelpCard = lazyPart(async () => (await import('./crisis-help.tsx')).HelpCard);

export default function DashboardPage() {
  const user = useSignedInUser();
  const isWide = useIsWide();
  const { data: active, isFetched } = useQuery(activeCampaignsQuery(user.id));
  const { data: stats } = useQuery(statsQuery(user.id));
  const isOnline = useOnline();
  useOfflineCopies(user.id, isFetched);
  const isFirst = active?.length === 0;
  const newCampaign = isOnline && (
    <LinkButton
      to={paths.createCampaign}
      icon={isFirst ? undefined : PlusIcon}
      {...(!isWide || isFirst ? { variant: 'link', size: 'small' } : {})}
    >
      New Campaign
    </LinkButton>
  );
  return (
    <>
      <Today
        actions={!isFirst && newCampaign}
        help={(campaign) => <HelpCard key={campaign.id} campaign={campaign} isNamed />}
        question={(campaign) => (
          <QuestionCard key={campaign.id} campaign={campaign} question={campaign.today.question} isNamed />
        )}
      />
      {/* Shown once the content above and the notes are known, so that nothing is pushed down. */}
      {isFetched && (
        <Suspense>
          <div className={styles.sections}>
            {mayHaveMoved(user) && <MovedNote />}
            {hasUnconfirmedEmail(user) && <AddressStrip />}
            {isFirst && (
              <section aria-label={stats?.days ? 'Start your next habit' : 'Start your first habit'}>
                <LazyCampaignForm />
              </section>
            )}
          </div>
          <div className={styles.tail}>
            <RecentMessages isOpen={isWide && !isFirst} />
            {active && !isFirst && <StartCampaign />}
            <SuggestionList />
            {isFirst && newCampaign}
            <Overview />
          </div>
        </Suspense>
      )}
    </>
  );
}

/** Soon after this page, loads what the other tabs show, so that the service worker has it when the network is gone. */
function useOfflineCopies(userId: number, isReady: boolean) {
  useEffect(() => {
    if (!isReady || !navigator.onLine || !navigator.serviceWorker?.controller) return;
    const timer = setTimeout(() => {
      queryClient.prefetchQuery(campaignsQuery(userId));
      queryClient.prefetchQuery(analyticsQuery(userId));
    }, 1000);
    return () => clearTimeout(timer);
  }, [userId, isReady]);
}

/** Whether to ask if the person has moved: the device's clock is another one than that of the campaigns. */
const mayHaveMoved = (user: UserView) =>
  keptZone() !== zonesOf(user) && ownZone().includes('/') && isOtherClock(user.timezone);

function Overview() {
  const { id: userId } = useSignedInUser();
  const { data, isError, refetch } = useQuery(statsQuery(userId));
  const { data: active = [] } = useQuery(activeCampaignsQuery(userId));
  // A mark that is still waiting for the network may have set it.
  const bestStreak = Math.max(data?.bestStreak ?? 0, ...active.map((campaign) => campaign.bestStreak));
  const shown = (count: number | undefined) => (data ? (count ?? 0).toLocaleString() : undefined);
  return (
    <section aria-labelledby="overview" className={styles.overview}>
      <h2 id="overview">Overview</h2>
      {isError && !data ? (
        <ErrorState text="Your numbers could not be loaded." onRetry={() => refetch()} />
      ) : (
        <Figures
          figures={[
            { label: 'Active Campaigns', value: shown(data?.activeCampaigns) },
            { label: 'Messages Sent', value: shown(data?.messagesSent) },
            { label: 'Best Habit Streak (days)', value: shown(bestStreak) },
          ]}
        />
      )}
    </section>
  );
}

/** The newest messages of all campaigns, and the next ones if few were sent. */
function RecentMessages({ isOpen }: { isOpen: boolean }) {
  const { id: userId } = useSignedInUser();
  const isTouched = useFirstUse();
  const { data, isError, refetch } = useQuery({
    ...recentMessagesQuery(userId),
    // Folded messages load with the first touch, before they can be opened.
    enabled: isOpen || isTouched,
  });
  const { data: campaigns = [] } = useQuery(activeCampaignsQuery(userId));
  const messages = data ? (
    data.length === 0 ? (
      <p>No messages yet. Create a campaign to start receiving messages.</p>
    ) : (
      <div className={styles.messages}>
        {data.map((message) => {
          const campaign = campaigns.find(({ id }) => id === message.campaignId);
          return (
            <MessageCard
              key={message.id}
              message={message}
              today={todayIn(message.timeZone)}
              habit={campaign?.kind}
              campaign={campaign}
              showCampaign
              isAbove={campaign !== undefined && isInRow(message, campaign, Date.now())}
            />
          );
        })}
      </div>
    )
  ) : isError ? (
    <ErrorState text="Failed to fetch messages" onRetry={() => refetch()} />
  ) : (
    <MessageSkeletons />
  );
  return (
    <section aria-labelledby="recent-messages">
      <Fold open={isOpen} summary={<h2 id="recent-messages">Recent Messages</h2>}>
        {messages}
      </Fold>
    </section>
  );
}

function StartCampaign() {
  const { step, show } = useSteps();
  const [wasOpened, setOpened] = useState(false);
  // Back and Forward can lead to a step of a form that was closed.
  const isOpen = wasOpened || step > 0;
  return (
    <Fold
      summary={<h2>Start another habit</h2>}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpened(open);
        if (!open) show(0);
      }}
    >
      {isOpen && <LazyCampaignForm />}
    </Fold>
  );
}
