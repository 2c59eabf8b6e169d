import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { bound, type CampaignRow, type Db, type ProfileRow, selectProfile } from '../db/client.ts';
import { campaigns } from '../db/schema.ts';
import { forgetSchedule, wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { CAMPAIGN_WEEKS } from '../domain.ts';
import { nearestAllowedTime } from '../messages/added-messages.service.ts';
import { insertClosingMessage } from '../messages/messages.repo.ts';
import { nextMonday } from '../planning/calendar-date.ts';
import { dayEnd, localDateAt, zoneFor } from '../planning/local-time.ts';
import { inFlightMargin } from '../planning/plan.ts';
import { badInput, signedOut } from '../platform/errors.ts';
import { readProgress, selectProgress } from '../progress/progress.repo.ts';
import { writeClosing } from '../writer/built-in.ts';
import { numberValue } from '../writer/fill.ts';
import { habitOf, textColumns } from '../writer/writer.ts';
import type { RepeatInput, RepeatStart } from './campaigns.schemas.ts';
import { inputOf } from './campaigns.service.ts';
import { startCampaign } from './creation.service.ts';

type EndingCampaign = Pick<
  CampaignRow,
  'id' | 'userId' | 'startDate' | 'timeZone' | 'active' | 'kind' | 'deliveryMethod'
> &
  Omit<Parameters<typeof habitOf>[0], 'kind'>;

/**
 * Completes a campaign and adds a closing message, in a batch that fails if the user has restarted it. Running it twice
 * changes nothing.
 */
export async function closeCampaign(deps: Pick<Deps, 'db' | 'clock'>, campaign: EndingCampaign) {
  const now = deps.clock.now();
  // Counts as a change of the plan. If the user has restarted it, the version becomes NULL, which its column rejects.
  const planVersion = sql`CASE WHEN ${campaigns.endsAt} <= ${now} THEN ${campaigns.planVersion} + 1 END`;
  const complete = deps.db
    .update(campaigns)
    .set({ active: false, completed: true, planVersion })
    .where(and(eq(campaigns.id, campaign.id), eq(campaigns.completed, false)));
  const { kind } = campaign;
  if (!campaign.active || kind === 'danger') return [bound(deps.db, complete)];
  const [progress] = await selectProgress(deps.db, campaign.userId, campaign.id, now);
  const { counts } = readProgress(progress?.text ?? null);
  const text = writeClosing(habitOf({ ...campaign, kind }), {
    done: numberValue(counts.done),
    due: numberValue(counts.due),
  });
  // A campaign ends at its send time, so only after an outage is it night.
  const scheduledFor = nearestAllowedTime(now, campaign.deliveryMethod, campaign.timeZone, now);
  const localDate = localDateAt(scheduledFor, campaign.timeZone);
  return [
    ...insertClosingMessage(deps.db, {
      campaignId: campaign.id,
      kind: 'closing',
      ...textColumns(text),
      notes: 'Campaign completed',
      writer: 'built-in',
      week: CAMPAIGN_WEEKS,
      slotKind: 'plain',
      localDate,
      dayEndsAt: dayEnd(localDate, campaign.timeZone),
      timeZone: campaign.timeZone,
      scheduledFor,
      createdAt: now,
    }),
    complete,
  ].map((statement) => bound(deps.db, statement));
}

/** Medication reminders can be renewed before they end, so that there is no gap. */
export const mayRenewEarly = ({
  kind,
  active,
  completed,
}: Pick<CampaignRow, 'kind' | 'active' | 'completed'>) => kind === 'dose' && active && !completed;

/** The start date of a repeated campaign, in the user's current time zone. */
export function repeatStartDate(
  { clock }: Deps,
  user: Pick<ProfileRow, 'timezone'>,
  campaign: CampaignRow,
  start: RepeatStart,
): string {
  const timeZone = zoneFor(user.timezone, campaign.timezoneOffset);
  const today = localDateAt(clock.now(), timeZone);
  if (campaign.kind === 'dose' && !campaign.completed) return localDateAt(campaign.endsAt, timeZone);
  return start === 'today' ? today : nextMonday(today);
}

/**
 * Starts a completed campaign again, with `levelUp` with the next step as its action. A second call finds the first
 * one's.
 */
export async function repeatCampaign(
  deps: Deps,
  campaign: CampaignRow,
  { levelUp, start, action }: RepeatInput,
): Promise<{ campaign: CampaignRow; isNew: boolean }> {
  if (!campaign.completed && !mayRenewEarly(campaign)) throw badInput('This campaign isn’t over yet');
  const findExisting = async () => {
    const repeat = await findRepeat(deps.db, campaign.userId, campaign.id, deps.clock.now());
    // The call that created it may have been cut off before it woke the object.
    if (repeat !== null) await wakeSchedule(deps, repeat.campaign.id);
    return repeat && { campaign: repeat.campaign, isNew: false };
  };
  const existing = await findExisting();
  if (existing !== null) return existing;
  const [[user]] = await deps.db.batch([selectProfile(deps.db, campaign.userId)]);
  if (user === undefined) throw signedOut();
  try {
    const startDate = repeatStartDate(deps, user, campaign, start);
    const created = await startCampaign(
      deps,
      user,
      { ...inputOf(campaign), startDate, ...(levelUp ? nextStepOf(campaign, action) : {}) },
      {
        repeatOf: campaign.id,
        size: campaign.size,
        sendMinute: campaign.sendMinute,
      },
    );
    return { campaign: created, isNew: true };
  } catch (error) {
    // A concurrent call created it first.
    const repeat = await findExisting();
    if (repeat !== null) return repeat;
    throw error;
  }
}

/** The next step becomes the action. The old action becomes the small version if there was none. Empty changes nothing. */
function nextStepOf(campaign: CampaignRow, action: string | undefined) {
  const next = action ?? campaign.planNext;
  if (!next) return {};
  return {
    planAction: next,
    planSmallest: campaign.planSmallest ?? campaign.planAction,
    planNext: null,
  };
}

export async function undoRepeat(deps: Deps, campaign: CampaignRow): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const deleted = await deleteRepeat(db, campaign.userId, campaign.id, now);
  if (deleted !== null) return forgetSchedule(deps, deleted);
  if ((await findRepeat(db, campaign.userId, campaign.id, now)) !== null)
    throw badInput('It has already started. You can change it in the app');
}

const isRepeat = (userId: number, id: number) =>
  and(eq(campaigns.repeatOf, id), eq(campaigns.userId, userId));

const hasBegun = (now: number) =>
  sql<number>`EXISTS (SELECT 1 FROM progress p WHERE p.campaign_id = campaigns.id AND (p.status = 'sent' OR p.edited
    OR p.mark IS 'done' OR (p.status = 'scheduled' AND p.due_at <= ${now + inFlightMargin})))`;

export async function findRepeat(
  db: Db,
  userId: number,
  id: number,
  now: number,
): Promise<{ campaign: CampaignRow; hasBegun: boolean } | null> {
  const [found] = await db
    .select({ ...getTableColumns(campaigns), begun: hasBegun(now) })
    .from(campaigns)
    .where(isRepeat(userId, id));
  if (found === undefined) return null;
  const { begun, ...campaign } = found;
  return { campaign, hasBegun: begun === 1 };
}

/** Deletes the campaign that repeats this one, unless it has begun. */
async function deleteRepeat(db: Db, userId: number, id: number, now: number): Promise<number | null> {
  const [deleted] = await db
    .delete(campaigns)
    .where(and(isRepeat(userId, id), sql`NOT ${hasBegun(now)}`))
    .returning({ id: campaigns.id });
  return deleted?.id ?? null;
}
