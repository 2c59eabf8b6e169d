import type { Facts } from '../fill.ts';
import { bareWords, fold } from './fold.ts';
import { findOwnWords } from './own-words.ts';

/** What a model makes up about a person. `theirs` are the person's own words; both sides are folded. */

/** What is said to be the person's own words has to be. */
export function misquotes(rest: string, theirs: string): boolean {
  const quoted =
    /(?<!\p{L})(?:you (?:said|wrote|told me)|you've (?:said|written)|dijiste|escribiste|du hast (?:gesagt|geschrieben)|du (?:sagtest|schriebst))(?!\p{L})[^"“”«„]{0,24}["“«„]([^"“”»]+)["”“»]/gu;
  const known = bareWords(theirs);
  return [...rest.matchAll(quoted)].some(([, words = '']) => !known.includes(bareWords(words)));
}

const gendered =
  /(?<![\p{L}'])(?:he|she|him|his|her|hers|he's|she's|he'll|she'll|he'd|she'd|himself|herself)(?![\p{L}])/u;
const genderKnown =
  /(?<!\p{L})(?:he|she|him|his|her|(?:grand|step|god)?(?:mother|father|ma|pa|mom|mum|dad|son|daughter)|mama|papa|mommy|mummy|daddy|nana|granny|gran|nan|grandpa|sister|brother|sis|wife|husband|girlfriend|boyfriend|aunt|auntie|uncle|niece|nephew|girls?|boys?|wom[ae]n|m[ae]n|lady|guy|king|queen)(?:'s|s)?(?!\p{L})/u;
/** The next two checks are for English only: elsewhere such words and capitals also belong to things. */
const isEnglish = (rest: string) =>
  /(?<!\p{L})(?:you|your|the|if|and|with|is|it|to|of|are)(?!\p{L})/u.test(rest);

export const guessesGender = (rest: string, theirs: string) =>
  isEnglish(rest) && gendered.test(rest) && !genderKnown.test(theirs);

const calendarNames =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|ok|okay|am|pm|tv)$/u;
/** A capital inside a sentence makes a name, of someone or something that nobody told of. */
export const namesStrangers = (text: string, theirs: string) =>
  isEnglish(fold(text)) &&
  [...text.matchAll(/(?<=\p{Ll},? )\p{Lu}[\p{L}]+/gu)].some(
    ([name]) => !theirs.includes(fold(name)) && !calendarNames.test(fold(name)),
  );

function withoutOwnWords(text: string, facts: Facts): string {
  const own = findOwnWords(text, facts);
  const kept = own.map(([start], index) => text.slice(own[index - 1]?.[1] ?? 0, start));
  return fold([...kept, text.slice(own.at(-1)?.[1] ?? 0)].join('◇'));
}

const smallWords = new Set(
  `about after again before being break control during every everything fewer from habit instead into less more much
  never only over quit reduce start stop than that the this time times when while with without work your`.split(
    /\s+/,
  ),
);

/** An offer of the thing itself, as in "then have a small beer". */
export function offersTheThing(text: string, title: string, facts: Facts): boolean {
  const things = (fold(title).match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !smallWords.has(word))
    .map((word) => word.replace(/(?:es|s|en|n)$/u, ''))
    .filter((word) => word.length > 2);
  if (things.length === 0) return false;
  const said = withoutOwnWords(text, facts);
  const verbs =
    'have|grab|enjoy|pour|take|drink|smoke|light|eat|buy|try|start|allow yourself|order|open|play|watch|do|bite|check|place|scroll';
  const opening =
    '(?:^|[.!?:;,] |(?<!\\p{L})(?:then|just|and|maybe|why not|you (?:can|could|may)|let yourself) )';
  const thing = `(?:${things.join('|')})\\p{L}{0,3}(?!\\p{L})`;
  const offers = [
    `${opening}(?:${verbs})(?: yourself)? (?:\\p{L}+ ){0,3}?${thing}`,
    `(?<!\\p{L})(?:(?:only|just|at most|no more than) (?:an?|one|two|three|some|a few)|another|one more) (?:\\p{L}+ )?${thing}`,
    `(?<!\\p{L})(?:one|an?|some|a few|the) (?:\\p{L}+ )?${thing} (?:is|are|would be) (?:fine|ok|okay|allowed|all right|no problem)`,
  ];
  return offers.some((offer) => new RegExp(offer, 'u').test(said));
}
