import type { CampaignRow } from '../db/campaign-rows.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { MessageTime, Size } from '../domain.ts';
import { plannedMessages } from '../messages/planned-messages.service.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
import { localDateAt } from '../planning/local-time.ts';
import { mayLeaveAt, sendMinuteFor } from '../planning/plan.ts';
import { badInput, notFound } from '../platform/errors.ts';
import { planOnly } from '../writer/facts.rules.ts';
import { updateCampaign } from './campaigns.repo.ts';
import { type CampaignInput, campaignSchema } from './campaigns.schemas.ts';
import { mayPause, pauseEnd } from './course.rules.ts';
import type { CampaignDeps } from './deps.ts';
import { rebuildPlan } from './replanning.service.ts';

/**
 * What changes a campaign's course. Whoever calls has made sure that they may: by a session, or by a link that we
 * signed. Each says how it is to be; a campaign that is so already stays as it is.
 */

const todayOf = ({ clock }: CampaignDeps, { timeZone }: CampaignRow) => localDateAt(clock.now(), timeZone);

async function change(
  { db }: CampaignDeps,
  { userId, id }: CampaignRow,
  columns: Partial<CampaignRow>,
): Promise<CampaignRow> {
  const [changed] = await updateCampaign(db, userId, id, columns);
  if (changed === undefined) throw notFound('Campaign');
  return changed;
}

/** @throws badInput when nothing of the campaign is to come */
function assertRunning({ active, completed }: CampaignRow): void {
  if (completed) throw badInput('This campaign is over');
  if (!active) throw badInput('This campaign is stopped. Take it up again first');
}

const closingDateOf = ({ endsAt, timeZone }: CampaignRow) => localDateAt(endsAt, timeZone);

/** The first day on which messages would come again if the campaign were paused today. */
export const pauseEndOf = (deps: CampaignDeps, campaign: CampaignRow) =>
  pauseEnd(todayOf(deps, campaign), closingDateOf(campaign));

/** Pauses for a week, or goes on. What was to come in a pause is skipped as its minute comes, and is not due. */
export async function setPaused(
  deps: CampaignDeps,
  campaign: CampaignRow,
  paused: boolean,
): Promise<CampaignRow> {
  if (paused) assertRunning(campaign);
  const today = todayOf(deps, campaign);
  if (isPausedOn(today, campaign.pausedUntil) === paused) return campaign;
  if (paused && !mayPause(campaign, deps.clock.now()))
    throw badInput('This campaign ends today, so there is nothing left to pause');
  return change(deps, campaign, { pausedUntil: paused ? pauseEndOf(deps, campaign) : null });
}

/** Stops the campaign, or takes it up again. */
export async function setActive(
  deps: CampaignDeps,
  campaign: CampaignRow,
  active: boolean,
): Promise<CampaignRow> {
  if (campaign.completed) throw badInput('This campaign is over');
  if (campaign.active === active) return campaign;
  const changed = await change(deps, campaign, { active });
  await wakeSchedule(deps, campaign.id);
  return changed;
}

/** Has the messages ask for less or for more: those that are to come and that nobody has touched are written anew. */
export async function setSize(deps: CampaignDeps, campaign: CampaignRow, size: Size): Promise<CampaignRow> {
  if (campaign.size === size) return campaign;
  assertRunning(campaign);
  return rebuild(deps, campaign, { ...campaign, size });
}

/**
 * Moves the messages to another time of day, by the rules of the form.
 * @param knownMinute the minute that they had in that window before, if so
 */
export async function setMessageTime(
  deps: CampaignDeps,
  campaign: CampaignRow,
  messageTime: MessageTime | undefined,
  customTime: string | undefined,
  knownMinute: number | null = null,
): Promise<CampaignRow> {
  assertRunning(campaign);
  if (messageTime === undefined) throw badInput('Please choose a time');
  const checked = campaignSchema.safeParse({ ...inputOf(campaign), messageTime, customTime });
  if (!checked.success) throw badInput(checked.error.issues[0]?.message ?? 'Please choose a time');
  const time = { messageTime: checked.data.messageTime, customTime: checked.data.customTime ?? null };
  const sendMinute =
    knownMinute !== null && mayLeaveAt(knownMinute, campaign.deliveryMethod)
      ? knownMinute
      : sendMinuteFor({ ...checked.data, seed: campaign.seed });
  if (time.messageTime === campaign.messageTime && sendMinute === campaign.sendMinute) return campaign;
  return rebuild(deps, campaign, { ...campaign, ...time, sendMinute });
}

/** Ends the offer of every other day for good. */
export async function keepEveryDay(deps: CampaignDeps, campaign: CampaignRow): Promise<CampaignRow> {
  return campaign.everyDayKept ? campaign : change(deps, campaign, { everyDayKept: true });
}

/** Says of a campaign that is over that nothing more is to come of it, or takes that back. */
export async function setFinished(
  deps: CampaignDeps,
  campaign: CampaignRow,
  finished: boolean,
): Promise<CampaignRow> {
  if (!campaign.completed) throw badInput('This campaign is not over yet');
  return campaign.finished === finished ? campaign : change(deps, campaign, { finished });
}

async function rebuild(deps: CampaignDeps, before: CampaignRow, changed: CampaignRow): Promise<CampaignRow> {
  const planned = await plannedMessages.select(deps.db, before.userId, before.id);
  return rebuildPlan(deps, before, changed, planned, deps.clock.now());
}

/** What somebody would have filled in to get this campaign, but for its start. */
export const inputOf = (campaign: CampaignRow): CampaignInput => ({
  title: campaign.title,
  description: campaign.description,
  frequency: campaign.frequency,
  messageTime: campaign.messageTime,
  customTime: campaign.customTime ?? undefined,
  messageStyle: campaign.messageStyle,
  deliveryMethod: campaign.deliveryMethod,
  kind: campaign.kind ?? undefined,
  doseVerb: campaign.doseVerb,
  topic: campaign.topic,
  lockScreenWords: campaign.lockScreenWords,
  checkIns: campaign.checkIns,
  ...planOnly(campaign),
  timezoneOffset: campaign.timezoneOffset,
});
