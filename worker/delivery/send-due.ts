import { channelOf, channels } from '../channels.ts';
import { localDateAt } from '../planning/local-time.ts';
import { describeError } from '../platform/runtime.ts';
import type { Delivered } from './campaign-schedules.ts';
import type { Claims } from './claims.ts';
import { composerFor } from './composing.rules.ts';
import { deliver } from './deliver.ts';
import type { DeliveryDeps } from './deps.ts';
import { type DueDelivery, MAX_DUE, readDue } from './due.repo.ts';
import { recordOutcomes } from './outcomes.repo.ts';
import { channelsFor, type DeliveryOutcome } from './send.rules.ts';
import { usageStatement } from './usage.repo.ts';
import { ceilingOf, ceilingReasons, dayOf, logCeiling, nearCeiling } from './usage.service.ts';

/** What comes next: when to come back, null when nothing will ever be due again; the week to be written now, if one is. */
export type RunResult = { next: number | null; weekToWrite: number | null };

const nothingToCome: RunResult = { next: null, weekToWrite: null };

/** An alarm is ended from outside after 15 minutes. Where providers are silent one after the other, the next goes on. */
const MAX_RUN_TIME = 5 * 60_000;

/** What an object holds, besides its storage. */
export type ObjectContext = {
  claims: Claims;
  /** Whether the campaign was deleted meanwhile: nothing more of it leaves then. */
  isDropped: () => boolean;
  /** Runs it, unless the same delivery is under way: two calls may want the same one at once. */
  once: (
    deliveryId: number,
    run: () => Promise<DeliveryOutcome>,
  ) => { isFirst: boolean; outcome: Promise<DeliveryOutcome> };
};

/** Sends what is due of one campaign. Two round trips to the database, whatever is sent. */
export async function sendDue(
  deps: DeliveryDeps,
  holder: ObjectContext,
  campaignId: number,
): Promise<RunResult> {
  const now = deps.clock.now();
  const claims = await holder.claims.all();
  const found = await readDue(deps.db, campaignId, now, { claimed: [...claims.keys()], ...dayAt(deps, now) });
  if (found === null) return nothingToCome;
  const { due } = found;
  const { campaign, deliverOne, reserved } = runOf(deps, holder, found, now);

  // What was sent and not recorded by an earlier run is recorded now.
  const earlier = [...claims.values()].flatMap(({ outcome }) => outcome ?? []);
  const known = new Set(earlier.map(({ deliveryId }) => deliveryId));
  const outcomes: DeliveryOutcome[] = [];
  // One delivery of a message at a time: a snooze waits for the message itself, and for its record.
  const openMessages = new Set(due.filter(({ reason }) => reason !== 'snooze').map(({ id }) => id));
  const isHeldUp = ({ id, reason, ownStatus }: DueDelivery) =>
    reason === 'snooze' && (openMessages.has(id) || ownStatus === 'scheduled');
  const open = due.filter(({ deliveryId }) => !known.has(deliveryId));
  let handled = 0;
  for (const one of open) {
    if (deps.clock.now() - now >= MAX_RUN_TIME) break;
    handled += 1;
    if (isHeldUp(one)) continue;
    const { isFirst, outcome } = holder.once(one.deliveryId, () =>
      deliverOne(one, claims.get(one.deliveryId)),
    );
    if (isFirst) outcomes.push(await outcome);
    if (holder.isDropped()) return nothingToCome;
  }

  const isMoreDue = handled < open.length || (due.length === MAX_DUE && outcomes.length > 0);
  const all = [...earlier, ...outcomes];
  const tryAgain = [campaign.waitingUntil, ...all.map(({ nextTryAt }) => nextTryAt)].filter(
    (at) => at !== null,
  );
  // Once a campaign is over, only its closing message is sent; it waits for deliveries still in progress.
  const isOpen = isMoreDue || tryAgain.length > 0 || open.some(isHeldUp);
  const isOver = !campaign.completed && campaign.endsAt <= now && !isOpen;
  const closing = isOver ? await deps.lifecycle.close(deps, campaign) : [];
  const recorded = await record(deps, campaignId, all, { closing, reserved });
  // An attempt of something that was moved to a later time meanwhile goes on counting.
  const gone = [...claims.keys()].filter((id) => !found.open.has(id) && !known.has(id));
  await holder.claims.settle([...recorded, ...gone]);

  const settled = new Set(
    all
      .filter(({ deliveryId, status }) => status !== 'scheduled' && recorded.includes(deliveryId))
      .map(({ messageId }) => messageId),
  );
  const isFree = open.some((one) => isHeldUp(one) && settled.has(one.id));
  const next = [
    ...tryAgain,
    ...(campaign.upcomingAt === null ? [] : [campaign.upcomingAt]),
    ...(isMoreDue || isFree ? [now] : []),
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

/** Sends one delivery now, for somebody who waits for what comes of it. @returns null where it is gone or not due */
export async function sendOne(
  deps: DeliveryDeps,
  holder: ObjectContext,
  campaignId: number,
  deliveryId: number,
): Promise<Delivered | null> {
  const now = deps.clock.now();
  const found = await readDue(deps.db, campaignId, now, { claimed: [], ...dayAt(deps, now) });
  const one = found?.due.find((due) => due.deliveryId === deliveryId);
  if (found === null || one === undefined) return null;
  const { deliverOne, reserved } = runOf(deps, holder, found, now);
  const { isFirst, outcome } = holder.once(deliveryId, () => deliverOne(one));
  const result = await outcome;
  if (isFirst) {
    const recorded = await record(deps, campaignId, [result], { closing: [], reserved });
    await holder.claims.settle(recorded);
  }
  const { status, cause, error } = result;
  return { status, cause, error };
}

function runOf(
  deps: DeliveryDeps,
  { claims, isDropped }: ObjectContext,
  { campaign, past, due, usedWithDue }: NonNullable<Awaited<ReturnType<typeof readDue>>>,
  now: number,
) {
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
  const kind = channels[channelOf[campaign.deliveryMethod]].usage;
  const reserved = { kind, count: usedWithDue === null ? 0 : due.length };
  const budget = budgetFor(deps, kind, due.length, usedWithDue);
  const run = { campaign, compose, claims, isDropped, budget };
  const deliverOne = async (one: DueDelivery, claim?: Parameters<typeof deliver>[3]) => {
    const outcome = await deliver(deps, run, one, claim);
    deps.log('send', {
      ...{ campaignId: campaign.id, messageId: one.id, deliveryId: one.deliveryId, reason: one.reason },
      ...{ channel: outcome.channel, attempt: outcome.attempt, status: outcome.status },
      outcomes: outcome.attempts.map((attempt) => attempt.outcome).join(','),
      latenessMilliseconds: outcome.finishedAt - one.dueAt,
    });
    return outcome;
  };
  return { campaign, deliverOne, reserved };
}

const dayAt = ({ settings }: DeliveryDeps, now: number) => ({
  day: dayOf(now),
  nearMails: nearCeiling(settings, 'mails'),
  nearTexts: nearCeiling(settings, 'texts'),
});

/** @param usedWithDue what the day has used with all that is due here; null where no ceiling is near */
function budgetFor(
  deps: DeliveryDeps,
  kind: 'mails' | 'texts' | null,
  dueCount: number,
  usedWithDue: number | null,
) {
  if (kind === null) return { left: dueCount, reason: '' };
  const ceiling = ceilingOf(deps.settings, kind);
  const over = ceiling === 0 ? dueCount : (usedWithDue ?? 0) - ceiling;
  if (over > 0) logCeiling(deps, kind);
  return { left: over > 0 ? dueCount - over : dueCount, reason: ceilingReasons[kind] };
}

const wasSent = new Set(['accepted', 'retry']);

const record = (
  deps: DeliveryDeps,
  campaignId: number,
  outcomes: readonly DeliveryOutcome[],
  { closing, reserved }: { closing: readonly D1PreparedStatement[]; reserved: Reserved },
) => {
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
};

/** What was counted before it was sent. */
type Reserved = { kind: 'mails' | 'texts' | null; count: number };
