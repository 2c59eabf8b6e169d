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

/** A reminder later than this is no reminder any more. */
export const SEND_WINDOW = 180 * minute;
/** How long after the first, second and third try the next one comes. */
const RETRY_DELAYS = [1 * minute, 5 * minute, 30 * minute] as const;

/** The most calls that a delivery makes; after so many crashes it is given up. What a person waits for is tried once. */
export const maxAttempts = (reason: DeliveryReason) =>
  reason === 'manual' || reason === 'test' ? 1 : RETRY_DELAYS.length + 1;

/** What a campaign and its person say about sending. */
export type HoldState = {
  active: boolean;
  completed: boolean;
  onHold: boolean;
  /** The first day on which messages come again, `YYYY-MM-DD`. */
  pausedUntil: string | null;
  kind: HabitKind;
  checkIns: boolean;
  deliveryMethod: DeliveryMethod;
  emailFallback: boolean;
  /** The operator keeps the person out. */
  blocked: boolean;
  emailConfirmed: boolean;
  /** True too where there is no phone, and so nothing to confirm. */
  phoneConfirmed: boolean;
  stops: readonly Stop[];
};

type HeldMessage = { kind: MessageKind; writer: MessageWriter; localDate: string };

type Hold = { heldBack: HeldBack; cause: SkipCause; reason: string };

type ContactState = Pick<HoldState, 'emailConfirmed' | 'phoneConfirmed'>;

/** What to say of an address that its owner has not confirmed; null where nothing is to be said. */
export function unconfirmedReason(
  { emailConfirmed, phoneConfirmed }: ContactState,
  channel: ChannelName,
): string | null {
  if (channel === 'email' && !emailConfirmed) return 'Please confirm your email address in settings first';
  if (channel === 'sms' && !phoneConfirmed) return 'Please confirm your phone number in settings first';
  return null;
}

/** The channels that a message of the campaign may take, in order, or what keeps it from taking any. */
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

/** What keeps a message of the campaign back, now or at its minute; null when nothing does. */
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
  /** Why it was not taken when it was tried before, if it was. */
  error: string | null;
};

export type Decision = { kind: 'send' } | { kind: 'skip'; cause: SkipCause; error: string };

const skip = (cause: SkipCause, error: string): Decision => ({ kind: 'skip', cause, error });

/**
 * Whether a due delivery still is to be sent. Errors are shown to the person.
 * @param localMinute minute of the day in the campaign's zone at `now`
 */
export function decide(due: Due, campaign: HoldState, now: number, localMinute: number): Decision {
  const quiet = quietReason(localMinute, channelOf[campaign.deliveryMethod]);
  if (due.reason === 'manual') {
    if (campaign.blocked) return skip(blockedHold.cause, blockedHold.reason);
    // A message sent by hand is intended, whatever the plan says; only opt-outs still apply.
    const notice = optOutNotice(campaign.stops, channelOf[campaign.deliveryMethod]);
    if (notice !== null) return skip('opted_out', notice);
    const unconfirmed = unconfirmedReason(campaign, channelOf[campaign.deliveryMethod]);
    if (unconfirmed !== null) return skip('unconfirmed', unconfirmed);
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

/** How long after a ceiling was met the next try is: somebody may have raised it, or the day is over. */
const CEILING_DELAY = 15 * minute;

/** What comes of a delivery that a ceiling of the instance keeps from leaving at `now`. */
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

/** If it ended only because of the time, also say what held it up until then. */
const afterTries = (reason: string, notTaken: string | null) =>
  notTaken === null ? reason : `${reason}. Before that: ${notTaken}`;

/** What an attempt leaves behind in its delivery. */
export type Verdict =
  | { status: 'sent'; nextTryAt: null; error: null }
  | { status: 'scheduled'; nextTryAt: number; error: string }
  | { status: 'failed'; nextTryAt: null; error: string };

/**
 * What follows from the outcome of attempt number `attempt` (from 1), which ended at `finishedAt`. A delivery is tried
 * again only while its window is open; a provider's own 'not before' is honoured.
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

/** What is said of a delivery that was begun, and whose outcome a crash has lost. */
export const outcomeUnknown = 'We don’t know whether this was delivered';

/** One try through one channel, as it is written down. */
export type Attempt = {
  channel: ChannelName;
  /** 'skipped' when nothing was sent at all, 'unknown' when a crash has lost what came of it. */
  outcome: Outcome['kind'] | 'skipped' | 'unknown';
  error: string | null;
  providerId: string | null;
  requestId: string | null;
  startedAt: number;
  finishedAt: number;
};

/** What is to be written down about one delivery. */
export type DeliveryOutcome = {
  deliveryId: number;
  /** Null for a test. */
  messageId: number | null;
  /** What this attempt came to. */
  status: MessageStatus;
  attempt: number;
  nextTryAt: number | null;
  cause: SkipCause | null;
  error: string | null;
  /** The channel that took it, or that was tried last; null when none was tried. */
  channel: ChannelName | null;
  /** What the message was given as it left; null when it left as it was. */
  given: FinalText | null;
  /** The campaign's own channel first, then the fallback where it was needed. */
  attempts: readonly Attempt[];
  finishedAt: number;
};

/**
 * The channels to try, in order: the campaign's own, unless what it carried came back, then email, where the person
 * allows that as a fallback and gets email.
 */
function channelOrder(
  method: DeliveryMethod,
  person: { emailFallback: boolean; emailStopped: boolean; ownBounced: boolean },
): readonly ChannelName[] {
  const own = channelOf[method];
  const standIn = own !== 'email' && person.emailFallback && !person.emailStopped ? (['email'] as const) : [];
  return person.ownBounced ? standIn : [own, ...standIn];
}
