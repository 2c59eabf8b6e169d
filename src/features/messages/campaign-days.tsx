import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';
import type { DaysView } from '../../../worker/progress/days.rules.ts';
import { DayCalendar, DayLegend } from '../../ui/day-table.tsx';
import { Progress } from '../../ui/figures.tsx';
import { Card } from '../../ui/layout.tsx';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/words.tsx';
import { campaignMessagesQuery, daysQuery } from '../campaigns/queries.ts';
import styles from './campaign-days.module.css';
import { DayPanel } from './day-panel.tsx';

type OpenDay = {
  /** The date of the open day, which stays open if the calendar moves to another part of the page. */
  openDay: RefObject<string | null>;
};

type CampaignDaysProps = OpenDay & {
  /** Undefined while it loads. */
  campaign: CampaignView | undefined;
  id: number;
  /** The current week and its focus. */
  progress: ReactNode;
};

/** All days of a campaign with their state; choosing one opens a panel to mark it or add a note. */
export function CampaignDays({ id, campaign, openDay, progress }: CampaignDaysProps) {
  const { data: read, isError, refetch } = useQuery(daysQuery(id));
  const data = useDeferredValue(read);
  return (
    <Card as="section" gap={4} aria-labelledby="kept-days" className={styles.daysCard}>
      <h2 id="kept-days" className={styles.daysHeading}>
        <VisuallyHidden>Kept days</VisuallyHidden>
      </h2>
      {isError && !read ? (
        <ErrorState text="The days of this campaign could not be loaded." onRetry={() => refetch()} />
      ) : campaign && data ? (
        <Calendar campaign={campaign} answer={data} openDay={openDay} />
      ) : (
        <Skeleton className={styles.calendarSkeleton} />
      )}
      <div className={styles.figures}>
        {(campaign === undefined || !isQuiet(campaign.kind)) && <Streaks campaign={campaign} />}
        {progress}
      </div>
    </Card>
  );
}

type CalendarProps = OpenDay & { campaign: CampaignView; answer: DaysView };

function Calendar({ campaign, answer, openDay }: CalendarProps) {
  const { title, hue } = campaign;
  const { data: messages } = useQuery(campaignMessagesQuery(campaign.id));
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(openDay.current);
  const choose = (date: string | null) => {
    openDay.current = date;
    setChosen(date);
  };
  const { days } = answer;
  const at = days.findIndex(({ date }) => date === chosen);
  const day = days[at];
  const today = days.findIndex(({ date }) => date === answer.today);

  // The panel's notch points at the chosen day.
  useLayoutEffect(() => {
    const element = box.current;
    const place = () => {
      const target = element?.querySelector<HTMLElement>(`[data-at="${at}"]`);
      if (!element || !target) return;
      const frame = element.getBoundingClientRect();
      const { left, top, width, height } = target.getBoundingClientRect();
      element.style.setProperty('--day-x', `${left - frame.left + width / 2}px`);
      element.style.setProperty('--day-y', `${top - frame.top + height / 2}px`);
      element.style.setProperty('--day-size', `${width}px`);
      element.toggleAttribute('data-late', left - frame.left > frame.width / 2);
    };
    place();
    const observer = new ResizeObserver(place);
    if (element) observer.observe(element);
    // A long calendar scrolls.
    element?.addEventListener('scroll', place, true);
    return () => {
      observer.disconnect();
      element?.removeEventListener('scroll', place, true);
    };
  }, [at]);

  const close = () => {
    box.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
    choose(null);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the focus */}
      <div ref={box} onKeyDown={({ key }) => day && key === 'Escape' && close()} className={styles.calendar}>
        <DayCalendar
          label={`Days of ${title}`}
          days={days}
          plan={campaign}
          hue={hue}
          today={today}
          chosen={at === -1 ? undefined : at}
          onChoose={(next) => {
            const date = days[next]?.date ?? null;
            choose(date === chosen ? null : date);
          }}
          progress={
            <Progress
              percent={progressPercent(campaign.currentWeek)}
              label="Progress of the campaign"
              text={`Week ${campaign.currentWeek} of 12`}
            />
          }
        />
        {day && (
          <DayPanel
            key={day.date}
            day={day}
            isToday={day.date === answer.today}
            message={messages?.find(({ id }) => id === day.messageId)}
            onClose={close}
          />
        )}
      </div>
      <DayLegend days={days} hue={hue} hasToday={today !== -1} />
    </>
  );
}

/** The current and best streak, and the days kept; without a current streak, the days kept come first. */
function Streaks({ campaign }: { campaign: CampaignView | undefined }) {
  if (campaign === undefined) return <Skeleton width="min(20rem, 100%)" height="4rem" />;
  const { dueCount, doneCount, completionRate, currentStreak, bestStreak, frequency } = campaign;
  // Someone who is just starting shouldn't see a row of zeros.
  if (dueCount === 0 && bestStreak < 2) return <p className={textStyles.soft}>Nothing due yet</p>;
  const isRunning = currentStreak > 1;
  const isBest = currentStreak === bestStreak;
  // With three a week, only full weeks count, so it may be less than the longest row of kept days.
  const lastBest = frequency === 'Daily' ? 'best in a row' : 'best in full weeks';
  const best = bestStreak > 1 && !(isRunning && isBest) && (
    <Figure label={isRunning ? 'your best' : lastBest}>{bestStreak}</Figure>
  );
  return (
    <dl className={styles.streaks}>
      {isRunning && <Figure label={isBest ? 'in a row, your best' : 'in a row'}>{currentStreak}</Figure>}
      {isRunning && best}
      {dueCount > 0 && (
        <Figure label={`${completionRate}% completion rate`}>
          {doneCount} <small>of {dueCount}</small>
        </Figure>
      )}
      {!isRunning && best}
    </dl>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.streak}>
    <dt className={textStyles.soft}>{label}</dt>
    <dd>{children}</dd>
  </div>
);
