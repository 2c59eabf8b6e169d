import { campaigns } from '../../test/messages/campaigns.ts';
import { patternNames } from './mark-patterns.ts';
import type { Measure } from './measure.ts';
import { measureGoodTexts, measureHostileTexts } from './measure-ai.ts';
import { measureChannels } from './measure-channels.ts';
import { measureHostile } from './measure-hostile.ts';
import { measureInventions } from './measure-inventions.ts';
import { measureKindWords } from './measure-kind-words.ts';
import { measureActs, measureOwnWords } from './measure-own-words.ts';
import { measureRepetition, measureSentRepetition } from './measure-repetition.ts';
import { measureTime } from './measure-time.ts';
import { planOf, runOfPlan, runWithMarks } from './run-campaign.ts';

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
    measureTime(campaigns),
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
