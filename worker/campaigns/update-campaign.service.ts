import { and, eq, ne } from 'drizzle-orm';
import { type CampaignRow, type Db, ownsCampaign, selectCampaign, selectProfile } from '../db/client.ts';
import { campaigns, users } from '../db/schema.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { MINUTE } from '../domain.ts';
import { type Caller, type Owner, readAs } from '../http/session.ts';
import { placesOfAdded } from '../messages/added-messages.service.ts';
import { type MessageRow, selectElsewhere, selectPlanned } from '../messages/messages.repo.ts';
import { restoreTexts, selectRetired } from '../messages/planned-messages.repo.ts';
import { localDateAt } from '../planning/local-time.ts';
import { inFlightMargin } from '../planning/plan.ts';
import { daysKept, diffPlan, type PlanDiff } from '../planning/plan-diff.ts';
import {
  type AppError,
  ChangedMeanwhile,
  changedMeanwhile,
  conflict,
  isPlanChanged,
  notFound,
} from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { readProgress, selectProgress } from '../progress/progress.repo.ts';
import {
  applyPatch,
  type CampaignPatch,
  type LoadedCampaign,
  renewedPlan,
  textsFor,
} from './campaign-patch.ts';
import { replacePlan, setPlan } from './campaigns.repo.ts';
import type { CampaignView } from './campaigns.schemas.ts';
import { mayUndo, nothingYet, viewCampaign } from './campaigns.service.ts';

/**
 * Sent messages stay, and edited ones keep their text. With `since`, the patch only applies to that state of the
 * campaign.
 */
export async function updateCampaign(
  deps: Deps,
  owner: Owner,
  id: number,
  patch: CampaignPatch,
  since?: CampaignRow,
): Promise<CampaignView> {
  const attempt = () => change(deps, owner, id, patch, since);
  const { campaign, progress } = await (since === undefined ? retryWhenChanged(attempt) : attempt());
  return viewCampaign(campaign, progress, deps.clock.now());
}

/** Rewrites all unsent messages that the user neither edited nor marked. */
export async function regenerateMessages(
  deps: Deps,
  caller: Caller,
  id: number,
): Promise<{ rewritten: number }> {
  const { diff } = await retryWhenChanged(() => change(deps, caller, id, { textSeed: deps.ids.next() }));
  return { rewritten: diff.remove.length };
}

/** Restores the texts that regenerating replaced, except for messages that were sent, edited or marked done since. */
export async function undoRegenerating(
  deps: Deps,
  caller: Caller,
  id: number,
): Promise<{ restored: number }> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign]] = await readAs(deps, caller, [selectCampaign(db, caller.userId, id)]);
  if (campaign === undefined) throw notFound('Campaign');
  const tooLate = conflict('The campaign has changed since then, so this can’t be undone');
  if (!mayUndo(campaign)) throw tooLate;
  const before = { textSeed: campaign.undoSeed, writtenThroughWeek: campaign.undoWeek ?? 0 };
  const columns = { ...before, plannedAt: now, aiNextTryAt: null, undoVersion: null };
  const [, restored] = await ifUnchanged(tooLate, () =>
    db.batch([setPlan(db, campaign, columns), ...restoreTexts(db, id, now + inFlightMargin)]),
  );
  await wakeSchedule(deps, id);
  return { restored: restored.length };
}

/** An attempt fails only if another change succeeded, so this many concurrent changes all get through. */
const MAX_TRIES = 6;

export async function retryWhenChanged<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

/** Runs a transaction on a plan, and throws `changed` if the plan has changed since it was read. */
async function ifUnchanged<Result>(changed: AppError, transaction: () => Promise<Result>): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    throw isPlanChanged(error) ? changed : error;
  }
}

type Diff = PlanDiff<MessageRow>;

const noDiff: Diff = { remove: [], move: [], insert: [], drop: [] };

async function change(deps: Deps, owner: Owner, id: number, patch: CampaignPatch, since?: CampaignRow) {
  const { db, clock } = deps;
  const { userId } = owner;
  const now = clock.now();
  const [[campaign], [user], planned, [progress], retired, elsewhere] = await readAs(deps, owner, [
    selectCampaign(db, userId, id),
    selectProfile(db, userId),
    selectPlanned(db, userId, id),
    selectProgress(db, userId, id, now),
    selectRetired(db, userId, id),
    selectElsewhere(db, userId, id, now),
  ]);
  if (campaign === undefined || user === undefined) throw notFound('Campaign');
  if (since !== undefined && since.planVersion !== campaign.planVersion) throw changedMeanwhile();
  const loaded = { campaign, user, planned, retired, elsewhere };
  const { saved, diff } = await save(deps, loaded, applyPatch(deps, loaded, patch, now), now);
  return {
    campaign: saved,
    diff,
    progress: progress === undefined ? nothingYet : readProgress(progress.text),
  };
}

type Column = keyof CampaignRow;

/** State outside the plan, which can change while a plan is being built. No days or texts depend on it. */
const stateColumns: ReadonlySet<string> = new Set<Column>([
  'hue',
  'icon',
  'active',
  'pausedUntil',
  'everyDayKept',
  'finished',
  'onHold',
]);

/** Part of the plan, although no days or texts depend on these. A change of any other column renews the plan. */
const deliveryColumns: ReadonlySet<string> = new Set<Column>([
  'messageTime',
  'customTime',
  'deliveryMethod',
  'timezoneOffset',
  'lockScreenWords',
]);

async function save(deps: Deps, loaded: LoadedCampaign, changed: CampaignRow, now: number) {
  const { campaign } = loaded;
  const names = (Object.keys(campaign) as Column[]).filter((name) => changed[name] !== campaign[name]);
  if (names.length === 0) {
    // An earlier try may have saved this and been cut off before it woke the object.
    await wakeSchedule(deps, campaign.id);
    return { saved: campaign, diff: noDiff };
  }
  const columns: Partial<CampaignRow> = Object.fromEntries(names.map((name) => [name, changed[name]]));
  const isState = names.every((name) => stateColumns.has(name));
  const keepsMessages = names.every((name) => stateColumns.has(name) || deliveryColumns.has(name));
  const diff = keepsMessages ? noDiff : diffPlan(campaign, changed, loaded.planned, now);
  const saved = isState
    ? await updateState(deps, campaign, columns)
    : await ifUnchanged(changedMeanwhile(), () => savePlan(deps, loaded, changed, columns, diff, now));
  // It was completed, restarted or deleted meanwhile.
  if (saved === undefined) throw changedMeanwhile();
  if (!isState || names.includes('active')) await wakeSchedule(deps, campaign.id);
  return { saved, diff };
}

/** Updates a campaign without touching its plan, unless it was completed or restarted since it was read. */
async function updateState(
  { db }: Deps,
  { userId, id, completed }: CampaignRow,
  change: Partial<CampaignRow>,
): Promise<CampaignRow | undefined> {
  const [updated] = await db
    .update(campaigns)
    .set(change)
    .where(and(ownsCampaign(userId, id), eq(campaigns.completed, completed)))
    .returning();
  return updated;
}

async function savePlan(
  deps: Deps,
  loaded: LoadedCampaign,
  changed: CampaignRow,
  columns: Partial<CampaignRow>,
  diff: Diff,
  now: number,
): Promise<CampaignRow | undefined> {
  const { campaign, planned } = loaded;
  const isRenewed = diff !== noDiff && Object.keys(columns).some((name) => name !== 'everyOtherDay');
  const canBeUndone = columns.textSeed !== undefined && diff.remove.length > 0;
  const { timeZone, deliveryMethod } = columns;
  return replacePlan(deps.db, campaign, {
    columns: {
      ...columns,
      ...(isRenewed ? renewedPlan(deps, loaded, changed, diff, now) : {}),
      ...(canBeUndone && {
        undoVersion: campaign.planVersion + 1,
        undoSeed: campaign.textSeed,
        undoWeek: campaign.writtenThroughWeek,
      }),
    },
    diff,
    canBeUndone,
    keptDays: timeZone === undefined ? [] : daysKept(planned, diff, localDateAt(now, timeZone)),
    added:
      timeZone === undefined && deliveryMethod === undefined ? [] : await placesOfAdded(deps, changed, now),
    rows: textsFor(loaded, changed, diff, now),
  });
}

/**
 * Accounts whose campaigns may not have moved to their time zone. ?1 changed before, ?2 limit. In random order, so that
 * those that keep failing don't keep the others from their turn.
 */
const moving = `SELECT id AS userId, timezone AS timeZone FROM users INDEXED BY users_moving
  WHERE moving_since <= ?1 ORDER BY random() LIMIT ?2`;

/** Unless the time zone has changed again. */
async function markMoved(db: Db, userId: number, timeZone: string): Promise<void> {
  await db
    .update(users)
    .set({ movingSince: null })
    .where(and(eq(users.id, userId), eq(users.timezone, timeZone)));
}

/**
 * Moves the unsent messages of all campaigns that aren't over to the user's new time zone, or to the one after it if that
 * changes again meanwhile. Safe to run again after a failure.
 */
export async function replanForZone(deps: Deps, owner: Owner, timeZone: string): Promise<void> {
  const { db } = deps;
  const [toMove] = await readAs(deps, owner, [
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.userId, owner.userId),
          eq(campaigns.completed, false),
          ne(campaigns.timeZone, timeZone),
        ),
      ),
  ]);
  const failures: unknown[] = [];
  for (const { id } of toMove)
    await updateCampaign(deps, owner, id, { movesToUser: true }).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  await markMoved(db, owner.userId, timeZone);
}

/** The most accounts that one cron run moves; the next run continues. */
const MAX_MOVED = 20;
/** A change of the settings takes less time than this. */
const MOVING_TIME = MINUTE;

/** Moves the campaigns of accounts whose change of the time zone was cut off. */
export async function healTimeZones(deps: Deps): Promise<void> {
  const accounts = await deps.db.$client
    .prepare(moving)
    .bind(deps.clock.now() - MOVING_TIME, MAX_MOVED)
    .all<{ userId: number; timeZone: string }>();
  for (const { userId, timeZone } of accounts.results) {
    try {
      await replanForZone(deps, { userId }, timeZone);
      deps.log('heal_time_zone', { userId });
    } catch (error) {
      deps.log('heal_error', { userId, error: describeError(error) });
    }
  }
}
