import { type CampaignRow, selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { freshlyPlanned } from '../messages/coming-week.rules.ts';
import {
  dayEnd,
  type MessageRow,
  plannedMessages,
  writePlannedMessages,
} from '../messages/planned-messages.service.ts';
import { tasteOf } from '../messages/ratings.rules.ts';
import { currentWeek } from '../planning/campaign-days.ts';
import { localDateAt, toInstant, zoneFor } from '../planning/local-time.ts';
import {
  endsAt,
  inFlightMargin,
  notesFor,
  type PlannedSlot,
  planCampaign,
  replan,
  sendMinuteFor,
} from '../planning/plan.ts';
import { notFound } from '../platform/errors.ts';
import { progressQueries } from '../progress/progress.service.ts';
import { planFieldNames, planOnly } from '../writer/facts.rules.ts';
import { habitOf } from '../writer/habit.rules.ts';
import { decideDoseVerb, decideKind, kindOf } from '../writer/kind.rules.ts';
import { listOf, textKey } from '../writer/text-key.ts';
import { rememberGone, selectCampaigns, updatePlan } from './campaigns.repo.ts';
import type { CampaignInput, CampaignView, PlanInput } from './campaigns.schemas.ts';
import { assertReachable, chooseStartDate, planFrom, slotsFor, viewCampaign } from './campaigns.service.ts';
import type { CampaignDeps } from './deps.ts';
import { onLatestPlan, whyNotWritten } from './latest-plan.service.ts';
import { placeTouched, sortForReplanning } from './replanning.rules.ts';

/** How many of the latest texts a new one is not to repeat. */
const rememberedTexts = 14;

/** Changes a campaign. What was sent stays, what a person wrote keeps its words, the rest is planned and written anew. */
export const editCampaign = (deps: CampaignDeps, claim: Claim, id: number, input: CampaignInput) =>
  onLatestPlan(() => edit(deps, claim, id, input));

async function edit(
  deps: CampaignDeps,
  claim: Claim,
  id: number,
  input: CampaignInput,
): Promise<CampaignView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], [person], planned, [counts]] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, id),
    selectPerson(db, claim.userId),
    plannedMessages.select(db, claim.userId, id),
    progressQueries.campaignCounts(db, claim.userId, id, now),
  ]);
  if (campaign === undefined || person === undefined) throw notFound('Campaign');
  assertReachable(deps, person, input);

  const timezoneOffset = input.timezoneOffset ?? campaign.timezoneOffset;
  const timeZone = zoneFor(person.timezone, timezoneOffset);
  const plan = planFrom(input, campaign);
  const kind = decideKind(input.kind, { ...input, ...plan }, campaign);
  const changed: CampaignRow = {
    ...campaign,
    kind,
    doseVerb: decideDoseVerb(kind, input.doseVerb ?? campaign.doseVerb, input),
    topic: input.topic === undefined ? campaign.topic : input.topic,
    lockScreenWords: input.lockScreenWords ?? campaign.lockScreenWords,
    checkIns: input.checkIns ?? campaign.checkIns,
    ...plan,
    title: input.title,
    description: input.description,
    frequency: input.frequency,
    messageTime: input.messageTime,
    customTime: input.customTime ?? null,
    messageStyle: input.messageStyle,
    deliveryMethod: input.deliveryMethod,
    timezoneOffset,
    timeZone,
    sendMinute: isSameTime(campaign, input)
      ? campaign.sendMinute
      : sendMinuteFor({ ...input, seed: campaign.seed }),
    startDate: chooseStartDate(input.startDate, localDateAt(now, timeZone), timeZone, campaign.startDate),
  };
  const kept = isSamePlan(campaign, changed)
    ? await keepPlan(deps, changed)
    : await rebuildPlan(deps, campaign, changed, planned, now);
  return viewCampaign(kept, counts ?? { sent: 0, due: 0, done: 0 }, now);
}

/** A campaign that repeats another has taken over a minute that its own seed would not give. */
const isSameTime = (campaign: CampaignRow, input: CampaignInput) =>
  campaign.messageTime === input.messageTime &&
  campaign.customTime === (input.customTime ?? null) &&
  (campaign.deliveryMethod === 'SMS') === (input.deliveryMethod === 'SMS');

/** Changes the person's own plan. Messages that are unsent and untouched are written anew, to quote it from now on. */
export const changePlan = (deps: CampaignDeps, claim: Claim, id: number, input: PlanInput) =>
  onLatestPlan(() => changeWords(deps, claim, id, input));

async function changeWords(
  deps: CampaignDeps,
  claim: Claim,
  id: number,
  input: PlanInput,
): Promise<CampaignView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], planned, [counts]] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, id),
    plannedMessages.select(db, claim.userId, id),
    progressQueries.campaignCounts(db, claim.userId, id, now),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  const plan = planFrom(input, campaign);
  const changed = { ...campaign, ...plan, kind: decideKind(kindOf(campaign), { ...campaign, ...plan }) };
  const kept = isSamePlan(campaign, changed)
    ? campaign
    : await rebuildPlan(deps, campaign, changed, planned, now);
  return viewCampaign(kept, counts ?? { sent: 0, due: 0, done: 0 }, now);
}

/** Writes every message anew that is unsent and untouched. */
export const regenerateMessages = (deps: CampaignDeps, claim: Claim, id: number) =>
  onLatestPlan(() => regenerate(deps, claim, id));

async function regenerate(deps: CampaignDeps, claim: Claim, id: number): Promise<{ rewritten: number }> {
  const { db, clock, ids } = deps;
  const now = clock.now();
  const [[campaign], planned] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, id),
    plannedMessages.select(db, claim.userId, id),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  const { settled, touched } = sortForReplanning(planned, now);
  await rebuildPlan(deps, campaign, { ...campaign, textSeed: ids.next() }, planned, now);
  return { rewritten: planned.length - settled.length - touched.length };
}

/**
 * What is unsent of the person's running campaigns moves to the local minutes of the zone that they live in now. Those
 * that are there already stay as they are: where it failed in the middle, doing it again finishes it.
 */
export async function replanForZone(deps: CampaignDeps, claim: Claim, timeZone: string): Promise<void> {
  const { db, clock } = deps;
  const [campaigns] = await readAs(db, claim, clock.now(), [selectCampaigns(db, claim.userId)]);
  const isElsewhere = (campaign: CampaignRow) => !campaign.completed && campaign.timeZone !== timeZone;
  const moveThere = async (id: number) => {
    // Read anew, as those before it took their time.
    const now = clock.now();
    const [[campaign], planned] = await readAs(db, claim, now, [
      selectCampaign(db, claim.userId, id),
      plannedMessages.select(db, claim.userId, id),
    ]);
    if (campaign === undefined || !isElsewhere(campaign)) return;
    await rebuildPlan(deps, campaign, { ...campaign, timeZone }, planned, now);
  };
  for (const { id } of campaigns.filter(isElsewhere)) await onLatestPlan(() => moveThere(id));
}

/** Neither days nor words of any message depend on what changed, as when only the way of sending did. */
const isSamePlan = (before: CampaignRow, changed: CampaignRow) =>
  (
    [
      ...(['title', 'description', 'messageStyle', 'kind', 'doseVerb', 'topic', 'checkIns'] as const),
      ...planFieldNames,
      ...(['frequency', 'sendMinute', 'startDate', 'timeZone'] as const),
    ] as const
  ).every((field) => before[field] === changed[field]);

async function keepPlan(deps: CampaignDeps, changed: CampaignRow): Promise<CampaignRow> {
  const { messageTime, customTime, deliveryMethod, timezoneOffset, lockScreenWords } = changed;
  const change = { messageTime, customTime, deliveryMethod, timezoneOffset, lockScreenWords };
  const [kept] = await updatePlan(deps.db, changed, change).catch((error) =>
    whyNotWritten(deps, changed, error),
  );
  if (kept === undefined) throw notFound('Campaign');
  return kept;
}

/**
 * Brings the messages in line with the changed campaign, in one transaction, and wakes its schedule.
 * @throws changedMeanwhile when another call changed the plan since `before` was read: see `onLatestPlan`
 */
export async function rebuildPlan(
  deps: CampaignDeps,
  before: CampaignRow,
  changed: CampaignRow,
  planned: readonly MessageRow[],
  now: number,
): Promise<CampaignRow> {
  const { db, aiWriter } = deps;
  const { sendMinute, startDate, timeZone } = changed;
  const isSameDays = before.startDate === startDate && before.frequency === changed.frequency;
  // What was left out for every other day is left out of these days alone; what a person wrote or marked there stays.
  const released = isSameDays
    ? []
    : planned.filter(({ dropped, edited, completed }) => dropped && !edited && !completed);
  const { settled, touched } = sortForReplanning(
    planned.filter((message) => !released.includes(message)),
    now,
  );
  const settledIds = new Set(settled.map((message) => message.id));
  const slotsOf = (campaign: CampaignRow) =>
    slotsFor({ ...campaign, kind: kindOf(campaign) }, allSlotsOf(campaign));
  const allSlotsOf = (campaign: CampaignRow) =>
    planCampaign({
      startDate: campaign.startDate,
      frequency: campaign.frequency,
      sendMinute: campaign.sendMinute,
      timeZone: campaign.timeZone,
      now: now + inFlightMargin,
      existing:
        before.startDate === campaign.startDate
          ? planned.map(({ id, localDate }) => ({ localDate, kept: settledIds.has(id) }))
          : [],
    });
  // The message of such a day was deleted, which cannot be undone.
  const emptied = before.startDate === startDate ? replan({ slots: slotsOf(before), kept: planned }) : [];
  const slots = replan({ slots: slotsOf(changed), kept: [...settled, ...emptied] });
  const { placed, homeless, open } = placeTouched(touched, slots);
  const staying = new Set([...settled, ...touched].map(({ id }) => id));
  // Who asks for other texts gets none of those that they saw.
  const replaced = before.textSeed === changed.textSeed ? [] : planned.filter(({ id }) => !staying.has(id));
  const gone = replaced.map(({ entry, content }) => entry ?? textKey(content));
  const stayed = [...settled, ...touched];
  const { banned } = tasteOf(planned, before.bannedLines);
  const rows = writePlannedMessages({
    habit: habitOf({ ...changed, kind: kindOf(changed) }),
    slots: open,
    before: stayed.slice(-rememberedTexts).map(({ content }) => content),
    banned: new Set([...banned, ...stayed.flatMap(({ entry }) => entry ?? [])]),
    unwanted: new Set([...listOf(before.goneTexts), ...gone]),
    timeZone,
    now,
  });
  const moves = [
    ...placed.map(({ message, slot }) => ({ message, place: placeOf(slot, timeZone) })),
    ...homeless.map((message) => ({ message, place: samePlace(message, changed) })),
  ];
  const lastDate = [...settled, ...touched, ...slots]
    .map(({ localDate }) => localDate)
    .reduce((last, date) => (date > last ? date : last), startDate);
  const reopened = changed.completed && slots.length + homeless.length > 0;
  const { id, userId } = changed;
  const change = {
    ...planOf(changed),
    plannedAt: now,
    ...freshlyPlanned(open, aiWriter !== null),
    endsAt: endsAt({ startDate, lastPlannedDate: lastDate, sendMinute, timeZone }),
    ...(isSameDays ? {} : { everyOtherDay: false }),
    ...(reopened ? { active: true, completed: false, finished: false } : {}),
  };
  const [, [kept]] = await db
    .batch([
      plannedMessages.deleteUntouched(db, id, now + inFlightMargin),
      updatePlan(db, before, change),
      ...(gone.length > 0 ? [rememberGone(db, userId, id, gone)] : []),
      ...(released.length > 0 ? [plannedMessages.deleteDropped(db, id)] : []),
      ...moves.flatMap(({ message, place }) => plannedMessages.move(db, message.id, place)),
      ...plannedMessages.insert(db, changed.seed, rows),
    ])
    .catch((error) => whyNotWritten(deps, before, error));
  if (kept === undefined) throw notFound('Campaign');
  await wakeSchedule(deps, id);
  return kept;
}

/**
 * What days and texts are made from: only that is written with a new plan. The rest, as a stop or a pause, may be said
 * while the plan is being made, and holds.
 */
const planOf = (campaign: CampaignRow) => ({
  title: campaign.title,
  description: campaign.description,
  frequency: campaign.frequency,
  messageTime: campaign.messageTime,
  customTime: campaign.customTime,
  sendMinute: campaign.sendMinute,
  messageStyle: campaign.messageStyle,
  deliveryMethod: campaign.deliveryMethod,
  kind: campaign.kind,
  doseVerb: campaign.doseVerb,
  topic: campaign.topic,
  lockScreenWords: campaign.lockScreenWords,
  checkIns: campaign.checkIns,
  onHold: campaign.onHold,
  ...planOnly(campaign),
  startDate: campaign.startDate,
  timeZone: campaign.timeZone,
  timezoneOffset: campaign.timezoneOffset,
  size: campaign.size,
  textSeed: campaign.textSeed,
});

const placeOf = (slot: PlannedSlot, timeZone: string) => ({
  slotIndex: slot.index,
  week: slot.week,
  slotKind: slot.kind,
  notes: notesFor(slot),
  localDate: slot.localDate,
  dayEndsAt: dayEnd(slot.localDate, timeZone),
  timeZone,
  scheduledFor: slot.scheduledFor,
});

/** The message's own day, at the campaign's minute. */
export function samePlace(message: MessageRow, { sendMinute, timeZone, startDate }: CampaignRow) {
  return {
    week: currentWeek(startDate, message.localDate),
    dayEndsAt: dayEnd(message.localDate, timeZone),
    timeZone,
    scheduledFor: toInstant(message.localDate, sendMinute, timeZone),
  };
}
