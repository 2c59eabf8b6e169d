import { type CampaignRow, type PersonRow, selectPerson } from '../db/campaign-rows.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import { localDateAt, zoneFor } from '../planning/local-time.ts';
import { badInput, signedOut } from '../platform/errors.ts';
import { deleteCampaign, findRepeat } from './campaigns.repo.ts';
import { startCampaign } from './campaigns.service.ts';
import { nextMonday } from './course.rules.ts';
import type { RepeatInput, RepeatStart } from './course.schemas.ts';
import { inputOf } from './course.service.ts';
import type { CampaignDeps } from './deps.ts';

/** Queries that other features ask by themselves. */
export const repeatQueries = { find: findRepeat };

/** Reminders to take something go on without a gap, so they can be renewed before they end. */
export const mayRenewEarly = ({
  kind,
  active,
  completed,
}: Pick<CampaignRow, 'kind' | 'active' | 'completed'>) => kind === 'dose' && active && !completed;

/** The day on which a repeated campaign would begin, where the person lives now. */
export function repeatStartDate(
  { clock }: CampaignDeps,
  person: Pick<PersonRow, 'timezone'>,
  campaign: CampaignRow,
  start: RepeatStart,
): string {
  const timeZone = zoneFor(person.timezone, campaign.timezoneOffset);
  const today = localDateAt(clock.now(), timeZone);
  if (campaign.kind === 'dose' && !campaign.completed) return localDateAt(campaign.endsAt, timeZone);
  return start === 'today' ? today : nextMonday(today);
}

/**
 * Starts a campaign that is over once more: the same words, way and time, and with `levelUp` their next step. Done twice,
 * it is done once: the second time finds what the first one made.
 */
export async function repeatCampaign(
  deps: CampaignDeps,
  campaign: CampaignRow,
  { levelUp, start, action }: RepeatInput,
): Promise<{ campaign: CampaignRow; isNew: boolean }> {
  if (!campaign.completed && !mayRenewEarly(campaign)) throw badInput('This campaign is not over yet');
  const known = await findRepeat(deps.db, campaign.userId, campaign.id);
  if (known !== null) return { campaign: known.campaign, isNew: false };
  const [[person]] = await deps.db.batch([selectPerson(deps.db, campaign.userId)]);
  if (person === undefined) throw signedOut();
  try {
    const startDate = repeatStartDate(deps, person, campaign, start);
    const made = await startCampaign(
      deps,
      person,
      { ...inputOf(campaign), startDate, ...(levelUp ? nextStepOf(campaign, action) : {}) },
      {
        repeatOf: campaign.id,
        size: campaign.size,
        sendMinute: campaign.sendMinute,
      },
    );
    return { campaign: made, isNew: true };
  } catch (error) {
    // Asked twice at once: the other one made it.
    const made = await findRepeat(deps.db, campaign.userId, campaign.id);
    if (made !== null) return { campaign: made.campaign, isNew: false };
    throw error;
  }
}

/** The next step becomes what they do; the size that they had until now becomes the small version, if there was none. */
function nextStepOf(campaign: CampaignRow, action: string | undefined) {
  const next = action === undefined || action === '' ? campaign.planNext : action;
  if (next === null) return {};
  return {
    planAction: next,
    planSmallest: campaign.planSmallest ?? campaign.planAction,
    planNext: null,
  };
}

/** Takes a repetition back, as long as nothing of it was sent, written by hand or marked. */
export async function undoRepeat(deps: CampaignDeps, campaign: CampaignRow): Promise<void> {
  const known = await findRepeat(deps.db, campaign.userId, campaign.id);
  if (known === null) return;
  if (known.hasBegun) throw badInput('It has begun already. You can change it in the app');
  await deleteCampaign(deps.db, campaign.userId, known.campaign.id);
  await forgetSchedule(deps, known.campaign.id);
}
