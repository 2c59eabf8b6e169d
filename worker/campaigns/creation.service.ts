import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { campaignFieldNames, campaignFields, type FieldValues } from '../campaign-fields.ts';
import { type CampaignRow, type PersonRow, selectPerson } from '../db/campaign-rows.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { freshlyPlanned } from '../messages/coming-week.service.ts';
import type { NewMessage } from '../messages/messages.repo.ts';
import { writePlannedMessages } from '../messages/writing.service.ts';
import { dayFrom } from '../planning/calendar-date.ts';
import { localDateAt, zoneFor } from '../planning/local-time.ts';
import { endsAt, planCampaign, sendMinuteFor, slotsOfProgram } from '../planning/plan.ts';
import { conflict, signedOut } from '../platform/errors.ts';
import { fillValues } from '../writer/fill.ts';
import { historyOf } from '../writer/history.ts';
import { decideDoseVerb, decideKind } from '../writer/kinds.ts';
import { textValues } from '../writer/send-time-text.ts';
import { clockTime, habitOf } from '../writer/writer.ts';
import { countCampaigns, insertCampaign, type NewCampaign, selectSeeded } from './campaigns.repo.ts';
import type {
  CampaignInput,
  CampaignPreview,
  CreatedCampaign,
  FirstMessage,
  NewCampaignInput,
} from './campaigns.schemas.ts';
import { assertReachable, chooseStartDate, nothingYet, viewCampaign } from './campaigns.service.ts';
import type { CampaignDeps } from './deps.ts';
import { type Look, suggestLook } from './look.rules.ts';
import { updateCampaign } from './update-campaign.service.ts';

/** What a campaign takes over from the one that it repeats. */
type Repeated = Partial<Pick<CampaignRow, 'repeatOf' | 'size' | 'sendMinute'>>;

/** What is left out of a new campaign is empty, or off. Its look follows from the rest. */
const fieldsFrom = (input: CampaignInput) =>
  Object.fromEntries(
    campaignFieldNames.map((name) => [
      name,
      input[name] ?? (campaignFields[name].is === 'flag' ? false : null),
    ]),
  ) as Omit<FieldValues, keyof Look>;

/** A new campaign with all its messages, planned and written but not kept. */
function planNew(
  { aiWriter }: CampaignDeps,
  person: PersonRow,
  input: CampaignInput,
  { seed, now, repeated = {} }: { seed: string; now: number; repeated?: Repeated | undefined },
): { campaign: NewCampaign; rows: NewMessage[] } {
  const timezoneOffset = input.timezoneOffset ?? 0;
  const timeZone = zoneFor(person.timezone, timezoneOffset);
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
    userId: person.userId,
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
  return { campaign, rows };
}

/** Keeps a new campaign in one transaction, and sets its schedule going. */
async function keep(deps: CampaignDeps, { campaign, rows }: ReturnType<typeof planNew>) {
  const created = await insertCampaign(deps.db, campaign, rows);
  await wakeSchedule(deps, created.id);
  return created;
}

/** Plans, writes and keeps a whole campaign. */
export async function startCampaign(
  deps: CampaignDeps,
  person: PersonRow,
  input: CampaignInput,
  repeated?: Repeated,
): Promise<CampaignRow> {
  assertReachable(deps, person, input);
  const [owned] = await countCampaigns(deps.db, person.userId);
  assertRoom(owned?.campaigns ?? 0);
  const now = deps.clock.now();
  return keep(deps, planNew(deps, person, input, { seed: deps.ids.next(), now, repeated }));
}

/** Each has a schedule of its own and sends for twelve weeks; nobody keeps up with so many. */
const MAX_CAMPAIGNS = 50;

/** @throws conflict when the person has as many campaigns as one can have */
function assertRoom(campaigns: number): void {
  if (campaigns >= MAX_CAMPAIGNS)
    throw conflict(
      `You have ${MAX_CAMPAIGNS} campaigns, the most one account can have. Delete one to start another`,
    );
}

/** The same form of the same person always gives the same seed, which nobody else can name. */
function seedFor({ ids, settings }: CampaignDeps, userId: number, draftId: string | undefined): string {
  if (draftId === undefined) return ids.next();
  const text = new TextEncoder();
  const digest = hmac(
    SHA256,
    text.encode(settings.SESSION_SECRET),
    text.encode(`campaign:${userId}:${draftId}`),
  );
  return encodeBase64urlNoPadding(digest);
}

function firstOf(rows: readonly NewMessage[], now: number, timeZone: string): FirstMessage | null {
  const [first] = rows;
  if (first === undefined) return null;
  const day = dayFrom(localDateAt(now, timeZone), first.localDate);
  return { at: new Date(first.scheduledFor).toISOString(), day };
}

/**
 * Creates a campaign. The same form sent again, such as after a lost answer, changes the campaign that it created to
 * what it says now.
 */
export async function createCampaign(
  deps: CampaignDeps,
  claim: Claim,
  { draftId, ...input }: NewCampaignInput,
): Promise<{ campaign: CreatedCampaign; isNew: boolean }> {
  const { db, clock } = deps;
  const now = clock.now();
  const seed = seedFor(deps, claim.userId, draftId);
  const read = () =>
    readAs(db, claim, now, [
      selectPerson(db, claim.userId),
      selectSeeded(db, claim.userId, seed),
      countCampaigns(db, claim.userId),
    ]);
  const [[person], [known], [owned]] = await read();
  if (person === undefined) throw signedOut();
  const changeTo = async ({ id, createdAt }: CampaignRow) => {
    const campaign = await updateCampaign(deps, claim, id, input);
    const { rows } = planNew(deps, person, input, { seed, now: createdAt });
    return { campaign: { ...campaign, first: firstOf(rows, now, campaign.timeZone) }, isNew: false };
  };
  if (known !== undefined) return changeTo(known);
  assertRoom(owned?.campaigns ?? 0);
  assertReachable(deps, person, input);
  const plan = planNew(deps, person, input, { seed, now });
  try {
    const campaign = viewCampaign(await keep(deps, plan), nothingYet, now);
    return { campaign: { ...campaign, first: firstOf(plan.rows, now, campaign.timeZone) }, isNew: true };
  } catch (error) {
    // Sent twice at once: the other one created it.
    const [, [made]] = await read();
    if (made !== undefined) return changeTo(made);
    throw error;
  }
}

/** How many messages a preview shows. */
const MAX_PREVIEWED = 3;

/** The first messages of a campaign as creating it would plan and write them. Nothing is kept. */
export async function previewCampaign(
  deps: CampaignDeps,
  claim: Claim,
  { draftId, ...input }: NewCampaignInput,
): Promise<CampaignPreview> {
  const { db, clock, aiWriter } = deps;
  const now = clock.now();
  const [[person]] = await readAs(db, claim, now, [selectPerson(db, claim.userId)]);
  if (person === undefined) throw signedOut();
  const { campaign, rows } = planNew(deps, person, input, {
    seed: seedFor(deps, claim.userId, draftId),
    now,
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
    messages: rows.slice(0, MAX_PREVIEWED).map(({ content, ownWords, scheduledFor, localDate }) => ({
      ...fillValues({ content, ownWords: [...(ownWords ?? [])] }, values),
      scheduledFor: new Date(scheduledFor).toISOString(),
      day: dayFrom(today, localDate),
    })),
    count: rows.length,
    lastDate,
    mayChange: aiWriter !== null && person.aiWriting && kind !== 'dose' && kind !== 'danger',
  };
}
