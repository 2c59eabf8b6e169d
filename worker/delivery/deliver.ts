import { channelOf } from '../channels.ts';
import { minuteOfDayAt } from '../planning/local-time.ts';
import { describeError } from '../platform/runtime.ts';
import { openValues } from '../writer/fill.ts';
import { renderMessage } from '../writer/render-message.ts';
import { notCalled, notWritten, tryChannels } from './attempts.ts';
import type { Claim, Claims } from './campaign-schedules.ts';
import { choiceLinks } from './choices.rules.ts';
import { type Composed, type Composer, emailFrame, nothingBesides } from './composing.rules.ts';
import type { DueCampaign, DueDelivery } from './deliveries.repo.ts';
import type { DeliveryDeps } from './deps.ts';
import { linksOf } from './links.service.ts';
import {
  atCeiling,
  channelsFor,
  type DeliveryOutcome,
  decide,
  judge,
  maxAttempts,
  outcomeUnknown,
} from './send.rules.ts';

/** What all deliveries of a run share. */
export type Run = {
  campaign: DueCampaign;
  compose: Composer;
  claims: Claims;
  /** How many more may be sent before the daily ceiling, and the reason to give after that. */
  budget: { left: number; reason: string };
  /** Whether the campaign was deleted during the run: nothing else is sent then. */
  isDropped: () => boolean;
};

/**
 * Skips a delivery with a reason, or claims it, writes its text and sends it. An error after the claim becomes this
 * delivery's outcome and never affects another.
 */
export async function deliver(
  deps: DeliveryDeps,
  run: Run,
  due: DueDelivery,
  claim: Claim | undefined,
): Promise<DeliveryOutcome> {
  const { campaign, claims } = run;
  const startedAt = deps.clock.now();
  const channel = channelOf[campaign.deliveryMethod];
  const attempt = Math.max(due.tries, claim?.attempt ?? 0) + 1;
  const base = { deliveryId: due.deliveryId, messageId: due.id, attempt, given: null, nextTryAt: null };
  // The person's current time zone: they may have moved since the message was planned.
  const decision = decide(due, campaign, startedAt, minuteOfDayAt(startedAt, campaign.timeZone));
  const isSkipped = decision.kind === 'skip';
  if (claim !== undefined && (isSkipped || attempt > maxAttempts(due.reason))) {
    // It may have been sent before the crash. If the person marked it done, they most likely got it.
    const isTaken = isSkipped && decision.cause === 'done';
    return {
      ...base,
      ...{ attempt: claim.attempt, status: isTaken ? 'sent' : 'failed', cause: null, error: outcomeUnknown },
      channel,
      attempts: [notCalled(channel, 'unknown', outcomeUnknown, claim.startedAt)],
      finishedAt: claim.startedAt,
    };
  }
  if (isSkipped) {
    const { cause, error } = decision;
    const isByHand = due.reason === 'manual';
    return {
      ...base,
      ...{ status: isByHand ? 'failed' : 'skipped', cause, error },
      channel: isByHand ? channel : null,
      attempts: [notCalled(channel, isByHand ? 'refused' : 'skipped', error, startedAt)],
      finishedAt: startedAt,
    };
  }

  if (run.budget.left < 1) {
    const { reason } = run.budget;
    return {
      ...{ ...base, ...atCeiling(due, reason, startedAt) },
      channel: null,
      attempts: [],
      finishedAt: startedAt,
    };
  }
  run.budget.left -= 1;
  claims.claim(due.deliveryId, attempt, startedAt);
  const { given, outcome, attempts } = await send(deps, run, due);
  const finishedAt = deps.clock.now();
  const result: DeliveryOutcome = {
    ...base,
    ...judge(outcome, { ...due, attempt }, finishedAt),
    cause: outcome.kind === 'refused' && outcome.isOptOut ? 'opted_out' : null,
    ...{ channel: attempts.at(-1)?.channel ?? channel, given, attempts, finishedAt },
  };
  await claims.keep(result, startedAt);
  return result;
}

async function send(deps: DeliveryDeps, run: Run, due: DueDelivery) {
  const { campaign, isDropped } = run;
  const channel = channelOf[campaign.deliveryMethod];
  const { ownWordsJson, identifier, ...stored } = due;
  try {
    const isDecided = due.tries > 0 || due.reason === 'snooze';
    const planned = { ...stored, isDecided, ownWords: readRanges(ownWordsJson) };
    const composed = composeOrKeep(deps, run.compose, planned);
    const { given } = composed;
    const message = { ...planned, ...(given === null ? {} : { offer: given.offer }), ...given?.text };
    const links = await linksOf(deps, message);
    const rendered = renderMessage(
      campaign,
      { ...composed, ...message, ownWords: [...(message.ownWords ?? [])] },
      links.open,
    );
    const isByHand = due.reason === 'manual';
    // Messages sent by hand offer no choices, and closing messages can't be answered.
    const tried = await tryChannels(
      deps,
      { order: isByHand ? [channel] : channelsFor(campaign).channels, isDropped },
      {
        ...{ identifier, contact: campaign, rendered },
        frame: emailFrame(campaign, message, composed.progress),
        links: isByHand ? links : { ...links, ...choiceLinks(links.open, message, campaign) },
        ...(isByHand || message.kind === 'closing' ? {} : { messageId: message.id }),
      },
    );
    return { given, ...tried };
  } catch (error) {
    deps.log('text_fault', { campaignId: campaign.id, messageId: due.id, error: describeError(error) });
    return { given: null, ...notWritten(channel, deps.clock.now()) };
  }
}

const readRanges = (json: string | null): readonly (readonly [number, number])[] | null => {
  if (json === null) return null;
  const ranges: unknown = JSON.parse(json);
  if (!Array.isArray(ranges)) throw new Error('These are no ranges');
  return ranges;
};

/**
 * Decides the text. If that fails, the message is sent as planned.
 * @throws if the planned text has open placeholders, so that it can't be sent now
 */
function composeOrKeep(
  { log }: Pick<DeliveryDeps, 'log'>,
  compose: Composer,
  message: Parameters<Composer>[0] & { campaignId: number },
): Omit<Composed, 'history'> {
  try {
    return compose(message);
  } catch (error) {
    const { id, campaignId, content, ownWords, writer } = message;
    log('compose_fault', { campaignId, messageId: id, error: describeError(error) });
    const waits = writer !== 'person' && openValues({ content, ownWords: [...(ownWords ?? [])] }).length > 0;
    if (waits) throw error;
    return { given: null, ...nothingBesides };
  }
}
