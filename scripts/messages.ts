/**
 * `npm run messages` measures the messages against M1 to M8 and exits with 1 if a measure fails.
 *
 *   --list                    also prints the failures of measures that pass, and all of them
 *   --check [FILE]            checks all content files, or one such as build/direct
 *   --sheet [--seed N]        prints 30 campaigns with 10 messages each, to read and grade
 *   --campaign TITLE          prints all messages of a test campaign, or of a new one with these options:
 *     --facts c=… --facts a=… [--description …] [--kind reduce] [--style direct] [--weekly] [--marks none]
 *   --ids                     with the previous two: also prints the entry that each text comes from
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

/** Measures all campaigns as planned, and as sent to users who mark their days in different ways. */
async function measureAll(): Promise<Measure[]> {
  const planned = campaigns.map(planOf);
  const plans = planned.map(runOfPlan);
  const sent = planned.flatMap((plan) => patternNames.map((marks) => runWithMarks(plan, marks)));
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

/** Prints a row per measure, then failures. @param limit of failures per failed measure; null prints all failures */
function printMeasures(measures: readonly Measure[], limit: number | null): void {
  const width = Math.max(...measures.map(({ id }) => id.length));
  for (const { id, rule, figure, bar, passes } of measures)
    console.log(`${id.padEnd(width)}  ${passes ? 'pass' : 'FAIL'}  ${figure}  (required: ${bar})  ${rule}`);
  for (const { id, passes, failures } of measures) {
    if (failures.length === 0 || (passes && limit !== null)) continue;
    const listed = failures.slice(0, limit ?? failures.length);
    console.log(
      `\n${id}: ${failures.length} failures${listed.length < failures.length ? `, the first ${listed.length}` : ''}`,
    );
    for (const failure of listed) console.log(`  ${failure}`);
  }
}

const maxMilliseconds = 50;
/** The fastest of several runs counts, since other load on the machine only adds time. */
const runs = 3;

function measureTime(): Measure {
  const daily = campaigns.filter(({ weekly, kind }) => !weekly && kind !== 'danger');
  const times = daily.map((campaign) => {
    const { habit, slots } = planOf(campaign);
    const durations = Array.from({ length: runs }, () => {
      const start = performance.now();
      writePlan(habit, slots);
      return performance.now() - start;
    });
    return { campaign, time: Math.min(...durations) };
  });
  const sorted = times.toSorted((a, b) => a.time - b.time);
  const median = sorted[Math.floor(sorted.length / 2)]?.time ?? 0;
  const slowest = sorted.at(-1)?.time ?? 0;
  return {
    id: 'time',
    rule: `a campaign's 84 texts, best of ${runs}: median; slowest`,
    figure: `${median.toFixed(1)} ms; ${slowest.toFixed(1)} ms`,
    bar: `≤ ${maxMilliseconds} ms`,
    passes: slowest <= maxMilliseconds,
    failures: sorted
      .filter(({ time }) => time > maxMilliseconds)
      .map(({ campaign, time }) => `${campaign.title} (${campaign.style}): ${time.toFixed(1)} ms`),
  };
}

const MAX_LISTED_FAILURES = 12;

if (options.check) {
  process.exitCode = printFindings(positionals.length > 0 ? positionals : contentFileNames());
} else if (options.sheet) {
  printSheet(Number(options.seed), options.ids);
} else if (options.campaign !== undefined) {
  printCampaign({ ...options, title: options.campaign }, options.ids);
} else {
  const measures = await measureAll();
  printMeasures(measures, options.list ? null : MAX_LISTED_FAILURES);
  process.exitCode = measures.every(({ passes }) => passes) ? 0 : 1;
}
