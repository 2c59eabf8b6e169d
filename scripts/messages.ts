/**
 * `npm run messages` measures the messages against M1 to M8 and exits with 1 if a measure fails.
 *
 *   --list                    also prints the failures of measures that pass, and all of them
 *   --check [FILE]            checks all content files, or one such as build/direct
 *   --sheet [--seed N]        prints 30 campaigns with 10 messages each, to read and grade
 *   --ids                     with the sheet: also prints the entry that each text comes from
 */
import { parseArgs } from 'node:util';
import { contentFileNames, printFindings } from './messages/content-check.ts';
import { campaigns } from './messages/corpora/corpora.ts';
import { measureGoodTexts, measureHostile, measureHostileTexts } from './messages/measure-hostile.ts';
import { measureRepetition } from './messages/measure-repetition.ts';
import {
  type Measure,
  measureActs,
  measureChannels,
  measureInventions,
  measureKindWords,
  measureOwnWords,
} from './messages/measures.ts';
import { patternNames, planOf, runOfPlan, runWithMarks } from './messages/run-campaign.ts';
import { printSheet } from './messages/sheet.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    ids: { type: 'boolean', default: false },
  },
});

/** Measures all campaigns as planned, and as sent to users who mark their days in different ways. */
function measureAll(): Measure[] {
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
    measureRepetition(plans, sent),
    measureHostile(),
    measureHostileTexts(),
    measureGoodTexts(),
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

const MAX_LISTED_FAILURES = 12;

if (options.check) {
  process.exitCode = printFindings(positionals.length > 0 ? positionals : contentFileNames());
} else if (options.sheet) {
  printSheet(Number(options.seed), options.ids);
} else {
  const measures = measureAll();
  printMeasures(measures, options.list ? null : MAX_LISTED_FAILURES);
  process.exitCode = measures.every(({ passes }) => passes) ? 0 : 1;
}
