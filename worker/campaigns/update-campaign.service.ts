import { type CampaignRow, type PersonRow, selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { MessageTime } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { freshlyPlanned } from '../messages/coming-week.service.ts';
import { keepSizeFrom, type MessageRow, selectPlanned } from '../messages/messages.repo.ts';
import { textPreferencesOf } from '../messages/ratings.rules.ts';
import { type RetiredText, selectRetired } from '../messages/retired-texts.repo.ts';
import { writePlannedMessages } from '../messages/writing.service.ts';
import { endsAt, inFlightMargin } from '../planning/plan.ts';
import { diffPlan, lastDayAfter, type PlanDiff } from '../planning/plan-diff.ts';
import { AppError, badInput, changedMeanwhile, conflict, notFound } from '../platform/errors.ts';
import { readProgress, selectProgress } from '../progress/progress.repo.ts';
import { habitOf, textKey } from '../writer/writer.ts';
import { applyPatch, assertRunning, type CampaignPatch } from './campaign-patch.ts';
import {
  isPlanChanged,
  replacePlan,
  selectCampaigns,
  selectRegeneration,
  undoRegeneration,
  updatePlan,
  updateState,
} from './campaigns.repo.ts';
import { mayUndo } from './campaigns.rules.ts';
import { type CampaignView, campaignSchema } from './campaigns.schemas.ts';
import { inputOf, nothingYet, viewCampaign } from './campaigns.service.ts';
import type { CampaignDeps } from './deps.ts';

/** Whose campaign it is: shown by a session, or by a link or an address that we signed. */
export type Owner = Claim | { userId: number };

/**
 * Changes a campaign. What was sent stays, what a person wrote keeps its words; where days or texts follow from the
 * change, the rest is planned and written anew. A patch that changes nothing is harmless.
 * @throws notFound, for another person's campaign too
 * @throws badInput when the campaign cannot be so
 * @param since the reading that the patch was decided from, where it is only good for that one
 * @throws changedMeanwhile when other calls were faster each time, or the plan was changed since that reading
 */
export async function updateCampaign(
  deps: CampaignDeps,
  owner: Owner,
  id: number,
  patch: CampaignPatch,
  since?: CampaignRow,
): Promise<CampaignView> {
  const attempt = () => change(deps, owner, id, patch, since);
  const { campaign, progress } = await (since === undefined ? retryWhenChanged(attempt) : attempt());
  return viewCampaign(campaign, progress, deps.clock.now());
}

/** Writes every message anew that is unsent and that the person neither wrote nor marked. */
export async function regenerateMessages(
  deps: CampaignDeps,
  claim: Claim,
  id: number,
): Promise<{ rewritten: number }> {
  const { diff } = await retryWhenChanged(() => change(deps, claim, id, { textSeed: deps.ids.next() }));
  return { rewritten: diff.remove.length };
}

/**
 * Puts back the texts that regenerating replaced, but for messages that were sent, written or marked since.
 * @throws conflict once the plan was changed otherwise
 */
export async function undoRegenerating(
  deps: CampaignDeps,
  claim: Claim,
  id: number,
): Promise<{ restored: number }> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], [before]] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, id),
    selectRegeneration(db, claim.userId, id),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  const gone = conflict('The campaign has changed since then, so this can’t be undone');
  if (before === undefined || !mayUndo(campaign)) throw gone;
  try {
    const columns = { ...before, plannedAt: now, aiTries: 0, aiNextTryAt: null, undoVersion: null };
    const restored = await undoRegeneration(db, campaign, columns, now + inFlightMargin);
    await wakeSchedule(deps, id);
    return { restored };
  } catch (error) {
    throw (await isPlanChanged(db, campaign)) ? gone : error;
  }
}

/**
 * Moves the messages to another time of day, by the rules of the form.
 * @param knownMinute the minute that they had in that window before, if so
 */
export async function moveMessages(
  deps: CampaignDeps,
  campaign: CampaignRow,
  { messageTime, customTime }: { messageTime: MessageTime | undefined; customTime: string | undefined },
  knownMinute: number | null = null,
): Promise<void> {
  assertRunning(campaign);
  if (messageTime === undefined) throw badInput('Please choose a time');
  const checked = campaignSchema.safeParse({ ...inputOf(campaign), messageTime, customTime });
  if (!checked.success) throw badInput(checked.error.issues[0]?.message ?? 'Please choose a time');
  await updateCampaign(deps, campaign, campaign.id, { messageTime, customTime, knownMinute });
}

/** Makes a campaign smaller from one of its messages. What was before is kept first: should the rest fail, nothing is lost. */
export async function makeSmaller(
  deps: CampaignDeps,
  owner: Owner,
  { id, campaignId }: { id: number; campaignId: number },
): Promise<CampaignView> {
  await keepSizeFrom(deps.db, id);
  return updateCampaign(deps, owner, campaignId, { size: 'small' });
}

/**
 * What is unsent of the person's running campaigns moves to the local minutes of the zone that they live in now. Those
 * that are there already stay as they are: where it failed in the middle, doing it again finishes it.
 */
export async function replanForZone(deps: CampaignDeps, claim: Claim, timeZone: string): Promise<void> {
  const [campaigns] = await readAs(deps.db, claim, deps.clock.now(), [
    selectCampaigns(deps.db, claim.userId),
  ]);
  for (const campaign of campaigns) {
    if (!campaign.completed && campaign.timeZone !== timeZone)
      await updateCampaign(deps, claim, campaign.id, { timeZone });
  }
}

/** A try fails only if another change succeeded, so this many simultaneous changes all get through. */
const MAX_TRIES = 6;
const { code: changedCode } = changedMeanwhile();

/**
 * Does something that changes a plan. Where another call changed it first, it is done again, from what is read then.
 * @throws changedMeanwhile when another call was faster each time
 */
export async function retryWhenChanged<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof AppError) || error.code !== changedCode) throw error;
    }
  }
}

type Known = {
  campaign: CampaignRow;
  person: PersonRow;
  planned: readonly MessageRow[];
  retired: readonly RetiredText[];
};
type Diff = PlanDiff<MessageRow>;

const noDiff: Diff = { remove: [], move: [], insert: [], drop: [] };

async function change(
  deps: CampaignDeps,
  owner: Owner,
  id: number,
  patch: CampaignPatch,
  since?: CampaignRow,
) {
  const { db, clock } = deps;
  const { userId } = owner;
  const now = clock.now();
  const queries = [
    selectCampaign(db, userId, id),
    selectPerson(db, userId),
    selectPlanned(db, userId, id),
    selectProgress(db, userId, id, now),
    selectRetired(db, userId, id),
  ] as const;
  const [[campaign], [person], planned, [gone], retired] =
    'sessionId' in owner ? await readAs(db, owner, now, queries) : await db.batch(queries);
  if (campaign === undefined || person === undefined) throw notFound('Campaign');
  if (since !== undefined && since.planVersion !== campaign.planVersion) throw changedMeanwhile();
  const known = { campaign, person, planned, retired };
  const changed = applyPatch(deps, known, patch, now);
  const { kept, diff } = await keep(deps, known, changed, now);
  return { campaign: kept, diff, progress: gone === undefined ? nothingYet : readProgress(gone.text) };
}

type Column = keyof CampaignRow;

/** State outside the plan: no days or texts depend on these, and they can change while a plan is being built. */
const stateColumns: ReadonlySet<string> = new Set<Column>([
  'hue',
  'icon',
  'active',
  'pausedUntil',
  'everyDayKept',
  'finished',
  'onHold',
  'styleOffersOff',
]);

/** Part of the plan, but no day and no text follows from these. All other columns have the plan made anew. */
const deliveryColumns: ReadonlySet<string> = new Set<Column>([
  'messageTime',
  'customTime',
  'deliveryMethod',
  'timezoneOffset',
  'lockScreenWords',
]);

/** Writes what has changed, and wakes the schedule where something comes otherwise now. */
async function keep(deps: CampaignDeps, known: Known, changed: CampaignRow, now: number) {
  const { campaign } = known;
  const names = (Object.keys(campaign) as Column[]).filter((name) => changed[name] !== campaign[name]);
  if (names.length === 0) return { kept: campaign, diff: noDiff };
  const { kept, diff } = await write(deps, known, changed, names, now);
  if (kept === undefined) throw notFound('Campaign');
  const isScheduleKept = names.every(
    (name) => name !== 'active' && (stateColumns.has(name) || deliveryColumns.has(name)),
  );
  if (!isScheduleKept) await wakeSchedule(deps, campaign.id);
  return { kept, diff };
}

/** @throws changedMeanwhile when the plan was changed since it was read */
async function write(
  deps: CampaignDeps,
  known: Known,
  changed: CampaignRow,
  names: readonly Column[],
  now: number,
): Promise<{ kept: CampaignRow | undefined; diff: Diff }> {
  const { db } = deps;
  const { campaign, planned } = known;
  const columns: Partial<CampaignRow> = Object.fromEntries(names.map((name) => [name, changed[name]]));
  if (names.every((name) => stateColumns.has(name)))
    return { kept: await updateState(db, campaign, columns), diff: noDiff };
  try {
    if (names.every((name) => stateColumns.has(name) || deliveryColumns.has(name)))
      return { kept: await updatePlan(db, campaign, columns), diff: noDiff };
    const diff = diffPlan(campaign, changed, planned, now);
    const isRenewed = names.some((name) => name !== 'everyOtherDay');
    const canBeUndone = names.includes('textSeed') && diff.remove.length > 0;
    const kept = await replacePlan(db, campaign, {
      columns: {
        ...columns,
        ...(isRenewed ? freshPlan(deps, known, changed, diff, now) : {}),
        ...(canBeUndone ? { undoVersion: campaign.planVersion + 1 } : {}),
      },
      diff,
      canBeUndone,
      ...textsFor(known, changed, diff, now),
    });
    return { kept, diff };
  } catch (error) {
    throw (await isPlanChanged(db, campaign)) ? changedMeanwhile() : error;
  }
}

/** What is known of a plan that was just made. A campaign that was over goes on where something is to come again. */
function freshPlan(
  { aiWriter }: CampaignDeps,
  { planned }: Known,
  changed: CampaignRow,
  diff: Diff,
  now: number,
): Partial<CampaignRow> {
  const isReopened = changed.completed && diff.insert.length + diff.move.length > 0;
  return {
    plannedAt: now,
    ...freshlyPlanned(diff.insert, aiWriter !== null),
    endsAt: endsAt({ ...changed, lastPlannedDate: lastDayAfter(planned, diff) ?? changed.startDate }),
    ...(isReopened ? { active: true, completed: false, finished: false } : {}),
  };
}

/** How many of the latest texts a new one is not to repeat. */
const REMEMBERED_TEXTS = 14;

/** The new texts, and the keys of those that the person wanted otherwise: they do not come back. */
function textsFor(
  { campaign, planned, retired }: Known,
  changed: CampaignRow,
  { remove, insert }: Diff,
  now: number,
) {
  const removed = new Set(remove);
  const staying = planned.filter((message) => !removed.has(message));
  const unwanted =
    campaign.textSeed === changed.textSeed
      ? []
      : remove.map(({ entry, content }) => entry ?? textKey(content));
  const { banned, replaced } = textPreferencesOf(planned, retired);
  const rows = writePlannedMessages({
    habit: habitOf(changed),
    slots: insert,
    before: staying.slice(-REMEMBERED_TEXTS).map(({ content }) => content),
    banned: new Set([...banned, ...staying.flatMap(({ entry }) => entry ?? [])]),
    unwanted: new Set([...replaced, ...unwanted]),
    timeZone: changed.timeZone,
    now,
  });
  return { rows, unwanted };
}
