import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { numberInWords } from '../../../worker/writer/number-words.rules.ts';
import { formatDayName, formatWeekday, todayIn } from '../../lib/dates.ts';
import { useIsWide, useOnline, useTicks } from '../../lib/hooks.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dotted, Stack } from '../../ui/layout.tsx';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { Horizon, WeekSuns } from '../../ui/today.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import { activeCampaignsQuery } from '../campaigns/queries.ts';
import { HabitRow } from './habit-row.tsx';
import { KeptDays } from './kept-days.tsx';
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
  const date = data?.[0]?.today.date ?? todayIn(timeZone);
  // Offline, the data may be from an earlier day, and a mark would count for that day.
  const isOld = (campaign: ActiveCampaignView) => campaign.today.date < todayIn(campaign.timeZone);
  if (data && !isOnline && data.some(isOld) && !data.some(isHeld))
    return (
      <section aria-label="Today" className={styles.today}>
        <Head date={todayIn(timeZone)} share={null} actions={isWide && actions} headline="Today" />
        <p className={classNames(textStyles.soft, styles.next, styles.nextAlone)}>
          Today’s habits aren’t loaded yet. To mark one now, open its campaign.
        </p>
        <KeptDays campaigns={data} action={!isWide && actions} />
      </section>
    );
  if (data) return <TodayContent campaigns={data} date={date} actions={actions} help={help} />;
  return (
    <section aria-label="Today" aria-busy={!isError} className={styles.today}>
      <Head date={date} share={null} actions={isWide && actions} headline="Today" />
      {isError ? (
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
      <h2 key={String(headline)} className={styles.headline}>
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
    return label === null || hasRow(campaign) ? [] : [`${campaign.title}: messages ${label.toLowerCase()}`];
  });

  const onMark = (done: boolean) => {
    setAnnounced('headline');
    setMarked(done ? (sum.left === 1 ? 'last' : 'one') : undefined);
  };
  return (
    <section aria-label="Today" data-marked={marked} className={styles.today}>
      <Head
        date={date}
        share={campaigns.length === 0 ? 0.4 : held ? null : shareOf(campaigns, now)}
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
      <div ref={list} className={styles.rows}>
        {held && help(held)}
        {placed.flatMap(({ row, place }, at) => {
          const label = groupLabels[place];
          const before = placed[at - 1];
          const isFirst = before === undefined || groupLabels[before.place] !== label;
          return [
            isFirst && (
              <p key={label} className={classNames(textStyles.soft, textStyles.wideOnly, styles.groupLabel)}>
                {label}
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
      {campaigns.length > 0 && !held && <KeptDays campaigns={campaigns} action={!isWide && actions} />}
      {held && !isWide && actions}
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

type Row = { id: number; place: RowPlace };

const settleTime = 1500;
const rank: Record<RowPlace, number> = { now: 0, later: 1, done: 2, skipped: 2, paused: 3 };
const places = ['now', 'later', 'done', 'skipped', 'paused'] as const satisfies readonly RowPlace[];
const keyOf = ({ id, place }: Row) => `${id}:${place}`;

const isTouched = (list: HTMLElement | null) =>
  list?.querySelector(':active, :focus-visible, input:focus') !== null;

/**
 * The order of today's rows. A marked row moves to its new place after a moment, but never while a row is touched or
 * focused. For people who prefer reduced motion, it moves on their next visit.
 */
function useRowOrder<Habit extends Row>(rows: readonly Habit[], list: RefObject<HTMLElement | null>) {
  const currentOrder = rows.map(keyOf).join();
  const [shownOrder, setShownOrder] = useState(currentOrder);

  useEffect(() => {
    const element = list.current;
    const settle = () => {
      if (!isTouched(element)) setShownOrder(currentOrder);
    };
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer = setTimeout(settle, settleTime);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settleTime);
    };
    const events = ['focusout', 'pointerup', 'pointercancel'] as const;
    for (const type of events) element?.addEventListener(type, wait);
    return () => {
      clearTimeout(timer);
      for (const type of events) element?.removeEventListener(type, wait);
    };
  }, [currentOrder, list]);

  const shownKeys = shownOrder.split(',');
  const shownPlace = ({ id, place }: Row) =>
    places.find((each) => shownKeys.includes(keyOf({ id, place: each }))) ?? place;
  const placed = rows.map((row) => ({ row, place: shownPlace(row) }));
  placed.sort((a, b) => rank[a.place] - rank[b.place]);
  useSlide(list, placed.map(({ row, place }) => keyOf({ id: row.id, place })).join());
  return placed;
}

/** Slides rows with their content, and everything around them, from their old to their new position. */
function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef({ order, tops: new Map<Element | null, number>() });
  useLayoutEffect(() => {
    const section = list.current?.parentElement;
    const still = [section?.parentElement, section];
    const boxes: (Element | null | undefined)[] = [...still, list.current, ...(list.current?.children ?? [])];
    const parts = boxes
      .flatMap((box) => [...(box?.children ?? [])])
      .filter((part) => !still.includes(part as HTMLElement));
    const tops = new Map<Element | null, number>(
      parts.map((part) => [part, part.getBoundingClientRect().top + window.scrollY]),
    );
    const moved = (part: Element | null) =>
      (before.current.tops.get(part) ?? tops.get(part) ?? 0) - (tops.get(part) ?? 0);
    if (before.current.order !== order) {
      for (const part of parts) {
        const by = before.current.tops.has(part) ? moved(part) - moved(part.parentElement) : 0;
        if (by === 0) continue;
        const frames = [{ transform: `translateY(${by}px)` }, { transform: 'none' }];
        part.animate(frames, { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' });
      }
    }
    before.current = { order, tops };
  });
}
