import type { FactCode } from '../writer/entries.ts';
import type { Facts } from '../writer/fill.ts';
import { cleanTitle, isLinkLike } from '../writer/labels.ts';

/** The parts of a person's plan as they are stored and sent, by the letter that stands for them in texts. */
export const planFields = {
  c: 'planAnchor',
  a: 'planAction',
  s: 'planSmallest',
  n: 'planSnag',
  p: 'planPerson',
  y: 'planWhy',
  x: 'planNext',
  r: 'planRestart',
} as const satisfies Partial<Record<FactCode, string>>;
export type PlanField = (typeof planFields)[keyof typeof planFields];
export type PlanRow = Record<PlanField, string | null>;

export const planFieldNames = Object.values(planFields);

/** Only a campaign's parts of a plan. */
export const planOnly = (row: PlanRow): PlanRow =>
  Object.fromEntries(planFieldNames.map((field) => [field, row[field]])) as PlanRow;

const longestFact = 200;

/** What texts may quote: not what holds a link, an address or a number to call, which mail programs would make active. */
function usable(phrase: string | null): string | undefined {
  if (phrase === null) return undefined;
  const clean = cleanTitle(phrase);
  const hasWords = /[\p{L}\p{N}]/u.test(clean);
  return hasWords && clean.length <= longestFact && !isLinkLike(clean) ? clean : undefined;
}

/** What a campaign's texts may quote. */
export function factsOf(campaign: PlanRow & { title: string; description: string }): Facts {
  const facts: Partial<Record<FactCode, string>> = {};
  for (const [code, field] of Object.entries(planFields)) {
    const phrase = usable(campaign[field]);
    if (phrase !== undefined) facts[code as FactCode] = phrase;
  }
  const sentence = quotableSentence(campaign);
  if (sentence !== undefined && facts.y === undefined) facts.d = sentence;
  return facts;
}

const fewestWords = 4;
const longestSentence = 120;
const givesReason =
  /\b(because|so that|so i can|want|would like|wish|hope|miss|promised|for my|porque|para que|quero|weil|damit|parce que|pour)\b/i;

/** A sentence of the description that says why: others do not fit where a reason stands. 4 words to 120 characters. */
function quotableSentence({
  title,
  description,
}: {
  title: string;
  description: string;
}): string | undefined {
  const same = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const sentences = cleanTitle(description)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => usable(sentence))
    .filter((sentence) => sentence !== undefined)
    .filter(
      (sentence) =>
        sentence.split(' ').length >= fewestWords &&
        sentence.length <= longestSentence &&
        same(sentence) !== same(title),
    );
  return sentences.find((sentence) => givesReason.test(sentence));
}
