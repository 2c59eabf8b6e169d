import { type ChannelName, channelOf, channels, infoOf, quietReason } from '../channels.ts';
import type { CampaignRow, MessageColumns } from '../db/client.ts';
import {
  type DeliveryReason,
  type HeldBack,
  type Mark,
  type MessageStatus,
  MINUTE,
  type SkipCause,
} from '../domain.ts';
import { isPausedOn } from '../planning/calendar-date.ts';
import { isOnLaterDay } from '../planning/local-time.ts';
import type { Outcome } from './channels/channel.ts';
import { noPhone } from './channels/phone.rules.ts';
import type { FinalText } from './choices.rules.ts';
import { hasOnlyBounced, mayFallBack, optOutNotice, optOutReason, type Stop } from './opt-outs.rules.ts';

/** A message that is later than this is skipped. */
const SEND_WINDOW = 180 * MINUTE;
/** A message sent by hand that is later than this fails. Leaves the cron job time to find one whose call was cut off. */
const MANUAL_WINDOW = 30 * MINUTE;
const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE] as const;

/** Including attempts that crashed. If the user is waiting for the outcome, there is only one. */
export const maxAttempts = (reason: DeliveryReason) =>
  reason === 'manual' || reason === 'test' ? 1 : RETRY_DELAYS.length + 1;

/** The state of a campaign and its user that decides whether messages are sent. */
export type HoldState = Pick<
  CampaignRow,
  'active' | 'completed' | 'onHold' | 'pausedUntil' | 'kind' | 'checkIns' | 'deliveryMethod'
> & {
  emailFallback: boolean;
  blocked: boolean;
  emailConfirmed: boolean;
  hasPhone: boolean;
  /** Also true if there is no phone. */
  phoneConfirmed: boolean;
  stops: readonly Stop[];
};

type HeldMessage = Pick<MessageColumns, 'kind' | 'writer' | 'localDate'>;

type Hold = { heldBack: HeldBack; cause: SkipCause; reason: string };

type ContactState = Pick<HoldState, 'emailConfirmed' | 'phoneConfirmed'>;

/** Asks the user to confirm the channel's address; null if it is confirmed. */
export function unconfirmedReason(
  { emailConfirmed, phoneConfirmed }: ContactState,
  channel: ChannelName,
): string | null {
  const { confirmation } = channels[channel];
  if (confirmation === null) return null;
  return (confirmation.of === 'email' ? emailConfirmed : phoneConfirmed) ? null : confirmation.ask;
}

/**
 * The campaign's own channel comes first unless it bounced, then email if the user allows it and hasn't opted out of it.
 */
export function channelsFor(campaign: HoldState): { channels: readonly ChannelName[]; hold: Hold | null } {
  const { deliveryMethod, stops } = campaign;
  const own = channelOf[deliveryMethod];
  const canFallBack = own !== 'email' && mayFallBack(campaign, stops);
  const fallback = canFallBack ? (['email'] as const) : [];
  const channels: readonly ChannelName[] = hasOnlyBounced(stops, own) ? fallback : [own, ...fallback];
  const isOwnOpen = channels.includes(own) || channels.length === 0;
  const stopped = isOwnOpen ? optOutReason(stops, own) : null;
  if (stopped !== null)
    return { channels, hold: { heldBack: 'opted_out', cause: 'opted_out', reason: stopped } };
  if (infoOf(deliveryMethod).confirmation?.of === 'phone' && !campaign.hasPhone && !canFallBack)
    return { channels, hold: { heldBack: 'no_phone', cause: 'no_phone', reason: noPhone } };
  const unconfirmed = isOwnOpen ? unconfirmedReason(campaign, own) : null;
  const hold: Hold | null =
    unconfirmed === null ? null : { heldBack: 'unconfirmed', cause: 'unconfirmed', reason: unconfirmed };
  return { channels, hold };
}

const blockedHold: Hold = { heldBack: 'stopped', cause: 'blocked', reason: 'This account is blocked' };

/** Why a message is held back as things stand; null if it isn't. */
export function holdOn(message: HeldMessage, campaign: HoldState): Hold | null {
  if (campaign.blocked) return blockedHold;
  const isClosing = message.kind === 'closing';
  if (!campaign.active && !isClosing) {
    const reason = 'The campaign was not active';
    return campaign.completed
      ? { heldBack: 'ended', cause: 'ended', reason }
      : { heldBack: 'stopped', cause: 'inactive', reason };
  }
  if (isPausedOn(message.localDate, campaign.pausedUntil) && !isClosing)
    return { heldBack: 'paused', cause: 'paused', reason: 'You paused this campaign' };
  if (campaign.onHold)
    return { heldBack: 'paused', cause: 'on_hold', reason: 'This campaign is waiting for you to review it' };
  const isCheckIn = message.writer === 'built-in' && campaign.checkIns;
  if (campaign.kind === 'danger' && !isCheckIn)
    return { heldBack: 'ended', cause: 'danger', reason: 'This campaign sends no messages' };
  return channelsFor(campaign).hold;
}

export type Due = HeldMessage & {
  reason: DeliveryReason;
  dueAt: number;
  mark: Mark | null;
  /** Why the last attempt failed. */
  error: string | null;
};

type Decision = { kind: 'send' } | { kind: 'skip'; cause: SkipCause; error: string };

const skip = (cause: SkipCause, error: string): Decision => ({ kind: 'skip', cause, error });

/** `localMinute` is in the campaign's zone. Errors are shown to the user. */
export function decide(due: Due, campaign: HoldState, now: number, localMinute: number): Decision {
  if (due.reason === 'manual') {
    if (campaign.blocked) return skip(blockedHold.cause, blockedHold.reason);
    // The plan and the quiet hours don't apply to messages sent by hand; opt-outs and lateness do.
    const notice = optOutNotice(campaign.stops, channelOf[campaign.deliveryMethod]);
    if (notice !== null) return skip('opted_out', notice);
    const unconfirmed = unconfirmedReason(campaign, channelOf[campaign.deliveryMethod]);
    if (unconfirmed !== null) return skip('unconfirmed', unconfirmed);
    if (now - due.dueAt > MANUAL_WINDOW) return skip('late', 'We couldn’t send this in time');
    return { kind: 'send' };
  }
  if (due.mark === 'done') return skip('done', 'You had already marked it done');
  if (due.mark === 'skipped') return skip('day_skipped', 'You had already skipped it');
  const hold = holdOn(due, campaign);
  if (hold !== null) return skip(hold.cause, hold.reason);
  if (now - due.dueAt > SEND_WINDOW)
    return skip(
      'late',
      withEarlierError('We couldn’t send this in time, and a late reminder wouldn’t help', due.error),
    );
  const quiet = quietReason(localMinute, channelOf[campaign.deliveryMethod]);
  return quiet === null ? { kind: 'send' } : skip('quiet_hours', withEarlierError(quiet, due.error));
}

/** A delivery's new state. */
export type Verdict = Pick<DeliveryOutcome, 'status' | 'nextTryAt' | 'cause' | 'error'>;

/** How long to wait at a ceiling. By then it may have been raised, or the day may be over. */
const CEILING_DELAY = 15 * MINUTE;

export function atCeiling(
  { reason, dueAt }: Pick<Due, 'reason' | 'dueAt'>,
  why: string,
  now: number,
): Verdict {
  const nextTryAt = now + CEILING_DELAY;
  if (maxAttempts(reason) === 1) return { status: 'failed', nextTryAt: null, cause: 'ceiling', error: why };
  return nextTryAt - dueAt > SEND_WINDOW
    ? { status: 'skipped', nextTryAt: null, cause: 'ceiling', error: why }
    : { status: 'scheduled', nextTryAt, cause: null, error: why };
}

/** A delivery that is skipped because of the time also says why earlier attempts failed. */
const withEarlierError = (reason: string, error: string | null) =>
  error === null ? reason : `${reason}. Before that: ${error}`;

/** Retries only within the send window, and not before the provider's Retry-After. */
export function judge(
  outcome: Outcome,
  {
    reason,
    attempt,
    dueAt,
    mayHaveArrived,
  }: { reason: DeliveryReason; attempt: number; dueAt: number; mayHaveArrived: boolean },
  finishedAt: number,
): Verdict {
  if (outcome.kind === 'accepted') return { status: 'sent', nextTryAt: null, cause: null, error: null };
  const isUnknown = outcome.kind === 'retry' && (outcome.isUnanswered || mayHaveArrived);
  const error = isUnknown ? outcomeUnknown : outcome.reason;
  const cause = isUnknown ? 'unknown' : causeOf(outcome);
  const failed: Verdict = { status: 'failed', nextTryAt: null, cause, error };
  const delay = RETRY_DELAYS[attempt - 1];
  if (outcome.kind === 'refused' || delay === undefined || attempt >= maxAttempts(reason)) return failed;
  const nextTryAt = Math.max(dueAt, finishedAt + delay, outcome.notBefore ?? 0);
  return nextTryAt - dueAt > SEND_WINDOW
    ? failed
    : { status: 'scheduled', nextTryAt, cause: null, error: outcome.reason };
}

function causeOf(outcome: Outcome): SkipCause | null {
  if (outcome.kind === 'refused' && outcome.isOptOut) return 'opted_out';
  return outcome.kind === 'retry' && outcome.isOverCeiling ? 'ceiling' : null;
}

/** For a delivery that a provider may have accepted: an attempt was lost in a crash, or not answered. */
export const outcomeUnknown = 'We don’t know whether this was delivered';

export type Attempt = {
  /** Only for an attempt that was lost in a crash, before the delivery's current one. */
  attempt?: number;
  channel: ChannelName;
  /** 'skipped' if nothing was sent, 'unknown' if the outcome was lost in a crash or the provider didn't answer. */
  outcome: Outcome['kind'] | 'skipped' | 'unknown';
  error: string | null;
  providerId: string | null;
  requestId: string | null;
  startedAt: number;
  finishedAt: number;
};

export type DeliveryOutcome = {
  deliveryId: number;
  messageId: number;
  status: MessageStatus;
  attempt: number;
  nextTryAt: number | null;
  cause: SkipCause | null;
  error: string | null;
  /** The channel that accepted the delivery, or was tried last; null if none was tried. */
  channel: ChannelName | null;
  finalText: FinalText | null;
  /** The campaign's own channel first, then the fallback if it was needed. */
  attempts: readonly Attempt[];
  finishedAt: number;
};

type ScheduleState = {
  active: boolean;
  completed: boolean;
  endsAt: number;
  timeZone: string;
  upcomingAt: number | null;
  aiNextTryAt: number | null;
};

/** What a run left unfinished. */
type Remaining = {
  /** The run stopped before handling everything that is due. */
  isMoreDue: boolean;
  /** A snooze is waiting for the message's first delivery. */
  isSnoozeWaiting: boolean;
  retries: readonly number[];
};

/**
 * At its end, or after the last message added or snoozed for that day. Null if closed, or not all deliveries are
 * handled.
 */
function closingTime(
  { completed, endsAt, upcomingAt, timeZone }: ScheduleState,
  { isMoreDue, isSnoozeWaiting, retries }: Remaining,
): number | null {
  if (completed || isMoreDue || isSnoozeWaiting || retries.length > 0) return null;
  const isOnLastDay = upcomingAt !== null && !isOnLaterDay(upcomingAt, endsAt, timeZone);
  return isOnLastDay ? Math.max(endsAt, upcomingAt) : endsAt;
}

export function mustClose(campaign: ScheduleState, remaining: Remaining, now: number): boolean {
  const closesAt = closingTime(campaign, remaining);
  return closesAt !== null && closesAt <= now;
}

/** When to run next, in epoch milliseconds; null for never. */
export function nextRun(
  campaign: ScheduleState,
  remaining: Remaining & { isSnoozeReady: boolean; isClosing: boolean },
  now: number,
): number | null {
  const { active, upcomingAt, aiNextTryAt } = campaign;
  const continuesNow = remaining.isMoreDue || remaining.isSnoozeReady || remaining.isClosing;
  const times = [
    continuesNow ? now : null,
    ...remaining.retries,
    upcomingAt,
    remaining.isClosing ? null : closingTime(campaign, remaining),
    active && aiNextTryAt !== null && aiNextTryAt > now ? aiNextTryAt : null,
  ].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}
