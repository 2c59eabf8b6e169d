import { selectCampaign } from '../db/campaign-rows.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { plannedMessages } from '../messages/planned-messages.service.ts';
import { isDisliked, otherStyle, type StyleVotes } from '../messages/ratings.rules.ts';
import { notFound } from '../platform/errors.ts';
import { progressQueries } from '../progress/progress.service.ts';
import { updateCampaign } from './campaigns.repo.ts';
import type { CampaignView, StyleInput, StyleOffer } from './campaigns.schemas.ts';
import { viewCampaign } from './campaigns.service.ts';
import type { CampaignDeps } from './deps.ts';
import { onLatestPlan } from './latest-plan.service.ts';
import { rebuildPlan } from './replanning.service.ts';

/**
 * Another style, where the campaign's own got mostly thumbs down: the one that the person liked elsewhere, or one that
 * sounds otherwise. It is only ever offered; nothing changes a style but the person.
 */
export async function readStyleOffer(
  { db, clock }: CampaignDeps,
  claim: Claim,
  id: number,
): Promise<StyleOffer> {
  const [[campaign], rows] = await readAs(db, claim, clock.now(), [
    selectCampaign(db, claim.userId, id),
    plannedMessages.styleVotes(db, claim.userId),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  const { messageStyle: from, active, styleOffersOff } = campaign;
  const here = rows.find(({ campaignId, style }) => campaignId === id && style === from);
  if (here === undefined || !active || styleOffersOff || !isDisliked(here)) return { offer: null };
  const to = otherStyle(from, byStyle(rows));
  return { offer: to === null ? null : { from, to } };
}

function byStyle(rows: readonly (Omit<StyleVotes, 'style'> & { style: StyleVotes['style'] | null })[]) {
  const votes = new Map<StyleVotes['style'], StyleVotes>();
  for (const { style, up, down } of rows) {
    if (style === null) continue;
    const known = votes.get(style) ?? { style, up: 0, down: 0 };
    votes.set(style, { style, up: known.up + up, down: known.down + down });
  }
  return [...votes.values()];
}

/** The person wants no advice on this campaign's style, now or later. */
export async function refuseStyleOffers(
  { db, clock }: CampaignDeps,
  claim: Claim,
  id: number,
): Promise<void> {
  const [[campaign]] = await readAs(db, claim, clock.now(), [selectCampaign(db, claim.userId, id)]);
  if (campaign === undefined) throw notFound('Campaign');
  await updateCampaign(db, claim.userId, id, { styleOffersOff: true });
}

/** Gives a campaign another style. Messages that are unsent and untouched are written anew. */
export const changeStyle = (deps: CampaignDeps, claim: Claim, id: number, input: StyleInput) =>
  onLatestPlan(() => restyle(deps, claim, id, input));

async function restyle(
  deps: CampaignDeps,
  claim: Claim,
  id: number,
  { style }: StyleInput,
): Promise<CampaignView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [[campaign], planned, [counts]] = await readAs(db, claim, now, [
    selectCampaign(db, claim.userId, id),
    plannedMessages.select(db, claim.userId, id),
    progressQueries.campaignCounts(db, claim.userId, id, now),
  ]);
  if (campaign === undefined) throw notFound('Campaign');
  const kept =
    campaign.messageStyle === style
      ? campaign
      : await rebuildPlan(deps, campaign, { ...campaign, messageStyle: style }, planned, now);
  return viewCampaign(kept, counts ?? { sent: 0, due: 0, done: 0 }, now);
}
