import type { Frequency } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { localDateAt } from '../planning/local-time.ts';
import type { ProgressDeps } from './deps.ts';
import { readHistory, selectCampaignCounts, selectHistories, selectProgressRowsOf } from './progress.repo.ts';
import { completionRate, countDue, streak, streakOfDays } from './progress.rules.ts';

/** Queries that other features put into their own round trip. */
export const progressQueries = { campaignCounts: selectCampaignCounts };

/** The numbers of the dashboard. */
export async function readStats({ db, clock }: ProgressDeps, claim: Claim) {
  const now = clock.now();
  const [rows] = await readAs(db, claim, now, [selectHistories(db, claim.userId)]);
  const campaigns = rows.map(({ history, ...campaign }) => ({ ...campaign, ...readHistory(history) }));
  const streaks = campaigns.map(({ days, frequency, startDate, timeZone }) =>
    streakOfDays({ days, today: localDateAt(now, timeZone), frequency, startDate }),
  );
  return {
    activeCampaigns: campaigns.filter(({ active }) => active).length,
    messagesSent: campaigns.reduce((total, { sent }) => total + sent, 0),
    bestStreak: Math.max(0, ...streaks.map(({ best }) => best)),
  };
}

type CampaignFrame = { id: number; frequency: Frequency; startDate: string; timeZone: string };

/** How a campaign has gone as a whole, for its last word. Its owner was checked by the caller. */
export async function readCampaignNumbers({ db, clock }: ProgressDeps, campaign: CampaignFrame) {
  const rows = await selectProgressRowsOf(db, campaign.id);
  const { frequency, startDate, timeZone } = campaign;
  const today = localDateAt(clock.now(), timeZone);
  const counts = countDue(rows, today);
  const { best } = streak({ rows, today, frequency, startDate });
  return { ...counts, rate: completionRate(counts), bestStreak: best };
}
