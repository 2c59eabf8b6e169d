import type { ChannelName } from '../domain.ts';
import {
  channelOf,
  type DeliveryMethod,
  type HabitKind,
  type HeldBack,
  type MessageKind,
  type MessageStatus,
  type MessageWriter,
  quietReason,
} from '../domain.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
import { heldReasons } from '../writer/history.ts';
import type { Outcome } from './channels/channel.ts';
import type { Given } from './offers.rules.ts';
import { onlyCameBack, reasonToStop, type Stop } from './stops.rules.ts';

const minute = 60_000;

/** A reminder later than this is no reminder any more. */
export const sendWindow = 180 * minute;
/** How long after the first, second and third try the next one comes. */
const retryDelays = [1 * minute, 5 * minute, 30 * minute] as const;

/** The most calls that one delivery makes; after so many crashes it is given up. */
export const maxAttempts = retryDelays.length + 1;

/** Why a message is not sent, for programs; people get a sentence. */
type SkipCause =
  | 'done'
  | 'inactive'
  | 'ended'
  | 'paused'
  | 'on_hold'
  | 'danger'
  | 'opted_out'
  | 'late'
  | 'quiet_hours';

/** What a campaign and its person say about sending. */
export type HoldState = {
  active: boolean;
  completed: boolean;
  onHold: boolean;
  /** The first day on which messages come again, `YYYY-MM-DD`. */
  pausedUntil: string | null;
  kind: HabitKind | null;
  checkIns: boolean;
  deliveryMethod: DeliveryMethod;
  emailFallback: boolean;
  stops: readonly Stop[];
};

type HeldMessage = { kind: MessageKind; writer: MessageWriter; localDate: string };

type Hold = { heldBack: HeldBack; cause: SkipCause; reason: string };

/** The channels that a message of the campaign may take, in order, or why none may be taken. */
export function channelsFor({ deliveryMethod, emailFallback, stops }: HoldState) {
  const own = channelOf[deliveryMethod];
  const channels = channelOrder(deliveryMethod, {
    emailFallback,
    emailStopped: reasonToStop(stops, 'email') !== null,
    ownCameBack: onlyCameBack(stops, own),
  });
  return {
    channels,
    stopped: channels.includes(own) || channels.length === 0 ? reasonToStop(stops, own) : null,
  };
}

/** What keeps a message of the campaign back, now or at its minute; null when nothing does. */
export function holdOn(message: HeldMessage, campaign: HoldState): Hold | null {
  const isClosing = message.kind === 'closing';
  if (!campaign.active && !isClosing) {
    const reason = heldReasons.inactive;
    return campaign.completed
      ? { heldBack: 'ended', cause: 'ended', reason }
      : { heldBack: 'paused', cause: 'inactive', reason };
  }
  if (isPausedOn(message.localDate, campaign.pausedUntil) && !isClosing)
    return { heldBack: 'paused', cause: 'paused', reason: heldReasons.paused };
  if (campaign.onHold) return { heldBack: 'paused', cause: 'on_hold', reason: heldReasons.onHold };
  const isCheckIn = message.writer === 'built-in' && campaign.checkIns;
  if (campaign.kind === 'danger' && !isCheckIn)
    return { heldBack: 'ended', cause: 'danger', reason: 'This campaign sends no messages' };
  const { stopped } = channelsFor(campaign);
  return stopped === null ? null : { heldBack: 'opted_out', cause: 'opted_out', reason: stopped };
}

export type DueMessage = HeldMessage & {
  /** When this delivery should leave. */
  dueAt: number;
  completed: boolean;
  /** Why it was not taken when it was tried before, if it was. */
  notTaken: string | null;
};

export type Decision = { kind: 'send' } | { kind: 'skip'; cause: SkipCause; reason: string };

/**
 * Whether a due message still is to be sent. Reasons are shown to the person.
 * @param localMinute minute of the day in the campaign's zone at `now`
 */
export function decideSending(
  message: DueMessage,
  campaign: HoldState,
  now: number,
  localMinute: number,
): Decision {
  if (message.completed) return { kind: 'skip', cause: 'done', reason: 'You had already marked it done' };
  const hold = holdOn(message, campaign);
  if (hold !== null) return { kind: 'skip', cause: hold.cause, reason: hold.reason };
  if (now - message.dueAt > sendWindow) {
    const late = 'It could not be sent in time, and a late reminder helps nobody';
    return { kind: 'skip', cause: 'late', reason: afterTries(late, message.notTaken) };
  }
  const quiet = quietReason(localMinute, channelOf[campaign.deliveryMethod]);
  if (quiet !== null)
    return { kind: 'skip', cause: 'quiet_hours', reason: afterTries(quiet, message.notTaken) };
  return { kind: 'send' };
}

/** Only the hour ended it: what kept it until then is said too. */
const afterTries = (reason: string, notTaken: string | null) =>
  notTaken === null ? reason : `${reason}. Before that: ${notTaken}`;

/** What a try leaves behind in the message. */
export type Verdict =
  | { status: 'sent'; nextTryAt: null; reason: null }
  | { status: 'scheduled'; nextTryAt: number; reason: string }
  | { status: 'failed'; nextTryAt: null; reason: string };

/**
 * What follows from the outcome of try number `attempt` (from 1), which ended at `finishedAt`.
 * A message is tried again only while its window is open; a provider's own 'not before' is honoured.
 */
export function judgeOutcome(outcome: Outcome, attempt: number, dueAt: number, finishedAt: number): Verdict {
  if (outcome.kind === 'accepted') return { status: 'sent', nextTryAt: null, reason: null };
  if (outcome.kind === 'refused') return { status: 'failed', nextTryAt: null, reason: outcome.reason };
  const delay = retryDelays[attempt - 1];
  if (delay === undefined) return { status: 'failed', nextTryAt: null, reason: outcome.reason };
  const nextTryAt = Math.max(finishedAt + delay, outcome.notBefore ?? 0);
  if (nextTryAt - dueAt > sendWindow) {
    return { status: 'failed', nextTryAt: null, reason: outcome.reason };
  }
  return { status: 'scheduled', nextTryAt, reason: outcome.reason };
}

/** What is said of a delivery that was begun, and whose outcome a crash has lost. */
export const outcomeUnknown = 'It is not known whether this was delivered';

/**
 * One try through one channel, as it is written down; 'skipped' when nothing was sent at all, 'unknown' when a crash
 * has lost what came of it.
 */
export type Try = {
  channel: ChannelName;
  outcome: Outcome['kind'] | 'skipped' | 'unknown';
  reason: string | null;
  providerId: string | null;
  requestId: string | null;
  startedAt: number;
  finishedAt: number;
};

/** What is to be written down about one message. */
export type SendRecord = {
  messageId: number;
  /** 0 for the message itself; n for its coming again because it was put off the nth time. */
  again: number;
  /** When this delivery should have left. */
  dueAt: number;
  /** What this delivery came to. One that comes again leaves the status of its message as it is. */
  status: MessageStatus;
  nextTryAt: number | null;
  reason: string | null;
  /** The channel that took it, or that was tried last. */
  channel: ChannelName;
  attempt: number;
  identifier: string;
  /** What the message was given as it left; null when it left as it was. */
  given: Given | null;
  /** The campaign's own channel first, then the fallback where it was needed. */
  tries: readonly Try[];
  finishedAt: number;
};

/**
 * The channels to try, in order: the campaign's own, unless what it carried came back, then email, where the person
 * allows that as a fallback and gets email.
 */
function channelOrder(
  method: DeliveryMethod,
  person: { emailFallback: boolean; emailStopped: boolean; ownCameBack: boolean },
): readonly ChannelName[] {
  const own = channelOf[method];
  const standIn = own !== 'email' && person.emailFallback && !person.emailStopped ? (['email'] as const) : [];
  return person.ownCameBack ? standIn : [own, ...standIn];
}
