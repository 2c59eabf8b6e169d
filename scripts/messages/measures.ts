import {
  countSeptets,
  SEGMENT_SEPTETS,
  smsLabelOf,
  transliterate,
  twoSegmentSeptets,
} from '../../worker/writer/fit-text.ts';
import { wordsOf } from '../../worker/writer/phrases.ts';
import { MAX_PUSH_BODY } from '../../worker/writer/render-message.ts';
import { longestText } from './content-check.ts';
import type { Reading, Run } from './run-campaign.ts';
import {
  aroundOwnWords,
  brokenSentences,
  endsLikeSentence,
  forbiddenIn,
  highestGrade,
  inventionsIn,
  readingGrade,
  stemOf,
  userStems,
  withoutPhrases,
  withoutPlanLine,
  wordsIn,
} from './text-rules.ts';

export type Measure = {
  id: string;
  rule: string;
  figure: string;
  bar: string;
  passes: boolean;
  /** Each starts with the key of its entry, if it has one */
  failures: readonly string[];
};

/** Formats a failure. */
export const complaint = ({ campaign, marks }: Run, { entry, slot }: Reading, problem: string) =>
  `${entry || slot} (${campaign.title}, ${marks}): ${problem}`;

/** Collects the first failure of each entry and form. */
function firstComplaints() {
  const complaints = new Map<string, string>();
  const report = (run: Run, reading: Reading, key: string, problem: string) => {
    if (!complaints.has(key)) complaints.set(key, complaint(run, reading, problem));
  };
  return { complaints, report };
}

/** A measure that passes if there are no complaints. */
const zeroTolerance = (id: string, rule: string, complaints: ReadonlyMap<string, string>): Measure => {
  const failures = [...complaints.values()];
  return { id, rule, figure: String(failures.length), bar: '0', passes: failures.length === 0, failures };
};

export const percent = (share: number) => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

/** M2: invented acts, objects, cues and counts. */
export function measureInventions(runs: readonly Run[]): Measure {
  const { complaints, report } = firstComplaints();
  for (const run of runs) {
    const words = userStems(run.habit);
    for (const reading of run.texts) {
      const filled = Object.values(reading.values).flatMap(({ text, words }) => [text, words ?? text]);
      const values = new Set(filled.map((text) => text.toLowerCase()));
      const onTopic = reading.entry.startsWith('topics/');
      // The time as formatted in texts, such as "8:05 PM"
      const around = aroundOwnWords(reading).replaceAll(reading.values.time?.text ?? '\0', ' ');
      const short = reading.short === null ? '' : withoutPhrases(reading.short, run.habit);
      for (const [form, text] of Object.entries({ text: around, short })) {
        const invented = inventionsIn(text, { kind: run.habit.kind, words, values, onTopic });
        if (invented.length > 0)
          report(run, reading, `${reading.entry} ${form}`, `${form} says "${invented.join('", "')}"`);
      }
    }
  }
  return zeroTolerance(
    'M2',
    `invented acts, objects, cues and counts, in ${runs.flatMap(({ texts }) => texts).length} texts`,
    complaints,
  );
}

/** Words in a title that don't name a thing. */
const smallWords = new Set(
  wordsOf(
    'a about after again all an and any at be before being bit by do doing don t during every for from get go going i in into it less more my no not of off on or out so stop take than that the this time to too until up want when with without work your use day days fewer quit much one up check get sit weeks week',
  ).map(stemOf),
);

/** M3: words that are forbidden for the kind, in every form of a message. */
export function measureKindWords(runs: readonly Run[]): Measure {
  const { complaints, report } = firstComplaints();
  for (const run of runs) {
    const stems = userStems(run.habit);
    const isUsersWord = (words: string) => wordsIn(words).some((word) => stems.has(stemOf(word)));
    const checked = new Set<string>();
    for (const reading of run.texts) {
      // If the user confirmed a topic, texts may name it.
      const isTopical = reading.entry.startsWith('topics/');
      for (const [form, text] of formsOf(run, reading)) {
        // Many messages have the same plan line or question.
        if (checked.has(`${isTopical} ${text}`)) continue;
        checked.add(`${isTopical} ${text}`);
        const problems = [
          ...forbiddenIn(text, run.habit.kind, isUsersWord),
          ...(isTopical ? [] : thingsIn(text, run)),
        ];
        if (problems.length > 0)
          report(run, reading, `${reading.entry} ${form}`, `${form}: ${problems.join(', ')}`);
      }
      const shown = shownToOthers(run, reading);
      if (shown !== null)
        report(run, reading, `shown ${run.campaign.title}`, `the lock screen shows "${shown}"`);
    }
  }
  return zeroTolerance(
    'M3',
    'words forbidden for the kind; the user’s words on the lock screen, except for build',
    complaints,
  );
}

/** All sentences of a message, without the user's own words. */
function formsOf({ habit }: Run, reading: Reading): (readonly [form: string, text: string])[] {
  const { subject, planLine, progressLine, question } = reading.rendered.email;
  const rendered = {
    short: reading.short,
    subject,
    'plan line': planLine,
    'progress line': progressLine,
    question,
  };
  const others = Object.entries(rendered).map(
    ([form, text]) => [form, withoutPhrases(text ?? '', habit)] as const,
  );
  return [['text', aroundOwnWords(reading)], ...others];
}

/** Only the user's own phrases may name the thing to reduce. */
function thingsIn(text: string, { habit }: Run): string[] {
  if (habit.kind !== 'reduce') return [];
  const stems = wordsIn(habit.title).map(stemOf);
  const things = new Set(stems.filter((word) => word.length > 2 && !smallWords.has(word)));
  return wordsIn(text)
    .filter((word) => things.has(stemOf(word)))
    .map((word) => `names the thing: "${word}"`);
}

/** A phrase of the user that others may see, or null. */
function shownToOthers({ habit }: Run, { privateRendered: { sms, push, email } }: Reading): string | null {
  if (habit.kind === 'build') return null;
  const shown = [sms, push.title, push.body, email.subject].join('\n').toLowerCase();
  const phrases = [habit.title, ...Object.values(habit.facts)].map((phrase) => phrase.toLowerCase());
  return phrases.find((phrase) => shown.includes(phrase)) ?? null;
}

const longestUsualFact = 60;
const oneSegmentBar = 0.9;

/** The number of segments of a text message; 3 means more than two. */
export function segmentsOf(text: string): 1 | 2 | 3 {
  const septets = countSeptets(text);
  // Outside GSM-7, the length counts in UTF-16 units.
  const [one, two] = septets === undefined ? [70, 134] : [SEGMENT_SEPTETS, twoSegmentSeptets];
  const length = septets ?? text.length;
  if (length <= one) return 1;
  return length <= two ? 2 : 3;
}

/** Words that a text message has lost. Other scripts are sent unchanged, in shorter segments. */
function lostInSms({ habit }: Run, { rendered: { sms } }: Reading): string | null {
  // A title that sounds like danger is hidden where others may read it.
  if (habit.kind === 'danger') return null;
  const label = smsLabelOf(habit.title);
  if (!sms.startsWith(`${label}: `)) return `the label "${label}"`;
  return /: [,.:;]|[Aa]fter [,.:]|“”|""/.test(sms) ? `words: "${sms}"` : null;
}

const isOtherScript = (phrase: string) => {
  const letters = phrase.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && transliterate(letters.join('')).length < letters.length / 2;
};

/** A plan line in another language needs no final punctuation. */
function endsWithPlanLine(reading: Reading): boolean {
  const line = reading.content.slice(withoutPlanLine(reading).content.length).trim();
  return line !== '' && reading.rendered.push.body.endsWith(line);
}

/** M4: messages fit their channel, are easy to read and have complete sentences. */
export function measureChannels(runs: readonly Run[]): Measure {
  const { complaints, report } = firstComplaints();
  let [usual, inOne, hardest] = [0, 0, 0];
  for (const run of runs) {
    const { title, facts } = run.habit;
    const isUsual = Object.values(facts).every((phrase) => phrase.length <= longestUsualFact);
    const isLatin = ![title, ...Object.values(facts)].some(isOtherScript);
    for (const reading of run.texts) {
      const { content, rendered } = reading;
      const say = (aspect: string, problem: string) =>
        report(run, reading, `${reading.entry} ${aspect}`, problem);
      const { body } = rendered.push;
      if (isUsual && content.length > longestText) say('length', `${content.length} characters`);
      if (body.length > MAX_PUSH_BODY) say('push', `push of ${body.length} characters`);
      if (!endsLikeSentence(body) && !endsWithPlanLine(reading))
        say('push', `push ends inside a sentence: "${body}"`);
      const segments = segmentsOf(rendered.sms);
      if (segments === 3) say('sms', `more than two segments: "${rendered.sms}"`);
      if (isUsual && isLatin) {
        usual += 1;
        if (segments === 1) inOne += 1;
      }
      const lost = lostInSms(run, reading);
      if (lost !== null) say('sms letters', `the text message loses ${lost}`);
      const grade = readingGrade(aroundOwnWords(withoutPlanLine(reading))) ?? 0;
      hardest = Math.max(hardest, grade);
      if (grade > highestGrade) say('grade', `reading grade ${grade.toFixed(1)}: "${content}"`);
      for (const problem of brokenSentences(reading)) say('sentence', `${problem}: "${content}"`);
    }
  }
  const share = usual === 0 ? 1 : inOne / usual;
  if (share < oneSegmentBar) complaints.set('segments', `text messages in one segment: ${percent(share)}`);
  return {
    id: 'M4',
    rule: 'fits its channel, complete sentences, no unfilled placeholders; text messages in one segment; highest reading grade',
    figure: `${complaints.size} entries fail; ${percent(share)}; grade ${hardest.toFixed(1)}`,
    bar: `0; ≥ ${percent(oneSegmentBar)}; ≤ ${highestGrade}`,
    passes: complaints.size === 0,
    failures: [...complaints.values()],
  };
}
