import { readOverdueCampaigns } from './deliveries.repo.ts';
import type { DeliveryDeps } from './deps.ts';
import { failLostTests } from './test-deliveries.service.ts';

/** The most campaigns that one healing run wakes; the next run continues. */
const MAX_HEALED = 500;
/** If a delivery is this late, its alarm was lost or keeps failing. */
const OVERDUE_AFTER = 60_000;

/** Wakes the objects of overdue campaigns, in case their alarms were lost. */
export async function healSchedules(deps: DeliveryDeps): Promise<number> {
  await failLostTests(deps.db, deps.clock.now());
  const overdue = await readOverdueCampaigns(deps.db, deps.clock.now() - OVERDUE_AFTER, MAX_HEALED);
  const woken = await Promise.allSettled(overdue.map((campaignId) => deps.schedules.wake(campaignId)));
  const failed = woken.filter((result) => result.status === 'rejected').length;
  deps.log('heal', { overdue: overdue.length, failed });
  return overdue.length;
}
