import { type CampaignRow, selectCampaign } from '../db/campaign-rows.ts';
import type { Size } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import { progressQueries } from '../progress/progress.service.ts';
import type { CampaignView } from './campaigns.schemas.ts';
import { nothingYet, viewCampaign } from './campaigns.service.ts';
import type { RepeatInput } from './course.schemas.ts';
import { keepEveryDay, setActive, setFinished, setPaused, setSize } from './course.service.ts';
import type { CampaignDeps } from './deps.ts';
import { setEveryOtherDay } from './every-other-day.service.ts';
import { onLatestPlan } from './latest-plan.service.ts';
import { repeatCampaign } from './repeating.service.ts';

/** What the signed-in person changes of their own campaign's course. @throws notFound, for another person's too */
export const ownCourse = {
  pause: (deps: CampaignDeps, claim: Claim, id: number, paused: boolean) =>
    changeOwn(deps, claim, id, (campaign) => setPaused(deps, campaign, paused)),
  activate: (deps: CampaignDeps, claim: Claim, id: number, active: boolean) =>
    changeOwn(deps, claim, id, (campaign) => setActive(deps, campaign, active)),
  resize: (deps: CampaignDeps, claim: Claim, id: number, size: Size) =>
    changeOwn(deps, claim, id, (campaign) => setSize(deps, campaign, size)),
  goEveryOtherDay: (deps: CampaignDeps, claim: Claim, id: number, everyOtherDay: boolean) =>
    changeOwn(deps, claim, id, (campaign) => setEveryOtherDay(deps, campaign, everyOtherDay)),
  /** The person keeps every day: the other way is offered no more, and can still be chosen. */
  keepEveryDay: (deps: CampaignDeps, claim: Claim, id: number) =>
    changeOwn(deps, claim, id, (campaign) => keepEveryDay(deps, campaign)),
  finish: (deps: CampaignDeps, claim: Claim, id: number, finished: boolean) =>
    changeOwn(deps, claim, id, (campaign) => setFinished(deps, campaign, finished)),
};

const changeOwn = (
  deps: CampaignDeps,
  claim: Claim,
  id: number,
  change: (campaign: CampaignRow) => Promise<CampaignRow>,
): Promise<CampaignView> =>
  onLatestPlan(async () => {
    const { campaign, counts } = await readOwn(deps, claim, id);
    return viewCampaign(await change(campaign), counts, deps.clock.now());
  });

/** @returns the campaign that repeats it, and whether this call made it */
export async function repeatOwn(
  deps: CampaignDeps,
  claim: Claim,
  id: number,
  input: RepeatInput,
): Promise<{ campaign: CampaignView; isNew: boolean }> {
  const { campaign } = await readOwn(deps, claim, id);
  const made = await repeatCampaign(deps, campaign, input);
  const { counts } = await readOwn(deps, claim, made.campaign.id);
  return { campaign: viewCampaign(made.campaign, counts, deps.clock.now()), isNew: made.isNew };
}

async function readOwn({ db, clock }: CampaignDeps, claim: Claim, id: number) {
  const now = clock.now();
  const [[campaign], [counts]] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, id),
    progressQueries.campaignCounts(db, claim.userId, id, now),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  return { campaign, counts: counts ?? nothingYet };
}
