import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { type Hue, isQuiet } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { factsOf } from '../../../worker/writer/facts.rules.ts';
import { doneWords, isolated, numberInWords } from '../../../worker/writer/words.rules.ts';
import { todayIn } from '../../lib/dates.ts';
import { formatDayName, formatTime, formatWeekday } from '../../lib/days.ts';
import { heldBackLabels } from '../../ui/own-words.tsx';
import type { WeekSunsDay } from '../../ui/today.tsx';
import { capitalize } from '../../ui/words.tsx';

/** 'first' is a habit whose first message comes on a later day. */
export type RowPlace = 'now' | 'later' | 'done' | 'skipped' | 'paused' | 'first';

/** Whether it waits for the person to read the help page. */
export const isHeld = ({ kind, active, onHold }: ActiveCampaignView) => onHold && active && kind !== 'danger';

/** A habit's place in today's list; null if it isn't listed. */
export function placeOf({ kind, onHold, today }: ActiveCampaignView, now: number): RowPlace | null {
  const { message } = today;
  if (message === null || onHold || kind === 'danger') return null;
  if (message.completed) return 'done';
  if (message.skippedByPerson) return 'skipped';
  if (message.heldBack === 'paused') return 'paused';
  if (message.dropped) return null;
  if (message.snoozedUntil !== null && Date.parse(message.snoozedUntil) > now) return 'later';
  return message.status === 'scheduled' && Date.parse(message.scheduledFor) > now ? 'later' : 'now';
}

/** Whether nothing has come of it yet: no message, and no mark. */
export const isNew = ({ dueCount, currentStreak, today: { message } }: ActiveCampaignView) =>
  dueCount + currentStreak === 0 && message?.status !== 'sent';

const shownCount = 3;

/** Whether there is nothing to show but what comes first. A mark doesn't change that, so that nothing moves. */
export const isBeforeFirst = (campaigns: readonly ActiveCampaignView[]) =>
  campaigns.length > 0 &&
  campaigns.length <= shownCount &&
  campaigns.every(({ messagesSent, today }) => messagesSent === 0 && today.message?.status !== 'sent');

/** Without a connection, the data may be from an earlier day, and a mark would count for that day. */
export const isOutdated = (campaigns: readonly ActiveCampaignView[]) =>
  campaigns.some((campaign) => campaign.today.date < todayIn(campaign.timeZone)) && !campaigns.some(isHeld);

/** Whether Today shows a message in the habit's row. */
export const isInRow = (message: MessageView, campaign: ActiveCampaignView, now: number) =>
  campaign.today.message?.id === message.id
    ? placeOf(campaign, now) !== null
    : isNew(campaign) && campaign.today.nextAt === message.scheduledFor;

/** Recovery is not a task to check off. */
const counts = ({ kind }: ActiveCampaignView) => kind !== 'recover' && kind !== 'danger';

type TodaySum = { done: number; skipped: number; left: number };

export function sumOf(campaigns: readonly ActiveCampaignView[], now: number): TodaySum {
  const places = campaigns.filter(counts).map((campaign) => placeOf(campaign, now));
  const countIn = (...counted: RowPlace[]) =>
    places.filter((place) => place !== null && counted.includes(place)).length;
  return {
    done: countIn('done'),
    skipped: countIn('skipped'),
    left: countIn('now', 'later'),
  };
}

/** 'Two to go today' */
export function headlineOf({ done, skipped, left }: TodaySum, hasRows: boolean): string {
  if (left > 0) return `${capitalize(numberInWords(left))} to go today`;
  if (skipped > 0) return 'That’s it for today';
  if (done > 0) return 'All done today';
  return hasRows ? 'Today' : 'Nothing due today';
}

/** 'Starts today' or 'Starts Sunday', until anything has come of any campaign. */
export function firstDayOf(campaigns: readonly ActiveCampaignView[]): string | null {
  const [next] = campaigns.every(isNew) ? upcomingOf(campaigns) : [];
  return next ? `Starts ${next.day}` : null;
}

/** The reason that the person gave for the habit done last, as far as messages may quote it. */
export function reasonOf(
  campaigns: readonly ActiveCampaignView[],
): { why: string | undefined; hue: Hue } | undefined {
  return campaigns
    .filter(({ kind, today }) => !isQuiet(kind) && today.message?.completed)
    .sort((a, b) => (b.today.message?.markedAt ?? '').localeCompare(a.today.message?.markedAt ?? ''))
    .map((campaign) => ({ why: factsOf(campaign).y, hue: campaign.hue }))
    .find((reason) => reason.why !== undefined);
}

/** The share that is done of what is due; null if nothing is. A skipped habit isn't done. */
export function shareOf({ done, skipped, left }: TodaySum): number | null {
  const due = done + skipped + left;
  return due === 0 ? null : done / due;
}

/**
 * How high the sun stands, from 0 to 1; null if no habit due today has a sun. It is about to rise on the first day.
 */
export function sunOf(campaigns: readonly ActiveCampaignView[], now: number): number | null {
  const counted = campaigns.filter(({ kind }) => !isQuiet(kind));
  return shareOf(sumOf(counted, now)) ?? (firstDayOf(counted) === null ? null : 0);
}

/** The last seven days of the habits that have suns, oldest first. */
export function weekOf(campaigns: readonly ActiveCampaignView[]): WeekSunsDay[] {
  const counted = campaigns.filter(({ kind }) => !isQuiet(kind));
  return (counted[0]?.today.lastSevenDays ?? []).map(({ date }, at) => {
    const dayOf = ({ today }: ActiveCampaignView) => today.lastSevenDays[at];
    return {
      date,
      due: counted.filter((campaign) => dayOf(campaign)?.due).length,
      done: counted.filter((campaign) => dayOf(campaign)?.done).length,
    };
  });
}

type Upcoming = {
  id: number;
  isToday: boolean;
  /** Whether it is the day's own message, whose time the habit's row says. */
  isInRow: boolean;
  day: string;
  time: string;
  title: string;
};

/** Why none of a habit's messages arrives, such as 'Turned off'; null if they do, or will after a pause. */
export const silentLabel = ({ today: { heldBack } }: ActiveCampaignView) =>
  heldBack === null || heldBack === 'paused' || heldBack === 'ended' ? null : heldBackLabels[heldBack];

/** Each habit's next message, soonest first. */
export function upcomingOf(campaigns: readonly ActiveCampaignView[]): Upcoming[] {
  return campaigns
    .filter((campaign) => campaign.kind !== 'danger' && !campaign.onHold && silentLabel(campaign) === null)
    .flatMap(({ id, title, timeZone, today: { date, nextAt, message } }) =>
      // A message whose day is already marked is not sent.
      nextAt === null || (message?.scheduledFor === nextAt && message.markedAt !== null)
        ? []
        : [{ id, title, timeZone, today: date, at: nextAt, isInRow: message?.scheduledFor === nextAt }],
    )
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ id, title, timeZone, today, at, isInRow }) => {
      const day = todayIn(timeZone, at);
      const daysAhead = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
      const dayName =
        ['today', 'tomorrow'][daysAhead] ?? (daysAhead < 7 ? formatDayName(day) : formatWeekday(day));
      return { id, isToday: daysAhead === 0, isInRow, day: dayName, time: formatTime(at, timeZone), title };
    });
}

/** A line per day, such as 'Tomorrow: Morning meditation, 6:22 AM · Home workout, 4:47 PM' */
export function upcomingWords(habits: readonly Pick<Upcoming, 'day' | 'time' | 'title'>[]): string[] {
  const shown = habits.slice(0, shownCount);
  const lines = [...new Set(shown.map(({ day }) => day))].map((day) => {
    const ofDay = shown.filter((habit) => habit.day === day);
    return `${capitalize(day)}: ${ofDay.map(({ time, title }) => `${isolated(title)}, ${time}`).join(' · ')}`;
  });
  const others = habits.length - shownCount;
  return others > 0 ? [...lines, `and ${numberInWords(others)} more`] : lines;
}

/** What a habit waits for: 'Due now', 'Arrives today, 7:20 PM', 'First message tomorrow, 7:20 PM'; null if nothing comes. */
export function dueText(campaign: ActiveCampaignView, now: number): string | null {
  const place = placeOf(campaign, now);
  if (place === 'now') return 'Due now';
  if (place === 'done') return 'Done today';
  if (place === 'skipped') return 'Skipped today';
  const [next] = upcomingOf([campaign]);
  if (campaign.pausedUntil !== null || next === undefined) return null;
  return `${isNew(campaign) ? 'First message' : 'Arrives'} ${next.day}, ${next.time}`;
}

/** 'Forty-two in a row'; null without a streak, and for quiet kinds. */
export function streakLine({ kind, currentStreak }: ActiveCampaignView): string | null {
  return isQuiet(kind) || currentStreak < 2 ? null : `${capitalize(numberInWords(currentStreak))} in a row`;
}

/** The newest first, but those that start later after those that count days, and quiet kinds last. */
export const inOrder = <Campaign extends CampaignView>(campaigns: readonly Campaign[]): Campaign[] => {
  const rankOf = ({ kind, startDate, timeZone }: CampaignView) =>
    isQuiet(kind) ? 2 : startDate > todayIn(timeZone) ? 1 : 0;
  return campaigns.toSorted((a, b) => rankOf(a) - rankOf(b));
};

/** The number beside a habit's days and its unit: the streak, or else all kept days; null if there are none. */
export function keptFigure({
  currentStreak: current,
  doneCount,
}: Pick<CampaignView, 'currentStreak' | 'doneCount'>): { figure: number; unit: string } | null {
  if (current > 1) return { figure: current, unit: 'in a row' };
  const kept = Math.max(doneCount, current);
  return kept === 0 ? null : { figure: kept, unit: kept === 1 ? 'day kept' : 'days kept' };
}

/** What a row says about a day that was just marked: 'Ten in a row' and maybe 'Your best is fourteen'. */
export function praiseOf({
  kind,
  currentStreak: current,
  bestStreak: best,
  doneCount,
  today: { lastSevenDays, doneBefore },
}: ActiveCampaignView): string[] {
  if (isQuiet(kind)) return [];
  const doneThisWeek = lastSevenDays.filter(({ done }) => done).length;
  // A day whose message failed is in the streak, but not due.
  const kept = Math.max(doneCount, current);
  return doneWords({ kept, current, best, doneThisWeek, doneBefore }).flatMap((words) =>
    words ? [capitalize(words)] : [],
  );
}
