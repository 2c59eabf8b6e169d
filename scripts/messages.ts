/**
 * `npm run messages` measures the messages against M1 to M8 and exits with 1 if a measure fails.
 *
 *   --check [FILE]            checks all content files, or one such as build/direct
 *   --sheet [--seed N]        prints 30 campaigns with 10 messages each, to read and grade
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
    check: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

/** Measures all campaigns as planned, and as sent to users who mark their days in different ways. */
function measureAll(): Measure[] {
  const planned = campaigns.map(planOf);
  const plans = planned.map(runOfPlan);
  const sent = planned.flatMap((plan) => patternNames.map((marks) => runWithMarks(plan, marks)));
  const all = [...plans, ...sent];
  return [
    measureOwnWords(all),
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

const MAX_LISTED_FAILURES = 12;

/** Prints a row per measure, then failures. M7 passes with some. */
function printMeasures(measures: readonly Measure[]): void {
  const width = Math.max(...measures.map(({ id }) => id.length));
  for (const { id, rule, figure, bar, passes } of measures)
    console.log(`${id.padEnd(width)}  ${passes ? 'pass' : 'FAIL'}  ${figure}  (required: ${bar})  ${rule}`);
  for (const { id, failures } of measures) {
    if (failures.length === 0) continue;
    const listed = failures.slice(0, MAX_LISTED_FAILURES);
    console.log(
      `\n${id}: ${failures.length} failures${listed.length < failures.length ? `, the first ${listed.length}` : ''}`,
    );
    for (const failure of listed) console.log(`  ${failure}`);
  }
}

if (options.check) {
  process.exitCode = printFindings(positionals.length > 0 ? positionals : contentFileNames());
} else if (options.sheet) {
  printSheet(Number(options.seed));
} else {
  const measures = measureAll();
  printMeasures(measures);
  process.exitCode = measures.every(({ passes }) => passes) ? 0 : 1;
}
