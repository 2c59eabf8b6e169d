import { channelOf, type DeliveryMethod, quietReason } from '../channels.ts';
import { type HeldBack, HOUR, type Mark, type MessageKind } from '../domain.ts';
import { localDateAt, minuteOfDayAt, toInstant } from '../planning/local-time.ts';

export const replyActions = ['done', 'skip', 'snooze-hour', 'snooze-evening', 'undo'] as const;
export type ReplyAction = (typeof replyActions)[number];

/** 6:30 PM */
const eveningMinute = 18 * 60 + 30;

type ReplyTargetMessage = {
  kind: MessageKind;
  localDate: string;
  timeZone: string;
  mark: Mark | null;
};
type ReplyTargetCampaign = { heldBack: HeldBack | null; deliveryMethod: DeliveryMethod };

/** `snoozedUntil` is when the message is sent again, in epoch milliseconds. */
type ReplyChange = { mark: Mark | null; snoozedUntil: number | null };

/** The instant of a tap. Never in the future, so that a fast clock doesn't beat a later tap. */
export const tapAt = (reported: string | undefined, now: number): number =>
  reported === undefined ? now : Math.max(0, Math.min(Date.parse(reported), now));

/**
 * Undefined if nothing changes. An undo without a mark undoes a snooze, and a mark that was made earlier but arrives
 * later.
 */
export function newMark(
  { completed, skipped }: { completed?: boolean | undefined; skipped?: boolean | undefined },
  mark: Mark | null,
): Mark | null | undefined {
  if (completed) return 'done';
  if (skipped) return 'skipped';
  const isUndone = (completed === false && mark !== 'skipped') || (skipped === false && mark !== 'done');
  return isUndone ? null : undefined;
}

/** The closing message belongs to no day of the plan. */
export const takesReplies = (message: { kind: MessageKind }) => message.kind !== 'closing';
export const nothingToMark = 'This message sums up your campaign, so there’s no day to mark';

/** Whether it is still the message's day in its time zone. */
export const isItsDay = ({ localDate, timeZone }: ReplyTargetMessage, now: number) =>
  localDateAt(now, timeZone) === localDate;

/** When the message could be sent again; null if that isn't allowed, or not later on the message's day. */
export function snoozeTimes(message: ReplyTargetMessage, campaign: ReplyTargetCampaign, now: number) {
  const { localDate, timeZone } = message;
  const isPossible = campaign.heldBack === null && takesReplies(message) && isItsDay(message, now);
  const allowed = (instant: number) =>
    isPossible &&
    instant > now &&
    isItsDay(message, instant) &&
    quietReason(minuteOfDayAt(instant, timeZone), channelOf[campaign.deliveryMethod]) === null;
  const inAnHour = now + HOUR;
  const evening = toInstant(localDate, eveningMinute, timeZone);
  return {
    'snooze-hour': allowed(inAnHour) ? inAnHour : null,
    'snooze-evening': allowed(evening) ? evening : null,
  };
}

const heldBackSentences: Record<HeldBack, string> = {
  paused: 'These messages are paused',
  stopped: 'These messages are stopped',
  opted_out: 'These messages are turned off',
  unconfirmed: 'Your address isn’t confirmed',
  no_phone: 'You haven’t added a phone number',
  ended: 'This campaign has ended',
};

/** Why a message that is held back can't be snoozed. */
export const whyNotAgain = (heldBack: HeldBack): string =>
  `${heldBackSentences[heldBack]}, so this one won’t be sent again`;

/** Null if the reply isn't possible (anymore). The last reply wins, except that a done day can't be snoozed. */
export function changeFor(
  action: ReplyAction,
  message: ReplyTargetMessage,
  campaign: ReplyTargetCampaign,
  now: number,
): ReplyChange | null {
  if (!takesReplies(message)) return null;
  switch (action) {
    case 'done':
      return { mark: 'done', snoozedUntil: null };
    case 'skip':
      return { mark: 'skipped', snoozedUntil: null };
    case 'undo':
      return { mark: null, snoozedUntil: null };
    case 'snooze-hour':
    case 'snooze-evening': {
      const snoozedUntil = snoozeTimes(message, campaign, now)[action];
      return snoozedUntil === null || message.mark === 'done' ? null : { mark: null, snoozedUntil };
    }
  }
}
