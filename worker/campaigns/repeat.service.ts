import { type CampaignRow, type PersonRow, selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { localDateAt, zoneFor } from '../planning/local-time.ts';
import { badInput, notFound, signedOut } from '../platform/errors.ts';
import { readProgress, selectProgress } from '../progress/progress.repo.ts';
import { deleteCampaign, findRepeat } from './campaigns.repo.ts';
import { nextMonday } from './campaigns.rules.ts';
import type { CampaignView, RepeatInput, RepeatStart } from './campaigns.schemas.ts';
import { inputOf, nothingYet, viewCampaign } from './campaigns.service.ts';
import { startCampaign } from './creation.service.ts';
import type { CampaignDeps } from './deps.ts';

/** Medication reminders must continue without a gap, so they can be renewed before they end. */
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
  if (!campaign.completed && !mayRenewEarly(campaign)) throw badInput('This campaign isn’t over yet');
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
  if (known.hasBegun) throw badInput('It has already started. You can change it in the app');
  await deleteCampaign(deps.db, campaign.userId, known.campaign.id);
  await forgetSchedule(deps, known.campaign.id);
}

/** @returns the campaign that repeats the signed-in person's own, and whether this call made it. @throws notFound */
export async function repeatOwn(
  deps: CampaignDeps,
  claim: Claim,
  id: number,
  input: RepeatInput,
): Promise<{ campaign: CampaignView; isNew: boolean }> {
  const { campaign } = await readOwn(deps, claim, id);
  const made = await repeatCampaign(deps, campaign, input);
  const { progress } = await readOwn(deps, claim, made.campaign.id);
  return { campaign: viewCampaign(made.campaign, progress, deps.clock.now()), isNew: made.isNew };
}

async function readOwn({ db, clock }: CampaignDeps, claim: Claim, id: number) {
  const now = clock.now();
  const [[campaign], [gone]] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, id),
    selectProgress(db, claim.userId, id, now),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  return { campaign, progress: gone === undefined ? nothingYet : readProgress(gone.text) };
}
