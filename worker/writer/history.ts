import type { Frequency, Mark, MessageStatus, Offer, SkipCause } from '../domain.ts';
import { addDays, isoWeekday } from '../planning/calendar-date.ts';
import { type PlannedDay, streakOfDays } from '../progress/progress.rules.ts';

/** A planned message that lies behind the person, or was done early. */
export type PastMessage = {
  /** `YYYY-MM-DD` in the campaign's zone. */
  localDate: string;
  sent: boolean;
  done: boolean;
  /** Counts as due once it is done or over. */
  counts: boolean;
  /** The person said that they skip it: it is not without an answer. */
  skipped: boolean;
  /** Nothing was sent that day because the campaign was paused or stopped. */
  held: boolean;
  condition: string | null;
  entry: string | null;
};

/** A day on which nothing was sent because the campaign was held says nothing about the person. */
const heldCauses: readonly (SkipCause | null)[] = ['paused', 'inactive', 'ended', 'on_hold'];

export type PastRow = {
  id: number;
  localDate: string;
  week: number;
  status: MessageStatus;
  cause: SkipCause | null;
  mark: Mark | null;
  rating: string | null;
  condition: string | null;
  entry: string | null;
  offer: Offer | null;
  opening: string;
};

/** A past message as the writers need it. */
export function toPast(row: Omit<PastRow, 'id' | 'week' | 'rating' | 'offer' | 'opening'>): PastMessage {
  const sent = row.status === 'sent';
  return {
    localDate: row.localDate,
    sent,
    done: row.mark === 'done',
    counts: sent || (row.status === 'skipped' && row.mark === 'done'),
    skipped: row.mark === 'skipped',
    held: row.status === 'skipped' && heldCauses.includes(row.cause),
    condition: sent ? row.condition : null,
    entry: sent ? row.entry : null,
  };
}

export type Campaign = { frequency: Frequency; startDate: string };

/**
 * How a campaign has gone up to a moment. *Settled* days are those that were sent and are over, and those that are
 * marked already; today's open one never is.
 */
export type History = {
  past: readonly PastMessage[];
  settled: readonly PastMessage[];
  /** Days marked done, and all of them, as the app counts them too. */
  done: number;
  due: number;
  /** Days at the end without a mark or an answer, and days at the end that are marked. */
  missed: number;
  kept: number;
  /** The last seven settled days; three where three messages come a week. */
  last: readonly PastMessage[];
  streak: number;
  /** The longest streak before the current one began. */
  bestBefore: number;
  daily: boolean;
  /** `YYYY-MM-DD` */
  today: string;
};

const byDate = (a: PastMessage, b: PastMessage) => (a.localDate < b.localDate ? -1 : 1);

/** @param past planned messages before the one that is to leave, in any order */
export function historyOf(
  past: readonly PastMessage[],
  { frequency, startDate }: Campaign,
  today: string,
): History {
  const inOrder = [...past].sort(byDate);
  const settled = inOrder.filter((day) => day.done || (day.sent && day.localDate < today));
  const daily = frequency === 'Daily';
  const kept = countAtEnd(settled, (day) => day.done);
  const days = settled.map(({ localDate, done }) => ({ localDate, completed: done }));
  return {
    past: inOrder,
    settled,
    done: settled.filter((day) => day.counts && day.done).length,
    due: settled.filter((day) => day.counts).length,
    missed: countAtEnd(settled, (day) => !day.done && !day.skipped),
    kept,
    last: settled.slice(daily ? -7 : -3),
    streak: streakOfDays({ days, today, frequency, startDate }).current,
    bestBefore: bestBefore(days, { frequency, startDate }, today),
    daily,
    today,
  };
}

/** The best streak up to the miss that ended the one before; a miss that is bridged ends nothing. */
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

/**
 * The weekday whose last four days hold at least three misses, the latest among them, where the other days go well: the
 * next of them to come, today's first; null where there is none.
 */
export function weakWeekday({ settled, today }: History): number | null {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const weekday = isoWeekday(addDays(today, ahead));
    const own = settled.filter(({ localDate }) => isoWeekday(localDate) === weekday).slice(-4);
    const others = settled.filter(({ localDate }) => isoWeekday(localDate) !== weekday);
    const kept = others.filter(({ done }) => done).length;
    const misses = own.filter(({ done }) => !done).length;
    const isWeak = own.length === 4 && misses >= 3 && own.at(-1)?.done === false;
    if (isWeak && others.length > 0 && kept / others.length >= 0.7) return weekday;
  }
  return null;
}
