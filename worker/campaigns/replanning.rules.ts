import { inFlightMargin, type PlannedSlot } from '../planning/plan.ts';

export type ExistingMessage = {
  id: number;
  localDate: string;
  scheduledFor: number;
  status: string;
  edited: boolean;
  completed: boolean;
};

/**
 * Sorts a campaign's planned messages for a new plan. `settled` ones are over or on their way and stay as they are;
 * `touched` ones, which a person has written or marked, keep their words but move with the plan; the rest is replaced.
 */
export function sortForReplanning<Message extends ExistingMessage>(
  messages: readonly Message[],
  now: number,
) {
  const isSettled = (message: Message) =>
    message.status !== 'scheduled' || message.scheduledFor <= now + inFlightMargin;
  const settled = messages.filter(isSettled);
  const touched = messages.filter((message) => !isSettled(message) && (message.edited || message.completed));
  return { settled, touched };
}

/**
 * Gives each touched message a slot of the new plan: the one of its own day, else the nearest free one later, else the
 * last free one. One that finds none is `homeless`, and stays on its day.
 */
export function placeTouched<Message extends ExistingMessage>(
  touched: readonly Message[],
  slots: readonly PlannedSlot[],
) {
  const bySlotDay = new Map(slots.map((slot) => [slot.localDate, slot]));
  const ownDays = new Set(touched.map((message) => message.localDate));
  const free = slots.filter((slot) => !ownDays.has(slot.localDate));
  const placed: { message: Message; slot: PlannedSlot }[] = [];
  const homeless: Message[] = [];
  for (const message of touched) {
    const own = bySlotDay.get(message.localDate);
    const laterAt = free.findIndex((slot) => slot.localDate > message.localDate);
    const slot = own ?? free.splice(laterAt === -1 ? free.length - 1 : laterAt, 1)[0];
    if (slot === undefined) homeless.push(message);
    else placed.push({ message, slot });
  }
  const takenDays = new Set(placed.map(({ slot }) => slot.localDate));
  return { placed, homeless, open: slots.filter((slot) => !takenDays.has(slot.localDate)) };
}
