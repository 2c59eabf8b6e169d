import type { ChannelName } from '../channels.ts';
import { channelOf, type DeliveryMethod, quietReason } from '../channels.ts';
import type {
  DeliveryReason,
  HabitKind,
  HeldBack,
  Mark,
  MessageKind,
  MessageStatus,
  MessageWriter,
  SkipCause,
} from '../domain.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
import type { Outcome } from './channels/channel.ts';
import type { FinalText } from './choices.rules.ts';
import { hasOnlyBounced, optOutNotice, optOutReason, type Stop } from './opt-outs.rules.ts';

const minute = 60_000;

/** Messages later than this are skipped. */
export const SEND_WINDOW = 180 * minute;
/** Messages sent by hand that are later than this fail. It leaves the cron time to find one whose call was cut off. */
const MANUAL_WINDOW = 30 * minute;
/** The wait after the first, second and third attempt. */
const RETRY_DELAYS = [1 * minute, 5 * minute, 30 * minute] as const;

/** The most attempts for a delivery, crashed ones included. If a user waits for the outcome, there is only one. */
export const maxAttempts = (reason: DeliveryReason) =>
  reason === 'manual' || reason === 'test' ? 1 : RETRY_DELAYS.length + 1;

/** The state of a campaign and its person that decides about sending. */
export type HoldState = {
  active: boolean;
  completed: boolean;
  onHold: boolean;
  /** The first day after the pause, `YYYY-MM-DD`. */
  pausedUntil: string | null;
  kind: HabitKind;
  checkIns: boolean;
  deliveryMethod: DeliveryMethod;
  emailFallback: boolean;
  /** Blocked by the operator. */
  blocked: boolean;
  emailConfirmed: boolean;
  /** Also true if there is no phone. */
  phoneConfirmed: boolean;
  stops: readonly Stop[];
};

type HeldMessage = { kind: MessageKind; writer: MessageWriter; localDate: string };

type Hold = { heldBack: HeldBack; cause: SkipCause; reason: string };

type ContactState = Pick<HoldState, 'emailConfirmed' | 'phoneConfirmed'>;

/** Why a channel can't be used: its address isn't confirmed. Null if it is. */
export function unconfirmedReason(
  { emailConfirmed, phoneConfirmed }: ContactState,
  channel: ChannelName,
): string | null {
  if (channel === 'email' && !emailConfirmed) return 'Please confirm your email address in settings first';
  if (channel === 'sms' && !phoneConfirmed) return 'Please confirm your phone number in settings first';
  return null;
}

/** The channels for a campaign's messages, in order, or why there are none. */
export function channelsFor(campaign: HoldState): { channels: readonly ChannelName[]; hold: Hold | null } {
  const { deliveryMethod, emailFallback, stops } = campaign;
  const own = channelOf[deliveryMethod];
  const channels = channelOrder(deliveryMethod, {
    emailFallback: emailFallback && campaign.emailConfirmed,
    emailStopped: optOutReason(stops, 'email') !== null,
    ownBounced: hasOnlyBounced(stops, own),
  });
  const isOwnOpen = channels.includes(own) || channels.length === 0;
  const stopped = isOwnOpen ? optOutReason(stops, own) : null;
  if (stopped !== null)
    return { channels, hold: { heldBack: 'opted_out', cause: 'opted_out', reason: stopped } };
  const unconfirmed = isOwnOpen ? unconfirmedReason(campaign, own) : null;
  const hold: Hold | null =
    unconfirmed === null ? null : { heldBack: 'unconfirmed', cause: 'unconfirmed', reason: unconfirmed };
  return { channels, hold };
}

const blockedHold: Hold = { heldBack: 'stopped', cause: 'blocked', reason: 'This account is blocked' };

/** Why a message is held back, now or when it is due; null if it isn't. */
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

export type Decision = { kind: 'send' } | { kind: 'skip'; cause: SkipCause; error: string };

const skip = (cause: SkipCause, error: string): Decision => ({ kind: 'skip', cause, error });

/**
 * Whether to send a due delivery or skip it. Errors are shown to the user.
 * @param localMinute minute of the day at `now` in the campaign's zone
 */
export function decide(due: Due, campaign: HoldState, now: number, localMinute: number): Decision {
  const quiet = quietReason(localMinute, channelOf[campaign.deliveryMethod]);
  if (due.reason === 'manual') {
    if (campaign.blocked) return skip(blockedHold.cause, blockedHold.reason);
    // For a message sent by hand, only opt-outs, lateness and quiet hours apply, not the plan.
    const notice = optOutNotice(campaign.stops, channelOf[campaign.deliveryMethod]);
    if (notice !== null) return skip('opted_out', notice);
    const unconfirmed = unconfirmedReason(campaign, channelOf[campaign.deliveryMethod]);
    if (unconfirmed !== null) return skip('unconfirmed', unconfirmed);
    if (now - due.dueAt > MANUAL_WINDOW) return skip('late', 'We couldn’t send this in time');
    return quiet === null ? { kind: 'send' } : skip('quiet_hours', quiet);
  }
  if (due.mark === 'done') return skip('done', 'You had already marked it done');
  const hold = holdOn(due, campaign);
  if (hold !== null) return skip(hold.cause, hold.reason);
  if (now - due.dueAt > SEND_WINDOW)
    return skip(
      'late',
      afterTries('We couldn’t send this in time, and a late reminder wouldn’t help', due.error),
    );
  return quiet === null ? { kind: 'send' } : skip('quiet_hours', afterTries(quiet, due.error));
}

/** The wait after a ceiling was reached: it may have been raised, or the day may be over. */
const CEILING_DELAY = 15 * minute;

/** The outcome of a delivery that a daily ceiling prevents at `now`. */
export function atCeiling(
  { reason, dueAt }: Pick<Due, 'reason' | 'dueAt'>,
  why: string,
  now: number,
): Pick<DeliveryOutcome, 'status' | 'nextTryAt' | 'cause' | 'error'> {
  const nextTryAt = now + CEILING_DELAY;
  if (maxAttempts(reason) === 1) return { status: 'failed', nextTryAt: null, cause: 'ceiling', error: why };
  return nextTryAt - dueAt > SEND_WINDOW
    ? { status: 'skipped', nextTryAt: null, cause: 'ceiling', error: why }
    : { status: 'scheduled', nextTryAt, cause: null, error: why };
}

/** If it was skipped because of the time, also say why earlier attempts failed. */
const afterTries = (reason: string, notTaken: string | null) =>
  notTaken === null ? reason : `${reason}. Before that: ${notTaken}`;

/** How an attempt changes its delivery. */
export type Verdict =
  | { status: 'sent'; nextTryAt: null; error: null }
  | { status: 'scheduled'; nextTryAt: number; error: string }
  | { status: 'failed'; nextTryAt: null; error: string };

/**
 * What follows from the outcome of an attempt (counted from 1). A delivery is retried only within the send window, and not
 * before the time its provider gave.
 */
export function judge(
  outcome: Outcome,
  { reason, attempt, dueAt }: { reason: DeliveryReason; attempt: number; dueAt: number },
  finishedAt: number,
): Verdict {
  if (outcome.kind === 'accepted') return { status: 'sent', nextTryAt: null, error: null };
  const failed = { status: 'failed', nextTryAt: null, error: outcome.reason } as const;
  const delay = RETRY_DELAYS[attempt - 1];
  if (outcome.kind === 'refused' || delay === undefined || attempt >= maxAttempts(reason)) return failed;
  const nextTryAt = Math.max(dueAt, finishedAt + delay, outcome.notBefore ?? 0);
  return nextTryAt - dueAt > SEND_WINDOW ? failed : { status: 'scheduled', nextTryAt, error: outcome.reason };
}

/** For a delivery whose outcome was lost in a crash. */
export const outcomeUnknown = 'We don’t know whether this was delivered';

/** An attempt through one channel, as it is recorded. */
export type Attempt = {
  channel: ChannelName;
  /** 'skipped' if nothing was sent, 'unknown' if the outcome was lost in a crash. */
  outcome: Outcome['kind'] | 'skipped' | 'unknown';
  error: string | null;
  providerId: string | null;
  requestId: string | null;
  startedAt: number;
  finishedAt: number;
};

/** What to record about one delivery. */
export type DeliveryOutcome = {
  deliveryId: number;
  /** Null for a test. */
  messageId: number | null;
  /** The status after this attempt. */
  status: MessageStatus;
  attempt: number;
  nextTryAt: number | null;
  cause: SkipCause | null;
  error: string | null;
  /** The channel that accepted it or was tried last; null if none was tried. */
  channel: ChannelName | null;
  /** What was decided when it was sent; null if nothing changed. */
  given: FinalText | null;
  /** The campaign's own channel first, then the fallback if it was needed. */
  attempts: readonly Attempt[];
  finishedAt: number;
};

/** The state of a campaign that decides when its object runs again. */
type Timetable = {
  active: boolean;
  completed: boolean;
  endsAt: number;
  /** When the next message is due. */
  upcomingAt: number | null;
  aiNextTryAt: number | null;
};

/** What a run did not finish. */
type Left = {
  /** It did not get to everything that is due. */
  isMoreDue: boolean;
  /** A snooze waits for the message's own delivery. */
  isSnoozeWaiting: boolean;
  /** When attempts are repeated. */
  retries: readonly number[];
};

const isAnythingLeft = ({ isMoreDue, isSnoozeWaiting, retries }: Left) =>
  isMoreDue || isSnoozeWaiting || retries.length > 0;

/** Once a campaign is over, only its closing message is sent, after all other deliveries. */
export const mustClose = ({ completed, endsAt }: Timetable, left: Left, now: number) =>
  !completed && endsAt <= now && !isAnythingLeft(left);

/** When to run next; null if nothing is to come. */
export function nextRun(
  { active, completed, endsAt, upcomingAt, aiNextTryAt }: Timetable,
  left: Left & { isSnoozeReady: boolean; isClosing: boolean },
  now: number,
): number | null {
  const continuesNow = left.isMoreDue || left.isSnoozeReady || left.isClosing;
  const endMatters = !completed && !left.isClosing && !isAnythingLeft(left);
  const times = [
    continuesNow ? now : null,
    ...left.retries,
    upcomingAt,
    endMatters ? endsAt : null,
    active && aiNextTryAt !== null && aiNextTryAt > now ? aiNextTryAt : null,
  ].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * The channels to try, in order: the campaign's own unless it bounced, then email if the user allows it as a fallback and
 * hasn't opted out of it.
 */
function channelOrder(
  method: DeliveryMethod,
  person: { emailFallback: boolean; emailStopped: boolean; ownBounced: boolean },
): readonly ChannelName[] {
  const own = channelOf[method];
  const standIn = own !== 'email' && person.emailFallback && !person.emailStopped ? (['email'] as const) : [];
  return person.ownBounced ? standIn : [own, ...standIn];
}
