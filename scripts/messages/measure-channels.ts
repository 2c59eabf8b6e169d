import { smsLabelOf } from '../../worker/writer/labels.ts';
import { longestPushBody } from '../../worker/writer/message-forms.ts';
import {
  countSeptets,
  segmentSeptets,
  transliterate,
  twoSegmentSeptets,
} from '../../worker/writer/sms-text.ts';
import type { Habit } from '../../worker/writer/writer.ts';
import { longestText } from './content-check.ts';
import { aroundOwnWords, complaint, type Measure, percent, withoutPlanLine } from './measure.ts';
import { readingGrade } from './reading-grade.ts';
import type { Reading, Run } from './run-campaign.ts';
import { brokenSentences, highestGrade } from './sentence-check.ts';

const longestUsualFact = 60;
const oneSegmentBar = 0.9;
/** Outside GSM-7, in UTF-16 units. */
const unicodeSegments = [70, 134] as const;

const isUsual = ({ facts }: Habit) =>
  Object.values(facts).every((phrase) => phrase.length <= longestUsualFact);

/** How many segments a text message takes; 3 stands for more than two. */
export function segmentsOf(text: string): 1 | 2 | 3 {
  const septets = countSeptets(text);
  const [one, two] = septets === undefined ? unicodeSegments : [segmentSeptets, twoSegmentSeptets];
  const length = septets ?? text.length;
  if (length <= one) return 1;
  return length <= two ? 2 : 3;
}

/** Letters that a text message lost: another script is kept in shorter segments. */
function lostInSms({ habit }: Run, { forms: { sms } }: Reading): string | null {
  // What sounds like danger is never shown where others may read it.
  if (habit.kind === 'danger') return null;
  const label = smsLabelOf(habit.title);
  if (!sms.startsWith(`${label}: `)) return `the label "${label}"`;
  if (/: [,.:;]|[Aa]fter [,.:]|“”|""/.test(sms)) return `words: "${sms}"`;
  return null;
}

const isOtherScript = (habit: Habit) =>
  [habit.title, ...Object.values(habit.facts)].some((phrase) => {
    const letters = phrase.match(/\p{L}/gu) ?? [];
    return letters.length > 0 && transliterate(letters.join('')).length < letters.length / 2;
  });

/** The line in the person's own language is no sentence. */
function endsWithPlanLine(reading: Reading): boolean {
  const line = reading.content.slice(withoutPlanLine(reading).content.length).trim();
  return line !== '' && reading.forms.push.body.endsWith(line);
}

/** M4: fits its channel, is easy to read, and consists of whole sentences. */
export function measureChannels(runs: readonly Run[]): Measure {
  const found = new Map<string, string>();
  let usual = 0;
  let inOne = 0;
  let hardest = 0;
  for (const run of runs) {
    const usualFacts = isUsual(run.habit);
    for (const reading of run.texts) {
      const { content, forms } = reading;
      const say = (what: string, problem: string) => {
        const key = `${reading.entry} ${what}`;
        if (!found.has(key)) found.set(key, complaint(run, reading, problem));
      };
      if (usualFacts && content.length > longestText) say('length', `${content.length} characters`);
      if (forms.push.body.length > longestPushBody)
        say('push', `push of ${forms.push.body.length} characters`);
      if (!/[.?!…]["”’]?$/.test(forms.push.body) && !endsWithPlanLine(reading))
        say('push', `push ends inside a sentence: "${forms.push.body}"`);
      const segments = segmentsOf(forms.sms);
      if (segments === 3) say('sms', `more than two segments: "${forms.sms}"`);
      if (usualFacts && !isOtherScript(run.habit)) {
        usual += 1;
        if (segments === 1) inOne += 1;
      }
      const lost = lostInSms(run, reading);
      if (lost !== null) say('sms letters', `the text message loses ${lost}`);
      const grade = readingGrade(aroundOwnWords(withoutPlanLine(reading)));
      if (grade !== null) hardest = Math.max(hardest, grade);
      if (grade !== null && grade > highestGrade)
        say('grade', `reading grade ${grade.toFixed(1)}: "${content}"`);
      for (const problem of brokenSentences(reading)) say('sentence', `${problem}: "${content}"`);
    }
  }
  const share = usual === 0 ? 1 : inOne / usual;
  if (share < oneSegmentBar) found.set('segments', `text messages in one segment: ${percent(share)}`);
  return {
    id: 'M4',
    rule: 'fits its channel, whole sentences, nothing unfilled; text messages in one segment; hardest text',
    figure: `${found.size} entries fall short; ${percent(share)}; grade ${hardest.toFixed(1)}`,
    bar: `0; ≥ ${percent(oneSegmentBar)}; ≤ ${highestGrade}`,
    passes: found.size === 0,
    failures: [...found.values()],
  };
}
