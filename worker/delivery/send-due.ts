import { channelOf, channels, type UsageKind } from '../channels.ts';
import { localDateAt } from '../planning/local-time.ts';
import { describeError } from '../platform/runtime.ts';
import type { Claim, Delivered, ObjectContext } from './campaign-schedules.ts';
import { composerFor } from './composing.rules.ts';
import { deliver } from './deliver.ts';
import { type DueDelivery, MAX_DUE, readDue, recordOutcomes } from './deliveries.repo.ts';
import type { DeliveryDeps } from './deps.ts';
import { channelsFor, type DeliveryOutcome } from './send.rules.ts';
import { ceilingReasons, dayOf, isNearCeiling, takeFromDay, usageStatement } from './usage.service.ts';

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

  // Outcomes that an earlier run could not record are recorded now.
  const earlier = [...claims.values()].flatMap(({ outcome }) => outcome ?? []);
  const known = new Set(earlier.map(({ deliveryId }) => deliveryId));
  const open = due.filter(({ deliveryId }) => !known.has(deliveryId));
  // A snooze waits until the message's own delivery is sent and recorded.
  const openMessages = new Set(due.filter(({ reason }) => reason !== 'snooze').map(({ id }) => id));
  const mustWait = ({ id, reason, ownStatus }: DueDelivery) =>
    reason === 'snooze' && (openMessages.has(id) || ownStatus === 'scheduled');

  const { deliverOne, reserved } = await prepareRun(deps, object, found, now);
  const outcomes: DeliveryOutcome[] = [];
  let handled = 0;
  for (const one of open) {
    if (deps.clock.now() - now >= MAX_RUN_TIME) break;
    handled += 1;
    if (mustWait(one)) continue;
    const { isFirst, outcome } = object.once(one.deliveryId, () =>
      deliverOne(one, claims.get(one.deliveryId)),
    );
    if (isFirst) outcomes.push(await outcome);
    if (object.isDropped()) return nothingToCome;
  }

  const isMoreDue = handled < open.length || (due.length === MAX_DUE && outcomes.length > 0);
  const all = [...earlier, ...outcomes];
  const retries = [campaign.waitingUntil, ...all.map(({ nextTryAt }) => nextTryAt)].filter(
    (at) => at !== null,
  );
  // Once a campaign is over, only its closing message is sent, after all other deliveries.
  const isOpen = isMoreDue || retries.length > 0 || open.some(mustWait);
  const isOver = !campaign.completed && campaign.endsAt <= now && !isOpen;
  const closing = isOver ? await deps.lifecycle.close(deps, campaign) : [];
  const recorded = await record(deps, campaignId, all, { closing, reserved });
  // Claims on deliveries that are settled otherwise, or deleted. One that was moved to a later time keeps its claim.
  const gone = [...claims.keys()].filter((id) => !found.open.has(id) && !known.has(id));
  object.claims.settle([...recorded, ...gone]);

  const settled = new Set(
    all
      .filter(({ deliveryId, status }) => status !== 'scheduled' && recorded.includes(deliveryId))
      .map(({ messageId }) => messageId),
  );
  const canContinue = isMoreDue || open.some((one) => mustWait(one) && settled.has(one.id));
  const next = [
    ...retries,
    ...(campaign.upcomingAt === null ? [] : [campaign.upcomingAt]),
    ...(canContinue ? [now] : []),
    ...(closing.length > 0 ? [now] : campaign.completed || isOpen ? [] : [campaign.endsAt]),
    ...(campaign.active && (campaign.aiNextTryAt ?? 0) > now ? [campaign.aiNextTryAt ?? now] : []),
  ];
  return {
    next: next.length === 0 ? null : Math.min(...next),
    weekToWrite:
      channelsFor(campaign).hold !== null
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
  const found = await readDue(deps.db, campaignId, now, { claimed: [], day: dayOf(now) });
  const one = found?.due.find((due) => due.deliveryId === deliveryId);
  if (found === null || one === undefined) return null;
  const { deliverOne, reserved } = await prepareRun(deps, object, found, now);
  const { isFirst, outcome } = object.once(deliveryId, () => deliverOne(one));
  const result = await outcome;
  if (isFirst) {
    const recorded = await record(deps, campaignId, [result], { closing: [], reserved });
    object.claims.settle(recorded);
  }
  const { status, cause, error } = result;
  return { status, cause, error };
}

/** What was counted for the day's ceiling before sending. */
type Reserved = { kind: UsageKind | null; count: number };

async function prepareRun(
  deps: DeliveryDeps,
  { claims, isDropped }: ObjectContext,
  { campaign, past, due, usedToday }: NonNullable<Awaited<ReturnType<typeof readDue>>>,
  now: number,
) {
  const kind = channels[channelOf[campaign.deliveryMethod]].usage;
  const mustReserve = kind !== null && isNearCeiling(deps.settings, kind, usedToday[kind] ?? 0);
  const count = mustReserve && due.length > 0 ? await takeFromDay(deps, kind, due.length) : 0;
  const budget = {
    left: mustReserve ? count : due.length,
    reason: kind === null ? '' : ceilingReasons[kind],
  };
  const today = localDateAt(now, campaign.timeZone);
  const leaving = new Set(due.filter(({ reason }) => reason !== 'snooze').map(({ id }) => id));
  const compose = composerFor(
    {
      ...campaign,
      lastDate: campaign.lastDate ?? today,
      offeredEveryOtherDay:
        campaign.everyDayKept ||
        past.some(({ offer, status }) => offer === 'every-other-day' && status === 'sent'),
    },
    past.filter(({ id }) => !leaving.has(id)),
    today,
  );
  const run = { campaign, compose, claims, isDropped, budget };
  const deliverOne = async (one: DueDelivery, claim?: Claim) => {
    const outcome = await deliver(deps, run, one, claim);
    deps.log('send', {
      ...{ campaignId: campaign.id, messageId: one.id, deliveryId: one.deliveryId, reason: one.reason },
      ...{ channel: outcome.channel, attempt: outcome.attempt, status: outcome.status },
      outcomes: outcome.attempts.map((attempt) => attempt.outcome).join(','),
      latenessMilliseconds: outcome.finishedAt - one.dueAt,
    });
    return outcome;
  };
  return { deliverOne, reserved: { kind, count } };
}

const wasSent = new Set(['accepted', 'retry']);

function record(
  deps: DeliveryDeps,
  campaignId: number,
  outcomes: readonly DeliveryOutcome[],
  { closing, reserved }: { closing: readonly D1PreparedStatement[]; reserved: Reserved },
): Promise<number[]> {
  const { db, log, clock } = deps;
  const attempts = outcomes.flatMap((one) => one.attempts).filter(({ outcome }) => wasSent.has(outcome));
  const usage = (['mails', 'texts'] as const).flatMap((kind) => {
    const used = attempts.filter(({ channel }) => channels[channel].usage === kind).length;
    const more = used - (reserved.kind === kind ? reserved.count : 0);
    return more === 0 ? [] : [usageStatement(db, dayOf(clock.now()), kind, more)];
  });
  return recordOutcomes(db, outcomes, { closing, usage }, ({ deliveryId, messageId }, error) =>
    log('record_fault', { campaignId, messageId, deliveryId, error: describeError(error) }),
  );
}
