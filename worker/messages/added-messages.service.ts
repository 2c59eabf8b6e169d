import { channelOf, type DeliveryMethod, hoursOf } from '../channels.ts';
import { type CampaignRow, selectCampaign, selectProfile } from '../db/client.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { optOutNotice } from '../delivery/opt-outs.rules.ts';
import { unconfirmedReason } from '../delivery/send.rules.ts';
import { selectStops } from '../delivery/stops.repo.ts';
import { type Caller, readAs } from '../http/session.ts';
import { addDays, currentWeek, dayInWords, isPausedOn, yearAfter } from '../planning/calendar-date.ts';
import { dayEnd, localDateAt, minuteOfDayAt, toInstant } from '../planning/local-time.ts';
import { inFlightMargin } from '../planning/plan.ts';
import {
  badInput,
  conflict,
  mayHaveArrived,
  notDelivered,
  notDeliveredYet,
  notFound,
  unavailable,
} from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { crisisText } from '../writer/help.rules.ts';
import { isDanger } from '../writer/kinds.ts';
import { holdCampaign, insertMessage, selectMessages } from './messages.repo.ts';
import type { CreateMessageInput, MessageView, SendMessageInput } from './messages.schemas.ts';
import { findMessage, readMessage, viewMessage } from './messages.service.ts';

/** Messages that a user writes themselves: for later, or sent now. */

const sendsNothing = 'This campaign doesn’t send messages. Its page shows where to find help';

/** The instant nearest to `requested`, now or in the future, at which the channel may send. */
export function nearestAllowedTime(
  requested: number,
  method: DeliveryMethod,
  timeZone: string,
  now: number,
): number {
  const minute = minuteOfDayAt(requested, timeZone);
  const { from, until } = hoursOf(method);
  if (minute >= from && minute <= until) return requested;
  const date = localDateAt(requested, timeZone);
  const sameDay = toInstant(date, minute < from ? from : until, timeZone);
  return sameDay > now ? sameDay : toInstant(addDays(date, 1), from, timeZone);
}

/**
 * Where to move the messages added for later when a campaign moves to another zone or channel: to the same date and
 * clock time, or, if that has passed, to the same instant; texts at night to the nearest allowed time.
 */
export async function placesOfAdded(
  { db }: Pick<Deps, 'db'>,
  { id, userId, deliveryMethod, timeZone }: CampaignRow,
  now: number,
) {
  const added = await selectMessages(db, userId, id, 'extra');
  return added
    .filter(({ status, scheduledFor }) => status === 'scheduled' && scheduledFor > now + inFlightMargin)
    .map((message) => {
      const minute = minuteOfDayAt(message.scheduledFor, message.timeZone);
      const moved = toInstant(message.localDate, minute, timeZone);
      const requested = moved > now ? moved : message.scheduledFor;
      const scheduledFor = nearestAllowedTime(requested, deliveryMethod, timeZone, now);
      const localDate = localDateAt(scheduledFor, timeZone);
      return {
        id: message.id,
        to: { scheduledFor, timeZone, localDate, dayEndsAt: dayEnd(localDate, timeZone) },
      };
    });
}

/** Adds a message for later, which doesn't count as due. A text scheduled at night moves to the nearest allowed time. */
export async function createMessage(
  deps: Deps,
  caller: Caller,
  input: CreateMessageInput,
): Promise<MessageView> {
  const { db, clock, ids } = deps;
  const now = clock.now();
  const [[campaign]] = await readAs(deps, caller, [selectCampaign(db, caller.userId, input.campaignId)]);
  if (campaign === undefined) throw notFound('Campaign');
  if (campaign.kind === 'danger') throw badInput(sendsNothing);
  if (!campaign.active) throw badInput('This campaign has ended. Start it again to add messages to it');
  const requested = Date.parse(input.scheduledFor);
  if (requested <= now) throw badInput('Please choose a time in the future', 'scheduledFor');
  const scheduledFor = nearestAllowedTime(requested, campaign.deliveryMethod, campaign.timeZone, now);
  const localDate = localDateAt(scheduledFor, campaign.timeZone);
  if (localDate > yearAfter(localDateAt(now, campaign.timeZone)))
    throw badInput('Please choose a time within a year from today', 'scheduledFor');
  if (scheduledFor >= campaign.endsAt)
    throw badInput('This campaign ends before that. Please choose an earlier time', 'scheduledFor');
  if (campaign.pausedUntil !== null && isPausedOn(localDate, campaign.pausedUntil))
    throw badInput(
      `This campaign is paused until ${dayInWords(campaign.pausedUntil)}. Please choose that day or a later one, or resume it first`,
      'scheduledFor',
    );
  if (isDanger(input.content)) await holdCampaign(db, caller.userId, campaign.id);
  const { messageId } = await insertMessage(
    db,
    newMessageRow(campaign, {
      kind: 'extra',
      notes: 'Added by you',
      content: input.content,
      idempotencyKey: input.idempotencyKey ?? ids.next(),
      scheduledFor,
      now,
    }),
  );
  await wakeSchedule(deps, campaign.id);
  return readMessage(deps, caller, messageId);
}

/** Sends a message now and stores it with its outcome, unless it sounds like danger. A repeated call returns the outcome of the first. */
export async function sendManualMessage(
  deps: Deps,
  caller: Caller,
  input: SendMessageInput,
): Promise<MessageView> {
  const { db, clock, ids } = deps;
  const now = clock.now();
  const [[campaign], [user], stops] = await readAs(deps, caller, [
    selectCampaign(db, caller.userId, input.campaignId),
    selectProfile(db, caller.userId),
    selectStops(db, caller.userId, input.campaignId),
  ]);
  if (campaign === undefined || user === undefined) throw notFound('Campaign');
  if (campaign.kind === 'danger') throw badInput(sendsNothing);
  if (isDanger(input.content)) throw conflict(crisisText);
  const notice = optOutNotice(stops, channelOf[campaign.deliveryMethod]);
  if (notice !== null) throw conflict(notice);
  const missing = unconfirmedReason(user, channelOf[campaign.deliveryMethod]);
  if (missing !== null) throw conflict(missing);
  const { messageId, deliveryId } = await insertMessage(
    db,
    newMessageRow(campaign, {
      kind: 'manual',
      notes: 'Sent by you',
      content: input.content,
      idempotencyKey: input.idempotencyKey ?? ids.next(),
      scheduledFor: now,
      now,
    }),
  );
  const outcome = await deps.schedules.sendNow(campaign.id, deliveryId).catch((error) => {
    deps.log('deliver_error', { campaignId: campaign.id, messageId, error: describeError(error) });
    return null;
  });
  if (outcome?.cause === 'opted_out') throw conflict(outcome.error ?? '');
  if (outcome?.cause === 'ceiling') throw unavailable(`${outcome.error}. Please try again tomorrow`);
  // Throws notFound if the account or campaign was deleted during the call.
  const { row, campaign: sentFor } = await findMessage(deps, caller, messageId);
  // A run may have handled it before the call arrived, which then finds nothing to send.
  if (row.status === 'sent') return viewMessage(row, sentFor, {});
  const { reason, cause } = row;
  // The campaign's object failed. Its next alarm or the cron job sends the message.
  if (reason === null) throw notDeliveredYet('We couldn’t send it right now. We’ll try again shortly');
  throw cause === 'unknown' ? mayHaveArrived(reason) : notDelivered(reason);
}

type AddedMessage = {
  kind: 'extra' | 'manual';
  notes: string;
  content: string;
  idempotencyKey: string;
  scheduledFor: number;
  now: number;
};

function newMessageRow({ id, timeZone, startDate }: CampaignRow, { now, ...message }: AddedMessage) {
  const localDate = localDateAt(message.scheduledFor, timeZone);
  return {
    ...message,
    campaignId: id,
    writer: 'person' as const,
    edited: true,
    week: currentWeek(startDate, localDate),
    slotKind: 'plain' as const,
    localDate,
    dayEndsAt: dayEnd(localDate, timeZone),
    timeZone,
    createdAt: now,
  };
}
