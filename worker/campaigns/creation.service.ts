import { and, count, eq } from 'drizzle-orm';
import { campaignFieldNames, campaignFields, type FieldValues } from '../campaign-fields.ts';
import { type CampaignRow, type Db, type ProfileRow, selectProfile } from '../db/client.ts';
import { campaigns } from '../db/schema.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { customTimeOption } from '../domain.ts';
import { type Caller, readAs } from '../http/session.ts';
import { newPlanState } from '../messages/coming-week.service.ts';
import { type ElsewhereRow, type NewMessage, selectElsewhere } from '../messages/messages.repo.ts';
import { writePlannedMessages } from '../messages/writing.service.ts';
import { dayFrom } from '../planning/calendar-date.ts';
import { clockTime, localDateAt, zoneFor } from '../planning/local-time.ts';
import { endsAt, planCampaign, sendMinuteFor, slotsOfProgram, windows } from '../planning/plan.ts';
import { conflict, signedOut } from '../platform/errors.ts';
import { keyedHash } from '../platform/runtime.ts';
import { fillValues } from '../writer/fill.ts';
import { historyOf } from '../writer/history.ts';
import {
  decideDoseVerb,
  decideKind,
  doseVerb,
  helpSectionOf,
  proposeTopic,
  reduceAdvice,
} from '../writer/kinds.ts';
import { cueSuggestions } from '../writer/questions.ts';
import { textValues } from '../writer/send-time-text.ts';
import { habitOf } from '../writer/writer.ts';
import { insertCampaign, type NewCampaign } from './campaigns.repo.ts';
import type {
  CampaignInput,
  CampaignPreview,
  CreatedCampaign,
  FirstMessage,
  NewCampaignInput,
  Proposal,
  ProposalInput,
} from './campaigns.schemas.ts';
import { assertReachable, chooseStartDate, nothingYet, viewCampaign } from './campaigns.service.ts';
import { type Look, suggestLook } from './look.rules.ts';
import { updateCampaign } from './update-campaign.service.ts';

/** The columns that a repeated campaign sets. */
type Repeated = Partial<Pick<CampaignRow, 'repeatOf' | 'size' | 'sendMinute'>>;

/** Omitted fields become null, and flags false. The caller chooses the look. */
const fieldsFrom = (input: CampaignInput) =>
  Object.fromEntries(
    campaignFieldNames.map((name) => [
      name,
      input[name] ?? (campaignFields[name].is === 'flag' ? false : null),
    ]),
  ) as Omit<FieldValues, keyof Look>;

/** Plans a new campaign and writes all its messages, without storing anything. */
function planNew(
  { aiWriter }: Deps,
  user: ProfileRow,
  input: CampaignInput,
  {
    seed,
    now,
    elsewhere,
    repeated = {},
  }: {
    seed: string;
    now: number;
    elsewhere: readonly ElsewhereRow[];
    repeated?: Repeated | undefined;
  },
): { campaign: NewCampaign; rows: NewMessage[] } {
  const timezoneOffset = input.timezoneOffset ?? 0;
  const timeZone = zoneFor(user.timezone, timezoneOffset);
  const startDate = chooseStartDate(input.startDate, localDateAt(now, timeZone), timeZone);
  const sendMinute = repeated.sendMinute ?? sendMinuteFor({ ...input, seed });
  const words = fieldsFrom(input);
  const kind = decideKind(input.kind, words);
  const look = suggestLook({ ...words, kind });
  const fields = { ...words, hue: input.hue ?? look.hue, icon: input.icon ?? look.icon };
  const slots = slotsOfProgram(
    { ...fields, kind },
    planCampaign({ startDate, frequency: input.frequency, sendMinute, timeZone, now }),
  );
  const campaign = {
    size: 'usual' as const,
    ...repeated,
    seed,
    userId: user.userId,
    ...fields,
    customTime: input.customTime ?? null,
    sendMinute,
    kind,
    doseVerb: decideDoseVerb(kind, fields.doseVerb, fields),
    startDate,
    timeZone,
    timezoneOffset,
    ...newPlanState(slots, aiWriter !== null),
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
    elsewhere,
    before: [],
    banned: new Set(),
    timeZone,
    now,
  });
  return { campaign, rows };
}

async function store(deps: Deps, { campaign, rows }: ReturnType<typeof planNew>) {
  const created = await insertCampaign(deps.db, campaign, rows);
  await wakeSchedule(deps, created.id);
  return created;
}

const countCampaigns = (db: Db, userId: number) =>
  db.select({ campaigns: count() }).from(campaigns).where(eq(campaigns.userId, userId));

export async function startCampaign(
  deps: Deps,
  user: ProfileRow,
  input: CampaignInput,
  repeated?: Repeated,
): Promise<CampaignRow> {
  assertReachable(deps, user, input);
  const now = deps.clock.now();
  const [[owned], elsewhere] = await deps.db.batch([
    countCampaigns(deps.db, user.userId),
    selectElsewhere(deps.db, user.userId, undefined, now),
  ]);
  assertBelowLimit(owned?.campaigns ?? 0);
  return store(deps, planNew(deps, user, input, { seed: deps.ids.next(), now, elsewhere, repeated }));
}

/** Per account. Each campaign costs a schedule and twelve weeks of messages. */
const MAX_CAMPAIGNS = 50;

function assertBelowLimit(campaigns: number): void {
  if (campaigns >= MAX_CAMPAIGNS)
    throw conflict(
      `You have ${MAX_CAMPAIGNS} campaigns, the most one account can have. Delete one to start another`,
    );
}

/** A user's draft always gets the same seed, which nobody else can guess. */
const seedFor = ({ ids, settings }: Deps, userId: number, draftId: string | undefined): string =>
  draftId === undefined ? ids.next() : keyedHash(settings.SESSION_SECRET, `campaign:${userId}:${draftId}`);

function firstOf(rows: readonly NewMessage[], now: number, timeZone: string): FirstMessage | null {
  const [first] = rows;
  if (first === undefined) return null;
  const day = dayFrom(localDateAt(now, timeZone), first.localDate);
  return { at: new Date(first.scheduledFor).toISOString(), day };
}

/** If the same form is submitted again, such as after a lost response, updates the campaign that it created. */
export async function createCampaign(
  deps: Deps,
  caller: Caller,
  { draftId, ...input }: NewCampaignInput,
): Promise<{ campaign: CreatedCampaign; isNew: boolean }> {
  const { db, clock } = deps;
  const now = clock.now();
  const seed = seedFor(deps, caller.userId, draftId);
  const read = () =>
    readAs(deps, caller, [
      selectProfile(db, caller.userId),
      db
        .select()
        .from(campaigns)
        .where(and(eq(campaigns.seed, seed), eq(campaigns.userId, caller.userId))),
      countCampaigns(db, caller.userId),
      selectElsewhere(db, caller.userId, undefined, now),
    ]);
  const [[user], [existing], [owned], elsewhere] = await read();
  if (user === undefined) throw signedOut();
  const updateExisting = async ({ id, createdAt }: CampaignRow) => {
    const campaign = await updateCampaign(deps, caller, id, input);
    const { rows } = planNew(deps, user, input, { seed, now: createdAt, elsewhere: [] });
    return { campaign: { ...campaign, first: firstOf(rows, now, campaign.timeZone) }, isNew: false };
  };
  if (existing !== undefined) return updateExisting(existing);
  assertBelowLimit(owned?.campaigns ?? 0);
  assertReachable(deps, user, input);
  const plan = planNew(deps, user, input, { seed, now, elsewhere });
  try {
    const campaign = viewCampaign(await store(deps, plan), nothingYet, now);
    return { campaign: { ...campaign, first: firstOf(plan.rows, now, campaign.timeZone) }, isNew: true };
  } catch (error) {
    // A concurrent call created it first.
    const [, [created]] = await read();
    if (created !== undefined) return updateExisting(created);
    throw error;
  }
}

const MAX_PREVIEWED = 3;

/** Returns the first messages exactly as creating the campaign would write them, without storing anything. */
export async function previewCampaign(
  deps: Deps,
  caller: Caller,
  { draftId, ...input }: NewCampaignInput,
): Promise<CampaignPreview> {
  const { db, clock, aiWriter } = deps;
  const now = clock.now();
  const [[user], elsewhere] = await readAs(deps, caller, [
    selectProfile(db, caller.userId),
    selectElsewhere(db, caller.userId, undefined, now),
  ]);
  if (user === undefined) throw signedOut();
  const { campaign, rows } = planNew(deps, user, input, {
    seed: seedFor(deps, caller.userId, draftId),
    now,
    elsewhere,
  });
  const { kind, sendMinute, timeZone, startDate } = campaign;
  const today = localDateAt(now, timeZone);
  const lastDate = rows.at(-1)?.localDate ?? null;
  const values = textValues(historyOf([], campaign, today), { lastDate: lastDate ?? startDate, sendMinute });
  return {
    kind,
    sendTime: clockTime(sendMinute),
    timeZone,
    startDate,
    first: firstOf(rows, now, timeZone),
    messages: rows.slice(0, MAX_PREVIEWED).map(({ content, ownWords = null, scheduledFor, localDate }) => ({
      ...fillValues({ content, ownWords }, values),
      scheduledFor: new Date(scheduledFor).toISOString(),
      day: dayFrom(today, localDate),
    })),
    count: rows.length,
    dates: rows.map(({ localDate }) => localDate),
    lastDate,
    mayChange: aiWriter !== null && user.aiWriting && kind !== 'dose' && kind !== 'danger',
  };
}

/** The hour of a custom time, or the second hour of a time window. */
const hourOf = ({ messageTime = 'Morning (6-9 AM)', customTime }: ProposalInput): number =>
  messageTime === customTimeOption
    ? Number((customTime ?? '07:00').slice(0, 2))
    : windows[messageTime].from / 60 + 1;

/** Suggestions while the user types a habit. */
export function propose({ planAction = null, ...input }: ProposalInput): Proposal {
  // Not of the plan, because a kind can hide its fields.
  const kind = decideKind(undefined, input);
  const { suggestions, notice } = kind === 'reduce' ? reduceAdvice(input) : { suggestions: [], notice: null };
  return {
    kind,
    helpSection: kind === 'danger' ? helpSectionOf(input) : null,
    doseVerb: doseVerb(input),
    topic: proposeTopic(kind, { ...input, planAction }),
    anchors: kind === 'reduce' ? [] : cueSuggestions(hourOf(input)),
    actions: suggestions,
    notice,
  };
}
