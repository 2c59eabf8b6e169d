import type { HttpDeps } from '../http/session.ts';
import type { Ids } from '../platform/runtime.ts';
import type { AiWriter } from '../writer/ai/ai-writer.ts';
import type { CampaignSchedules } from './campaign-schedules.ts';
import type { Channels } from './channels/channel.ts';
import type { DueCampaign } from './deliveries.repo.ts';

/** Decisions of the campaigns and messages rooms during a run. */
type Lifecycle = {
  /** Returns the statements that close a campaign that is over. */
  close(deps: Pick<HttpDeps, 'db' | 'clock'>, campaign: DueCampaign): Promise<D1PreparedStatement[]>;
  weekToWrite(campaign: DueCampaign, upcomingWeek: number | null, now: number): number | null;
};

export type Deps = HttpDeps & {
  ids: Ids;
  channels: Channels;
  /** Null if no AI provider is set up. */
  aiWriter: AiWriter | null;
  schedules: CampaignSchedules;
  lifecycle: Lifecycle;
};
