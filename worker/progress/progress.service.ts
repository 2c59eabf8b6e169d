import type { Frequency } from '../campaigns/campaigns.schemas.ts';
import { type Claim, readAs } from '../db/read-as.ts';
import type { Deps } from '../deps.ts';
import { localDateAt } from '../schedule/local-time.ts';
import type { ProgressFacts } from '../writers/writer.ts';
import {
  progressRowsFrom,
  selectCampaignCounts,
  selectCampaignFrames,
  selectCounts,
  selectProgressRowsOf,
} from './progress.repo.ts';
import { progressFacts, streak } from './progress.rules.ts';

/** Queries that other features put into their own round trip. */
export const progressQueries = { counts: selectCounts, campaignCounts: selectCampaignCounts };

/** The numbers of the dashboard. */
export async function readStats({ db, clock }: Deps, claim: Claim) {
  const now = clock.now();
  const [frames] = await readAs(db, claim, now, [selectCampaignFrames(db, claim.userId)]);
  const streaks = frames.map(({ days, frequency, startDate, timeZone }) =>
    streak({ rows: progressRowsFrom(days), today: localDateAt(now, timeZone), frequency, startDate }),
  );
  return {
    activeCampaigns: frames.filter((frame) => frame.active).length,
    messagesSent: frames.reduce((total, { sent }) => total + sent, 0),
    bestStreak: Math.max(0, ...streaks.map(({ best }) => best)),
  };
}

type CampaignFrame = { id: number; frequency: Frequency; startDate: string; timeZone: string };

/** How a campaign has gone so far, for those who write its messages. Its owner was checked by the caller. */
export async function readProgressFacts(
  { db, clock }: Deps,
  campaign: CampaignFrame,
): Promise<ProgressFacts> {
  const rows = await selectProgressRowsOf(db, campaign.id);
  const { frequency, startDate, timeZone } = campaign;
  return progressFacts({ rows, today: localDateAt(clock.now(), timeZone), frequency, startDate });
}
