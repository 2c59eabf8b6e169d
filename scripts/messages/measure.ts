import type { FactCode } from '../../worker/writer/entries.ts';
import {
  type FilledText,
  splitByRanges,
  toSecondPerson,
  withoutFinalMarks,
} from '../../worker/writer/fill.ts';
import type { Habit } from '../../worker/writer/writer.ts';
import type { Reading, Run } from './run-campaign.ts';

/** One row of the table. */
export type Measure = {
  id: string;
  rule: string;
  figure: string;
  bar: string;
  passes: boolean;
  /** What falls short, each with the key of its entry where it has one. */
  failures: readonly string[];
};

/** Where a text was found wanting: its entry, the campaign, and what is wrong. */
export const complaint = ({ campaign, marks }: Run, { entry, slot }: Reading, problem: string) =>
  `${entry || slot} (${campaign.title}, ${marks}): ${problem}`;

export const percent = (share: number) => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

/** A text without the line of its own on which words of another language stand. */
export function withoutPlanLine({ content, ownWords }: FilledText): FilledText {
  const [start, end] = ownWords.at(-1) ?? [0, 0];
  if (start === 0 || end !== content.length || content[start - 1] !== '\n') return { content, ownWords };
  return { content: content.slice(0, start - 1), ownWords: ownWords.slice(0, -1) };
}

/** The text around the person's own words; each stretch of those leaves the sign that stands for it. */
export const aroundOwnWords = ({ content, ownWords }: FilledText, sign = ' '): string =>
  splitByRanges(content, ownWords)
    .map(({ text, isOwn }) => (isOwn ? sign : text))
    .join('');

const bare = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

/** A phrase as texts may say it. */
export const waysToSay = (phrase: string): string[] => [
  ...new Set([withoutFinalMarks(phrase), toSecondPerson(withoutFinalMarks(phrase))].map(bare)),
];

/** Takes the person's phrases out of a text whose ranges are not known, such as the short one. */
export function withoutPhrases(
  text: string,
  { facts, title }: Pick<Habit, 'facts' | 'title'>,
  sign = ' ',
): string {
  const phrases = [...Object.values(facts), title].flatMap(waysToSay).sort((a, b) => b.length - a.length);
  return phrases
    .filter((phrase) => phrase !== '')
    .reduce((rest, phrase) => rest.replaceAll(phrase, sign), bare(text));
}

/** The facts that a text says, and the label where it stands in for the action. */
export function factsIn(
  { content, ownWords }: FilledText,
  { facts }: Pick<Habit, 'facts'>,
): (FactCode | 'label')[] {
  const own = splitByRanges(content, ownWords).filter(({ isOwn }) => isOwn);
  return own.map(({ text }) => {
    // A plan line ends with the act.
    const words = bare(text.split(' → ').at(-1) ?? text);
    const found = Object.entries(facts).find(([, phrase]) => waysToSay(phrase).includes(words));
    return found === undefined ? 'label' : (found[0] as FactCode);
  });
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** The words of a text in lower case. */
export const wordsIn = (text: string): string[] => bare(text).match(wordPattern) ?? [];

/** A word without the endings that a plural or a verb adds, good enough to compare. */
export const stemOf = (word: string): string =>
  word.length <= 3 ? word : word.replace(/(?:'s|ies|es|s|ing|ed|e|y)$/, '');

/** All that the person wrote, as stems. */
export const theirWords = ({
  title,
  description,
  facts,
}: Pick<Habit, 'title' | 'description' | 'facts'>): Set<string> =>
  new Set(wordsIn([title, description, ...Object.values(facts)].join(' ')).map(stemOf));
