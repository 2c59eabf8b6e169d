import { type DeliveryMethod, hoursOf } from '../channels.ts';
import type { Frequency, SlotKind } from '../domain.ts';
import { addDays, currentWeek, daysBetween } from './calendar-date.ts';
import { dayEnd, localDateAt, toInstant, type Zone } from './local-time.ts';
import {
  inFlightMargin,
  notesFor,
  type PlannedSlot,
  type Program,
  planCampaign,
  replan,
  slotsOfProgram,
} from './plan.ts';

export type Plan = Program & {
  startDate: string;
  frequency: Frequency;
  sendMinute: number;
  deliveryMethod: DeliveryMethod;
  timeZone: Zone;
  everyOtherDay: boolean;
  /** When the plan was last renewed. Older texts may mention an earlier title or plan. */
  plannedAt: number;
};

export type PlannedMessage = {
  id: number;
  localDate: string;
  scheduledFor: number;
  status: string;
  edited: boolean;
  marked: boolean;
  dropped: boolean;
  createdAt: number;
};

/** A message's place in the plan. The slot fields are undefined if the plan has no day left for it. */
export type Place = {
  week: number;
  dayEndsAt: number;
  timeZone: Zone;
  scheduledFor: number;
  localDate: string;
} & Partial<{ slotIndex: number; slotKind: SlotKind; notes: string }>;

export type PlanDiff<Message> = {
  remove: readonly Message[];
  move: readonly { message: Message; to: Place }[];
  insert: readonly PlannedSlot[];
  /** Left out of an every-other-day plan; they can be restored. */
  drop: readonly Message[];
};

const isTouched = ({ edited, marked }: PlannedMessage) => edited || marked;

/**
 * Sent, skipped and in-flight messages stay. Edited ones keep their text and move with the plan; marked ones only to
 * another time of the same day. All others are removed, and each open day of the new plan gets a new text.
 */
export function diffPlan<Message extends PlannedMessage>(
  before: Plan,
  after: Plan,
  messages: readonly Message[],
  now: number,
): PlanDiff<Message> {
  const hasSameDays = before.startDate === after.startDate && before.frequency === after.frequency;
  if (!hasSameDays || before.everyOtherDay === after.everyOtherDay)
    return renewPlan(before, after, messages, now);
  return after.everyOtherDay
    ? { ...nothing, drop: everySecond(messages, localDateAt(now, after.timeZone), now) }
    : restoreDropped(after, messages, now);
}

const nothing = { remove: [], move: [], insert: [], drop: [] };

function renewPlan<Message extends PlannedMessage>(
  before: Plan,
  after: Plan,
  messages: readonly Message[],
  now: number,
): PlanDiff<Message> {
  const hasSameStart = before.startDate === after.startDate;
  const hasSameDays = hasSameStart && before.frequency === after.frequency;
  const isSettled = (message: Message) =>
    message.dropped
      ? hasSameDays || isTouched(message)
      : message.status !== 'scheduled' ||
        message.scheduledFor <= now + inFlightMargin ||
        // Its day is over in the new time zone. It keeps its time and its zone.
        (hasSameDays && message.localDate < localDateAt(now, after.timeZone));
  const settled = messages.filter(isSettled);
  const touched = messages.filter((message) => !isSettled(message) && isTouched(message));
  const remove = messages.filter((message) => !isSettled(message) && !isTouched(message));

  const staying = new Set(settled);
  const existing = messages.map((message) => ({ localDate: message.localDate, kept: staying.has(message) }));
  const unsent = [...touched, ...remove].filter(({ dropped }) => !dropped);
  const { until } = hoursOf(after.deliveryMethod);
  const slotsOf = (plan: Plan) =>
    slotsOfProgram(
      plan,
      planCampaign({ ...plan, now, ...(hasSameStart ? { existing, unsent, until } : {}) }),
    );
  // A day of the old plan without a message stays empty, because the user deleted its message.
  const deleted = hasSameStart ? replan(slotsOf(before), messages) : [];
  // A week that has had its check-in gets no second one.
  const staysWeekly = hasSameStart && before.kind === 'danger' && after.kind === 'danger';
  const weeksDone = new Set(
    staysWeekly ? settled.map(({ localDate }) => currentWeek(after.startDate, localDate)) : [],
  );
  const slots = replan(slotsOf(after), [...settled, ...deleted]).filter(({ week }) => !weeksDone.has(week));
  const { placed, unplaced, open } = placeEach(touched, slots);
  return {
    remove,
    move: [
      ...placed.map(({ message, slot }) => ({ message, to: placeOf(slot, after) })),
      // If the new time has passed, a message stays as it is.
      ...unplaced
        .map((message) => ({ message, to: samePlace(message, after) }))
        .filter(({ to }) => to.scheduledFor > now),
    ],
    insert: open,
    drop: [],
  };
}

/**
 * Its own day's slot or, if that is taken, the next free one, or else the last. A mark is about its day, so a marked
 * message gets no other day's slot; without one, it stays.
 */
function placeEach<Message extends PlannedMessage>(
  messages: readonly Message[],
  slots: readonly PlannedSlot[],
) {
  const slotOn = new Map(slots.map((slot) => [slot.localDate, slot]));
  const ownDays = new Set(messages.map(({ localDate }) => localDate));
  const free = slots.filter(({ localDate }) => !ownDays.has(localDate));
  const takeAfter = (date: string) => {
    const later = free.findIndex(({ localDate }) => localDate > date);
    return free.splice(later === -1 ? free.length - 1 : later, 1)[0];
  };
  const placed: { message: Message; slot: PlannedSlot }[] = [];
  const unplaced: Message[] = [];
  for (const message of messages) {
    const slot = slotOn.get(message.localDate) ?? (message.marked ? undefined : takeAfter(message.localDate));
    if (slot !== undefined) placed.push({ message, slot });
    else if (!message.marked) unplaced.push(message);
  }
  const taken = new Set(placed.map(({ slot }) => slot));
  return { placed, unplaced, open: slots.filter((slot) => !taken.has(slot)) };
}

/** The messages to leave out so that the others come every other day, counted from the last sent one. */
function everySecond<Message extends PlannedMessage>(
  messages: readonly Message[],
  today: string,
  now: number,
): Message[] {
  const isOpen = ({ status, scheduledFor }: Message) =>
    status === 'scheduled' && scheduledFor > now + inFlightMargin;
  const last = messages
    .filter((message) => !isOpen(message) && message.localDate <= today)
    .map(({ localDate }) => localDate)
    .reduce((latest, date) => (date > latest ? date : latest), '');
  const from = last === '' ? addDays(today, -1) : last;
  return messages.filter(
    (message) => isOpen(message) && !isTouched(message) && daysBetween(from, message.localDate) % 2 === 1,
  );
}

/** Restores upcoming messages that were left out. Texts from before the plan was last renewed are written again. */
function restoreDropped<Message extends PlannedMessage>(
  plan: Plan,
  messages: readonly Message[],
  now: number,
): PlanDiff<Message> {
  const returning = messages
    .filter(({ dropped }) => dropped)
    .map((message) => ({ message, to: samePlace(message, plan) }))
    .filter(({ to }) => to.scheduledFor > now);
  const slotOn = new Map(
    slotsOfProgram(
      plan,
      planCampaign({ ...plan, now: now + inFlightMargin, existing: keepAll(messages) }),
    ).map((slot) => [slot.localDate, slot]),
  );
  const isStale = (message: Message) =>
    !isTouched(message) && message.createdAt < plan.plannedAt && slotOn.has(message.localDate);
  const stale = returning.map(({ message }) => message).filter(isStale);
  return {
    remove: stale,
    move: returning.filter(({ message }) => !isStale(message)),
    insert: stale.flatMap(({ localDate }) => slotOn.get(localDate) ?? []),
    drop: [],
  };
}

const keepAll = (messages: readonly PlannedMessage[]) =>
  messages.map(({ localDate }) => ({ localDate, kept: true }));

const placeOf = (slot: PlannedSlot, { timeZone }: Plan): Place => ({
  slotIndex: slot.index,
  week: slot.week,
  slotKind: slot.kind,
  notes: notesFor(slot),
  localDate: slot.localDate,
  dayEndsAt: dayEnd(slot.localDate, timeZone),
  timeZone,
  scheduledFor: slot.scheduledFor,
});

/** The message's own day, at the campaign's send minute. */
const samePlace = ({ localDate }: PlannedMessage, { sendMinute, timeZone, startDate }: Plan): Place => ({
  week: currentWeek(startDate, localDate),
  localDate,
  dayEndsAt: dayEnd(localDate, timeZone),
  timeZone,
  scheduledFor: toInstant(localDate, sendMinute, timeZone),
});

function unchangedBy<Message extends PlannedMessage>(
  messages: readonly Message[],
  { remove, move }: PlanDiff<Message>,
): Message[] {
  const changed = new Set<Message>([...remove, ...move.map(({ message }) => message)]);
  return messages.filter((message) => !changed.has(message));
}

/** The days from `today` on whose messages stay as they are, such as sent ones. */
export const daysKept = <Message extends PlannedMessage>(
  messages: readonly Message[],
  diff: PlanDiff<Message>,
  today: string,
): string[] =>
  unchangedBy(messages, diff)
    .filter(({ dropped, localDate }) => !dropped && localDate >= today)
    .map(({ localDate }) => localDate);

/** The last day with a message after the change; undefined if there is none. */
export function lastDayAfter<Message extends PlannedMessage>(
  messages: readonly Message[],
  diff: PlanDiff<Message>,
): string | undefined {
  return [...unchangedBy(messages, diff), ...diff.move.map(({ to }) => to), ...diff.insert]
    .map(({ localDate }) => localDate)
    .sort()
    .at(-1);
}
