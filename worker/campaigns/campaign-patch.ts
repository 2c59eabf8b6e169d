import { channelOf, hoursOf, quietReason } from '../channels.ts';
import type { CampaignRow, ProfileRow } from '../db/client.ts';
import type { Deps } from '../delivery/deps.ts';
import { newPlanState } from '../messages/coming-week.service.ts';
import type { ElsewhereRow, MessageRow } from '../messages/messages.repo.ts';
import { assertRunning } from '../messages/messages.service.ts';
import { textPreferencesOf, writePlannedMessages } from '../messages/writing.service.ts';
import { isPausedOn } from '../planning/calendar-date.ts';
import { localDateAt, zoneFor } from '../planning/local-time.ts';
import { endsAt, sendMinuteFor } from '../planning/plan.ts';
import { lastDayAfter, type PlanDiff } from '../planning/plan-diff.ts';
import { badInput } from '../platform/errors.ts';
import { decideDoseVerb, decideKind } from '../writer/kinds.ts';
import { habitOf, textKey } from '../writer/writer.ts';
import type { CampaignInput } from './campaigns.schemas.ts';
import {
  assertReachable,
  chooseStartDate,
  mayGoEveryOtherDay,
  mayPause,
  pauseEnd,
} from './campaigns.service.ts';

/** Omitted fields stay unchanged. `everyOtherDay` must be the only change, because it applies to an unchanged plan. */
export type CampaignPatch = Partial<
  Omit<CampaignInput, 'userId'> &
    Pick<
      CampaignRow,
      'size' | 'active' | 'everyOtherDay' | 'everyDayKept' | 'finished' | 'onHold' | 'textSeed'
    > & {
      paused: boolean;
      /** Moves the campaign to the user's time zone, unless it is over. */
      movesToUser: boolean;
      /** The send minute to go back to when a move is undone. */
      restoredMinute: number | null;
    }
>;

const withoutUndefined = <Patch extends object>(patch: Patch) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Patch]?: Exclude<Patch[Name], undefined>;
  };

export type LoadedCampaign = {
  campaign: CampaignRow;
  user: ProfileRow;
  planned: readonly MessageRow[];
  retired: readonly { textKey: string }[];
  elsewhere: readonly ElsewhereRow[];
};

export function applyPatch(
  deps: Deps,
  { campaign, user }: LoadedCampaign,
  patch: CampaignPatch,
  now: number,
): CampaignRow {
  const { paused, restoredMinute = null, customTime, startDate, kind, doseVerb, ...rest } = patch;
  assertAllowed(campaign, patch, now);
  if (patch.deliveryMethod !== undefined)
    assertReachable(deps, user, { deliveryMethod: patch.deliveryMethod });

  const words = { ...campaign, ...withoutUndefined(rest) };
  // Without a new title, a campaign keeps its kind unless the words sound like danger.
  const decided = decideKind(
    kind ?? (patch.title === undefined ? campaign.kind : undefined),
    words,
    campaign,
  );
  const isTimed = patch.messageTime !== undefined;
  const movesZone = isTimed || (patch.movesToUser && !campaign.completed);
  const zone = movesZone ? zoneFor(user.timezone, words.timezoneOffset) : campaign.timeZone;
  const timed = { ...words, customTime: isTimed ? (customTime ?? null) : campaign.customTime };
  const changed = {
    ...timed,
    kind: decided,
    doseVerb: decideDoseVerb(decided, doseVerb ?? campaign.doseVerb, words),
    timeZone: zone,
    sendMinute: sendMinuteOf(campaign, timed, restoredMinute),
    startDate: chooseStartDate(startDate, localDateAt(now, zone), zone, campaign.startDate),
    pausedUntil: pausedUntil(campaign, paused, now),
    // Stopping is one of the choices on the help page.
    onHold: words.onHold && patch.active !== false,
  };
  const hasSameDays = changed.startDate === campaign.startDate && changed.frequency === campaign.frequency;
  return hasSameDays ? changed : { ...changed, everyOtherDay: false };
}

function assertAllowed(campaign: CampaignRow, patch: CampaignPatch, now: number): void {
  const { completed, everyOtherDay, size, timeZone } = campaign;
  const today = localDateAt(now, timeZone);
  if (patch.active !== undefined && completed) throw badInput('This campaign is over');
  if (patch.finished !== undefined && !completed) throw badInput('This campaign isn’t over yet');
  if (patch.paused || (patch.size !== undefined && patch.size !== size)) assertRunning(campaign);
  if (patch.everyOtherDay && !everyOtherDay && !mayGoEveryOtherDay(campaign, today))
    throw badInput('Every other day is only available in weeks 11 and 12 of a daily campaign');
}

/** Keeps the send minute if the time didn't change, because a repeated campaign's minute doesn't come from its own seed. */
function sendMinuteOf(before: CampaignRow, after: CampaignRow, restoredMinute: number | null): number {
  if (restoredMinute !== null && quietReason(restoredMinute, channelOf[after.deliveryMethod]) === null)
    return restoredMinute;
  const isSameTime =
    before.messageTime === after.messageTime &&
    before.customTime === after.customTime &&
    hoursOf(before.deliveryMethod) === hoursOf(after.deliveryMethod);
  return isSameTime ? before.sendMinute : sendMinuteFor(after);
}

function pausedUntil(campaign: CampaignRow, paused: boolean | undefined, now: number): string | null {
  const today = localDateAt(now, campaign.timeZone);
  if (paused === undefined || isPausedOn(today, campaign.pausedUntil) === paused) return campaign.pausedUntil;
  if (!paused) return null;
  if (!mayPause(campaign, now)) throw badInput('This campaign ends today, so there’s nothing left to pause');
  return pauseEnd(campaign, now);
}

/** The columns of a renewed plan. A completed campaign becomes active again if the plan has upcoming messages. */
export function renewedPlan(
  { aiWriter }: Deps,
  { planned }: LoadedCampaign,
  changed: CampaignRow,
  diff: PlanDiff<MessageRow>,
  now: number,
): Partial<CampaignRow> {
  const isReopened = changed.completed && diff.insert.length + diff.move.length > 0;
  return {
    plannedAt: now,
    ...newPlanState(diff.insert, aiWriter !== null),
    endsAt: endsAt({ ...changed, lastPlannedDate: lastDayAfter(planned, diff) ?? changed.startDate }),
    ...(isReopened ? { active: true, completed: false, finished: false } : {}),
  };
}

/** New texts avoid repeating this many of the latest texts. */
const RECENT_TEXTS = 14;

export function textsFor(
  { campaign, planned, retired, elsewhere }: LoadedCampaign,
  changed: CampaignRow,
  { remove, insert }: PlanDiff<MessageRow>,
  now: number,
) {
  const removed = new Set(remove);
  const staying = planned.filter((message) => !removed.has(message));
  const unwanted =
    campaign.textSeed === changed.textSeed
      ? []
      : remove.map(({ entry, content }) => entry ?? textKey(content));
  const { banned } = textPreferencesOf(planned, retired);
  return writePlannedMessages({
    habit: habitOf(changed),
    slots: insert,
    elsewhere,
    before: staying.slice(-RECENT_TEXTS).map(({ content }) => content),
    banned: new Set([...banned, ...staying.flatMap(({ entry }) => entry ?? [])]),
    unwanted: new Set(unwanted),
    timeZone: changed.timeZone,
    now,
  });
}
