import { selectCampaign } from '../db/campaign-rows.ts';
import { plannedMessages } from '../messages/planned-messages.service.ts';
import { describeError } from '../platform/log.ts';
import { decideDoseVerb, decideKind } from '../writer/kind.rules.ts';
import { selectWithoutKind } from './campaigns.repo.ts';
import type { CampaignDeps } from './deps.ts';
import { onLatestPlan } from './latest-plan.service.ts';
import { rebuildPlan } from './replanning.service.ts';

/** How many campaigns one run takes on; the next run goes on. */
const adoptedAtOnce = 100;

/**
 * Gives campaigns from before there were kinds theirs, and writes their unsent messages anew. Until then a message gets
 * its kind, and its text, as it leaves.
 */
export async function adoptCampaigns(deps: CampaignDeps): Promise<number> {
  const { db, clock, log } = deps;
  const found = await selectWithoutKind(db, adoptedAtOnce);
  for (const { id, userId } of found) {
    await onLatestPlan(async () => {
      const [[campaign], planned] = await db.batch([
        selectCampaign(db, userId, id),
        plannedMessages.select(db, userId, id),
      ]);
      if (campaign === undefined || campaign.kind !== null) return;
      const kind = decideKind(undefined, campaign);
      const changed = { ...campaign, kind, doseVerb: decideDoseVerb(kind, undefined, campaign) };
      await rebuildPlan(deps, campaign, changed, planned, clock.now());
    }).catch((error) => log('adopt_fault', { campaignId: id, error: describeError(error) }));
  }
  if (found.length > 0) log('adopt', { campaigns: found.length });
  return found.length;
}
