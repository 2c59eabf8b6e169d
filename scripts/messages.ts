/**
 * `npm run messages` measures the messages against M1 to M8 and exits with 1 if a measure fails.
 *
 *   --check [FILE]            checks all content files, or one such as build/direct
 *   --sheet [--seed N]        prints 30 campaigns with 10 messages each, to read and grade
 */
import { parseArgs } from 'node:util';
import { type HabitKind, habitKinds } from '../worker/domain.ts';
import { weekdayNames } from '../worker/planning/calendar-date.ts';
import { contentFileNames, printFindings } from './messages/content-check.ts';
import { campaigns, type TestCampaign } from './messages/corpora/corpora.ts';
import { measureActs, measureOwnWords, measureRepetition } from './messages/measure-campaigns.ts';
import { measureGoodTexts, measureHostile, measureHostileTexts } from './messages/measure-hostile.ts';
import { type Measure, measureChannels, measureInventions, measureKindWords } from './messages/measures.ts';
import {
  patternNames,
  planOf,
  type Reading,
  type Run,
  randomFrom,
  runOfPlan,
  runWithMarks,
} from './messages/run-campaign.ts';

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

const sheetCampaigns = 30;
const messagesEach = 10;
/** How many of the ten respond to marks, if the campaign has that many. */
const responsesEach = 3;

/** Prints thirty campaigns with ten messages each as users receive them. The same seed prints the same sheet. */
function printSheet(seed: number): void {
  const chance = randomFrom(seed);
  for (const [at, campaign] of drawCampaigns(chance).entries()) {
    const marks = patternNames[Math.floor(chance() * patternNames.length)] ?? 'misses';
    const run = runWithMarks(planOf(campaign), marks);
    console.log(`\n## ${at + 1}. ${describeCampaign(run)}\n`);
    for (const reading of drawMessages(run, chance)) printReading(reading);
  }
}

/** A few campaigns of every kind, then random ones. */
function drawCampaigns(chance: () => number): TestCampaign[] {
  const shuffled = shuffle(campaigns, chance);
  const first = habitKinds.flatMap((kind) =>
    shuffled.filter((campaign) => campaign.kind === kind).slice(0, kind === 'danger' ? 1 : 2),
  );
  const rest = shuffled.filter(
    (campaign) => !first.includes(campaign) && campaign.kind !== 'danger' && campaign.kind !== 'dose',
  );
  return shuffle([...first, ...rest.slice(0, sheetCampaigns - first.length)], chance);
}

/** Different texts, ordered by date. */
function drawMessages({ texts }: Run, chance: () => number): Reading[] {
  const different = texts.filter(
    ({ content }, at) => texts.findIndex((other) => other.content === content) === at,
  );
  const shuffled = shuffle(different, chance);
  const responses = shuffled.filter(respondsToMarks).slice(0, responsesEach);
  const others = shuffled
    .filter((reading) => !responses.includes(reading))
    .slice(0, messagesEach - responses.length);
  return [...responses, ...others].toSorted((a, b) => (a.localDate < b.localDate ? -1 : 1));
}

const positions: readonly (string | null)[] = ['first', 'half', 'lastweek', 'last', null];
const respondsToMarks = ({ condition }: Reading) => !positions.includes(condition);

function shuffle<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** The fields that the user filled in, with the form's labels. */
function describeCampaign({ campaign, habit }: Run): string {
  const labels = {
    c: habit.kind === 'reduce' ? 'When' : 'After',
    a: 'I will',
    s: 'At least',
    n: 'It’s hard when',
    p: 'Knows, or could',
    y: 'Because',
    x: 'I’d like to',
    r: 'First, after a lost week',
  };
  const plan = Object.entries(labels).flatMap(([code, label]) => {
    const phrase = campaign.facts?.[code as keyof typeof labels];
    return phrase === undefined ? [] : [`${label}: ${phrase}`];
  });
  return [
    `“${campaign.title}”`,
    ...(campaign.description ? [`(“${campaign.description}”)`] : []),
    `· ${kindNames[habit.kind]}${habit.kind === 'danger' ? '' : ` · ${habit.style}, ${habit.daily ? 'every day' : 'three a week'}`} at ${campaign.at}`,
    plan.length === 0 ? '· no plan' : `· ${plan.join(' · ')}`,
  ].join(' ');
}

const kindNames: Record<HabitKind, string> = {
  build: 'do something',
  reduce: 'do less of something',
  dose: 'take or measure something',
  recover: 'get through something',
  danger: 'asked for a weekly check-in',
};

function printReading(reading: Reading): void {
  const { week, weekday, content, kind } = reading;
  const when = kind === 'closing' ? 'After the end' : `Week ${week}, ${weekdayNames[weekday - 1]}`;
  const marked = respondsToMarks(reading) ? ` [${recentMarks(reading)}]` : '';
  console.log(`- ${when}${marked}: ${content}`);
}

/** The user's marks before the message. */
function recentMarks({ history, kind }: Reading): string {
  const { settled, done, due } = history;
  if (kind === 'closing') return `marked ${done} of ${due}`;
  const latest = settled.slice(-7).map((day) => (day.done ? '✓' : day.skipped ? 'skipped' : '–'));
  const held = history.past.at(-1)?.held ? ', then a pause' : '';
  return latest.length === 0
    ? 'nothing marked yet'
    : `the days before: ${latest.join(' ')}${held}; ${done} of ${due} in all`;
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
