import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { isOtherClock, todayIn, withZone } from '../../lib/dates.ts';
import { formatDayName, formatWeekday } from '../../lib/days.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { useIsWide, useOnline, useTicks } from '../../lib/hooks.ts';
import { activeCampaignsQuery, recentMessagesQuery } from '../../lib/query-client.ts';
import { useDraft } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { Cluster, Dotted, Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import { ErrorState, RetryButton, Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { Horizon, WeekSuns } from '../../ui/today.tsx';
import { classNames, VisuallyHidden, withSettingsLink } from '../../ui/words.tsx';
import { useSignedInUser } from '../session/session.ts';
import { HabitRow } from './habit-row.tsx';
import styles from './today.module.css';
import {
  firstDayOf,
  headlineOf,
  inOrder,
  isBeforeFirst,
  isHeld,
  isNew,
  isOutdated,
  placeOf,
  type RowPlace,
  reasonOf,
  silentLabel,
  sumOf,
  sunOf,
  upcomingOf,
  upcomingWords,
  weekOf,
} from './today-words.ts';

type TodayProps = {
  actions: ReactNode;
  /** The help shown for a campaign that is on hold. */
  help: (campaign: CampaignView) => ReactNode;
  question: (campaign: ActiveCampaignView) => ReactNode;
};

export function Today(parts: TodayProps) {
  const { id, timezone } = useSignedInUser();
  const { data, isError, isFetching, refetch } = useQuery(activeCampaignsQuery(id));
  const isFirst = data !== undefined && isBeforeFirst(data);
  const first = useQuery({ ...recentMessagesQuery(id), enabled: isFirst });
  const isWaiting = isFirst && first.isLoading;
  const { actions } = parts;
  const isWide = useIsWide();
  const isOnline = useOnline();
  useTicks(60_000);
  const isOfEarlierDay = data !== undefined && isOutdated(data);
  const date = todayIn(timezone);
  if (data && !isWaiting && (!isOfEarlierDay || isFetching))
    return (
      <TodayContent
        campaigns={data}
        messages={(isFirst && first.data) || []}
        date={data[0]?.today.date ?? date}
        isInert={isOfEarlierDay}
        {...parts}
      />
    );
  return (
    <div aria-busy={(!data && !isError) || isWaiting} className={styles.today}>
      <Head date={date} share={null} actions={isWide && actions} headline="Today" />
      {(data && !isWaiting) || isError ? (
        <>
          <div className={styles.left}>
            {data ? (
              <section aria-label="Today" className={textStyles.soft}>
                <p>Today’s habits aren’t loaded yet. To mark one now, open its campaign.</p>
                {isOnline && <RetryButton onClick={() => refetch()} />}
              </section>
            ) : (
              <ErrorState text="Your day could not be loaded." onRetry={() => refetch()} />
            )}
            {!isWide && !data && actions}
          </div>
          {data && <ActiveCampaigns campaigns={data} action={!isWide && actions} />}
        </>
      ) : (
        <Stack gap={3} className={styles.waiting}>
          <VisuallyHidden>Loading your day</VisuallyHidden>
          <Skeleton height="4.5rem" />
          <Skeleton height="14rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </Stack>
      )}
    </div>
  );
}

type HeadProps = {
  date: string;
  share: number | null;
  headline: string;
  actions: ReactNode;
  announcement?: string | undefined;
};

function Head({ date, share, headline, actions, announcement }: HeadProps) {
  const { timezone } = useSignedInUser();
  const length = useIsWide() ? 'long' : 'short';
  return (
    <Horizon share={share} className={styles.horizon}>
      <div className={classNames(textStyles.soft, styles.title)}>
        <h1 tabIndex={-1} className={pageStyles.page}>
          Dashboard
        </h1>
        <p>
          {isOtherClock(timezone)
            ? withZone(`${formatDayName(date)},`, timezone)
            : formatWeekday(date, length)}
        </p>
      </div>
      <h2 className={pageStyles.title}>{headline}</h2>
      {actions && <div className={styles.actions}>{actions}</div>}
      <p role="status">{announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}</p>
    </Horizon>
  );
}

type TodayContentProps = TodayProps & {
  campaigns: readonly ActiveCampaignView[];
  /** The next ones, before the first. */
  messages: readonly MessageView[];
  date: string;
  /** A new day has begun, and its data is being loaded. */
  isInert: boolean;
};

function TodayContent({ campaigns, messages, date, isInert, actions, help, question }: TodayContentProps) {
  const guard = useDoubleTapGuard();
  const isWide = useIsWide();
  const now = Date.now();
  const [marked, setMarked] = useState<'one' | 'last'>();
  const [announced, setAnnounced] = useState<'headline' | { text: string } | null>(null);
  const rows = campaigns.flatMap((campaign) => {
    const { nextAt } = campaign.today;
    const first =
      isNew(campaign) &&
      // Not one that is about danger, or whose messages don't arrive.
      upcomingOf([campaign]).length > 0 &&
      messages.find((next) => next.campaignId === campaign.id && next.scheduledFor === nextAt);
    const place = placeOf(campaign, now) ?? (first ? 'first' : null);
    const message = campaign.today.message ?? (first || null);
    return place === null || message === null ? [] : [{ id: campaign.id, place, campaign, message }];
  });
  // By time of day, whatever is done, so that every habit keeps its place.
  rows.sort((a, b) => a.message.scheduledFor.localeCompare(b.message.scheduledFor));
  const hasRow = ({ id }: { id: number }) => rows.some((row) => row.id === id);
  const isIn = (place: RowPlace, { id }: { id: number }) =>
    rows.some((row) => row.id === id && row.place === place);
  // One question a day, the same on each device.
  const [askedId, setAskedId] = useDraft<string | null>(`asked-${date}`, null);
  const asking = campaigns.find((campaign) => campaign.today.question && hasRow(campaign));
  if (askedId === null && asking) setAskedId(String(asking.id));
  const asked = campaigns.find(({ id }) => String(id) === askedId);
  const sum = sumOf(campaigns, now);
  // A question comes with a habit still to do, not after the day's last one.
  const asksNow = sum.left > 0 || sum.done + sum.skipped === 0;
  const held = campaigns.find(isHeld);
  // Nothing is counted or celebrated while someone may be in danger.
  const headline =
    campaigns.length === 0
      ? 'Start small'
      : held
        ? 'Today'
        : (firstDayOf(campaigns) ??
          headlineOf(
            sum,
            rows.some(({ place }) => place !== 'first'),
          ));
  const week = weekOf(campaigns);
  const isUnderWay = week.slice(0, -1).some(({ due }) => due > 0);
  const upcoming = upcomingOf(campaigns).filter(
    (habit) => !habit.isInRow && !isIn('first', habit) && (sum.left === 0 || habit.isToday || !hasRow(habit)),
  );
  const isOver = rows.every(({ place }) => place !== 'now' && place !== 'later');
  const reason = isOver && reasonOf(campaigns);
  const silent = campaigns.flatMap((campaign) => {
    const label = silentLabel(campaign);
    if (label === null || hasRow(campaign)) return [];
    const text = `${campaign.title}: messages ${label.toLowerCase()}`;
    const lacksPhone = campaign.today.heldBack === 'no_phone';
    return [lacksPhone ? withSettingsLink(`${text}. Please add your phone number in settings`) : text];
  });

  const onMark = (done: boolean) => {
    setAnnounced('headline');
    setMarked(done ? (sum.left === 1 ? 'last' : 'one') : undefined);
  };
  return (
    <div data-marked={marked} inert={isInert} className={styles.today}>
      <Head
        date={date}
        share={campaigns.length === 0 ? 0 : held ? null : sunOf(campaigns, now)}
        headline={headline}
        actions={isWide && actions}
        announcement={announced === 'headline' ? headline : announced?.text}
      />
      {isUnderWay && !held && (
        <div className={styles.suns}>
          <WeekSuns days={week} />
        </div>
      )}
      <Stack as="section" {...guard} aria-label="Today" className={classNames(styles.left, styles.rows)}>
        {held && help(held)}
        {rows.map(({ id, campaign, message, place }) => (
          // A new day's message takes the place of the last one.
          <HabitRow
            key={id}
            campaign={campaign}
            message={message}
            place={place}
            onMark={onMark}
            onSnoozed={() => setAnnounced({ text: `${campaign.title}: back in an hour` })}
          />
        ))}
        {reason && (
          <p data-hue={reason.hue} className={pageStyles.message}>
            You said why: “<span className={pageStyles.own}>{reason.why}.</span>”
          </p>
        )}
        {asked && asksNow && !held && !isIn('skipped', asked) && question(asked)}
        {upcoming.length + silent.length > 0 && (
          <div className={classNames(textStyles.soft, styles.next)}>
            {upcomingWords(upcoming).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              <Dotted>{silent}</Dotted>
            </p>
          </div>
        )}
        {campaigns.length === 0 && (
          <p className={classNames(pageStyles.message, styles.invitation)}>
            Pick one habit. You’ll get a message worth reading, at the time you choose.
          </p>
        )}
      </Stack>
      {campaigns.length > 0 && <ActiveCampaigns campaigns={campaigns} action={!isWide && actions} />}
    </div>
  );
}

type ActiveCampaignsProps = {
  campaigns: readonly ActiveCampaignView[];
  /** Below them, on a phone. */
  action: ReactNode;
};

/** The active campaigns, with their days as far as they count days. */
function ActiveCampaigns({ campaigns, action }: ActiveCampaignsProps) {
  // Nothing is counted while someone may be in danger.
  const counts = !campaigns.some(isHeld);
  // Today never names a campaign that is about danger.
  const shown = inOrder(campaigns.filter(({ kind }) => kind !== 'danger')).slice(0, 3);
  return (
    <section aria-labelledby="active-campaigns" className={styles.active}>
      <h2 id="active-campaigns" className={textStyles.heading}>
        Active Campaigns
      </h2>
      <ul className={styles.list}>
        {shown.map(({ id, title, kind, hue, currentWeek, today, ...plan }) => (
          <Cluster as="li" key={id} data-hue={hue} className={styles.habit}>
            <div className={styles.words}>
              <p className={classNames(pageStyles.clamp, textStyles.label)}>
                <Link to={paths.campaign(id)} className={classNames(textStyles.link, pageStyles.cover)}>
                  {title}
                </Link>
              </p>
              <p className={textStyles.small}>Week {currentWeek} of 12</p>
            </div>
            {counts && !isQuiet(kind) && (
              <SmallCalendar size="small" label={title} days={today.days} today={today.date} plan={plan} />
            )}
          </Cluster>
        ))}
      </ul>
      <Cluster isSpread>
        <LinkButton to={paths.campaigns} variant="link" size="small">
          View all
        </LinkButton>
        {action}
      </Cluster>
    </section>
  );
}
