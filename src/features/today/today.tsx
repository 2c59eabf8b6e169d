import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { numberInWords } from '../../../worker/writer/number-words.rules.ts';
import { formatDayName, formatWeekday, todayIn } from '../../lib/dates.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { useIsWide, useOnline, useTicks } from '../../lib/hooks.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dotted, Stack } from '../../ui/layout.tsx';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { Horizon, WeekSuns } from '../../ui/today.tsx';
import { VisuallyHidden, withSettingsLink } from '../../ui/words.tsx';
import { activeCampaignsQuery } from '../campaigns/queries.ts';
import { ActiveCampaigns } from './active-campaigns.tsx';
import { HabitRow } from './habit-row.tsx';
import { useRowOrder } from './row-order.ts';
import styles from './today.module.css';
import {
  headlineOf,
  isHeld,
  placeOf,
  type RowPlace,
  reasonOf,
  shareOf,
  silentLabel,
  sumOf,
  type Upcoming,
  upcomingOf,
  weekOf,
} from './today-words.ts';

type TodayProps = {
  userId: number;
  timeZone: string;
  actions: ReactNode;
  /** The help shown for a campaign that is on hold. */
  help: (campaign: CampaignView) => ReactNode;
};

export function Today({ userId, timeZone, actions, help }: TodayProps) {
  const { data, isError, refetch } = useQuery(activeCampaignsQuery(userId));
  const isWide = useIsWide();
  const isOnline = useOnline();
  useTicks(isOnline ? null : 60_000);
  // Offline, the data may be from an earlier day, and a mark would count for that day.
  const isOld = (campaign: ActiveCampaignView) => campaign.today.date < todayIn(campaign.timeZone);
  const mustReload = !isOnline && data?.some(isOld) && !data.some(isHeld);
  const date = todayIn(timeZone);
  if (data && !mustReload)
    return <TodayContent campaigns={data} date={data[0]?.today.date ?? date} actions={actions} help={help} />;
  return (
    <section aria-label="Today" aria-busy={!data && !isError} className={styles.today}>
      <Head date={date} share={null} actions={isWide && actions} headline="Today" />
      {data ? (
        <>
          <p className={classNames(textStyles.soft, styles.next, styles.nextAlone)}>
            Today’s habits aren’t loaded yet. To mark one now, open its campaign.
          </p>
          <ActiveCampaigns campaigns={data} action={actions} counts />
        </>
      ) : isError ? (
        <div className={styles.failed}>
          <ErrorState text="Your day could not be loaded." onRetry={() => refetch()} />
          {!isWide && actions}
        </div>
      ) : (
        <Stack gap={3} className={styles.waiting}>
          <VisuallyHidden>Loading your day</VisuallyHidden>
          <Skeleton height="4.5rem" />
          <Skeleton height="14rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </Stack>
      )}
    </section>
  );
}

type HeadProps = {
  date: string;
  share: number | null;
  headline: string;
  actions: ReactNode;
};

function Head({ date, share, headline, actions }: HeadProps) {
  return (
    <Horizon share={share} className={styles.horizon}>
      <div className={styles.title}>
        <h1 tabIndex={-1} className={styles.page}>
          Dashboard
        </h1>
        <p className={textStyles.phoneOnly}> · {formatDayName(date)}</p>
      </div>
      <h2 key={headline} className={styles.headline}>
        {headline}
      </h2>
      <p className={classNames(textStyles.wideOnly, styles.date)}>{formatWeekday(date)}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Horizon>
  );
}

const groupLabels: Record<RowPlace, string> = {
  now: 'Now',
  later: 'Later today',
  done: 'Done',
  skipped: 'Done',
  paused: 'Paused',
};

type TodayContentProps = Pick<TodayProps, 'actions' | 'help'> & {
  campaigns: readonly ActiveCampaignView[];
  date: string;
};

function TodayContent({ campaigns, date, actions, help }: TodayContentProps) {
  const list = useRef<HTMLDivElement>(null);
  const guard = useDoubleTapGuard();
  const isWide = useIsWide();
  const now = Date.now();
  const [marked, setMarked] = useState<'one' | 'last'>();
  const [announced, setAnnounced] = useState<'headline' | { text: string } | null>(null);
  const rows = campaigns
    .flatMap((campaign) => {
      const place = placeOf(campaign, now);
      const { message } = campaign.today;
      return place === null || message === null ? [] : [{ id: campaign.id, place, campaign, message }];
    })
    .sort((a, b) => a.message.scheduledFor.localeCompare(b.message.scheduledFor));
  const placed = useRowOrder(rows, list);
  const sum = sumOf(campaigns, now);
  // A question below the last open row is not in the way.
  const lastOpen = placed.findLastIndex(({ place }) => place === 'now' || place === 'later');
  // Only one question at a time is open.
  const firstAsked = placed.findIndex(({ row, place }) => place === 'done' && row.campaign.today.question);
  const held = campaigns.find(isHeld);
  // Nothing is counted or celebrated while someone may be in danger.
  const headline = campaigns.length === 0 ? 'Start small' : held ? 'Today' : headlineOf(sum, rows.length > 0);
  const week = weekOf(campaigns);
  const upcoming = upcomingOf(campaigns);
  const next = sum.left === 0 ? upcoming[0] : undefined;
  const isOver = placed.every(({ place }) => place !== 'now' && place !== 'later');
  const reason = isOver && reasonOf(campaigns);
  const hasRow = ({ id }: { id: number }) => rows.some((row) => row.id === id);
  const notToday = upcoming.filter((habit) => !habit.isToday && habit.id !== next?.id && !hasRow(habit));
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
    <section aria-label="Today" data-marked={marked} className={styles.today}>
      <Head
        date={date}
        share={campaigns.length === 0 ? 0 : held ? null : shareOf(campaigns, now)}
        headline={headline}
        actions={isWide && actions}
      />
      <p role="status">
        {announced && <VisuallyHidden>{announced === 'headline' ? headline : announced.text}</VisuallyHidden>}
      </p>
      {week.length > 0 && !held && (
        <div className={styles.suns}>
          <WeekSuns days={week} />
        </div>
      )}
      {reason && (
        <p data-hue={reason.hue} className={classNames(textStyles.message, styles.reason)}>
          You said why: “<span className={textStyles.own}>{reason.why}.</span>”
        </p>
      )}
      <div ref={list} {...guard} className={styles.rows}>
        {held && help(held)}
        {placed.flatMap(({ row, place }, at) => {
          const label = groupLabels[place];
          const before = placed[at - 1];
          const isFirst = before === undefined || groupLabels[before.place] !== label;
          // Rows keep their place for a while after their state has changed.
          const isTrue = placed.some((each) => each.place === place && each.row.place === place);
          return [
            isFirst && (
              <p key={label} className={classNames(textStyles.soft, textStyles.wideOnly, styles.groupLabel)}>
                {isTrue ? label : groupLabels[row.place]}
              </p>
            ),
            <HabitRow
              key={row.id}
              campaign={row.campaign}
              message={row.message}
              place={row.place}
              shownPlace={place}
              question={at === firstAsked ? 'open' : place === 'done' || at === lastOpen ? 'folded' : 'later'}
              onMark={onMark}
              onEase={(text) => setAnnounced({ text })}
            />,
          ];
        })}
        {next && (
          <p
            key="next"
            className={classNames(textStyles.soft, styles.next, rows.length === 0 && styles.nextAlone)}
          >
            Next: {next.text}
          </p>
        )}
        {rows.length > 0 && notToday.length > 0 && <NotToday key="not-today" habits={notToday} />}
        {silent.length > 0 && (
          <p key="silent" className={classNames(textStyles.soft, styles.notToday)}>
            <Dotted>{silent}</Dotted>
          </p>
        )}
        {campaigns.length === 0 && (
          <p className={classNames(textStyles.message, styles.invitation)}>
            Pick one habit. You’ll get a message worth reading, at the time you choose.
          </p>
        )}
      </div>
      {campaigns.length > 0 && <ActiveCampaigns campaigns={campaigns} action={actions} counts={!held} />}
    </section>
  );
}

const shownCount = 3;

/** 'Not today: Morning meditation, Saturday at 6:22 AM' */
function NotToday({ habits }: { habits: readonly Upcoming[] }) {
  const others = habits.length - shownCount;
  const parts = habits.slice(0, shownCount).map(({ text }, at) => (at === 0 ? `Not today: ${text}` : text));
  if (others > 0) parts.push(`and ${numberInWords(others)} more`);
  return (
    <p className={classNames(textStyles.soft, styles.notToday)}>
      <Dotted>{parts}</Dotted>
    </p>
  );
}
