import { useQuery } from '@tanstack/react-query';
import MessageIcon from 'lucide-react/icons/message-square';
import SendIcon from 'lucide-react/icons/send';
import SparkleIcon from 'lucide-react/icons/sparkles';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { type HabitKind, isQuiet } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { countKept, keptOfDue, weekName } from '../../../worker/progress/calendar.rules.ts';
import { todayIn } from '../../lib/dates.ts';
import { formatDays } from '../../lib/days.ts';
import { campaignMessagesQuery, daysQuery } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { Fold } from '../../ui/layout.tsx';
import { heldBackLabels } from '../../ui/own-words.tsx';
import pageStyles from '../../ui/page.module.css';
import { EmptyState, ErrorState } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { classNames } from '../../ui/words.tsx';
import weekStyles from './campaign-days.module.css';
import { MessageCard, MessageSkeletons } from './message-card.tsx';
import styles from './messages.module.css';
import { type Day, groupByWeek, messagesAroundNow, type Week } from './weeks.ts';

type CampaignMessagesProps = {
  campaign: CampaignView;
  onSend: () => void;
  onGenerate: () => void;
};

/** The latest messages and the next one, and below them all weeks, folded. */
export function CampaignMessages({ campaign, onSend, onGenerate }: CampaignMessagesProps) {
  const { data: read, isError, refetch } = useQuery(campaignMessagesQuery(campaign.id));
  const { data: days } = useQuery(daysQuery(campaign.id));
  // Deferred, because many cards take a while to render.
  const data = useDeferredValue(read);
  if (isError && !read) return <ErrorState text="Failed to fetch messages" onRetry={() => refetch()} />;
  if (!data) return <MessageSkeletons />;
  if (data.length === 0) {
    if (!campaign.active) return <EmptyState icon={MessageIcon} text="No messages here." />;
    return (
      <EmptyState
        icon={MessageIcon}
        text="No messages yet. Send one now, or have the first one written for tomorrow."
      >
        <Button icon={SendIcon} onClick={onSend}>
          Send Manual Message
        </Button>
        <Button icon={SparkleIcon} onClick={onGenerate}>
          Generate First Message
        </Button>
      </EmptyState>
    );
  }

  const { kind, startDate, timeZone } = campaign;
  const currentWeek = campaign.completed ? Number.POSITIVE_INFINITY : campaign.currentWeek;
  const today = todayIn(timeZone);
  const weeks = groupByWeek(data, startDate);
  const earlier = weeks.filter(({ number }) => number < currentWeek);
  const later = weeks.filter(({ number }) => number > currentWeek);
  const daysOf = (shown: readonly Week[]) =>
    days?.days.filter(({ week }) => shown.some(({ number }) => number === week));
  const cardOf = (message: MessageView) => (
    <MessageCard key={message.id} message={message} today={today} habit={kind} />
  );
  const lineOf = (week: Week) => (
    <WeekLine key={week.number} week={week} campaign={campaign} days={daysOf([week])} today={today}>
      {week.messages.map(cardOf)}
    </WeekLine>
  );
  const foldOf = (folded: Week[], text: string) =>
    folded.length > 0 && (
      <WeekFold title={nameOf(folded)} text={text}>
        <div className={weekStyles.foldedWeeks}>{folded.map(lineOf)}</div>
      </WeekFold>
    );
  return (
    <>
      <div className={styles.list}>{messagesAroundNow(data, campaign).map(cardOf)}</div>
      <div className={weekStyles.weeks}>
        {foldOf(earlier, keptText(daysOf(earlier), kind))}
        {weeks.filter(({ number }) => number === currentWeek).map(lineOf)}
        {foldOf(later, upcomingText(later))}
      </div>
    </>
  );
}

/** The numbers of days, for kinds that count them; null before any day is due. */
function countsOf(days: readonly Day[] | undefined, kind: HabitKind) {
  const counts = days && !isQuiet(kind) ? countKept(days) : null;
  return counts && counts.due > 0 ? counts : null;
}

/** '52 of 61 days kept' */
function keptText(days: readonly Day[] | undefined, kind: HabitKind): string {
  const counts = countsOf(days, kind);
  return counts ? keptOfDue(counts) : '';
}

/** '49 messages to come' */
function upcomingText(weeks: readonly Week[]): string {
  const messages = weeks.flatMap((week) => week.messages).filter(({ dropped }) => !dropped);
  const heldBack = messages.find((message) => message.heldBack !== null)?.heldBack;
  const count = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`;
  const isStopped = heldBack !== undefined && heldBack !== null && heldBack !== 'paused';
  return isStopped ? `${count} · ${heldBackLabels[heldBack]}` : `${count} to come`;
}

type WeekLineProps = {
  week: Week;
  campaign: CampaignView;
  /** Undefined while they load. */
  days: readonly Day[] | undefined;
  today: string;
  children: ReactNode;
};

function WeekLine({ week, campaign, days, today, children }: WeekLineProps) {
  const isNow = week.from <= today && today <= week.to;
  // Today's day isn't due yet, but shown among the days.
  const counts = isNow ? null : countsOf(days, campaign.kind);
  return (
    <WeekFold
      title={weekName(week.number)}
      text={isNow ? <strong className={pageStyles.own}>This week</strong> : formatDays(week.from, week.to)}
      aside={
        <>
          <span className={classNames(textStyles.soft, weekStyles.weekKept)}>
            {counts && `${counts.kept} of ${counts.due}`}
          </span>
          <span className={weekStyles.weekDays}>
            {days && (
              <SmallCalendar
                size="line"
                label={weekName(week.number)}
                days={days}
                plan={campaign}
                today={today}
              />
            )}
          </span>
        </>
      }
    >
      <div className={classNames(styles.list, weekStyles.messages)}>{children}</div>
    </WeekFold>
  );
}

/** 'Weeks 4–9' */
function nameOf(weeks: readonly Week[]): string {
  const [first = 1, last = 1] = [weeks[0]?.number, weeks.at(-1)?.number];
  if (first < 1 && last >= 1) return `Up to week ${last}`;
  return first === last || last < 1 ? weekName(last) : `Weeks ${first}–${last}`;
}

type WeekFoldProps = { title: string; text: ReactNode; aside?: ReactNode; children: ReactNode };

/** A line that can be opened. What it contains renders only then. */
function WeekFold({ title, text, aside, children }: WeekFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <>
          <h3 className={weekStyles.weekNumber}>{title}</h3>
          <span className={classNames(textStyles.soft, weekStyles.weekFocus)}>{text}</span>
          {aside}
        </>
      }
      summaryClass={weekStyles.weekSummary}
      className={weekStyles.week}
    >
      {isOpen && children}
    </Fold>
  );
}
