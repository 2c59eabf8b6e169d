import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';
import { allCues } from '../composer/anchors.ts';
import { plainAmount } from '../composer/fill.ts';
import { printOf, similarity, wordsOf } from '../composer/similarity.ts';
import { cleanTitle, type HabitName, nameMask } from '../composer/titles.ts';
import type { Topic } from '../composer/topics/topic.ts';
import { topicOf } from '../composer/topics.ts';
import { focusOf } from '../composer/weeks.ts';
import { formsOf, longestPushBody, longestPushTitle, longestSubject } from '../forms.ts';
import { countSeptets, segmentSeptets, twoSegmentSeptets } from '../sms-text.ts';
import type { SlotKind } from '../writer.ts';
import { findOrders } from './imperatives.ts';
import { gradeOf, readingOf } from './language.ts';
import { claims, missingKindMark, missingStyleMark, namesCue, pressure, speaksOfFocus } from './marks.ts';

/** What a text was written for. */
export type TextContext = {
  title: string;
  description: string;
  style: MessageStyle;
  week: number;
  kind: SlotKind;
  seed: string;
  /** The link that an SMS will carry; a usual one when not given. */
  link?: string;
  /** Texts that came before. */
  avoid?: readonly string[];
};

/** The link of a short domain, with a token as long as they get. */
export const usualLink = 'https://habits.app/m/k3Jx9QpZt7VwYb2LmNe';
const highestGrade = 9;
const longestSentence = 20;
const mostSimilar = 0.35;

/** The names and steps of a habit, as the rules need them. */
export type Subject = { topic: Topic; name: HabitName };

/** What a title and description are about, and how they are called. */
export function subjectOf(title: string, description: string): Subject {
  const topic = topicOf(title, description);
  return { topic, name: cleanTitle(title, topic) };
}

/** The text with the habit's names made one plain word, so that a title's own words weigh nothing. */
export function maskNames(text: string, { name }: Subject): string {
  return nameMask(name)(text);
}

/** As `maskNames`, and without the words of the steps and cues, which belong to the topic and not to the week. */
export function maskSteps(text: string, subject: Subject): string {
  return maskNames(plainAmount(text).replace(stepPattern(subject), 'this'), subject);
}

/** By what "it" may be called: few for each topic, for there is no end of names. */
const stepPatterns = new Map<Topic, Map<string, RegExp>>();
const mostNames = 8;

/** Finds the steps and cues of a topic; kept for its last names, for many texts of one are judged in a row. */
function stepPattern({ topic, name }: Subject): RegExp {
  const it = `(?:it|${escapePattern(name.full)}|${escapePattern(name.short)})`;
  const patterns = stepPatterns.get(topic) ?? new Map<string, RegExp>();
  stepPatterns.set(topic, patterns);
  const known = patterns.get(it);
  if (known !== undefined) return known;
  const steps = topic.ladders.flatMap(({ tiny, usual, stretch, small }) => [
    tiny.do,
    usual.do,
    stretch.do,
    small,
  ]);
  const said = [...steps, topic.prop, topic.spot, topic.value, topic.who, ...allCues()]
    .sort((a, b) => b.length - a.length)
    .map((words) => escapePattern(plainAmount(words)).replaceAll('\\{it\\}', it));
  const pattern = new RegExp(said.join('|'), 'gi');
  if (patterns.size >= mostNames) patterns.clear();
  patterns.set(it, pattern);
  return pattern;
}

function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The rules R1 to R9 and R14 that one text breaks, each as 'R3: why'. Nothing when the text is fit to be sent. */
export function brokenRules(text: string, context: TextContext): string[] {
  const subject = subjectOf(context.title, context.description);
  const masked = maskNames(text, subject);
  const checks: [string, string | undefined][] = [
    ['R1', whyUnfit(text, context)],
    ['R2', whyHard(masked)],
    ['R3', whyNotOneAction(masked)],
    ['R4', context.kind === 'kickoff' && !namesCue(text) ? 'no cue' : undefined],
    ['R5', whyNameless(text, subject) ?? whyBroken(text)],
    ['R7', pressure.exec(masked)?.[0]],
    ['R8', claims.exec(masked)?.[0]],
    ['R9', whyRepeated(text, context.avoid ?? [])],
    ['R14', whyUnkind(text, subject, context) ?? missingStyleMark(masked, context.style)],
  ];
  return checks.flatMap(([rule, why]) => (why === undefined ? [] : [`${rule}: ${why}`]));
}

/** R6 for kickoffs and R14's marks of a kind: the focus is sought in the frame, cue and plan in the whole text. */
export function whyUnkind(text: string, subject: Subject, { kind, week }: TextContext): string | undefined {
  const focus = focusOf(week);
  if (kind === 'kickoff' && !speaksOfFocus(maskSteps(text, subject), focus))
    return `a kickoff speaks of ${focus}`;
  return missingKindMark(text, kind);
}

/** R1: every channel takes the message whole. */
export function whyUnfit(text: string, context: TextContext): string | undefined {
  const { sms, push, email } = formsOf({ ...context, content: text, link: context.link ?? usualLink });
  const septets = countSeptets(sms);
  if (septets === undefined) return 'the SMS has signs outside GSM-7';
  const short = context.title.length <= 30 && /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u.test(context.title);
  if (septets > (short ? segmentSeptets : twoSegmentSeptets)) return `the SMS takes ${septets} septets`;
  if (!/[\p{L}\p{N}.!?"')]$/u.test(push.body) || !text.startsWith(push.body.slice(0, 20)))
    return 'the push body is cut badly';
  if (push.title.length > longestPushTitle || push.title === '')
    return `the push title has ${push.title.length}`;
  if (push.body.length > longestPushBody) return `the push body has ${push.body.length}`;
  if (email.subject.length > longestSubject) return `the subject has ${email.subject.length}`;
  const words = wordsOf(email.paragraphs.join(' ')).length;
  return words < 40 || words > 90 ? `the email has ${words} words` : undefined;
}

/** R2 for one text, its names masked. */
export function whyHard(masked: string): string | undefined {
  const reading = readingOf(masked);
  const grade = gradeOf(reading);
  if (reading.longestSentence > longestSentence) return `a sentence of ${reading.longestSentence} words`;
  return grade > highestGrade ? `grade ${grade.toFixed(1)}` : undefined;
}

/** R3: one order, with an object or an amount. */
export function whyNotOneAction(masked: string): string | undefined {
  const orders = findOrders(masked);
  if (orders.length !== 1) return `${orders.length} orders: ${orders.join(' / ')}`;
  return orders[0]?.includes(' ') ? undefined : `an order without an object: ${orders[0]}`;
}

/** R5, first half: the title or a word of its topic is there. */
export function whyNameless(text: string, { topic, name }: Subject): string | undefined {
  const said = text.toLowerCase();
  const names = [name.full, name.short, topic.noun.replace(/^your /, '')];
  if (names.some((known) => said.includes(known.toLowerCase()))) return undefined;
  const words = new Set(wordsOf(text.replaceAll('-', ' ')));
  return topic.words.some((word) => words.has(word)) ? undefined : 'does not name the habit';
}

const slips: readonly [RegExp, string][] = [
  [/[{}]/, 'an unfilled place'],
  [/ {2}|\t/, 'double spaces'],
  [/ [.,!?;:]/, 'a space before a stop'],
  [/[.,!?;:]{2,}/, 'doubled stops'],
  [/\b(\p{L}+) \1\b/iu, 'a doubled word'],
  [/\b(?:your|my|a|an|the) (?:your|my|a|an|the)\b/i, 'two articles'],
  [
    /\b(?:a|an|the|some|every|each|another) (?:easy|small|tiny|steady|short|light|smaller|same|regular|usual) your\b/iu,
    'an article before "your"',
  ],
  [
    /\b(?:easy|easier|smallest|small|tiny|steady|short|light|smaller|same|strong|solid) your\b/i,
    'an adjective before "your"',
  ],
  [/\b(?:do|take|make) (?:drink|walk|run|jog|read|eat|write|sit|play|put|open|take|do)\b/i, 'two verbs'],
  [/\byour (?:drink|eat|go|be|get|stop|quit|learn|make|become|write|read) /i, 'a verb after "your"'],
  [/\byour \w+ing your\b/i, 'two gerunds'],
  [/\ba (?!one\b|once\b|one-)[aeio]\w/i, '"a" before a vowel'],
  [/\ban (?!hour|honest)[bcdfghjklmnpqrstvwxyz]/i, '"an" before a consonant'],
  [/\bDo you've\b|\bdo you've\b/, 'a wrong contraction'],
  [/(^|[.!?] )\p{Ll}/u, 'a small letter at a start'],
  [/[^.!?"')]$/, 'no stop at the end'],
  [/\b1 \p{L}+s\b(?<!seconds|minutes)/u, 'one of many'],
];

/** R5, second half: nothing looks unfinished or ungrammatical. */
export function whyBroken(text: string): string | undefined {
  return slips.find(([slip]) => slip.test(text))?.[1];
}

function whyRepeated(text: string, avoid: readonly string[]): string | undefined {
  const print = printOf(text);
  const near = avoid.find((earlier) => similarity(print, printOf(earlier)) > mostSimilar);
  return near === undefined ? undefined : `too like: ${near}`;
}
