import { type DeliveryMethod, hoursOf } from '../channels.ts';
import {
  CAMPAIGN_WEEKS,
  customTimeOption,
  type Frequency,
  type HabitKind,
  type MessageTime,
  MINUTE,
  type Position,
  type ProgramSlot,
  type SlotKind,
} from '../domain.ts';
import { addDays, currentWeek, daysBetween, isoWeekday, threeAWeek, weeklyFocus } from './calendar-date.ts';
import { localDateAt, toInstant, type Zone } from './local-time.ts';

/** `localDate` is in the plan's zone, `scheduledFor` in epoch milliseconds. */
export type PlannedSlot = ProgramSlot & { kind: SlotKind; localDate: string; scheduledFor: number };

const [monday, wednesday, saturday] = threeAWeek;

const campaignDays = CAMPAIGN_WEEKS * 7;

const slotWeekdays: Record<Frequency, readonly number[]> = {
  Daily: [1, 2, 3, 4, 5, 6, 7],
  '3 times per week': threeAWeek,
};

/** Local minutes of the day; `until` is exclusive. */
export const windows: Record<
  Exclude<MessageTime, typeof customTimeOption>,
  { from: number; until: number }
> = {
  'Morning (6-9 AM)': { from: 6 * 60, until: 9 * 60 },
  'Mid-day (11 AM-2 PM)': { from: 11 * 60, until: 14 * 60 },
  'Afternoon (3-5 PM)': { from: 15 * 60, until: 17 * 60 },
  'Evening (6-8 PM)': { from: 18 * 60, until: 20 * 60 },
};

/** The custom time, or a minute in the window that the seed picks, so that it never changes and campaigns spread out. */
export function sendMinuteFor({
  messageTime,
  customTime,
  deliveryMethod,
  seed,
}: {
  messageTime: MessageTime;
  customTime?: string | null | undefined;
  deliveryMethod: DeliveryMethod;
  seed: string;
}): number {
  const { from, until } = hoursOf(deliveryMethod);
  if (messageTime === customTimeOption) {
    return Math.min(Math.max(minuteOfClock(customTime ?? ''), from), until);
  }
  const window = windows[messageTime];
  const first = Math.max(window.from, from);
  return first + (hash(seed) % (Math.min(window.until, until) - first));
}

function minuteOfClock(clock: string): number {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  if (hour === undefined || minute === undefined) throw new RangeError(`Not a time HH:MM: '${clock}'`);
  return Number(hour) * 60 + Number(minute);
}

/** FNV-1a with a final mix, which spreads seeds that differ only at the end. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * A campaign's future slots, soonest first. If it is too late for the start day, the day after the twelve weeks replaces
 * it. A day keeps its `index` when the campaign is planned again, because indexes count all slot days from the start
 * date. `existing` messages show whether the start day was used (it has a kept message) or replaced (the added day has
 * one). If the new time of an `unsent` message's day has passed, its slot keeps the old time, but not after `until`, the
 * last minute at which the channel may send, so that a change never loses a day.
 */
export function planCampaign({
  startDate,
  frequency,
  sendMinute,
  timeZone,
  now,
  existing = [],
  unsent = [],
  until = 24 * 60 - 1,
}: {
  startDate: string;
  frequency: Frequency;
  sendMinute: number;
  timeZone: Zone;
  now: number;
  existing?: readonly { localDate: string; kept: boolean }[];
  unsent?: readonly { localDate: string; scheduledFor: number }[];
  until?: number;
}): PlannedSlot[] {
  const addedDate = addDays(startDate, campaignDays);
  const isSlotDay = (date: string) => slotWeekdays[frequency].includes(isoWeekday(date));
  const unsentOn = new Map(unsent.map((message) => [message.localDate, message]));
  const timeOn = (localDate: string): number => {
    const planned = toInstant(localDate, sendMinute, timeZone);
    const message = unsentOn.get(localDate);
    if (planned > now || message === undefined) return planned;
    const latest = Math.min(message.scheduledFor, toInstant(localDate, until, timeZone));
    // If its old time is on another day in the plan's zone, it comes at once.
    return localDateAt(message.scheduledFor, timeZone) === localDate && latest > now ? latest : now + 1;
  };
  const skipsStartDay =
    isSlotDay(startDate) &&
    timeOn(startDate) <= now &&
    !existing.some((message) => message.kept && message.localDate === startDate) &&
    (localDateAt(now, timeZone) === startDate || existing.some((message) => message.localDate === addedDate));

  const lastDay = skipsStartDay ? campaignDays : campaignDays - 1;
  const dates = Array.from({ length: lastDay + 1 }, (_, day) => addDays(startDate, day)).filter(isSlotDay);
  const firstIndex = skipsStartDay ? 1 : 0;
  return dates
    .map((localDate, index) => {
      const weekday = isoWeekday(localDate);
      return {
        index,
        week: currentWeek(startDate, localDate),
        kind: index === firstIndex ? 'kickoff' : kindOf(weekday),
        weekday,
        position: positionOf(index, firstIndex, dates, startDate),
        localDate,
        scheduledFor: timeOn(localDate),
      } satisfies PlannedSlot;
    })
    .filter((slot) => slot.scheduledFor > now);
}

function positionOf(
  index: number,
  first: number,
  dates: readonly string[],
  startDate: string,
): Position | null {
  if (index === first) return 'first';
  if (index === dates.length - 1) return 'last';
  const weekOf = (at: number) => currentWeek(startDate, dates[at] ?? startDate);
  const week = weekOf(index);
  if (weekOf(index - 1) === week) return null;
  return week === 7 ? 'half' : week === 12 ? 'lastweek' : null;
}

export type Program = { kind: HabitKind; checkIns: boolean };

/** `danger` has no program, only a weekly check-in if the user wants one. */
export function slotsOfProgram(
  { kind, checkIns }: Program,
  slots: readonly PlannedSlot[],
): readonly PlannedSlot[] {
  if (kind !== 'danger') return slots;
  return checkIns ? onceAWeek(slots) : [];
}

export function onceAWeek(slots: readonly PlannedSlot[]): PlannedSlot[] {
  const weeks = new Set<number>();
  return slots.filter(({ week }) => !weeks.has(week) && weeks.add(week));
}

function kindOf(weekday: number): SlotKind {
  if (weekday === monday) return 'kickoff';
  if (weekday === wednesday) return 'reminder';
  if (weekday === saturday) return 'challenge';
  return 'plain';
}

/** The slots on days without a kept message, because a campaign has at most one planned message a day. */
export function replan(slots: readonly PlannedSlot[], kept: readonly { localDate: string }[]): PlannedSlot[] {
  const taken = new Set(kept.map((message) => message.localDate));
  return slots.filter((slot) => !taken.has(slot.localDate));
}

/** `messageLabel` depends on these words. A message after a lapse has none of them. */
const noteWords: Record<SlotKind | 'lapse', string> = {
  kickoff: ' kickoff',
  reminder: ' reminder',
  challenge: ' weekend challenge',
  plain: '',
  lapse: ' check-in',
};

/** 'Week 3 kickoff: Small Steps - Starting with minimal actions' */
export function notesFor({ week, kind }: { week: number; kind: SlotKind | 'lapse' }): string {
  return `Week ${week}${noteWords[kind]}: ${weeklyFocus(week)}`;
}

/** At the send minute on the day after its twelve weeks, or after its last planned day if that is later. */
export function endsAt({
  startDate,
  lastPlannedDate,
  sendMinute,
  timeZone,
}: {
  startDate: string;
  lastPlannedDate: string;
  sendMinute: number;
  timeZone: Zone;
}): number {
  const days = Math.max(campaignDays, daysBetween(startDate, lastPlannedDate) + 1);
  return toInstant(addDays(startDate, days), sendMinute, timeZone);
}

/** In milliseconds. A message that is due this soon may already be in flight, so changes leave it alone. */
export const inFlightMargin = MINUTE;
