import type { Range } from '../../domain.ts';
import { type Facts, toSecondPerson, withoutFinalMarks } from '../fill.ts';

/**
 * Where a model's text holds the person's own phrases: as typed or in the second person, with either apostrophe and
 * with a capital where a sentence begins. Sorted, without overlaps.
 */
export function findOwnWords(text: string, facts: Facts): Range[] {
  const phrases = Object.values(facts)
    .map(withoutFinalMarks)
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
    .flatMap((phrase) => [phrase, toSecondPerson(phrase)])
    // The longest one wins where two overlap.
    .sort((a, b) => b.length - a.length);
  const found: Range[] = [];
  for (const phrase of new Set(phrases)) {
    for (const match of text.matchAll(patternOf(phrase))) {
      const range: Range = [match.index, match.index + match[0].length];
      if (!found.some(([start, end]) => range[0] < end && start < range[1])) found.push(range);
    }
  }
  return found.sort(([a], [b]) => a - b);
}

function patternOf(phrase: string): RegExp {
  const [first = ''] = phrase;
  const rest = phrase.slice(first.length);
  const lower = first.toLocaleLowerCase('en');
  const upper = first.toLocaleUpperCase('en');
  const opensSentence = '(?<=(?:^|[.!?…:]["”’)]*\\s+)["“]?)';
  // A name such as "May" is not the word "may"; in a longer phrase no such doubt is left.
  const opening = rest.includes(' ')
    ? `(?:${literal(lower)}|${literal(upper)})`
    : `(?:${literal(first)}|${opensSentence}${literal(upper)})`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${opening}${literal(rest)}(?![\\p{L}\\p{N}])`, 'gu');
}

const literal = (words: string) =>
  words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
