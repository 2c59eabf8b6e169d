import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { progressPercent } from '../../../worker/planning/campaign-days.ts';

/** What a chart shows of a campaign. */
export type Datum = {
  id: number;
  title: string;
  /** The title as there is room for it. */
  shortTitle: string;
  /** Whole percent, 0 to 100. */
  value: number;
  /** The name of a custom property: `--chart-1` to `--chart-6`. */
  color: string;
};

const longestTitle = 15;
const colorCount = 6;

/** Cuts a title that is longer than 15 characters to 15 and '...'. */
export function shorten(title: string): string {
  const characters = Array.from(title);
  return characters.length > longestTitle ? `${characters.slice(0, longestTitle).join('')}...` : title;
}

/** The colors go round; the last one differs from the first too, as the two are neighbors in a pie. */
export function colorAt(index: number, count: number): string {
  const isLikeFirst = index > 0 && index === count - 1 && index % colorCount === 0;
  return `--chart-${isLikeFirst ? 3 : (index % colorCount) + 1}`;
}

function dataOf(campaigns: readonly CampaignView[], measure: (campaign: CampaignView) => number): Datum[] {
  return campaigns.map((campaign, index) => ({
    id: campaign.id,
    title: campaign.title,
    shortTitle: shorten(campaign.title),
    value: measure(campaign),
    color: colorAt(index, campaigns.length),
  }));
}

export const completionData = (campaigns: readonly CampaignView[]) =>
  dataOf(campaigns, ({ completionRate }) => completionRate);

export const progressData = (campaigns: readonly CampaignView[]) =>
  dataOf(campaigns, ({ currentWeek }) => progressPercent(currentWeek));

/** The rounded mean of the completion rates; 0 without campaigns. */
export function averageCompletionRate(campaigns: readonly CampaignView[]): number {
  const total = campaigns.reduce((sum, { completionRate }) => sum + completionRate, 0);
  return campaigns.length === 0 ? 0 : Math.round(total / campaigns.length);
}
