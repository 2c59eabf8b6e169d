import type { CampaignView, RepeatInput } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Size } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { campaignQuery } from './queries.ts';

const paramOf = (id: number) => ({ id: String(id) });

/** Shows the campaign as it is now; its messages are read anew. */
async function shown(call: Promise<CampaignView>): Promise<CampaignView> {
  const campaign = await call;
  queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
  refreshProgress();
  return campaign;
}

/** What changes how a campaign goes on. Each call says how it is to be. */
export const campaignCalls = {
  pause: (id: number, paused: boolean) =>
    shown(unwrap(api.campaigns[':id'].pause.$put({ param: paramOf(id), json: { paused } }))),
  activate: (id: number, active: boolean) =>
    shown(unwrap(api.campaigns[':id'].active.$put({ param: paramOf(id), json: { active } }))),
  resize: (id: number, size: Size) =>
    shown(unwrap(api.campaigns[':id'].size.$put({ param: paramOf(id), json: { size } }))),
  goEveryOtherDay: (id: number, everyOtherDay: boolean) =>
    shown(
      unwrap(api.campaigns[':id']['every-other-day'].$put({ param: paramOf(id), json: { everyOtherDay } })),
    ),
  keepEveryDay: (id: number) =>
    shown(unwrap(api.campaigns[':id']['every-other-day'].offer.$delete({ param: paramOf(id) }))),
  finish: (id: number, finished: boolean) =>
    shown(unwrap(api.campaigns[':id'].finish.$put({ param: paramOf(id), json: { finished } }))),
  /** Starts it once more; done twice, it finds what the first time made. */
  repeat: (id: number, input: RepeatInput) =>
    shown(
      unwrap<CampaignView, number, 'json'>(
        api.campaigns[':id'].repeat.$post({ param: paramOf(id), json: input }),
      ),
    ),
};
