import type { Range } from '../../worker/domain.ts';
import { openSlots } from '../../worker/writer/fill.ts';
import { aroundOwnWords, withoutPlanLine } from './measure.ts';
import { readingGrade } from './reading-grade.ts';

export const highestGrade = 8;

type Text = { content: string; ownWords: readonly Range[] };

/** What keeps a text from being whole sentences, looked at around the person's own words. */
export function brokenSentences(whole: Text): string[] {
  const text = withoutPlanLine({ ...whole, ownWords: [...whole.ownWords] });
  const { content, ownWords } = text;
  // The person's words are as good as a word that begins a sentence.
  const around = aroundOwnWords(text, 'Xx');
  const problems: string[] = [];
  if (!/^[A-Z0-9“]/.test(around)) problems.push('does not begin like a sentence');
  if (!/[.?!]”?$/.test(around)) problems.push('does not end like a sentence');
  if (/[.?!]”? +[a-z]/.test(around)) problems.push('a sentence begins in lower case');
  if (/ {2}| [,.:;?!]|[,:;]{2}|[.?!][,.:;?!]|[,:;][.?!]/.test(around))
    problems.push('doubled marks or spaces');
  if (/\b(a|an|the|to|your|and|or|of) (?=[.,:;?!]|$)/.test(around)) problems.push('a word is missing');
  for (const [start, end] of ownWords) {
    const words = content.slice(start, end);
    if (/[.,:;!?]$/.test(words) && /^[.,:;!?]/.test(content.slice(end)))
      problems.push(`marks double after "${words}"`);
    if (/(^|[.?!]”? )$/.test(content.slice(0, start)) && /^\p{Ll}/u.test(words))
      problems.push(`a sentence begins in lower case: "${words}"`);
  }
  if (openSlots(text).length > 0 || /[{}]/.test(around)) problems.push('an unfilled value');
  return problems;
}

/** What makes a text too hard to read, if anything; the person's own words do not count. */
export function gradeProblem({ content, ownWords }: Text): string[] {
  const grade = readingGrade(aroundOwnWords({ content, ownWords: [...ownWords] }));
  return grade !== null && grade > highestGrade
    ? [`reading grade ${grade.toFixed(1)}, at most ${highestGrade}`]
    : [];
}
