import { selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import { tryChannel } from '../delivery/channel-tries.service.ts';
import { providerNames } from '../delivery/channels/channel.ts';
import { linksOf } from '../delivery/links.service.ts';
import { identifierOf } from '../delivery/sending.service.ts';
import { reasonToStop, turnOnAgain } from '../delivery/stops.rules.ts';
import { stopQueries } from '../delivery/stops.service.ts';
import { channelOf, quietReason } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { currentWeek } from '../planning/campaign-days.ts';
import { dayEnd, localDateAt, minuteOfDayAt } from '../planning/local-time.ts';
import { badInput, notDelivered, notFound } from '../platform/errors.ts';
import { kindOf } from '../writer/kind.rules.ts';
import { messageForms } from '../writer/message-forms.ts';
import type { MessageDeps } from './deps.ts';
import { insertMessage, recordManualSend } from './messages.repo.ts';
import type { MessageView, SendMessageInput } from './messages.schemas.ts';
import { readMessage, sendsNothing } from './messages.service.ts';

/**
 * Sends a message now, through the campaign's own channel, and keeps it with what came of it.
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
    stopQueries.against(db, claim.userId, input.campaignId),
  ]);
  if (campaign === undefined || person === undefined) throw notFound('Campaign');
  const kind = kindOf(campaign);
  if (kind === 'danger') throw badInput(sendsNothing);
  const { timeZone } = campaign;
  const channel = channelOf[campaign.deliveryMethod];
  const localDate = localDateAt(now, timeZone);
  const week = currentWeek(campaign.startDate, localDate);
  const message = {
    kind: 'manual',
    content: input.content,
    writer: 'person',
    style: null,
    week,
    slotKind: 'plain',
    slotIndex: null,
    localDate,
  } as const;
  const [created] = await insertMessage(db, {
    ...message,
    campaignId: campaign.id,
    userId: claim.userId,
    notes: 'Sent by you',
    edited: true,
    dayEndsAt: dayEnd(localDate, timeZone),
    timeZone,
    scheduledFor: now,
    // Until a channel has taken it, this is the truth; a crash in between leaves it standing.
    status: 'failed',
    reason: 'It is not known whether this was delivered',
    createdAt: now,
  });
  if (created === undefined) throw new Error('The message was not kept');

  const stopped = reasonToStop(stops, channel);
  const obstacle =
    stopped !== null ? `${stopped}. ${turnOnAgain}` : quietReason(minuteOfDayAt(now, timeZone), channel);
  const links = await linksOf(deps, { id: created.id, campaignId: campaign.id });
  const outcome =
    obstacle !== null
      ? ({ kind: 'refused', reason: obstacle } as const)
      : await tryChannel(deps, deps.channels[channel], {
          identifier: identifierOf(created.id),
          contact: person,
          forms: messageForms(
            { ...campaign, kind },
            { ...message, ownWords: [], short: null, condition: null },
            links.open,
          ),
          links,
        });
  await recordManualSend(db, claim.userId, {
    messageId: created.id,
    channel,
    identifier: identifierOf(created.id),
    outcome: outcome.kind,
    reason: outcome.kind === 'accepted' ? null : outcome.reason,
    ...providerNames(outcome),
    startedAt: now,
    finishedAt: clock.now(),
  });
  deps.log('manual_send', { campaignId: campaign.id, messageId: created.id, channel, outcome: outcome.kind });
  if (outcome.kind !== 'accepted') throw notDelivered(outcome.reason);
  return readMessage(deps, claim, created.id);
}
