import type { HttpDeps } from '../http/deps.ts';
import type { CampaignSchedules } from './campaign-schedules.ts';
import type { Channels } from './channels/channel.ts';
import type { DueCampaign } from './deliveries.repo.ts';

/** What the campaign itself decides when its messages leave. */
export type Lifecycle = {
  /** The statements that end a campaign that is over. */
  close(deps: Pick<HttpDeps, 'db' | 'clock'>, campaign: DueCampaign): Promise<D1PreparedStatement[]>;
  /** The week whose texts are to be written now, or null. */
  weekToWrite(campaign: DueCampaign, upcomingWeek: number | undefined, now: number): number | null;
};

/** What sending needs from outside. */
export type DeliveryDeps = HttpDeps & {
  channels: Channels;
  schedules: CampaignSchedules;
  lifecycle: Lifecycle;
};
