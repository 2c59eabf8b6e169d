import type { MessageColumns } from '../db/client.ts';
import type { Frequency, MessageKind, MessageStatus, SkipCause } from '../domain.ts';
import { addDays, isoWeekday } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { countsOnceDone, isDueOnceOver, type PlannedDay, streakOfDays } from '../progress/days.rules.ts';

/** A planned message that is past, or whose day was marked done early. */
export type PastMessage = {
  localDate: string;
  sent: boolean;
  done: boolean;
  /** Its day counts as due once it is done or over. */
  counts: boolean;
  skipped: boolean;
  /** Not sent because the campaign was paused or stopped. */
  held: boolean;
  condition: string | null;
  entry: string | null;
};

const heldCauses: readonly (SkipCause | null)[] = ['paused', 'inactive', 'ended', 'on_hold'];

export type PastRow = Pick<
  MessageColumns,
  'id' | 'localDate' | 'week' | 'mark' | 'rating' | 'condition' | 'entry' | 'offer'
> & {
  status: MessageStatus;
  cause: SkipCause | null;
  /** Null for texts that are older than two weeks. */
  opening: string | null;
};

type PastColumns = Omit<PastRow, 'id' | 'week' | 'rating' | 'offer' | 'opening'>;

export function toPast(row: PastColumns): PastMessage {
  const sent = row.status === 'sent';
  return {
    localDate: row.localDate,
    sent,
    done: row.mark === 'done',
    counts: isDueOnceOver(row) || (row.mark === 'done' && countsOnceDone(row)),
    skipped: row.mark === 'skipped',
    held: row.status === 'skipped' && heldCauses.includes(row.cause),
    condition: sent ? row.condition : null,
    entry: sent ? row.entry : null,
  };
}

export type Campaign = { frequency: Frequency; startDate: string };

/** A campaign's progress so far. A day is settled once it is marked done, or due and over. */
export type History = {
  past: readonly PastMessage[];
  settled: readonly PastMessage[];
  /** Days marked done and days due, as in the app. */
  done: number;
  due: number;
  /** The number of days at the end without a mark, and of days marked done; at least one of them is 0. */
  missed: number;
  kept: number;
  /** The last seven settled days, or three with three messages a week. */
  last: readonly PastMessage[];
  streak: number;
  bestBefore: number;
  daily: boolean;
  today: string;
};

const byDate = (a: PastMessage, b: PastMessage) => (a.localDate < b.localDate ? -1 : 1);

export function historyOf(
  past: readonly PastMessage[],
  { frequency, startDate }: Campaign,
  today: string,
): History {
  const inOrder = [...past].sort(byDate);
  const settled = inOrder.filter((day) => day.done || (day.counts && day.localDate < today));
  const counted = settled.filter((day) => day.counts && day.localDate <= today);
  const daily = frequency === 'Daily';
  const kept = countAtEnd(settled, (day) => day.done);
  const days = settled.map(({ localDate, done }) => ({ localDate, completed: done }));
  return {
    past: inOrder,
    settled,
    done: counted.filter((day) => day.done).length,
    due: counted.length,
    missed: countAtEnd(settled, (day) => !day.done && !day.skipped),
    kept,
    last: settled.slice(daily ? -7 : -3),
    streak: streakOfDays({ days, today, frequency, startDate }).current,
    bestBefore: bestBefore(days, { frequency, startDate }, today),
    daily,
    today,
  };
}

/** A message of a campaign, with the state of its delivery. */
export type DatedMessage = PastColumns & { kind: MessageKind; scheduledFor: number };

export function historyAt(
  campaign: Campaign & { timeZone: string },
  messages: readonly DatedMessage[],
  now: number,
): History {
  const past = messages.filter(
    ({ kind, scheduledFor, mark }) => kind === 'planned' && (scheduledFor <= now || mark === 'done'),
  );
  return historyOf(past.map(toPast), campaign, localDateAt(now, campaign.timeZone));
}

/** The best streak until the last miss that broke one. */
function bestBefore(days: readonly PlannedDay[], campaign: Campaign, today: string): number {
  const upTo = (at: number) => streakOfDays({ days: days.slice(0, at), today, ...campaign });
  for (let at = days.length - 1; at > 0; at -= 1) {
    if (days[at]?.completed === false && upTo(at + 1).current < upTo(at).current) return upTo(at + 1).best;
  }
  return 0;
}

function countAtEnd<Day>(days: readonly Day[], is: (day: Day) => boolean): number {
  const lastOther = days.findLastIndex((day) => !is(day));
  return days.length - 1 - lastOther;
}

/** Whether today's weekday was marked the last four times, unlike most other days of those weeks. */
export function isStrongWeekday({ settled, today }: History): boolean {
  const isToday = ({ localDate }: PastMessage) => isoWeekday(localDate) === isoWeekday(today);
  const same = settled.filter(isToday).slice(-4);
  const others = settled.filter((day) => !isToday(day)).slice(-24);
  const doneOthers = others.filter(({ done }) => done).length;
  return same.length === 4 && same.every(({ done }) => done) && doneOthers / others.length <= 0.75;
}

/**
 * The next weekday that was missed at least three of the last four times, including the last, while other days go well.
 */
export function weakWeekday({ settled, today }: History): number | null {
  const weekdays = settled.map(({ localDate }) => isoWeekday(localDate));
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const weekday = isoWeekday(addDays(today, ahead));
    const lastFour = settled.filter((_, at) => weekdays[at] === weekday).slice(-4);
    const others = settled.filter((_, at) => weekdays[at] !== weekday);
    const doneOthers = others.filter(({ done }) => done).length;
    const misses = lastFour.filter(({ done }) => !done).length;
    const isWeak = lastFour.length === 4 && misses >= 3 && lastFour.at(-1)?.done === false;
    if (isWeak && others.length > 0 && doneOthers / others.length >= 0.7) return weekday;
  }
  return null;
}
