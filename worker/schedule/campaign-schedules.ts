import type { CampaignSchedule } from './campaign-schedule.ts';

/** The objects that hold when each campaign sends, as the services see them. */
export type CampaignSchedules = {
  /** Makes the campaign's object look at the plan anew, now. Safe to repeat. */
  wake(campaignId: number): Promise<void>;
  /** Drops the campaign's object with its alarm. */
  forget(campaignId: number): Promise<void>;
};

export function campaignSchedules(namespace: DurableObjectNamespace<CampaignSchedule>): CampaignSchedules {
  const objectOf = (campaignId: number) => namespace.getByName(String(campaignId));
  return {
    wake: async (campaignId) => objectOf(campaignId).wake(campaignId),
    forget: async (campaignId) => objectOf(campaignId).forget(),
  };
}
