import type { ChannelName } from '../domain.ts';
import {
  channelOf,
  type DeliveryMethod,
  type HabitKind,
  type MessageKind,
  type MessageStatus,
  quietReason,
} from '../domain.ts';
import { heldReasons } from '../writer/history.ts';
import type { Outcome } from './channels/channel.ts';
import type { Given } from './offers.rules.ts';

const minute = 60_000;

/** A reminder later than this is no reminder any more. */
export const sendWindow = 180 * minute;
/** How long after the first, second and third try the next one comes. */
const retryDelays = [1 * minute, 5 * minute, 30 * minute] as const;

export type DueMessage = {
  kind: MessageKind;
  /** Whether it is one of our own texts, and check-ins were asked for: where there is no program, it is one. */
  isCheckIn: boolean;
  /** Whether its day lies in a pause of its campaign. */
  paused: boolean;
  /** When this delivery should leave. */
  dueAt: number;
  completed: boolean;
  /** Why it was not taken when it was tried before, if it was. */
  notTaken: string | null;
};

export type Decision = { kind: 'send' } | { kind: 'skip'; reason: string };

/**
 * Whether a due message still is to be sent. Reasons are shown to the person.
 * @param campaign.stopped why nothing may be sent through the campaign's channel, if so
 * @param localMinute minute of the day in the campaign's zone at `now`
 */
export function decideSending(
  message: DueMessage,
  campaign: {
    active: boolean;
    onHold: boolean;
    habitKind: HabitKind;
    channel: ChannelName;
    stopped: string | null;
  },
  now: number,
  localMinute: number,
): Decision {
  if (message.completed) return { kind: 'skip', reason: 'You had already marked it done' };
  if (!campaign.active && message.kind !== 'closing') {
    return { kind: 'skip', reason: heldReasons.inactive };
  }
  if (message.paused && message.kind !== 'closing') return { kind: 'skip', reason: heldReasons.paused };
  if (campaign.onHold) return { kind: 'skip', reason: heldReasons.onHold };
  if (campaign.habitKind === 'danger' && !message.isCheckIn)
    return { kind: 'skip', reason: 'This campaign sends no messages' };
  if (campaign.stopped !== null) return { kind: 'skip', reason: campaign.stopped };
  if (now - message.dueAt > sendWindow) {
    const late = 'It could not be sent in time, and a late reminder helps nobody';
    return { kind: 'skip', reason: afterTries(late, message.notTaken) };
  }
  const quiet = quietReason(localMinute, campaign.channel);
  if (quiet !== null) return { kind: 'skip', reason: afterTries(quiet, message.notTaken) };
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

/** One try through one channel, as it is written down; 'skipped' when nothing was sent at all. */
export type Try = {
  channel: ChannelName;
  outcome: Outcome['kind'] | 'skipped';
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
export function channelOrder(
  method: DeliveryMethod,
  person: { emailFallback: boolean; emailStopped: boolean; ownCameBack: boolean },
): readonly ChannelName[] {
  const own = channelOf[method];
  const standIn = own !== 'email' && person.emailFallback && !person.emailStopped ? (['email'] as const) : [];
  return person.ownCameBack ? standIn : [own, ...standIn];
}
