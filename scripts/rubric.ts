/**
 * Measures the built-in writer against the rubric R1 to R15 of message quality, and exits 1 below the bar.
 *
 *   --ai              rates the AI path too, against a local server that answers well and with hostility
 *   --sample          a small run for the test command
 *   --show N          prints N random messages
 *   --family NAME     of one family alone
 *   --coverage        tells which part of the texts comes from whole lines, and where more are wanted
 *   --check-library   lists each line, whole or with places, that breaks a rule; with --family its whole lines alone
 */
import { parseArgs } from 'node:util';
import { measureAiPath } from '../test/rubric/ai-path.ts';
import { allStyles, type Campaign, samples, writeCampaign } from '../test/rubric/campaigns.ts';
import { measureCoverage } from '../test/rubric/coverage.ts';
import { checkLibrary } from '../test/rubric/library-check.ts';
import { checkLines } from '../test/rubric/lines-check.ts';
import { measureAll } from '../test/rubric/measure-all.ts';
import { familyNames } from '../worker/writers/composer/topics/topic.ts';

const { values: options } = parseArgs({
  options: {
    ai: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    show: { type: 'string' },
    family: { type: 'string' },
    coverage: { type: 'boolean', default: false },
    'check-library': { type: 'boolean', default: false },
    seed: { type: 'string', default: 'a' },
  },
});

if (options['check-library']) process.exitCode = printLibrary();
else if (options.coverage) printCoverage();
else if (options.show !== undefined) printMessages(Number(options.show));
else process.exitCode = await printRubric();

function printLibrary(): number {
  const family = familyNames.find((name) => name === options.family);
  const offences = family === undefined ? [...checkLibrary(), ...checkLines()] : checkLines([family]);
  for (const { skeleton, rules } of offences) {
    console.log(`${skeleton.id} (${skeleton.focus}, ${skeleton.kind})\n  ${skeleton.text}`);
    for (const rule of rules) console.log(`    ${rule}`);
  }
  console.log(
    offences.length === 0 ? 'Every line keeps every rule.' : `${offences.length} lines break a rule.`,
  );
  return offences.length === 0 ? 0 : 1;
}

function printCoverage(): void {
  const percent = (shares: readonly number[]) =>
    shares.map((share) => `${(100 * share).toFixed(0)} %`.padStart(5)).join(' ');
  console.log('                            new   low   mid  high | kick. remi. chal. plain');
  for (const { family, style, byTier, byKind, lacking } of measureCoverage(
    options.family === undefined ? undefined : [options.family],
  )) {
    console.log(`${`${family} ${style}`.padEnd(26)} ${percent(byTier)} | ${percent(byKind)}`);
    for (const place of options.family === undefined ? [] : lacking.slice(0, 12)) console.log(`    ${place}`);
  }
}

function printMessages(count: number): void {
  const campaigns = writeAll();
  for (let shown = 0; shown < count; shown++) {
    const campaign = campaigns[Math.floor(Math.random() * campaigns.length)];
    const text = campaign?.texts[Math.floor(Math.random() * campaign.texts.length)];
    if (!campaign || !text) continue;
    const { slot, content } = text;
    console.log(
      `[${campaign.sample.title} · ${campaign.style} · week ${slot.week} ${slot.kind} · ${campaign.tier}]\n  ${content}`,
    );
  }
}

function writeAll(): Campaign[] {
  const tiers = ['new', 'low', 'mid', 'high'] as const;
  const chosen = samples.filter(({ family }) => family === (options.family ?? family));
  return chosen.flatMap((sample, index) =>
    allStyles.flatMap((style, turn) => {
      const tier = tiers[(index + turn) % 4];
      return tier === undefined ? [] : [writeCampaign(sample, style, tier, options.seed)];
    }),
  );
}

async function printRubric(): Promise<number> {
  const started = performance.now();
  const results = [
    ...measureAll({ small: options.sample, seed: options.seed }),
    ...(options.ai ? await measureAiPath({ small: options.sample }) : []),
  ];
  const width = Math.max(...results.map(({ rule }) => rule.length));
  for (const { rule, bar, measured, passed } of results) {
    console.log(`${passed ? 'pass' : 'FAIL'}  ${rule.padEnd(width)}  ${measured}   (bar: ${bar})`);
  }
  for (const { rule, worst } of results) {
    for (const example of worst.slice(0, 5)) console.log(`\n${rule}: ${example}`);
  }
  console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}
