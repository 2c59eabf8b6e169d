import { type CampaignRow, selectCampaign, selectProfile } from '../db/client.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { MessageTime } from '../domain.ts';
import { type Caller, type Owner, readAs, readFor } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import {
  type MessageRow,
  saveSizeForUndo,
  selectElsewhere,
  selectPlanned,
} from '../messages/messages.repo.ts';
import { assertRunning } from '../messages/messages.service.ts';
import { selectRetired } from '../messages/planned-messages.repo.ts';
import { inFlightMargin } from '../planning/plan.ts';
import { diffPlan, type PlanDiff } from '../planning/plan-diff.ts';
import {
  type AppError,
  badInput,
  ChangedMeanwhile,
  changedMeanwhile,
  conflict,
  notFound,
} from '../platform/errors.ts';
import { readProgress, selectProgress } from '../progress/progress.repo.ts';
import {
  applyPatch,
  type CampaignPatch,
  type LoadedCampaign,
  renewedPlan,
  textsFor,
} from './campaign-patch.ts';
import {
  isPlanChanged,
  replacePlan,
  selectRegeneration,
  undoRegeneration,
  updateState,
} from './campaigns.repo.ts';
import { mayUndo } from './campaigns.rules.ts';
import { type CampaignView, campaignSchema } from './campaigns.schemas.ts';
import { inputOf, nothingYet, viewCampaign } from './campaigns.service.ts';

/**
 * Sent messages stay, and edited ones keep their text. With `since`, the patch only applies to that state of the
 * campaign.
 */
export async function updateCampaign(
  deps: MessageDeps,
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
  deps: MessageDeps,
  caller: Caller,
  id: number,
): Promise<{ rewritten: number }> {
  const { diff } = await retryWhenChanged(() => change(deps, caller, id, { textSeed: deps.ids.next() }));
  return { rewritten: diff.remove.length };
}

/** Restores the texts that regenerating replaced, except for messages that were sent, edited or marked done since. */
export async function undoRegenerating(
  deps: MessageDeps,
  caller: Caller,
  id: number,
): Promise<{ restored: number }> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], [before]] = await readAs(db, caller, now, [
    selectCampaign(db, caller.userId, id),
    selectRegeneration(db, caller.userId, id),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  const tooLate = conflict('The campaign has changed since then, so this can’t be undone');
  if (before === undefined || !mayUndo(campaign)) throw tooLate;
  const columns = { ...before, plannedAt: now, aiTries: 0, aiNextTryAt: null, undoVersion: null };
  const restored = await ifUnchanged(deps, campaign, tooLate, () =>
    undoRegeneration(db, campaign, columns, now + inFlightMargin),
  );
  await wakeSchedule(deps, id);
  return { restored };
}

/** Moves the messages to another time of day, validated like the form. */
export async function moveMessages(
  deps: MessageDeps,
  campaign: CampaignRow,
  { messageTime, customTime }: { messageTime: MessageTime | undefined; customTime: string | undefined },
  restoredMinute: number | null = null,
): Promise<void> {
  assertRunning(campaign);
  if (messageTime === undefined) throw badInput('Please choose a time');
  const checked = campaignSchema.safeParse({ ...inputOf(campaign), messageTime, customTime });
  if (!checked.success) throw badInput(checked.error.issues[0]?.message ?? 'Please choose a time');
  await updateCampaign(deps, campaign, campaign.id, { messageTime, customTime, restoredMinute });
}

/** Makes a campaign smaller through one of its messages, which stores the current size for undo. */
export async function makeSmaller(
  deps: MessageDeps,
  owner: Owner,
  { id, campaignId }: { id: number; campaignId: number },
): Promise<CampaignView> {
  await saveSizeForUndo(deps.db, id);
  return updateCampaign(deps, owner, campaignId, { size: 'small' });
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

/** Runs a transaction on a plan, and throws `changed` if the plan has changed since `campaign` was read. */
async function ifUnchanged<Result>(
  { db }: MessageDeps,
  campaign: CampaignRow,
  changed: AppError,
  transaction: () => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    throw (await isPlanChanged(db, campaign)) ? changed : error;
  }
}

type Diff = PlanDiff<MessageRow>;
type Saved = { saved: CampaignRow | undefined; diff: Diff };

const noDiff: Diff = { remove: [], move: [], insert: [], drop: [] };

async function change(
  deps: MessageDeps,
  owner: Owner,
  id: number,
  patch: CampaignPatch,
  since?: CampaignRow,
) {
  const { db, clock } = deps;
  const { userId } = owner;
  const now = clock.now();
  const [[campaign], [user], planned, [progress], retired, elsewhere] = await readFor(db, owner, now, [
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
  if (saved === undefined) throw notFound('Campaign');
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

async function save(
  deps: MessageDeps,
  loaded: LoadedCampaign,
  changed: CampaignRow,
  now: number,
): Promise<Saved> {
  const { db } = deps;
  const { campaign } = loaded;
  const names = (Object.keys(campaign) as Column[]).filter((name) => changed[name] !== campaign[name]);
  if (names.length === 0) return { saved: campaign, diff: noDiff };
  const columns: Partial<CampaignRow> = Object.fromEntries(names.map((name) => [name, changed[name]]));
  const isState = names.every((name) => stateColumns.has(name));
  const keepsMessages = names.every((name) => stateColumns.has(name) || deliveryColumns.has(name));
  const result = isState
    ? { saved: await updateState(db, campaign, columns), diff: noDiff }
    : await ifUnchanged(deps, campaign, changedMeanwhile(), async () =>
        keepsMessages
          ? { saved: await replacePlan(db, campaign, { columns, diff: noDiff }), diff: noDiff }
          : await savePlan(deps, loaded, changed, columns, now),
      );
  if (result.saved === undefined && (await isPlanChanged(db, campaign))) throw changedMeanwhile();
  if (result.saved !== undefined && (!keepsMessages || names.includes('active')))
    await wakeSchedule(deps, campaign.id);
  return result;
}

async function savePlan(
  deps: MessageDeps,
  loaded: LoadedCampaign,
  changed: CampaignRow,
  columns: Partial<CampaignRow>,
  now: number,
): Promise<Saved> {
  const { campaign, planned } = loaded;
  const diff = diffPlan(campaign, changed, planned, now);
  const isRenewed = Object.keys(columns).some((name) => name !== 'everyOtherDay');
  const canBeUndone = columns.textSeed !== undefined && diff.remove.length > 0;
  const saved = await replacePlan(deps.db, campaign, {
    columns: {
      ...columns,
      ...(isRenewed ? renewedPlan(deps, loaded, changed, diff, now) : {}),
      ...(canBeUndone ? { undoVersion: campaign.planVersion + 1 } : {}),
    },
    diff,
    canBeUndone,
    ...textsFor(loaded, changed, diff, now),
  });
  return { saved, diff };
}
