import { channelOf, type DeliveryMethod, quietReason } from '../channels.ts';
import type { Mark, MessageKind } from '../domain.ts';
import { localDateAt, minuteOfDayAt, toInstant } from '../planning/local-time.ts';

/** The ways to answer a message. */
export const replyActions = ['done', 'skip', 'snooze-hour', 'snooze-evening', 'undo'] as const;
export type ReplyAction = (typeof replyActions)[number];

const hour = 60 * 60_000;
/** 6:30 PM */
const eveningMinute = 18 * 60 + 30;

export type ReplyTargetMessage = {
  kind: MessageKind;
  localDate: string;
  timeZone: string;
  mark: Mark | null;
};
export type ReplyTargetCampaign = { active: boolean; deliveryMethod: DeliveryMethod };

/** What an answer changes. `snoozedUntil` is when the message is sent again. */
export type AnswerChange = { mark: Mark | null; snoozedUntil: number | null };

/** The instant of a tap, in epoch milliseconds. Device clocks more than a minute fast are not believed. */
export function tapAt(reported: string | undefined, now: number): number {
  const at = reported === undefined ? now : Date.parse(reported);
  return at > now + 60_000 ? now : at;
}

/** A day's new mark; undefined if it is unchanged. Undoing "done" or "skipped" never removes the other one. */
export function wantedMark(
  { completed, skipped }: { completed?: boolean | undefined; skipped?: boolean | undefined },
  mark: Mark | null,
): Mark | null | undefined {
  if (completed) return 'done';
  if (skipped) return 'skipped';
  const isUndone = (mark === 'done' && completed === false) || (mark === 'skipped' && skipped === false);
  return isUndone ? null : undefined;
}

/** The closing message asks for nothing. */
export const takesReplies = (message: { kind: MessageKind }) => message.kind !== 'closing';

/** Whether it is still the message's day in its time zone. */
export const isItsDay = ({ localDate, timeZone }: ReplyTargetMessage, now: number) =>
  localDateAt(now, timeZone) === localDate;

/**
 * When the message could be sent again, in epoch milliseconds. Null on another day, if the time has passed, if the
 * campaign is stopped, or if text messages may not be sent then.
 */
export function snoozeTimes(message: ReplyTargetMessage, campaign: ReplyTargetCampaign, now: number) {
  const { localDate, timeZone } = message;
  const isPossible = campaign.active && takesReplies(message) && isItsDay(message, now);
  const allowed = (instant: number) =>
    isPossible &&
    instant > now &&
    quietReason(minuteOfDayAt(instant, timeZone), channelOf[campaign.deliveryMethod]) === null;
  const inAnHour = now + hour;
  const evening = toInstant(localDate, eveningMinute, timeZone);
  return {
    'snooze-hour': allowed(inAnHour) ? inAnHour : null,
    'snooze-evening': allowed(evening) ? evening : null,
  };
}

/**
 * What an answer changes; null if it is not possible (anymore). The last answer counts, except that a done day cannot be
 * snoozed.
 */
export function changeFor(
  action: ReplyAction,
  message: ReplyTargetMessage,
  campaign: ReplyTargetCampaign,
  now: number,
): AnswerChange | null {
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
