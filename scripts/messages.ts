/**
 * `npm run messages` measures the messages against M1 to M8 and exits with 1 if a measure fails.
 *
 *   --list                    prints all failures, even of measures that pass
 *   --check [FILE]            checks the content files, or one such as build/direct
 *   --sheet [--seed N]        prints 30 campaigns with 10 messages each to read and grade
 *   --campaign TITLE          prints all messages of a test campaign, or of a new one with these options:
 *     --facts c=… --facts a=… [--description …] [--kind reduce] [--style direct] [--weekly] [--marks none]
 *   --ids                     with the previous two: prints the entry each text comes from
 */
import { parseArgs } from 'node:util';
import { contentFileNames, printFindings } from './messages/content-files.ts';
import { campaigns } from './messages/corpora/corpora.ts';
import { measureGoodTexts, measureHostile, measureHostileTexts } from './messages/measure-hostile.ts';
import { measureRepetition, measureSentRepetition } from './messages/measure-repetition.ts';
import {
  type Measure,
  measureActs,
  measureChannels,
  measureInventions,
  measureKindWords,
  measureOwnWords,
} from './messages/measures.ts';
import { patternNames, planOf, runOfPlan, runWithMarks, writePlan } from './messages/run-campaign.ts';
import { printCampaign, printSheet } from './messages/sheet.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    ids: { type: 'boolean', default: false },
    campaign: { type: 'string' },
    facts: { type: 'string', multiple: true, default: [] },
    description: { type: 'string' },
    kind: { type: 'string' },
    style: { type: 'string' },
    weekly: { type: 'boolean', default: false },
    marks: { type: 'string' },
  },
});

/** Measures all campaigns as planned, and as sent to people who mark their days in different ways. */
async function measureAll(): Promise<Measure[]> {
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

/** Prints a row for each measure, then the failures. @param shown how many failures of each measure; null for all */
function printMeasures(measures: readonly Measure[], shown: number | null): void {
  const width = Math.max(...measures.map(({ id }) => id.length));
  for (const { id, rule, figure, bar, passes } of measures)
    console.log(`${id.padEnd(width)}  ${passes ? 'pass' : 'FAIL'}  ${figure}  (bar ${bar})  ${rule}`);
  for (const { id, passes, failures } of measures) {
    if (failures.length === 0 || (passes && shown !== null)) continue;
    const listed = failures.slice(0, shown ?? failures.length);
    console.log(
      `\n${id}: ${failures.length} failures${listed.length < failures.length ? `, the first ${listed.length}` : ''}`,
    );
    for (const failure of listed) console.log(`  ${failure}`);
  }
}

const longestMilliseconds = 50;
/** Other load on the machine only adds time, so the best of several runs counts. */
const runs = 3;

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

const shownFailures = 12;

if (options.check) {
  process.exitCode = printFindings(positionals.length > 0 ? positionals : contentFileNames());
} else if (options.sheet) {
  printSheet(Number(options.seed), options.ids);
} else if (options.campaign !== undefined) {
  printCampaign({ ...options, title: options.campaign }, options.ids);
} else {
  const measures = await measureAll();
  printMeasures(measures, options.list ? null : shownFailures);
  process.exitCode = measures.every(({ passes }) => passes) ? 0 : 1;
}
