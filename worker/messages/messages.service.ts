import { addDays } from '../campaigns/calendar-date.rules.ts';
import { currentWeek } from '../campaigns/campaigns.rules.ts';
import { campaignQueries, farthestDays, wakeSchedule } from '../campaigns/campaigns.service.ts';
import { isPausedOn } from '../campaigns/course.rules.ts';
import { dayInWords } from '../campaigns/day-in-words.rules.ts';
import { type Claim, readAs } from '../db/read-as.ts';
import type { Deps } from '../deps.ts';
import { badInput, notFound } from '../errors.ts';
import { localDateAt } from '../schedule/local-time.ts';
import { keyOf } from '../writers/composer/chance.ts';
import {
  deleteMessage,
  insertMessage,
  replaceModelText,
  selectCampaignMessages,
  selectLatestSent,
  selectMessage,
  selectSoonestScheduled,
  type TitledMessageRow,
  updateMessage,
  updateRating,
} from './messages.repo.ts';
import type { CreateMessageInput, MessageView, RatingInput, UpdateMessageInput } from './messages.schemas.ts';
import { dayEnd } from './planned-messages.service.ts';
import { isRateable } from './ratings.rules.ts';
import { nearestTextTime } from './text-hours.rules.ts';

/** A message as it is shown. */
export function viewMessage(row: TitledMessageRow): MessageView {
  return {
    id: row.id,
    campaignId: row.campaignId,
    campaignTitle: row.campaignTitle,
    content: row.content,
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
    sentAt: row.sentAt === null ? null : new Date(row.sentAt).toISOString(),
    channel: row.channel,
    tries: row.tries,
    reason: row.reason,
  };
}

/** A campaign's messages, soonest first. @throws notFound, for another person's campaign too */
export async function listCampaignMessages(deps: Deps, claim: Claim, campaignId: number) {
  const { db, clock } = deps;
  const [rows, [campaign]] = await readAs(db, claim, clock.now(), [
    selectCampaignMessages(db, claim.userId, campaignId),
    campaignQueries.campaign(db, claim.userId, campaignId),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  return rows.map((row) => viewMessage({ ...row, campaignTitle: campaign.title }));
}

/** The newest sent; while fewer than `limit` are sent, the soonest scheduled fill up. */
export async function listRecentMessages({ db, clock }: Deps, claim: Claim, limit: number) {
  const [sent, scheduled] = await readAs(db, claim, clock.now(), [
    selectLatestSent(db, claim.userId, limit),
    selectSoonestScheduled(db, claim.userId, limit),
  ]);
  return [...sent, ...scheduled].slice(0, limit).map(viewMessage);
}

/**
 * Adds a message that a person wants sent later. It reaches them like a planned one, and does not count as due. A text
 * that is wanted for the night comes at the nearest time at which texts are sent. In a pause it would only be skipped,
 * so it is refused.
 */
export async function createMessage(
  deps: Deps,
  claim: Claim,
  input: CreateMessageInput,
): Promise<MessageView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign]] = await readAs(db, claim, now, [
    campaignQueries.campaign(db, claim.userId, input.campaignId),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  if (!campaign.active) throw badInput('This campaign has ended. Start it again to add messages to it');
  const wanted = Date.parse(input.scheduledFor);
  if (wanted <= now) throw badInput('Please choose a time that is still to come');
  const scheduledFor =
    campaign.deliveryMethod === 'SMS' ? nearestTextTime(wanted, campaign.timeZone, now) : wanted;
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
export async function changeMessage(deps: Deps, claim: Claim, id: number, change: UpdateMessageInput) {
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
      ? await replaceModelText(db, claim.userId, id, { textKey: keyOf(row.content), change: columns })
      : await updateMessage(db, claim.userId, id, columns);
  if (updated === undefined) throw notFound('Message');
  return viewMessage({ ...row, ...columns });
}

/** What was said of the old words by a thumb goes on steering: it is kept with what those words were. */
const writtenByPerson = ({ rating }: TitledMessageRow) => ({
  writer: 'person' as const,
  ...(rating === null ? { style: null, tier: null, techniques: null, line: null } : {}),
});

/** Gives a message a thumb, or takes it back. @throws badInput for a message that no thumb can be about */
export async function rateMessage(deps: Deps, claim: Claim, id: number, { rating }: RatingInput) {
  const { db, clock } = deps;
  const [[row]] = await readAs(db, claim, clock.now(), [selectMessage(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Message');
  if (rating !== null && !isRateable(row))
    throw badInput('Only a message that was written for you and has reached you can be rated');
  const [updated] = await updateRating(db, id, rating);
  if (updated === undefined) throw notFound('Message');
  return viewMessage({ ...row, rating });
}

export async function removeMessage({ db, clock }: Deps, claim: Claim, id: number): Promise<void> {
  const [[row]] = await readAs(db, claim, clock.now(), [selectMessage(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Message');
  await deleteMessage(db, claim.userId, id, keyOf(row.content));
}

/** @throws notFound, for another person's message too */
export async function readMessage({ db, clock }: Deps, claim: Claim, id: number): Promise<MessageView> {
  const [[row]] = await readAs(db, claim, clock.now(), [selectMessage(db, claim.userId, id)]);
  if (row === undefined) throw notFound('Message');
  return viewMessage(row);
}
