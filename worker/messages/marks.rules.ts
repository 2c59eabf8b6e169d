import type { DeliveryMethod } from '../channels.ts';
import { channelOf, quietReason } from '../channels.ts';
import type { Mark, MessageKind } from '../domain.ts';
import { localDateAt, minuteOfDayAt, toInstant } from '../planning/local-time.ts';

/** What can be said to a message. */
export const replyActions = ['done', 'skip', 'snooze-hour', 'snooze-evening', 'undo'] as const;
export type ReplyAction = (typeof replyActions)[number];

const hour = 60 * 60_000;
/** Half past six, local: the day's work is over and the evening is not. */
const eveningMinute = 18 * 60 + 30;

export type ReplyTargetMessage = {
  kind: MessageKind;
  localDate: string;
  timeZone: string;
  mark: Mark | null;
};
export type ReplyTargetCampaign = { active: boolean; deliveryMethod: DeliveryMethod };

/** What an answer changes in the message. `snoozedUntil` is when it comes once more. */
export type AnswerChange = { mark: Mark | null; snoozedUntil: number | null };

/** The instant of a tap, as the device says, in epoch milliseconds. Clocks may be a minute fast; the rest is now. */
export function tapAt(said: string | undefined, now: number): number {
  const at = said === undefined ? now : Date.parse(said);
  return at > now + 60_000 ? now : at;
}

/** The new mark of a day; undefined if it is unchanged. Undoing "done" or "skipped" never removes the other one. */
export function wantedMark(
  { completed, skipped }: { completed?: boolean | undefined; skipped?: boolean | undefined },
  mark: Mark | null,
): Mark | null | undefined {
  if (completed) return 'done';
  if (skipped) return 'skipped';
  const isTakenBack = (mark === 'done' && completed === false) || (mark === 'skipped' && skipped === false);
  return isTakenBack ? null : undefined;
}

/** The closing message doesn't ask for anything. */
export const takesReplies = (message: { kind: MessageKind }) => message.kind !== 'closing';

/** Whether it is still the message's own day where the person lives. */
export const isItsDay = ({ localDate, timeZone }: ReplyTargetMessage, now: number) =>
  localDateAt(now, timeZone) === localDate;

/**
 * When the message could come again, in epoch milliseconds; null where that makes no sense: on another day, when the
 * evening is there already, when nothing of the campaign is sent, or when no text message may leave then.
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
 * What an answer changes; null when it cannot be given (any more). The last answer counts, except that what is done
 * cannot be put off. A skipped day stays due and not done: skipping is honest, and no way to a better score.
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
