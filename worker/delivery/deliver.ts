import { channelOf } from '../channels.ts';
import type { SkipCause } from '../domain.ts';
import { minuteOfDayAt } from '../planning/local-time.ts';
import { describeError } from '../platform/runtime.ts';
import { openValues } from '../writer/fill.ts';
import { renderMessage } from '../writer/render-message.ts';
import { notCalled, notWritten, tryChannels } from './attempts.ts';
import type { Claim, Claims } from './campaign-schedules.ts';
import { choiceLinks, type FinalText } from './choices.rules.ts';
import { type Composed, type Composer, emailFrame, textOnly } from './composing.rules.ts';
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
 * Skips a delivery with a reason, or claims it and sends it. An error becomes this delivery's outcome and never affects
 * another.
 */
export async function deliver(
  deps: DeliveryDeps,
  run: Run,
  due: DueDelivery,
  claim: Claim | undefined,
): Promise<DeliveryOutcome> {
  const { campaign, claims } = run;
  const { deliveryId } = due;
  const startedAt = deps.clock.now();
  const channel = channelOf[campaign.deliveryMethod];
  const attempt = Math.max(due.tries, claim?.attempt ?? 0) + 1;
  const base = { deliveryId, messageId: due.id, attempt, nextTryAt: null };
  let given = claim?.given ?? null;
  let tried: Awaited<ReturnType<typeof renderAndTry>>;
  try {
    const unsent = resultWithoutSending(run, due, { claim, attempt, startedAt });
    if (unsent !== null) return { ...base, given, ...unsent };
    run.budget.left -= 1;
    const chosen = chooseText(deps, run, due, claim);
    given = chosen.given;
    claims.claim({ deliveryId, attempt, startedAt, given });
    tried = await renderAndTry(deps, run, due, chosen);
  } catch (error) {
    deps.log('text_fault', { campaignId: campaign.id, messageId: due.id, error: describeError(error) });
    tried = notWritten(channel, deps.clock.now());
  }
  const { outcome, attempts } = tried;
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

type Unsent = Pick<DeliveryOutcome, 'status' | 'cause' | 'error' | 'channel' | 'attempts' | 'finishedAt'> &
  Partial<Pick<DeliveryOutcome, 'attempt' | 'nextTryAt'>>;

/**
 * The result of a delivery that is not sent now; null if it is. The rows of the table in docs/architecture.md, in order. A
 * claim without an outcome may have been sent before a crash.
 */
function resultWithoutSending(
  { campaign, budget }: Run,
  due: DueDelivery,
  { claim, attempt, startedAt }: { claim: Claim | undefined; attempt: number; startedAt: number },
): Unsent | null {
  const channel = channelOf[campaign.deliveryMethod];
  const mayBeSent = (status: 'sent' | 'failed', { attempt, startedAt }: Claim): Unsent => ({
    ...{ status, cause: null, error: outcomeUnknown, attempt, channel, finishedAt: startedAt },
    attempts: [notCalled(channel, 'unknown', outcomeUnknown, startedAt)],
  });
  const refused = (cause: SkipCause, error: string): Unsent => ({
    ...{ status: 'failed', cause, error, channel, finishedAt: startedAt },
    attempts: [notCalled(channel, 'refused', error, startedAt)],
  });
  const skipped = (cause: SkipCause, error: string): Unsent => ({
    ...{ status: 'skipped', cause, error, channel: null, finishedAt: startedAt },
    attempts: [notCalled(channel, 'skipped', error, startedAt)],
  });
  const heldAtCeiling = (): Unsent => ({
    ...atCeiling(due, budget.reason, startedAt),
    ...{ channel: null, attempts: [], finishedAt: startedAt },
    // An attempt before a crash still counts.
    ...(claim === undefined ? {} : { channel, attempt: claim.attempt }),
  });

  // The person's current time zone: they may have moved since the message was planned.
  const decision = decide(due, campaign, startedAt, minuteOfDayAt(startedAt, campaign.timeZone));
  const isSkipped = decision.kind === 'skip';
  if (claim !== undefined) {
    // If the person marked it done, they most likely got it.
    if (isSkipped && decision.cause === 'done') return mayBeSent('sent', claim);
    if (isSkipped || attempt > maxAttempts(due.reason)) return mayBeSent('failed', claim);
  }
  if (isSkipped)
    return due.reason === 'manual'
      ? refused(decision.cause, decision.error)
      : skipped(decision.cause, decision.error);
  return budget.left < 1 ? heldAtCeiling() : null;
}

type Chosen = ReturnType<typeof chooseText>;

/**
 * Decides the text once: the first attempt chooses, and later ones find it with the message or, after a crash, with the
 * claim. Only the person's own edits still change it.
 */
function chooseText(deps: DeliveryDeps, run: Run, due: DueDelivery, claim: Claim | undefined) {
  const { ownWordsJson, identifier: _, ...stored } = due;
  const claimed = claim?.given ?? null;
  const kept: FinalText | null = claimed !== null && due.edited ? { offer: claimed.offer } : claimed;
  const isDecided = due.tries > 0 || due.reason === 'snooze' || claim?.given !== undefined;
  const planned = withText({ ...stored, isDecided, ownWords: readRanges(ownWordsJson) }, kept);
  const composed = composeOrKeep(deps, run.compose, planned);
  const given = composed.given ?? kept;
  return { given, composed, message: withText(planned, given) };
}

const withText = <Message extends object>(message: Message, given: FinalText | null) => ({
  ...message,
  ...(given === null ? {} : { offer: given.offer }),
  ...given?.text,
});

async function renderAndTry(deps: DeliveryDeps, run: Run, due: DueDelivery, { composed, message }: Chosen) {
  const { campaign, isDropped } = run;
  const links = await linksOf(deps, message);
  const rendered = renderMessage(
    campaign,
    { ...composed, ...message, ownWords: [...(message.ownWords ?? [])] },
    links.open,
  );
  const isByHand = due.reason === 'manual';
  const order = isByHand ? [channelOf[campaign.deliveryMethod]] : channelsFor(campaign).channels;
  // Messages sent by hand offer no choices, and closing messages can't be answered.
  return tryChannels(
    deps,
    { order, isDropped },
    {
      ...{ identifier: due.identifier, contact: campaign, rendered },
      frame: emailFrame(campaign, message, composed.progress),
      links: isByHand ? links : { ...links, ...choiceLinks(links.open, message, campaign) },
      ...(isByHand || message.kind === 'closing' ? {} : { messageId: message.id }),
    },
  );
}

const readRanges = (json: string | null): readonly (readonly [number, number])[] | null => {
  if (json === null) return null;
  const ranges: unknown = JSON.parse(json);
  if (!Array.isArray(ranges)) throw new Error('Not a list of ranges');
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
    return { given: null, ...textOnly };
  }
}
