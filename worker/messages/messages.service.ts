import { type CampaignRow, selectCampaign } from '../db/campaign-rows.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { holdOn } from '../delivery/sending.rules.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { addDays, dayInWords } from '../planning/calendar-date.ts';
import { currentWeek, farthestDays, isPausedOn } from '../planning/campaign-days.ts';
import { dayEnd, localDateAt } from '../planning/local-time.ts';
import { badInput, notFound } from '../platform/errors.ts';
import { fillSlots, openSlots, type SlotValues } from '../writer/fill.ts';
import { historyOf, type PastRow, toPast } from '../writer/history.ts';
import { kindOf } from '../writer/kind.rules.ts';
import { slotValues } from '../writer/leaving.ts';
import { textKey } from '../writer/text-key.ts';
import type { MessageDeps } from './deps.ts';
import {
  deleteMessage,
  insertMessage,
  type MessageCampaign,
  readCampaignOf,
  replaceModelText,
  type ShownMessage,
  selectCampaignMessages,
  selectLatestSent,
  selectMessage,
  selectMessageCampaign,
  selectSoonestScheduled,
  updateMessage,
  updateRating,
} from './messages.repo.ts';
import type { CreateMessageInput, MessageView, RatingInput, UpdateMessageInput } from './messages.schemas.ts';
import { isRateable } from './ratings.rules.ts';
import { nearestOpenTime } from './text-hours.rules.ts';

/** A message as it is shown. @param values what is known by now of a text that was not sent */
export function viewMessage(
  row: ShownMessage,
  campaign: MessageCampaign,
  values: SlotValues = {},
): MessageView {
  const isOurs = row.writer !== 'person';
  const text = { content: row.content, ownWords: [...(row.ownWords ?? [])] };
  const filled = isOurs && row.status !== 'sent' ? fillSlots(text, values) : text;
  return {
    id: row.id,
    campaignId: row.campaignId,
    campaignTitle: campaign.title,
    content: filled.content,
    ownWords: filled.ownWords,
    condition: row.condition,
    slots: isOurs && row.status === 'scheduled' ? openSlots(text) : [],
    notes: row.notes,
    kind: row.kind,
    writer: row.writer,
    style: row.writer === 'person' ? null : row.style,
    rating: row.writer === 'person' ? null : row.rating,
    offer: row.offer,
    dropped: row.dropped,
    scheduledFor: new Date(row.scheduledFor).toISOString(),
    localDate: row.localDate,
    timeZone: row.timeZone,
    sent: row.status === 'sent',
    completed: row.completed,
    skippedByPerson: row.answer === 'skipped',
    snoozedUntil: row.snoozedUntil === null ? null : new Date(row.snoozedUntil).toISOString(),
    status: row.status,
    heldBack: row.status === 'scheduled' ? (holdOn(row, campaign)?.heldBack ?? null) : null,
    sentAt: row.sentAt === null ? null : new Date(row.sentAt).toISOString(),
    channel: row.channel,
    tries: row.tries,
    reason: row.reason,
  };
}

/** Why nothing can be written or sent where a person's help is needed instead. */
export const sendsNothing = 'This campaign sends no messages. Its page says where to find help';

/** A campaign's messages, soonest first. @throws notFound, for another person's campaign too */
export async function listCampaignMessages(deps: MessageDeps, claim: Claim, campaignId: number) {
  const { db, clock } = deps;
  const now = clock.now();
  const [rows, [campaign], [shown]] = await readAs(db, claim, now, [
    selectCampaignMessages(db, claim.userId, campaignId),
    selectCampaign(db, claim.userId, campaignId),
    selectMessageCampaign(db, claim.userId, campaignId),
  ]);
  if (campaign === undefined || shown === undefined) throw notFound('Campaign');
  const values = valuesOf(campaign, rows, now);
  const itsCampaign = readCampaignOf(shown.campaign);
  return rows.map((row) => viewMessage(row, itsCampaign, values));
}

/** The newest sent; while fewer than `limit` are sent, the soonest scheduled fill up. */
export async function listRecentMessages(deps: MessageDeps, claim: Claim, limit: number) {
  const { db, clock } = deps;
  const [sent, scheduled] = await readAs(db, claim, clock.now(), [
    selectLatestSent(db, claim.userId, limit),
    selectSoonestScheduled(db, claim.userId, limit),
  ]);
  const shown = [...sent, ...scheduled].slice(0, limit);
  const views: MessageView[] = [];
  for (const row of shown)
    views.push(viewMessage(row, readCampaignOf(row.campaign), await valuesFor(deps, claim, row)));
  return views;
}

/**
 * Adds a message that a person wants sent later. It reaches them like a planned one, and does not count as due. A text
 * that is wanted for the night comes at the nearest time at which texts are sent. In a pause it would only be skipped,
 * so it is refused.
 */
export async function createMessage(
  deps: MessageDeps,
  claim: Claim,
  input: CreateMessageInput,
): Promise<MessageView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign]] = await readAs(db, claim, now, [selectCampaign(db, claim.userId, input.campaignId)]);
  if (campaign === undefined) throw notFound('Campaign');
  if (kindOf(campaign) === 'danger') throw badInput(sendsNothing);
  if (!campaign.active) throw badInput('This campaign has ended. Start it again to add messages to it');
  const wanted = Date.parse(input.scheduledFor);
  if (wanted <= now) throw badInput('Please choose a time that is still to come');
  const scheduledFor = nearestOpenTime(wanted, campaign.deliveryMethod, campaign.timeZone, now);
  const localDate = localDateAt(scheduledFor, campaign.timeZone);
  if (localDate > addDays(localDateAt(now, campaign.timeZone), farthestDays))
    throw badInput('Please choose a time within a year from today');
  if (scheduledFor >= campaign.endsAt)
    throw badInput('This campaign ends before that. Please choose an earlier time');
  if (campaign.pausedUntil !== null && isPausedOn(localDate, campaign.pausedUntil))
    throw badInput(
      `This campaign is paused until ${dayInWords(campaign.pausedUntil)}. Please choose that day or a later one, or go on with it first`,
    );
  const [created] = await insertMessage(db, {
    campaignId: campaign.id,
    userId: claim.userId,
    kind: 'extra',
    content: input.content,
    notes: 'Added by you',
    writer: 'person',
    edited: true,
    week: currentWeek(campaign.startDate, localDate),
    slotKind: 'plain',
    localDate,
    dayEndsAt: dayEnd(localDate, campaign.timeZone),
    timeZone: campaign.timeZone,
    scheduledFor,
    createdAt: now,
  });
  if (created === undefined) throw new Error('The message was not kept');
  await wakeSchedule(deps, campaign.id);
  return readMessage(deps, claim, created.id);
}

/** Marks a message done or not done, replaces its words, or both. */
export async function changeMessage(deps: MessageDeps, claim: Claim, id: number, change: UpdateMessageInput) {
  const { db, clock } = deps;
  const now = clock.now();
  const [[row]] = await readAs(db, claim, now, [selectMessage(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Message');
  const { completed, content } = change;
  const columns = {
    ...(completed === undefined
      ? {}
      : {
          completed,
          completedAt: completed ? (row.completedAt ?? now) : null,
          answer: completed ? ('done' as const) : null,
        }),
    ...(content === undefined ? {} : { content, edited: true, ...writtenByPerson(row) }),
  };
  const isModelText = row.writer !== 'person' && row.writer !== 'built-in';
  const [updated] =
    content !== undefined && isModelText
      ? await replaceModelText(db, claim.userId, id, { textKey: textKey(row.content), change: columns })
      : await updateMessage(db, claim.userId, id, columns);
  if (updated === undefined) throw notFound('Message');
  const changed = { ...row, ...columns };
  return viewMessage(changed, readCampaignOf(row.campaign), await valuesFor(deps, claim, changed));
}

/** What was said of the old words by a thumb goes on steering: it is kept with what those words were. */
const writtenByPerson = ({ rating }: ShownMessage) => ({
  writer: 'person' as const,
  ownWords: null,
  short: null,
  condition: null,
  ...(rating === null ? { style: null, techniques: null, entry: null } : {}),
});

/** Gives a message a thumb, or takes it back. @throws badInput for a message that no thumb can be about */
export async function rateMessage(deps: MessageDeps, claim: Claim, id: number, { rating }: RatingInput) {
  const { db, clock } = deps;
  const [[row]] = await readAs(db, claim, clock.now(), [selectMessage(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Message');
  if (rating !== null && !isRateable(row))
    throw badInput('Only a message that was written for you and has reached you can be rated');
  const [updated] = await updateRating(db, id, rating);
  if (updated === undefined) throw notFound('Message');
  return viewMessage({ ...row, rating }, readCampaignOf(row.campaign), await valuesFor(deps, claim, row));
}

export async function removeMessage({ db, clock }: MessageDeps, claim: Claim, id: number): Promise<void> {
  const [[row]] = await readAs(db, claim, clock.now(), [selectMessage(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Message');
  await deleteMessage(db, claim.userId, id, textKey(row.content));
}

/** @throws notFound, for another person's message too */
export async function readMessage(deps: MessageDeps, claim: Claim, id: number): Promise<MessageView> {
  const { db, clock } = deps;
  const [[row]] = await readAs(db, claim, clock.now(), [selectMessage(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Message');
  return viewMessage(row, readCampaignOf(row.campaign), await valuesFor(deps, claim, row));
}

type PlannedRow = Omit<PastRow, 'opening' | 'entry' | 'week'> & { kind: string; scheduledFor: number };

/** What is known by now of a campaign's texts that are still to be sent. */
function valuesOf(campaign: CampaignRow, rows: readonly PlannedRow[], now: number): SlotValues {
  const planned = rows.filter(({ kind }) => kind === 'planned');
  const today = localDateAt(now, campaign.timeZone);
  const past = planned.filter(({ scheduledFor, completed }) => scheduledFor <= now || completed);
  const history = historyOf(
    past.map((row) => toPast({ ...row, opening: '', entry: null, week: 0 })),
    campaign,
    today,
  );
  const lastDate = planned
    .filter(({ status }) => status !== 'skipped')
    .reduce((last, { localDate }) => (localDate > last ? localDate : last), today);
  return slotValues(history, { lastDate, sendMinute: campaign.sendMinute });
}

/** The same for a single message; nothing is read where its text waits for nothing. */
async function valuesFor({ db, clock }: MessageDeps, claim: Claim, row: ShownMessage): Promise<SlotValues> {
  const text = { content: row.content, ownWords: [...(row.ownWords ?? [])] };
  if (row.status === 'sent' || row.writer === 'person' || openSlots(text).length === 0) return {};
  const now = clock.now();
  const [rows, [campaign]] = await readAs(db, claim, now, [
    selectCampaignMessages(db, claim.userId, row.campaignId),
    selectCampaign(db, claim.userId, row.campaignId),
  ]);
  return campaign === undefined ? {} : valuesOf(campaign, rows, now);
}
