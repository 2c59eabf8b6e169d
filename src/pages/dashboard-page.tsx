import { useQuery } from '@tanstack/react-query';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import PlusIcon from 'lucide-react/icons/plus';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { UserView } from '../../worker/accounts/accounts.schemas.ts';
import { leaveSteps, stepInHistory } from '../features/campaign-form/steps.ts';
import { activeCampaignsQuery, recentMessagesQuery, statsQuery } from '../features/campaigns/queries.ts';
import { MessageCard, MessageSkeletons } from '../features/messages/message-card.tsx';
import { hasUnconfirmedEmail, useSignedInUser } from '../features/session/session.ts';
import { SuggestionList } from '../features/suggestions/suggestion-list.tsx';
import { Today } from '../features/today/today.tsx';
import { firstDayOf } from '../features/today/today-words.ts';
import { keptZone, ownZone, todayIn, zonesOf } from '../lib/dates.ts';
import { isOtherClock } from '../lib/days.ts';
import { useIsWide } from '../lib/hooks.ts';
import { lazyPart, onFirstUse, useFirstUse } from '../lib/lazy-part.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Figures } from '../ui/figures.tsx';
import { Icon } from '../ui/icon.tsx';
import { ErrorState } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import styles from './dashboard-page.module.css';
import { LazyCampaignForm, loadCampaignForm } from './lazy-campaign-form.tsx';

const AddressStrip = lazyPart(() => import('../features/session/address-strip.tsx'));

const MovedNote = lazyPart(() => import('../features/today/moved-note.tsx'));

const HelpCard = lazyPart(async () => (await import('./crisis-help.tsx')).HelpCard);

/** Product suggestions start on day 7 of the first campaign. */
const suggestionsFrom = 6;

export default function DashboardPage() {
  const user = useSignedInUser();
  const isWide = useIsWide();
  const { data: active, isFetched } = useQuery(activeCampaignsQuery(user.id));
  const { data: stats } = useQuery(statsQuery(user.id));
  const isFirst = active?.length === 0;
  const folds = isFirst || !isWide;
  // The messages to come are all there is to see.
  const isFirstDay = active !== undefined && firstDayOf(active) !== null;
  const notes = (
    <>
      {mayHaveMoved(user) && <MovedNote />}
      {hasUnconfirmedEmail(user) && <AddressStrip />}
    </>
  );
  const recent = <RecentMessages folds={folds && !isFirstDay} />;
  const beside = (
    <>
      <Overview folds={folds} />
      {stats && stats.days >= suggestionsFrom && (
        <div className={styles.resources}>
          <SuggestionList />
        </div>
      )}
    </>
  );
  const newCampaign = (
    <LinkButton
      to={paths.createCampaign}
      icon={PlusIcon}
      variant={isWide ? undefined : 'quiet'}
      size={isWide ? undefined : 'small'}
    >
      New Campaign
    </LinkButton>
  );
  return (
    <>
      <Today
        actions={newCampaign}
        help={(campaign) => <HelpCard key={campaign.id} campaign={campaign} isNamed />}
        below={
          isFetched &&
          !folds && (
            <>
              {notes}
              {recent}
            </>
          )
        }
        beside={isFetched && !folds && beside}
      />
      {/* Shown once the content above is known, so that nothing is pushed down. */}
      {isFetched && (
        <div className={styles.sections}>
          {folds && notes}
          {folds && isFirstDay && recent}
          {isFirst ? (
            <section aria-label={stats?.days ? 'Start your next habit' : 'Start your first habit'}>
              <LazyCampaignForm />
            </section>
          ) : (
            active && <StartCampaign />
          )}
          {folds && !isFirstDay && recent}
          {folds && beside}
        </div>
      )}
    </>
  );
}

/** Whether to ask if the person has moved: the device's clock is another one than that of the campaigns. */
const mayHaveMoved = (user: UserView) =>
  keptZone() !== zonesOf(user) && ownZone().includes('/') && isOtherClock(user.timezone);

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & { title: string };

const Fold = ({ title, children, ...props }: FoldProps) => (
  <details {...props} className={styles.fold}>
    <summary>
      <h2 className={textStyles.heading}>{title}</h2>
      <Icon of={ChevronDownIcon} />
    </summary>
    {children}
  </details>
);

type PartProps = { id: string; title: string; folds: boolean; children: ReactNode };

const Part = ({ id, title, folds, children }: PartProps) =>
  folds ? (
    <Fold title={title}>{children}</Fold>
  ) : (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={textStyles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );

function Overview({ folds }: { folds: boolean }) {
  const { id: userId } = useSignedInUser();
  const { data, isError, refetch } = useQuery(statsQuery(userId));
  const { data: active = [] } = useQuery(activeCampaignsQuery(userId));
  // A mark that is still waiting for the network may have set it.
  const bestStreak = Math.max(data?.bestStreak ?? 0, ...active.map((campaign) => campaign.bestStreak));
  const shown = (count: number | undefined) => (data ? (count ?? 0).toLocaleString() : undefined);
  return (
    <Part id="overview" title="Overview" folds={folds}>
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
    </Part>
  );
}

/** The newest messages of all campaigns, and the next ones if few were sent. */
function RecentMessages({ folds }: { folds: boolean }) {
  const { id: userId } = useSignedInUser();
  const isTouched = useFirstUse();
  const { data, isError, refetch } = useQuery({
    ...recentMessagesQuery(userId),
    // Folded messages load with the first touch, before they can be opened.
    enabled: !folds || isTouched,
  });
  const { data: campaigns = [] } = useQuery(activeCampaignsQuery(userId));
  const messages = data ? (
    data.length === 0 ? (
      <p className={styles.nothing}>No messages yet. Create a campaign to start receiving messages.</p>
    ) : (
      <div>
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
    <Part id="recent-messages" title="Recent Messages" folds={folds}>
      {messages}
    </Part>
  );
}

function StartCampaign() {
  const [isOpen, setOpen] = useState(stepInHistory() > 0);
  useEffect(() => onFirstUse(loadCampaignForm), []);
  // Back and Forward can lead to a step of a form that was closed.
  useEffect(() => {
    const follow = () => stepInHistory() > 0 && setOpen(true);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <Fold
      title="Start another habit"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (!open) leaveSteps();
      }}
    >
      {isOpen && <LazyCampaignForm />}
    </Fold>
  );
}
