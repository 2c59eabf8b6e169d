import { daysBetween } from '../../worker/planning/calendar-date.ts';
import { conditions } from '../../worker/writer/conditions.ts';
import { openingOf } from '../../worker/writer/program.ts';
import type { Habit } from '../../worker/writer/writer.ts';
import { complaint, type Measure, percent } from './measures.ts';
import type { Reading, Run } from './run-campaign.ts';
import { factsIn, ownPieces, stemOf, wordsIn } from './text-rules.ts';

const ownWordsBar = 0.8;
const beyondBar = 0.5;
const actBar = 0.6;
const actBarEach = 0.4;

/** With a cue and an action, texts have enough of the user's words to use. Dose and danger have no program. */
const hasPlan = ({ habit }: Run) =>
  habit.facts.c !== undefined && habit.facts.a !== undefined && hasProgram(habit);
const hasProgram = ({ kind }: Pick<Habit, 'kind'>) => kind !== 'dose' && kind !== 'danger';

const nameOf = ({ campaign, marks }: Run) =>
  `${campaign.title} (${campaign.kind}, ${campaign.style}, ${marks})`;
const shareOf = (texts: readonly Reading[], matches: (text: Reading) => boolean) =>
  texts.length === 0 ? 1 : texts.filter(matches).length / texts.length;
const lowest = (shares: readonly number[]) => Math.min(1, ...shares);

/** M1: texts with the user's own words, and with own words beyond the title and the cue. */
export function measureOwnWords(runs: readonly Run[]): Measure {
  const failures: string[] = [];
  const own: number[] = [];
  const beyond: number[] = [];
  for (const run of runs.filter(hasPlan)) {
    const share = shareOf(run.texts, ({ ownWords }) => ownWords.length > 0);
    own.push(share);
    if (share < ownWordsBar) failures.push(`${nameOf(run)}: own words in ${percent(share)}`);
    const { title, facts } = run.habit;
    const titleStems = new Set(wordsIn(title).map(stemOf));
    const isNew = (phrase: string) => wordsIn(phrase).some((word) => !titleStems.has(stemOf(word)));
    // If the action only repeats the title, most texts can't say anything else.
    if (facts.a === undefined || !isNew(facts.a)) continue;
    const beyondShare = shareOf(run.texts, (text) => {
      const codes = factsIn(text, run.habit);
      return ownPieces(text).some((piece, at) => codes[at] !== 'c' && isNew(piece));
    });
    beyond.push(beyondShare);
    if (beyondShare < beyondBar)
      failures.push(`${nameOf(run)}: beyond title and cue in ${percent(beyondShare)}`);
  }
  return {
    id: 'M1',
    rule: 'as planned and sent: own words in each campaign with a cue and an action; beyond title and cue (lowest)',
    figure: `${percent(lowest(own))}; ${percent(lowest(beyond))}`,
    bar: `≥ ${percent(ownWordsBar)}; ≥ ${percent(beyondBar)}`,
    passes: failures.length === 0,
    failures,
  };
}

/** M1b: texts of weeks 3 to 12 with the user's own action or its smaller version. */
export function measureActs(runs: readonly Run[]): Measure {
  const late = runs.filter(hasPlan).map((run) => {
    const texts = run.texts.filter(({ week, kind }) => week >= 3 && kind === 'planned');
    const asks = (text: Reading) => factsIn(text, run.habit).some((code) => code === 'a' || code === 's');
    return { run, count: texts.length, share: shareOf(texts, asks) };
  });
  const total = late.reduce((sum, { count }) => sum + count, 0);
  const overall = late.reduce((sum, { count, share }) => sum + share * count, 0) / Math.max(total, 1);
  const failures = late
    .filter(({ share }) => share < actBarEach)
    .map(({ run, share }) => `${nameOf(run)}: the action in ${percent(share)} of the texts of weeks 3 to 12`);
  if (overall < actBar) failures.push(`overall: ${percent(overall)}`);
  return {
    id: 'M1b',
    rule: 'as planned and sent, weeks 3 to 12: the action or its smaller version; overall; in each campaign (lowest)',
    figure: `${percent(overall)}; ${percent(lowest(late.map(({ share }) => share)))}`,
    bar: `≥ ${percent(actBar)}; ≥ ${percent(actBarEach)}`,
    passes: failures.length === 0,
    failures,
  };
}

const windowDays = 7;
const maxSharedShare = 0.2;

/** Planned texts that appear twice in a campaign. */
function repeatedTexts(run: Run): string[] {
  const first = new Map<string, string>();
  return run.texts.filter(isPlanned).flatMap((reading) => {
    const before = first.get(reading.content);
    first.set(reading.content, before ?? reading.localDate);
    return before === undefined
      ? []
      : [complaint(run, reading, `again on ${reading.localDate}, after ${before}`)];
  });
}

const isPlanned = ({ condition }: Reading) => !conditions.some((name) => name === condition);

/** Texts with the same four opening words as another in the previous seven days. */
function repeatedOpenings(run: Run): string[] {
  return run.texts.flatMap((reading, at) => {
    const twin = run.texts
      .slice(0, at)
      .findLast(
        ({ content, localDate }) =>
          daysBetween(localDate, reading.localDate) < windowDays &&
          openingOf(content) === openingOf(reading.content),
      );
    return twin === undefined
      ? []
      : [complaint(run, reading, `same opening as ${twin.entry}: "${openingOf(reading.content)}"`)];
  });
}

/** The share of texts that two campaigns have in common. */
function sharedShare(a: Run, b: Run): number {
  const textsOfA = new Set(a.texts.map(({ content }) => content));
  const textsOfB = new Set(b.texts.map(({ content }) => content));
  const shared = [...textsOfA].filter((text) => textsOfB.has(text)).length;
  return shared / Math.max(1, Math.min(textsOfA.size, textsOfB.size));
}

/** The first failure of each entry, with the number of others. */
function summarize(complaints: readonly string[]): string[] {
  const byEntry = Map.groupBy(complaints, (text) => text.split(' ')[0]);
  return [...byEntry.values()].map(([first, ...more]) =>
    more.length === 0 ? `${first}` : `${first} (and ${more.length} more)`,
  );
}

/**
 * M5: no planned text twice, no opening twice within seven days of a plan, and little overlap between campaigns. Texts that
 * respond to marks have few wordings, so some of them return.
 */
export function measureRepetition(plans: readonly Run[], sent: readonly Run[] = []): Measure {
  const written = plans.filter(({ habit }) => hasProgram(habit));
  const texts = [...written, ...sent.filter(({ habit }) => hasProgram(habit))].flatMap(repeatedTexts);
  const openings = written.flatMap(repeatedOpenings);
  // Without an action, most texts have none of the user's words.
  const withFacts = written.filter(({ habit }) => habit.facts.a !== undefined);
  const shares = withFacts.flatMap((a, at) =>
    withFacts
      .slice(at + 1)
      .filter(({ habit }) => habit.kind === a.habit.kind && habit.style === a.habit.style)
      .map((b) => ({ a, b, share: sharedShare(a, b) })),
  );
  const alike = shares.filter(({ share }) => share > maxSharedShare);
  const most = Math.max(0, ...shares.map(({ share }) => share));
  return {
    id: 'M5',
    rule: `repeated texts, as planned and sent; in plans, repeated openings within ${windowDays} days; texts shared by two campaigns with an action (highest)`,
    figure: `${texts.length}; ${openings.length}; ${percent(most)}`,
    bar: `0; 0; ≤ ${percent(maxSharedShare)}`,
    passes: texts.length + openings.length + alike.length === 0,
    failures: [
      ...summarize(texts),
      ...summarize(openings),
      ...alike.map(
        ({ a, b, share }) => `${a.campaign.title} and ${b.campaign.title} share ${percent(share)}`,
      ),
    ],
  };
}
