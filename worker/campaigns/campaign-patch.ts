import type { CampaignRow, PersonRow } from '../db/campaign-rows.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
import { localDateAt, zoneFor } from '../planning/local-time.ts';
import { mayLeaveAt, sendMinuteFor } from '../planning/plan.ts';
import { badInput } from '../platform/errors.ts';
import { decideDoseVerb, decideKind } from '../writer/kinds.ts';
import { mayGoEveryOtherDay, mayPause, pauseEnd } from './campaigns.rules.ts';
import type { CampaignInput } from './campaigns.schemas.ts';
import { assertReachable, chooseStartDate } from './campaigns.service.ts';
import type { CampaignDeps } from './deps.ts';

/**
 * The changes to a campaign; anything left out stays as it is. `everyOtherDay` is passed on its own: it applies on top
 * of an unchanged plan.
 */
export type CampaignPatch = Partial<
  Omit<CampaignInput, 'userId'> &
    Pick<
      CampaignRow,
      | 'size'
      | 'active'
      | 'everyOtherDay'
      | 'everyDayKept'
      | 'finished'
      | 'onHold'
      | 'styleOffersOff'
      | 'timeZone'
      | 'textSeed'
    > & {
      paused: boolean;
      /** The minute that the messages had in that window before. */
      knownMinute: number | null;
    }
>;

/** @throws badInput when nothing of the campaign is to come */
export function assertRunning({ active, completed }: CampaignRow): void {
  if (completed) throw badInput('This campaign is over');
  if (!active) throw badInput('This campaign is stopped. Resume it first');
}

/** Only what is given. */
const given = <Patch extends object>(patch: Patch) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Patch]?: Exclude<Patch[Name], undefined>;
  };

/** The campaign as it is to be, with what follows from what was said of it. */
export function applyPatch(
  deps: CampaignDeps,
  { campaign, person }: { campaign: CampaignRow; person: PersonRow },
  patch: CampaignPatch,
  now: number,
): CampaignRow {
  const { paused, knownMinute = null, customTime, startDate, timeZone, kind, doseVerb, ...rest } = patch;
  assertAllowed(campaign, patch, now);
  if (patch.deliveryMethod !== undefined)
    assertReachable(deps, person, { deliveryMethod: patch.deliveryMethod });

  const words = { ...campaign, ...given(rest) };
  // Without other words of its title or description, a campaign keeps its kind, unless it sounds like danger.
  const decided = decideKind(
    kind ?? (patch.title === undefined ? campaign.kind : undefined),
    words,
    campaign,
  );
  const isTimed = patch.messageTime !== undefined;
  const zone = isTimed
    ? zoneFor(person.timezone, words.timezoneOffset)
    : campaign.completed
      ? campaign.timeZone
      : (timeZone ?? campaign.timeZone);
  const timed = { ...words, customTime: isTimed ? (customTime ?? null) : campaign.customTime };
  const changed = {
    ...timed,
    kind: decided,
    doseVerb: decideDoseVerb(decided, doseVerb ?? campaign.doseVerb, words),
    timeZone: zone,
    sendMinute: sendMinuteOf(campaign, timed, knownMinute),
    startDate: chooseStartDate(startDate, localDateAt(now, zone), zone, campaign.startDate),
    pausedUntil: pausedUntil(campaign, paused, now),
  };
  const hasSameDays = changed.startDate === campaign.startDate && changed.frequency === campaign.frequency;
  return hasSameDays ? changed : { ...changed, everyOtherDay: false };
}

/** @throws badInput */
function assertAllowed(campaign: CampaignRow, patch: CampaignPatch, now: number): void {
  const { completed, everyOtherDay, size, timeZone } = campaign;
  const today = localDateAt(now, timeZone);
  if (patch.active !== undefined && completed) throw badInput('This campaign is over');
  if (patch.finished !== undefined && !completed) throw badInput('This campaign isn’t over yet');
  if (patch.paused || (patch.size !== undefined && patch.size !== size)) assertRunning(campaign);
  if (patch.everyOtherDay && !everyOtherDay && !mayGoEveryOtherDay(campaign, today))
    throw badInput('Every other day is only available in weeks 11 and 12 of a daily campaign');
}

/** A campaign that repeats another has taken over a minute that its own seed would not give. */
function sendMinuteOf(before: CampaignRow, after: CampaignRow, knownMinute: number | null): number {
  if (knownMinute !== null && mayLeaveAt(knownMinute, after.deliveryMethod)) return knownMinute;
  const isSameTime =
    before.messageTime === after.messageTime &&
    before.customTime === after.customTime &&
    (before.deliveryMethod === 'SMS') === (after.deliveryMethod === 'SMS');
  return isSameTime ? before.sendMinute : sendMinuteFor(after);
}

/** What was to come in a pause is skipped as its minute comes, and is not due. */
function pausedUntil(campaign: CampaignRow, paused: boolean | undefined, now: number): string | null {
  const today = localDateAt(now, campaign.timeZone);
  if (paused === undefined || isPausedOn(today, campaign.pausedUntil) === paused) return campaign.pausedUntil;
  if (!paused) return null;
  if (!mayPause(campaign, now)) throw badInput('This campaign ends today, so there’s nothing left to pause');
  return pauseEnd(campaign, now);
}
