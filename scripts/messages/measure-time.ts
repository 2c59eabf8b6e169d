import type { TestCampaign } from '../../test/messages/campaigns.ts';
import type { Measure } from './measure.ts';
import { planOf, writePlan } from './run-campaign.ts';

const longestMilliseconds = 50;
/** What else the machine does only ever adds: the best of so many runs counts. */
const runs = 3;

/** The time for all texts of a campaign. */
export function measureTime(campaigns: readonly TestCampaign[]): Measure {
  const daily = campaigns.filter(({ weekly, kind }) => !weekly && kind !== 'danger');
  const times = daily.map((campaign) => {
    const { habit, slots } = planOf(campaign);
    const tries = Array.from({ length: runs }, () => {
      const start = performance.now();
      writePlan(habit, slots);
      return performance.now() - start;
    });
    return { campaign, time: Math.min(...tries) };
  });
  const inOrder = times.toSorted((a, b) => a.time - b.time);
  const median = inOrder[Math.floor(inOrder.length / 2)]?.time ?? 0;
  const slowest = inOrder.at(-1)?.time ?? 0;
  return {
    id: 'time',
    rule: `a campaign's 84 texts, best of ${runs}: median; slowest`,
    figure: `${median.toFixed(1)} ms; ${slowest.toFixed(1)} ms`,
    bar: `≤ ${longestMilliseconds} ms`,
    passes: slowest <= longestMilliseconds,
    failures: inOrder
      .filter(({ time }) => time > longestMilliseconds)
      .map(({ campaign, time }) => `${campaign.title} (${campaign.style}): ${time.toFixed(1)} ms`),
  };
}
