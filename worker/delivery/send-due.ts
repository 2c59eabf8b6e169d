import { localDateAt } from '../planning/local-time.ts';
import { describeError } from '../platform/runtime.ts';
import type { Claim, Delivered, ObjectContext } from './campaign-schedules.ts';
import { type Composer, composerFor } from './composing.rules.ts';
import { deliver } from './deliver.ts';
import { type DueDelivery, type Found, MAX_DUE, readDue, recordOutcomes } from './deliveries.repo.ts';
import type { DeliveryDeps } from './deps.ts';
import { channelsFor, type DeliveryOutcome, mustClose, nextRun } from './send.rules.ts';
import { countUsage, dayOf, giveBack, nothingReserved, type Reserved, reserve } from './usage.service.ts';

/** When to run next (null: never), and which week to write now, if any. */
export type RunResult = { next: number | null; weekToWrite: number | null };

const nothingToCome: RunResult = { next: null, weekToWrite: null };

/** The platform ends an alarm after 15 minutes. If providers keep timing out, the next run continues. */
const MAX_RUN_TIME = 5 * 60_000;

/** Sends what is due in one campaign: one round trip to read, one to record, however much is due. */
export async function sendDue(
  deps: DeliveryDeps,
  object: ObjectContext,
  campaignId: number,
): Promise<RunResult> {
  const now = deps.clock.now();
  const claims = object.claims.all();
  const found = await readDue(deps.db, campaignId, now, { claimed: [...claims.keys()], day: dayOf(now) });
  if (found === null) return nothingToCome;
  const { campaign, due } = found;
  const { earlier, ready, waiting } = sortDue(due, claims);

  const outcomes = [...earlier];
  let reserved = nothingReserved;
  let handled = 0;
  const whatIsLeft = () => ({
    isMoreDue: handled < ready.length || (due.length === MAX_DUE && outcomes.length > earlier.length),
    isSnoozeWaiting: waiting.length > 0,
    retries: [campaign.waitingUntil, ...outcomes.map(({ nextTryAt }) => nextTryAt)].filter(
      (at) => at !== null,
    ),
  });
  let closing: readonly D1PreparedStatement[] = [];
  try {
    reserved = await reserve(deps, found, ready.length);
    const deliverOne = prepareRun(deps, object, found, reserved, now);
    for (const one of ready) {
      if (object.isDropped() || deps.clock.now() - now >= MAX_RUN_TIME) break;
      handled += 1;
      const { isFirst, outcome } = object.once(one, () => deliverOne(one, claims.get(one.deliveryId)));
      if (isFirst) outcomes.push(await outcome);
    }
    if (!object.isDropped() && mustClose(campaign, whatIsLeft(), now))
      closing = await deps.lifecycle.close(deps, campaign);
  } catch (error) {
    // Whatever failed, the outcomes so far are recorded.
    await record(deps, object, campaignId, outcomes, reserved);
    throw error;
  }
  const recorded = await record(deps, object, campaignId, outcomes, reserved, closing);
  if (object.isDropped()) return nothingToCome;

  // Claims on deliveries that are settled otherwise, or deleted. One that was moved to a later time keeps its claim.
  const known = new Set(earlier.map(({ deliveryId }) => deliveryId));
  object.claims.remove([...claims.keys()].filter((id) => !found.open.has(id) && !known.has(id)));
  const settled = outcomes.filter(
    ({ deliveryId, status }) => status !== 'scheduled' && recorded.includes(deliveryId),
  );
  const isSnoozeReady = waiting.some(({ id }) => settled.some(({ messageId }) => messageId === id));
  const isHeld = channelsFor(campaign).hold !== null;
  return {
    next: nextRun(campaign, { ...whatIsLeft(), isSnoozeReady, isClosing: closing.length > 0 }, now),
    weekToWrite: isHeld
      ? null
      : deps.lifecycle.weekToWrite(campaign, campaign.upcomingWeek ?? undefined, now),
  };
}

/** Sends one delivery now, while the caller waits for the result. @returns null if it is gone or not due */
export async function sendOne(
  deps: DeliveryDeps,
  object: ObjectContext,
  campaignId: number,
  deliveryId: number,
): Promise<Delivered | null> {
  const now = deps.clock.now();
  const claim = object.claims.all().get(deliveryId);
  const found = await readDue(deps.db, campaignId, now, { claimed: [], day: dayOf(now) });
  const one = found?.due.find((due) => due.deliveryId === deliveryId);
  if (found === null || one === undefined) return null;
  const earlier = claim?.outcome ?? null;
  if (earlier !== null) {
    await record(deps, object, campaignId, [earlier], nothingReserved);
    return resultOf(earlier);
  }
  const reserved = await reserve(deps, found, 1);
  const deliverOne = prepareRun(deps, object, found, reserved, now);
  const outcomes: DeliveryOutcome[] = [];
  try {
    if (object.isDropped()) return null;
    const { isFirst, outcome } = object.once(one, () => deliverOne(one, claim));
    const result = await outcome;
    if (isFirst) outcomes.push(result);
    return resultOf(result);
  } finally {
    await record(deps, object, campaignId, outcomes, reserved);
  }
}

const resultOf = ({ status, cause, error }: DeliveryOutcome): Delivered => ({ status, cause, error });

/**
 * What to do with the deliveries that are due: record the outcome that an earlier run could not record, send, or wait. A
 * snooze waits until the message's own delivery is sent and recorded.
 */
function sortDue(due: readonly DueDelivery[], claims: ReadonlyMap<number, Claim>) {
  const earlier = [...claims.values()].flatMap(({ outcome }) => outcome ?? []);
  const known = new Set(earlier.map(({ deliveryId }) => deliveryId));
  const open = due.filter(({ deliveryId }) => !known.has(deliveryId));
  const ownDue = new Set(due.filter(({ reason }) => reason !== 'snooze').map(({ id }) => id));
  const mustWait = ({ id, reason, ownStatus }: DueDelivery) =>
    reason === 'snooze' && (ownDue.has(id) || ownStatus === 'scheduled');
  return { earlier, ready: open.filter((one) => !mustWait(one)), waiting: open.filter(mustWait) };
}

/** @returns the function that sends one delivery after the other */
function prepareRun(
  deps: DeliveryDeps,
  { claims, isDropped }: ObjectContext,
  { campaign, past, due }: Found,
  { budget }: Reserved,
  now: number,
) {
  const leaving = new Set(due.filter(({ reason }) => reason !== 'snooze').map(({ id }) => id));
  const createComposer = () => {
    const today = localDateAt(now, campaign.timeZone);
    const wasOffered = past.some(({ offer, status }) => offer === 'every-other-day' && status === 'sent');
    const offeredEveryOtherDay = campaign.everyDayKept || wasOffered;
    return composerFor(
      { ...campaign, lastDate: campaign.lastDate ?? today, offeredEveryOtherDay },
      past.filter(({ id }) => !leaving.has(id)),
      today,
    );
  };
  let composer: Composer | undefined;
  const compose: Composer = (message) => {
    composer ??= createComposer();
    return composer(message);
  };
  const run = { campaign, compose, claims, isDropped, budget };
  return async (one: DueDelivery, claim?: Claim): Promise<DeliveryOutcome> => {
    const outcome = await deliver(deps, run, one, claim);
    deps.log('send', {
      ...{ campaignId: campaign.id, messageId: one.id, deliveryId: one.deliveryId, reason: one.reason },
      ...{ channel: outcome.channel, attempt: outcome.attempt, status: outcome.status },
      outcomes: outcome.attempts.map((attempt) => attempt.outcome).join(','),
      latenessMilliseconds: outcome.finishedAt - one.dueAt,
    });
    return outcome;
  };
}

/** Records outcomes and removes their claims. What was reserved and not used is given back. */
async function record(
  deps: DeliveryDeps,
  object: ObjectContext,
  campaignId: number,
  outcomes: readonly DeliveryOutcome[],
  reserved: Reserved,
  closing: readonly D1PreparedStatement[] = [],
): Promise<number[]> {
  const { db, log } = deps;
  const usageOf = (recorded: readonly DeliveryOutcome[]) => countUsage(deps, recorded, reserved);
  const onFault = ({ deliveryId, messageId }: DeliveryOutcome, error: unknown) =>
    log('record_fault', { campaignId, messageId, deliveryId, error: describeError(error) });
  try {
    const recorded = await recordOutcomes(db, outcomes, { closing, usageOf }, onFault);
    object.claims.remove(recorded);
    return recorded;
  } catch (error) {
    // Outcomes that aren't recorded are counted when they are.
    if (reserved.kind !== null)
      await giveBack(deps, reserved.kind, reserved.count).catch((fault) =>
        log('usage_fault', { campaignId, error: describeError(fault) }),
      );
    throw error;
  }
}
