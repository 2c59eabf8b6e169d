import { campaigns } from './corpora/corpora.ts';
import { measureGoodTexts, measureHostile, measureHostileTexts } from './measure-hostile.ts';
import { measureRepetition, measureSentRepetition } from './measure-repetition.ts';
import {
  type Measure,
  measureActs,
  measureChannels,
  measureInventions,
  measureKindWords,
  measureOwnWords,
} from './measures.ts';
import { patternNames, planOf, runOfPlan, runWithMarks, writePlan } from './run-campaign.ts';

/** Every measure, over all campaigns as they are planned and as they are sent to people who mark their days in many ways. */
export async function measureAll(): Promise<Measure[]> {
  const planned = campaigns.map(planOf);
  const plans = planned.map(runOfPlan);
  const sent = planned.flatMap((one) => patternNames.map((marks) => runWithMarks(one, marks)));
  const all = [...plans, ...sent];
  return [
    measureOwnWords(plans),
    measureOwnWords(sent, 'M1 sent'),
    measureActs(all),
    measureInventions(all),
    measureKindWords(all),
    measureChannels(all),
    measureRepetition(plans),
    measureSentRepetition(sent),
    measureHostile(),
    await measureHostileTexts(),
    measureGoodTexts(),
    measureTime(),
  ];
}

/** One row for each measure, and under those that fail what falls short. @param shown how many of them; null for all */
export function printMeasures(measures: readonly Measure[], shown: number | null): void {
  const width = Math.max(...measures.map(({ id }) => id.length));
  for (const { id, rule, figure, bar, passes } of measures)
    console.log(`${id.padEnd(width)}  ${passes ? 'pass' : 'FAIL'}  ${figure}  (bar ${bar})  ${rule}`);
  for (const { id, passes, failures } of measures) {
    if (failures.length === 0 || (passes && shown !== null)) continue;
    const listed = failures.slice(0, shown ?? failures.length);
    console.log(
      `\n${id}: ${failures.length} to look at${listed.length < failures.length ? `, the first ${listed.length}` : ''}`,
    );
    for (const failure of listed) console.log(`  ${failure}`);
  }
}

const longestMilliseconds = 50;
/** What else the machine does only ever adds: the best of so many runs counts. */
const runs = 3;

/** The time for all texts of a campaign. */
function measureTime(): Measure {
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
