import type { CampaignRow } from '../db/campaign-rows.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { positions } from '../domain.ts';
import {
  type MessageRow,
  plannedMessages,
  writePlannedMessages,
} from '../messages/planned-messages.service.ts';
import { tasteOf } from '../messages/ratings.rules.ts';
import { isoWeekday } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { badInput, notFound } from '../platform/errors.ts';
import { habitOf } from '../writer/habit.rules.ts';
import { kindOf } from '../writer/kind.rules.ts';
import { listOf } from '../writer/text-key.ts';
import { updatePlan } from './campaigns.repo.ts';
import { mayGoEveryOtherDay, messagesToDrop } from './course.rules.ts';
import type { CampaignDeps } from './deps.ts';
import { whyNotWritten } from './latest-plan.service.ts';
import { samePlace } from './replanning.service.ts';

/** Has the last two weeks go on every other day, or on every day again. Whoever calls has made sure that they may. */
export async function setEveryOtherDay(
  deps: CampaignDeps,
  campaign: CampaignRow,
  everyOtherDay: boolean,
): Promise<CampaignRow> {
  if (campaign.everyOtherDay === everyOtherDay) return campaign;
  const { db, clock } = deps;
  const now = clock.now();
  const today = localDateAt(now, campaign.timeZone);
  if (everyOtherDay && !mayGoEveryOtherDay(campaign, today))
    throw badInput('Every other day is there in weeks 11 and 12 of a daily campaign');
  const planned = await plannedMessages.select(db, campaign.userId, campaign.id);
  const changes = everyOtherDay
    ? [
        plannedMessages.drop(
          db,
          campaign.id,
          idsOf(messagesToDrop(planned, today, now)),
          'You chose every other day',
        ),
      ]
    : restoreDropped(deps, campaign, planned, now);
  const [[changed]] = await db
    .batch([updatePlan(db, campaign, { everyOtherDay }), ...changes])
    .catch((error) => whyNotWritten(deps, campaign, error));
  if (changed === undefined) throw notFound('Campaign');
  await wakeSchedule(deps, campaign.id);
  return changed;
}

const idsOf = (messages: readonly MessageRow[]) => messages.map(({ id }) => id);

/**
 * Puts back what was left out and is still to come. What was written before the campaign was last changed may name it
 * otherwise, or ask for another size: it is written anew, as all else was then.
 */
function restoreDropped(
  { db }: CampaignDeps,
  campaign: CampaignRow,
  planned: readonly MessageRow[],
  now: number,
) {
  const returning = planned
    .filter((message) => message.dropped)
    .map((message) => ({ message, place: samePlace(message, campaign) }))
    .filter(({ place }) => place.scheduledFor > now);
  const slots = returning.flatMap(({ message, place }) =>
    message.slotIndex === null || message.edited || message.createdAt >= campaign.plannedAt
      ? []
      : [
          {
            index: message.slotIndex,
            week: place.week,
            kind: message.slotKind,
            weekday: isoWeekday(message.localDate),
            position: positions.find((known) => known === message.condition) ?? null,
            localDate: message.localDate,
            scheduledFor: place.scheduledFor,
          },
        ],
  );
  const others = planned.filter(({ dropped }) => !dropped);
  const { banned } = tasteOf(planned, campaign.bannedLines);
  const rows = writePlannedMessages({
    habit: habitOf({ ...campaign, kind: kindOf(campaign) }),
    slots,
    before: others.slice(-6).map(({ content }) => content),
    banned: new Set([...banned, ...others.flatMap(({ entry }) => entry ?? [])]),
    unwanted: new Set(listOf(campaign.goneTexts)),
    timeZone: campaign.timeZone,
    now,
  });
  const rowOf = new Map(rows.map((row) => [row.slotIndex, row]));
  return returning.flatMap(({ message, place }) => {
    const row = rowOf.get(message.slotIndex);
    return [
      ...plannedMessages.move(db, message.id, place),
      ...(row === undefined ? [] : [plannedMessages.reword(db, message.id, row)]),
    ];
  });
}
