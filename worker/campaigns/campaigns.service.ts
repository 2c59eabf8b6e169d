import { type CampaignRow, type PersonRow, selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import { forgetSchedule, wakeSchedule } from '../delivery/campaign-schedules.ts';
import {
  campaignFieldNames,
  campaignFields,
  channelOf,
  type DeliveryMethod,
  type FieldValues,
} from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { freshlyPlanned } from '../messages/coming-week.rules.ts';
import { writePlannedMessages } from '../messages/planned-messages.service.ts';
import { addDays } from '../planning/calendar-date.ts';
import { currentWeek, isPausedOn, MAX_DAYS_AHEAD, weeksCompleted } from '../planning/campaign-days.ts';
import { localDateAt, zoneFor } from '../planning/local-time.ts';
import { endsAt, planCampaign, sendMinuteFor, slotsOfProgram } from '../planning/plan.ts';
import { badInput, notFound, signedOut, unavailable } from '../platform/errors.ts';
import type { CampaignCounts } from '../progress/progress.repo.ts';
import { completionRate } from '../progress/progress.rules.ts';
import { clockTime, habitOf } from '../writer/habit.rules.ts';
import { decideDoseVerb, decideKind } from '../writer/kind.rules.ts';
import {
  deleteCampaign,
  insertCampaign,
  readListed,
  readShown,
  type ShownCampaign,
} from './campaigns.repo.ts';
import { mayGoEveryOtherDay, mayPause, mayUndo } from './campaigns.rules.ts';
import type { CampaignInput, CampaignView } from './campaigns.schemas.ts';
import type { CampaignDeps } from './deps.ts';

export const nothingYet: CampaignCounts = { sent: 0, due: 0, done: 0 };

const fieldsOf = (campaign: FieldValues) =>
  Object.fromEntries(campaignFieldNames.map((name) => [name, campaign[name]])) as FieldValues;

/** What is left out of a new campaign is empty, or off. */
const fieldsFrom = (input: CampaignInput) =>
  Object.fromEntries(
    campaignFieldNames.map((name) => [
      name,
      input[name] ?? (campaignFields[name].is === 'flag' ? false : null),
    ]),
  ) as FieldValues;

/** A campaign as it is shown, with what is computed of it rather than stored. */
export function viewCampaign(row: ShownCampaign, counts: CampaignCounts, now: number): CampaignView {
  const today = localDateAt(now, row.timeZone);
  return {
    id: row.id,
    userId: row.userId,
    ...fieldsOf(row),
    customTime: row.customTime,
    sendTime: clockTime(row.sendMinute),
    kind: row.kind,
    onHold: row.onHold,
    startDate: row.startDate,
    timeZone: row.timeZone,
    timezoneOffset: row.timezoneOffset,
    active: row.active,
    completed: row.completed,
    size: row.size,
    pausedUntil: row.active && isPausedOn(today, row.pausedUntil) ? row.pausedUntil : null,
    mayPause: mayPause(row, now),
    everyOtherDay: row.everyOtherDay,
    mayGoEveryOtherDay: mayGoEveryOtherDay(row, today),
    everyDayKept: row.everyDayKept,
    repeatOf: row.repeatOf,
    finished: row.finished,
    mayUndo: row.active && mayUndo(row),
    currentWeek: currentWeek(row.startDate, today),
    weeksCompleted: weeksCompleted(row.startDate, today),
    completionRate: completionRate(counts),
    messagesSent: counts.sent,
  };
}

/** What somebody would have filled in to get this campaign, but for its start. */
export const inputOf = (campaign: CampaignRow): CampaignInput => ({
  ...fieldsOf(campaign),
  customTime: campaign.customTime ?? undefined,
  kind: campaign.kind ?? undefined,
  timezoneOffset: campaign.timezoneOffset,
});

/** The person's campaigns, newest first. */
export async function listCampaigns(
  { db, clock }: CampaignDeps,
  claim: Claim,
  { activeOnly }: { activeOnly: boolean },
): Promise<CampaignView[]> {
  const now = clock.now();
  const rows = await readListed(db, claim, { activeOnly, now });
  return rows.map(({ campaign, counts }) => viewCampaign(campaign, counts, now));
}

/** @throws notFound, for another person's campaign too */
export async function readCampaign(
  { db, clock }: CampaignDeps,
  claim: Claim,
  id: number,
): Promise<CampaignView> {
  const now = clock.now();
  const found = await readShown(db, claim, id, now);
  if (found === null) throw notFound('Campaign');
  return viewCampaign(found.campaign, found.counts, now);
}

export async function createCampaign(
  deps: CampaignDeps,
  claim: Claim,
  input: CampaignInput,
): Promise<CampaignView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[person]] = await readAs(db, claim, now, [selectPerson(db, claim.userId)]);
  if (person === undefined) throw signedOut();
  return viewCampaign(await startCampaign(deps, person, input), nothingYet, now);
}

/**
 * Plans and writes the whole campaign, keeps it in one transaction, and sets its schedule going.
 * @param repeated what it takes over from the campaign that it repeats
 */
export async function startCampaign(
  deps: CampaignDeps,
  person: PersonRow,
  input: CampaignInput,
  repeated: Partial<Pick<CampaignRow, 'repeatOf' | 'size' | 'sendMinute'>> = {},
): Promise<CampaignRow> {
  const { db, clock, ids, aiWriter } = deps;
  const now = clock.now();
  const { userId } = person;
  assertReachable(deps, person, input);

  const timezoneOffset = input.timezoneOffset ?? 0;
  const timeZone = zoneFor(person.timezone, timezoneOffset);
  const startDate = chooseStartDate(input.startDate, localDateAt(now, timeZone), timeZone);
  const seed = ids.next();
  const sendMinute = repeated.sendMinute ?? sendMinuteFor({ ...input, seed });
  const fields = fieldsFrom(input);
  const kind = decideKind(input.kind, fields);
  const slots = slotsOfProgram(
    { ...fields, kind },
    planCampaign({ startDate, frequency: input.frequency, sendMinute, timeZone, now }),
  );
  const campaign = {
    size: 'usual' as const,
    ...repeated,
    seed,
    userId,
    ...fields,
    customTime: input.customTime ?? null,
    sendMinute,
    kind,
    doseVerb: decideDoseVerb(kind, fields.doseVerb, fields),
    startDate,
    timeZone,
    timezoneOffset,
    ...freshlyPlanned(slots, aiWriter !== null),
    endsAt: endsAt({
      startDate,
      lastPlannedDate: slots.at(-1)?.localDate ?? startDate,
      sendMinute,
      timeZone,
    }),
    createdAt: now,
  };
  const rows = writePlannedMessages({
    habit: habitOf(campaign),
    slots,
    before: [],
    banned: new Set(),
    unwanted: new Set(),
    timeZone,
    now,
  });
  const created = await insertCampaign(db, campaign, rows);
  await wakeSchedule(deps, created.id);
  return created;
}

/** Deletes the campaign with its messages and its schedule: nothing of it is sent afterwards. */
export async function removeCampaign(deps: CampaignDeps, claim: Claim, id: number): Promise<void> {
  const { db, clock } = deps;
  const [[row]] = await readAs(db, claim, clock.now(), [selectCampaign(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Campaign');
  await deleteCampaign(db, claim.userId, id);
  await forgetSchedule(deps, id);
}

/** @throws unavailable or badInput when the campaign's messages could not reach the person at all */
export function assertReachable(
  deps: CampaignDeps,
  person: PersonRow,
  { deliveryMethod }: { deliveryMethod: DeliveryMethod },
): void {
  const channel = deps.channels[channelOf[deliveryMethod]];
  if (channel === null)
    throw unavailable(`${deliveryMethod} is not available here yet. Please choose another way`);
  const reason = channel.unreachable(person);
  if (reason !== null) throw badInput(reason);
}

/**
 * The calendar date of a campaign's start.
 * @param wanted `YYYY-MM-DD`, or an instant whose date in `timeZone` counts; without it, today
 * @param kept the date the campaign has already; it may stay although it is past
 */
export function chooseStartDate(
  wanted: string | undefined,
  today: string,
  timeZone: string,
  kept?: string,
): string {
  if (wanted === undefined) return kept ?? today;
  const date = wanted.length === 10 ? wanted : localDateAt(Date.parse(wanted), timeZone);
  if (date === kept) return date;
  if (date < today) throw badInput('Start date must be today or later');
  if (date > addDays(today, MAX_DAYS_AHEAD)) throw badInput('Start date must be within a year from today');
  return date;
}
