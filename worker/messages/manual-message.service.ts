import { channelOf } from '../channels.ts';
import { selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import { optOutNotice } from '../delivery/opt-outs.rules.ts';
import { optOutQueries } from '../delivery/opt-outs.service.ts';
import { unconfirmedReason } from '../delivery/send.rules.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { currentWeek } from '../planning/campaign-days.ts';
import { dayEnd, localDateAt } from '../planning/local-time.ts';
import { badInput, notDelivered, notFound, optedOut, unavailable, unconfirmed } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import type { MessageDeps } from './deps.ts';
import { insertMessage } from './messages.repo.ts';
import type { MessageView, SendMessageInput } from './messages.schemas.ts';
import { readMessage, sendsNothing } from './messages.service.ts';

/**
 * Sends a message now, through the campaign's own channel, and keeps it with what came of it.
 * @throws optedOut when the person wants no messages there; nothing is kept then
 * @throws unconfirmed while its owner has not confirmed the address that it would go to
 * @throws notDelivered when no channel took it; the message is then kept as failed, so that its words are not lost
 */
export async function sendManualMessage(
  deps: MessageDeps,
  claim: Claim,
  input: SendMessageInput,
): Promise<MessageView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], [person], stops] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, input.campaignId),
    selectPerson(db, claim.userId),
    optOutQueries.against(db, claim.userId, input.campaignId),
  ]);
  if (campaign === undefined || person === undefined) throw notFound('Campaign');
  if (campaign.kind === 'danger') throw badInput(sendsNothing);
  const notice = optOutNotice(stops, channelOf[campaign.deliveryMethod]);
  if (notice !== null) throw optedOut(notice);
  const missing = unconfirmedReason(person, channelOf[campaign.deliveryMethod]);
  if (missing !== null) throw unconfirmed(missing);
  const { timeZone } = campaign;
  const localDate = localDateAt(now, timeZone);
  const { messageId, deliveryId } = await insertMessage(db, {
    campaignId: campaign.id,
    kind: 'manual',
    content: input.content,
    notes: 'Sent by you',
    writer: 'person',
    edited: true,
    week: currentWeek(campaign.startDate, localDate),
    slotKind: 'plain',
    localDate,
    dayEndsAt: dayEnd(localDate, timeZone),
    timeZone,
    scheduledFor: now,
    createdAt: now,
  });
  const outcome = await deps.schedules.deliver(campaign.id, deliveryId).catch((error) => {
    deps.log('deliver_fault', { campaignId: campaign.id, messageId, error: describeError(error) });
    return null;
  });
  if (outcome?.cause === 'opted_out') throw optedOut(outcome.error ?? '');
  if (outcome?.cause === 'ceiling') throw unavailable(`${outcome.error}. Please try again tomorrow`);
  // It says so where the account or the campaign was deleted meanwhile.
  const message = await readMessage(deps, claim, messageId);
  if (outcome?.status !== 'sent') throw notDelivered(outcome?.error ?? takenOver);
  return message;
}

/** The campaign's object did not answer: what it has not sent, its next alarm or the cron sends. */
const takenOver = 'We couldn’t send it right now. We’ll try again shortly';
