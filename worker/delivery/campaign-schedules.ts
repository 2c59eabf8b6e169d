import type { MessageStatus, SkipCause } from '../domain.ts';
import { describeError, type Log } from '../platform/runtime.ts';

/** What a campaign's object can be asked. */
export type CampaignObject = Rpc.DurableObjectBranded & {
  wake(campaignId: number): Promise<void>;
  deliver(campaignId: number, deliveryId: number): Promise<Delivered | null>;
  forget(): Promise<void>;
};

/** What came of a delivery that somebody waits for. */
export type Delivered = { status: MessageStatus; cause: SkipCause | null; error: string | null };

/** The objects that hold when each campaign sends, as the services see them. */
export type CampaignSchedules = {
  /** Makes the campaign's object look at the plan anew, now. Safe to repeat. */
  wake(campaignId: number): Promise<void>;
  /** Sends one delivery now. Null where it is gone. */
  deliver(campaignId: number, deliveryId: number): Promise<Delivered | null>;
  /** Drops the campaign's object with its alarm. */
  forget(campaignId: number): Promise<void>;
};

export function campaignSchedules(namespace: DurableObjectNamespace<CampaignObject>): CampaignSchedules {
  const objectOf = (campaignId: number) => namespace.getByName(String(campaignId));
  return {
    wake: async (campaignId) => objectOf(campaignId).wake(campaignId),
    deliver: async (campaignId, deliveryId) => objectOf(campaignId).deliver(campaignId, deliveryId),
    forget: async (campaignId) => objectOf(campaignId).forget(),
  };
}

type ScheduleDeps = { schedules: CampaignSchedules; log: Log };

/** A schedule that cannot be woken now is woken by the next healing run; the campaign stands either way. */
export async function wakeSchedule({ schedules, log }: ScheduleDeps, campaignId: number): Promise<void> {
  await schedules
    .wake(campaignId)
    .catch((error) => log('wake_fault', { campaignId, error: describeError(error) }));
}

/** Drops the object of a deleted campaign. If it can't be reached now, it will find nothing to send and drop itself. */
export async function forgetSchedule({ schedules, log }: ScheduleDeps, campaignId: number): Promise<void> {
  await schedules
    .forget(campaignId)
    .catch((error) => log('forget_fault', { campaignId, error: describeError(error) }));
}
