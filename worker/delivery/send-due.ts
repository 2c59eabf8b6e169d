import { localDateAt } from '../planning/local-time.ts';
import { describeError } from '../platform/runtime.ts';
import type { Claim, ObjectContext } from './campaign-schedules.ts';
import { type Composer, composerFor } from './composing.rules.ts';
import { deliver } from './deliver.ts';
import { type DueData, type DueDelivery, MAX_DUE, readDue, recordOutcomes } from './deliveries.repo.ts';
import type { Deps } from './deps.ts';
import { channelsFor, type DeliveryOutcome, mustClose, nextRun, type Verdict } from './send.rules.ts';
import { countUsage, giveBack, nothingReserved, type Reserved, reserve, utcDay } from './usage.service.ts';

/** The time of the next run (null for none), and the user's week to write now, if any. */
export type RunResult = { next: number | null; weekToWrite: { userId: number; week: number } | null };

const nothingLeft: RunResult = { next: null, weekToWrite: null };

/** In milliseconds. After this, the next run continues, so that it sees pauses, opt-outs and marks made meanwhile. */
const MAX_RUN_TIME = 10_000;

/** Sends everything due in one campaign, with one round trip to read and one to record. */
export async function sendDue(deps: Deps, object: ObjectContext, campaignId: number): Promise<RunResult> {
  const now = deps.clock.now();
  const claims = object.claims.all();
  const data = await readDue(deps.db, campaignId, now, { claimed: [...claims.keys()], day: utcDay(now) });
  if (data === null) {
    object.claims.remove([...claims.keys()]);
    return nothingLeft;
  }
  const { campaign, due } = data;
  const { earlier, ready, waiting } = sortDue(due, claims);

  const outcomes = [...earlier];
  let reserved = nothingReserved;
  let handled = 0;
  const remainingWork = () => ({
    isMoreDue: handled < ready.length || (due.length === MAX_DUE && outcomes.length > earlier.length),
    isSnoozeWaiting: waiting.length > 0,
    retries: [campaign.waitingUntil, ...outcomes.map(({ nextTryAt }) => nextTryAt)].filter(
      (at) => at !== null,
    ),
  });
  let closing: readonly D1PreparedStatement[] = [];
  try {
    reserved = await reserve(deps, data, ready.length);
    const deliverOne = prepareRun(deps, object, data, reserved, now);
    for (const delivery of ready) {
      // However long reading took, a run tries at least one delivery.
      const isOver = handled > 0 && deps.clock.now() - now >= MAX_RUN_TIME;
      if (object.isDeleted() || isOver) break;
      handled += 1;
      const { isFirst, outcome } = object.once(delivery, () =>
        deliverOne(delivery, claims.get(delivery.deliveryId)),
      );
      if (isFirst) outcomes.push(await outcome);
    }
    if (!object.isDeleted() && mustClose(campaign, remainingWork(), now))
      closing = await deps.lifecycle.close(deps, campaign);
  } catch (error) {
    // Record the outcomes so far.
    await record(deps, object, campaignId, outcomes, reserved);
    throw error;
  }
  const recorded = await record(deps, object, campaignId, outcomes, reserved, closing);
  if (object.isDeleted()) return nothingLeft;

  // Drop the claims of deliveries that are no longer scheduled.
  const earlierIds = new Set(earlier.map(({ deliveryId }) => deliveryId));
  object.claims.remove([...claims.keys()].filter((id) => !data.open.has(id) && !earlierIds.has(id)));
  const settled = outcomes.filter(
    ({ deliveryId, status }) => status !== 'scheduled' && recorded.includes(deliveryId),
  );
  const isSnoozeReady = waiting.some(({ id }) => settled.some(({ messageId }) => messageId === id));
  const isHeld = channelsFor(campaign).hold !== null;
  const week = isHeld ? null : deps.lifecycle.weekToWrite(campaign, campaign.upcomingWeek, now);
  return {
    next: nextRun(campaign, { ...remainingWork(), isSnoozeReady, isClosing: closing.length > 0 }, now),
    weekToWrite: week === null ? null : { userId: campaign.userId, week },
  };
}

/** Sends one delivery now, while the caller waits for the result. @returns null if it is gone or not due */
export async function sendOne(
  deps: Deps,
  object: ObjectContext,
  campaignId: number,
  deliveryId: number,
): Promise<Verdict | null> {
  const now = deps.clock.now();
  const claim = object.claims.all().get(deliveryId);
  const data = await readDue(deps.db, campaignId, now, { claimed: [], day: utcDay(now), limit: -1 });
  const delivery = data?.due.find((due) => due.deliveryId === deliveryId);
  if (data === null || delivery === undefined) return null;
  const earlier = claim?.outcome ?? null;
  if (earlier !== null) {
    await record(deps, object, campaignId, [earlier], nothingReserved);
    return earlier;
  }
  const reserved = await reserve(deps, data, 1);
  const deliverOne = prepareRun(deps, object, data, reserved, now);
  const outcomes: DeliveryOutcome[] = [];
  try {
    if (object.isDeleted()) return null;
    const { isFirst, outcome } = object.once(delivery, () => deliverOne(delivery, claim));
    const result = await outcome;
    if (isFirst) outcomes.push(result);
    // A run may go on for a minute before it records its outcomes and counts their usage.
    else await recordOutcomes(deps.db, [result], { closing: [], usageOf: () => [] }, () => undefined);
    return result;
  } finally {
    await record(deps, object, campaignId, outcomes, reserved);
  }
}

/** A snooze waits until the message's own delivery is sent and recorded. */
function sortDue(due: readonly DueDelivery[], claims: ReadonlyMap<number, Claim>) {
  const earlier = [...claims.values()].flatMap(({ outcome }) => outcome ?? []);
  const earlierIds = new Set(earlier.map(({ deliveryId }) => deliveryId));
  const open = due.filter(({ deliveryId }) => !earlierIds.has(deliveryId));
  const ownDue = new Set(due.filter(({ reason }) => reason !== 'snooze').map(({ id }) => id));
  const mustWait = ({ id, reason, ownStatus }: DueDelivery) =>
    reason === 'snooze' && (ownDue.has(id) || ownStatus === 'scheduled');
  return { earlier, ready: open.filter((delivery) => !mustWait(delivery)), waiting: open.filter(mustWait) };
}

function prepareRun(
  deps: Deps,
  { claims, isDeleted }: ObjectContext,
  { campaign, past, due, usedToday }: DueData,
  { budget }: Reserved,
  now: number,
) {
  const dueIds = new Set(due.filter(({ reason }) => reason !== 'snooze').map(({ id }) => id));
  const createComposer = () => {
    const today = localDateAt(now, campaign.timeZone);
    const wasOffered = past.some(({ offer, status }) => offer === 'every-other-day' && status === 'sent');
    const offeredEveryOtherDay = campaign.everyDayKept || wasOffered;
    return composerFor(
      { ...campaign, lastDate: campaign.lastDate ?? today, offeredEveryOtherDay },
      past.filter(({ id }) => !dueIds.has(id)),
      today,
    );
  };
  let composer: Composer | undefined;
  const compose: Composer = (message) => {
    composer ??= createComposer();
    return composer(message);
  };
  const run = { campaign, compose, claims, isDeleted, budget, usedToday };
  return async (delivery: DueDelivery, claim?: Claim): Promise<DeliveryOutcome> => {
    const outcome = await deliver(deps, run, delivery, claim);
    const { id: messageId, deliveryId, reason } = delivery;
    deps.log('send', {
      campaignId: campaign.id,
      messageId,
      deliveryId,
      reason,
      channel: outcome.channel,
      attempt: outcome.attempt,
      status: outcome.status,
      outcomes: outcome.attempts.map((attempt) => attempt.outcome).join(','),
      latenessMilliseconds: outcome.finishedAt - delivery.dueAt,
    });
    return outcome;
  };
}

/** Records outcomes, removes their claims, and returns the unused part of the reservation. */
async function record(
  deps: Deps,
  object: ObjectContext,
  campaignId: number,
  outcomes: readonly DeliveryOutcome[],
  reserved: Reserved,
  closing: readonly D1PreparedStatement[] = [],
): Promise<number[]> {
  const { db, log } = deps;
  const usageOf = (recorded: readonly DeliveryOutcome[]) => countUsage(deps, recorded, reserved);
  const onError = ({ deliveryId, messageId }: DeliveryOutcome, error: unknown) =>
    log('record_error', { campaignId, messageId, deliveryId, error: describeError(error) });
  try {
    const recorded = await recordOutcomes(db, outcomes, { closing, usageOf }, onError);
    object.claims.remove(recorded);
    return recorded;
  } catch (error) {
    // These outcomes will be counted when they are recorded.
    if (reserved.kind !== null)
      await giveBack(deps, reserved.kind, reserved.count).catch((reason) =>
        log('usage_error', { campaignId, error: describeError(reason) }),
      );
    throw error;
  }
}
