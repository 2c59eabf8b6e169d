import type { CampaignRow } from '../db/campaign-rows.ts';
import { AppError, changedMeanwhile } from '../platform/errors.ts';
import { isPlanChanged } from './campaigns.repo.ts';
import type { CampaignDeps } from './deps.ts';

/** As each try fails only by a change that was made, this many of them at once are all carried out. */
const mostTries = 6;
const { code } = changedMeanwhile();

/**
 * Does something that changes a plan. Where another call changed it first, it is done again, from what is read then.
 * @param change reads the campaign and changes its plan; hears whether it does so once more
 * @throws changedMeanwhile when another call was faster each time
 */
export async function onLatestPlan<Result>(change: (isAgain: boolean) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await change(tries > 1);
    } catch (error) {
      if (tries === mostTries || !(error instanceof AppError) || error.code !== code) throw error;
    }
  }
}

/**
 * Says of a plan that could not be written whether that is because it was changed since it was read.
 * @throws changedMeanwhile if so, else what went wrong
 */
export async function whyNotWritten(
  { db }: CampaignDeps,
  before: CampaignRow,
  error: unknown,
): Promise<never> {
  throw (await isPlanChanged(db, before)) ? changedMeanwhile() : error;
}
