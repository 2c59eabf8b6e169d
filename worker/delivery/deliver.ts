import { channelOf } from '../channels.ts';
import { minuteOfDayAt } from '../planning/local-time.ts';
import { describeError } from '../platform/runtime.ts';
import { openValues } from '../writer/fill.ts';
import { renderMessage } from '../writer/render-message.ts';
import { notCalled, tryChannels } from './attempts.ts';
import type { Claim, Claims } from './campaign-schedules.ts';
import { choiceLinks, type FinalText } from './choices.rules.ts';
import { type Composed, type Composer, emailFrame, textOnly } from './composing.rules.ts';
import type { DueCampaign, DueData, DueDelivery } from './deliveries.repo.ts';
import type { Deps } from './deps.ts';
import { linksOf } from './links.service.ts';
import {
  type Attempt,
  atCeiling,
  channelsFor,
  type DeliveryOutcome,
  decide,
  judge,
  maxAttempts,
  outcomeUnknown,
  type Verdict,
} from './send.rules.ts';
import { isBelowCeiling } from './usage.service.ts';

export type Run = {
  campaign: DueCampaign;
  compose: Composer;
  claims: Claims;
  /** How many more messages may be sent today, and the reason to report once none are left. */
  budget: { left: number; reason: string };
  usedToday: DueData['usedToday'];
  isDeleted: () => boolean;
};

/** Skips a delivery, or claims and sends it. An error becomes this delivery's outcome and never affects another. */
export async function deliver(
  deps: Deps,
  run: Run,
  due: DueDelivery,
  claim: Claim | undefined,
): Promise<DeliveryOutcome> {
  const { campaign, claims } = run;
  const { deliveryId } = due;
  const startedAt = deps.clock.now();
  const channel = channelOf[campaign.deliveryMethod];
  const mayHaveArrivedAt = claim?.startedAt ?? due.mayHaveArrivedAt;
  const attempt = Math.max(due.tries, claim?.attempt ?? 0) + 1;
  const base = { deliveryId, messageId: due.id, attempt };
  const lost: readonly Attempt[] =
    claim === undefined
      ? []
      : [{ ...notCalled(channel, 'unknown', outcomeUnknown, claim.startedAt), attempt: claim.attempt }];
  let finalText = claim?.finalText ?? null;
  let tried: Awaited<ReturnType<typeof renderAndTry>>;
  try {
    const unsent = resultWithoutSending(run, due, { claim, attempt, mayHaveArrivedAt, startedAt });
    if (unsent !== null) return { ...base, finalText, ...unsent, attempts: [...lost, ...unsent.attempts] };
    run.budget.left -= 1;
    const chosen = chooseText(deps, run, due, claim);
    finalText = chosen.finalText;
    await claims.claim({ deliveryId, attempt, startedAt, finalText });
    tried = await renderAndTry(deps, run, due, chosen);
  } catch (error) {
    deps.log('text_error', { campaignId: campaign.id, messageId: due.id, error: describeError(error) });
    const reason = 'We couldn’t write this message right now';
    tried = {
      outcome: { kind: 'retry', reason },
      attempts: [notCalled(channel, 'skipped', reason, deps.clock.now())],
    };
  }
  const { outcome, attempts } = tried;
  const finishedAt = deps.clock.now();
  const result: DeliveryOutcome = {
    ...base,
    ...judge(outcome, { ...due, attempt, mayHaveArrived: mayHaveArrivedAt !== null }, finishedAt),
    channel: attempts.at(-1)?.channel ?? channel,
    finalText,
    finishedAt,
    attempts: [...lost, ...attempts],
  };
  await claims.saveOutcome(result, startedAt);
  return result;
}

/** Null if the delivery must be sent. In the order of the table in docs/architecture.md. */
function resultWithoutSending(
  { campaign, budget }: Run,
  due: DueDelivery,
  state: { claim: Claim | undefined; attempt: number; mayHaveArrivedAt: number | null; startedAt: number },
) {
  const { claim, attempt, mayHaveArrivedAt, startedAt } = state;
  const channel = channelOf[campaign.deliveryMethod];
  // Nothing new was tried, but an attempt before a crash still counts.
  const untried = (verdict: Verdict, finishedAt: number) => ({
    ...verdict,
    finishedAt,
    channel: claim === undefined ? null : channel,
    attempt: claim?.attempt ?? attempt,
    attempts: [],
  });
  const unknown = (status: 'sent' | 'failed', finishedAt: number) =>
    untried({ status, nextTryAt: null, cause: 'unknown', error: outcomeUnknown }, finishedAt);

  // The current time zone, since the user may have moved after the message was planned.
  const decision = decide(due, campaign, startedAt, minuteOfDayAt(startedAt, campaign.timeZone));
  const isSkipped = decision.kind === 'skip';
  if (mayHaveArrivedAt !== null) {
    // If the user marked the day, they most likely received the message.
    if (isSkipped && (decision.cause === 'done' || decision.cause === 'day_skipped'))
      return unknown('sent', mayHaveArrivedAt);
    if (isSkipped || attempt > maxAttempts(due.reason)) return unknown('failed', mayHaveArrivedAt);
  }
  if (isSkipped) {
    const { cause, error } = decision;
    const isManual = due.reason === 'manual';
    return {
      status: isManual ? ('failed' as const) : ('skipped' as const),
      nextTryAt: null,
      cause,
      error,
      finishedAt: startedAt,
      channel: isManual ? channel : null,
      attempt,
      attempts: [notCalled(channel, isManual ? 'refused' : 'skipped', error, startedAt)],
    };
  }
  if (budget.left > 0) return null;
  const held = atCeiling(due, budget.reason, startedAt);
  return held.status !== 'scheduled' && mayHaveArrivedAt !== null
    ? unknown('failed', mayHaveArrivedAt)
    : untried(held, startedAt);
}

type ChosenText = ReturnType<typeof chooseText>;

/**
 * The first attempt that calls a provider decides the text. Later attempts read it from the message or, after a crash,
 * from the claim.
 */
function chooseText(deps: Deps, run: Run, due: DueDelivery, claim: Claim | undefined) {
  const { ownWordsJson, identifier: _, ...stored } = due;
  const decided = claim?.finalText ?? null;
  const isDecided = due.wasCalled === 1 || due.reason === 'snooze' || claim !== undefined;
  const planned = withText({ ...stored, isDecided, ownWords: readRanges(ownWordsJson) }, decided);
  const composed = composeOrUsePlanned(deps, run.compose, planned);
  const finalText = composed.finalText ?? decided;
  return { finalText, composed, message: withText(planned, finalText) };
}

const withText = <Message extends object>(message: Message, finalText: FinalText | null) => ({
  ...message,
  ...(finalText === null ? {} : { offer: finalText.offer }),
  ...finalText?.text,
});

async function renderAndTry(deps: Deps, run: Run, due: DueDelivery, { composed, message }: ChosenText) {
  const { campaign, isDeleted, usedToday } = run;
  const links = await linksOf(deps, { ...message, emailHash: campaign.emailHash });
  const rendered = renderMessage(campaign, { ...composed, ...message }, links.open);
  const isManual = due.reason === 'manual';
  const usable = isManual
    ? [channelOf[campaign.deliveryMethod]]
    : channelsFor(campaign).channels.filter(
        (channel, at) => at === 0 || isBelowCeiling(deps.settings, channel, usedToday),
      );
  // A retry of the fallback doesn't call the refused channel again, unless nothing else is left.
  const refused = due.refusedChannels?.split(',') ?? [];
  const open = usable.filter((channel) => !refused.includes(channel));
  const order = open.length > 0 ? open : usable;
  // Messages sent by hand offer no choices, and closing messages can't be answered.
  return tryChannels(
    deps,
    { order, isDeleted },
    {
      identifier: due.identifier,
      contact: campaign,
      rendered,
      frame: emailFrame(campaign, message, composed.progress),
      links: isManual ? links : { ...links, ...choiceLinks(links.open, message, campaign) },
      ...(isManual || message.kind === 'closing' ? {} : { messageId: message.id }),
    },
  );
}

const readRanges = (json: string | null): readonly (readonly [number, number])[] | null => {
  if (json === null) return null;
  const ranges: unknown = JSON.parse(json);
  if (!Array.isArray(ranges)) throw new Error('The own words are not a list of ranges');
  return ranges;
};

/** If composing fails, the message is sent as planned, unless the planned text has unfilled placeholders. */
function composeOrUsePlanned(
  { log }: Pick<Deps, 'log'>,
  compose: Composer,
  message: Parameters<Composer>[0] & { campaignId: number },
): Composed {
  try {
    return compose(message);
  } catch (error) {
    log('compose_error', {
      campaignId: message.campaignId,
      messageId: message.id,
      error: describeError(error),
    });
    if (message.writer !== 'person' && openValues(message).length > 0) throw error;
    return { finalText: null, ...textOnly };
  }
}
