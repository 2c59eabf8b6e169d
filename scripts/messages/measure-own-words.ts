import type { FactCode } from '../../worker/writer/entries.ts';
import { splitByRanges } from '../../worker/writer/fill.ts';
import type { Habit } from '../../worker/writer/writer.ts';
import { factsIn, type Measure, percent, stemOf, wordsIn } from './measure.ts';
import type { Reading, Run } from './run-campaign.ts';

const ownWordsBar = 0.8;
const beyondBar = 0.5;
const actBar = 0.6;
const actBarEach = 0.4;

/** With a cue and an action there is enough to speak of; dose and danger have no program. */
const hasPlan = ({ habit }: Run) =>
  habit.facts.c !== undefined && habit.facts.a !== undefined && hasProgram(habit);
export const hasProgram = ({ kind }: Pick<Habit, 'kind'>) => kind !== 'dose' && kind !== 'danger';

const nameOf = ({ campaign, marks }: Run) =>
  `${campaign.title} (${campaign.kind}, ${campaign.style}, ${marks})`;
const shareOf = (texts: readonly Reading[], is: (text: Reading) => boolean) =>
  texts.length === 0 ? 1 : texts.filter(is).length / texts.length;
const lowest = (shares: readonly number[]) => Math.min(1, ...shares);

/** M1: texts with the person's own words, and with words that neither title nor cue has. */
export function measureOwnWords(runs: readonly Run[], id = 'M1'): Measure {
  const failures: string[] = [];
  const own: number[] = [];
  const beyond: number[] = [];
  for (const run of runs.filter(hasPlan)) {
    const share = shareOf(run.texts, ({ ownWords }) => ownWords.length > 0);
    own.push(share);
    if (share < ownWordsBar) failures.push(`${nameOf(run)}: own words in ${percent(share)}`);
    if (!saysMoreThanTitle(run.habit)) continue;
    const further = shareOf(run.texts, (text) => isBeyond(text, run.habit));
    beyond.push(further);
    if (further < beyondBar) failures.push(`${nameOf(run)}: beyond title and cue in ${percent(further)}`);
  }
  return {
    id,
    rule: `${id === 'M1' ? 'plans' : 'as sent'}: own words in each campaign with a cue and an action; beyond title and cue (lowest)`,
    figure: `${percent(lowest(own))}; ${percent(lowest(beyond))}`,
    bar: `≥ ${percent(ownWordsBar)}; ≥ ${percent(beyondBar)}`,
    passes: failures.length === 0,
    failures,
  };
}

const isNewTo = (title: string) => {
  const known = new Set(wordsIn(title).map(stemOf));
  return (phrase: string) => wordsIn(phrase).some((word) => !known.has(stemOf(word)));
};

/** Where the action is the title once more, most texts cannot say anything beyond it. */
const saysMoreThanTitle = ({ title, facts }: Habit) => facts.a !== undefined && isNewTo(title)(facts.a);

function isBeyond(text: Reading, habit: Habit): boolean {
  const codes = factsIn(text, habit);
  const own = splitByRanges(text.content, text.ownWords).filter(({ isOwn }) => isOwn);
  return own.some((piece, at) => codes[at] !== 'c' && isNewTo(habit.title)(piece.text));
}

const asks: readonly (FactCode | 'label')[] = ['a', 's'];

/** M1b: texts of weeks 3 to 12 that ask for exactly the person's act or its small version. */
export function measureActs(runs: readonly Run[]): Measure {
  const late = runs.filter(hasPlan).map((run) => ({
    run,
    texts: run.texts.filter(({ week, kind }) => week >= 3 && kind === 'planned'),
  }));
  const shares = late.map(({ run, texts }) =>
    shareOf(texts, (text) => factsIn(text, run.habit).some((code) => asks.includes(code))),
  );
  const total = late.reduce((sum, { texts }) => sum + texts.length, 0);
  const overall =
    late.reduce((sum, { texts }, at) => sum + (shares[at] ?? 0) * texts.length, 0) / Math.max(total, 1);
  const failures = late.flatMap(({ run }, at) => {
    const share = shares[at] ?? 0;
    return share < actBarEach ? [`${nameOf(run)}: the act in ${percent(share)} of weeks 3 to 12`] : [];
  });
  if (overall < actBar) failures.push(`overall: ${percent(overall)}`);
  return {
    id: 'M1b',
    rule: 'as planned and sent, weeks 3 to 12: the act or its small version; overall; in each campaign (lowest)',
    figure: `${percent(overall)}; ${percent(lowest(shares))}`,
    bar: `≥ ${percent(actBar)}; ≥ ${percent(actBarEach)}`,
    passes: failures.length === 0,
    failures,
  };
}
