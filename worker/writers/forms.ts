import type { MessageStyle } from '../campaigns/campaigns.schemas.ts';
import { pickFrom, rotate, shuffle } from './composer/chance.ts';
import { wordsOf } from './composer/similarity.ts';
import { cleanTitle, type HabitName } from './composer/titles.ts';
import { topicOf } from './composer/topics.ts';
import { focusOf } from './composer/weeks.ts';
import { familyParagraphs, focusParagraphs } from './forms-library.ts';
import { cutAtWord, smsTextOf } from './sms-text.ts';
import type { MessageForms, SlotKind } from './writer.ts';

export const longestPushTitle = 40;
export const longestPushBody = 120;
export const longestSubject = 50;
const fewestEmailWords = 40;
const mostEmailWords = 90;

/** A message to be put into the form of each channel. */
export type MessageToForm = {
  content: string;
  title: string;
  description: string;
  style: MessageStyle;
  week: number;
  kind: SlotKind;
  seed: string;
  /** Added to the SMS; the other channels carry links of their own. */
  link?: string;
};

/** The same message as an SMS, a push notification and an email. */
export function formsOf(message: MessageToForm): MessageForms {
  const content = message.content.replace(/[^\S\n]+/g, ' ').trim();
  const topic = topicOf(message.title, message.description);
  const name = cleanTitle(message.title, topic);
  const key = `${message.seed}/${message.week}/${content}`;
  return {
    sms: smsTextOf(content, message.link),
    push: { title: cutAtWord(name.label, longestPushTitle), body: pushBodyOf(content) },
    email: {
      subject: subjectOf(message, name, key),
      paragraphs: paragraphsOf(content, message, name, [
        shuffle(focusParagraphs[focusOf(message.week)], message.seed),
        shuffle(familyParagraphs[topic.family], message.seed),
      ]),
    },
  };
}

/** As many whole sentences as fit, else as many words. */
function pushBodyOf(content: string): string {
  const flat = content.replace(/\s+/g, ' ');
  if (flat.length <= longestPushBody) return flat;
  const sentences = flat.split(/(?<=[.!?])\s+/);
  let kept = '';
  for (const sentence of sentences) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > longestPushBody) break;
    kept = longer;
  }
  return kept === '' ? cutAtWord(flat, longestPushBody) : kept;
}

const subjects: Record<SlotKind, readonly string[]> = {
  kickoff: [
    'Week {week}: {focus} and {habit}',
    'Week {week} begins: {focus}',
    'Week {week} for {habit}: {focus}',
  ],
  reminder: ['Midweek with {habit}', 'Halfway through week {week}: {habit}', 'A fresh start for {habit}'],
  challenge: [
    'If you like: a weekend twist on {habit}',
    'Weekend extra for {habit}',
    'A small dare for {habit}',
  ],
  plain: [
    'Today and {habit}',
    'A minute for {habit}',
    '{focus}, today: {habit}',
    'A note about {habit}',
    'Today: {habit}',
  ],
};

function subjectOf(message: MessageToForm, name: HabitName, key: string): string {
  const shape = pickFrom(subjects[message.kind], `${key}/subject`) ?? 'Today: {habit}';
  const said = (habit: string) =>
    shape
      .replace('{week}', String(message.week))
      .replace('{focus}', focusOf(message.week))
      .replace('{habit}', habit);
  const full = said(name.full);
  return full.length <= longestSubject ? full : cutAtWord(said(name.short), longestSubject);
}

/** The message, and below it what explains it: as many paragraphs as bring the body to its length. */
function paragraphsOf(
  content: string,
  message: MessageToForm,
  name: HabitName,
  libraries: readonly (readonly string[])[],
): string[] {
  const paragraphs = content.split(/\n+/).filter((part) => part.trim() !== '');
  let words = wordsOf(content).length;
  const dayOfFocus = countOf(message);
  for (const library of libraries) {
    if (words >= fewestEmailWords && words > mostEmailWords - 40) break;
    const written = rotate(library, dayOfFocus)
      .map((text) => sayName(text, name))
      .find((text) => words + wordsOf(text).length <= mostEmailWords);
    if (written === undefined) continue;
    paragraphs.push(written);
    words += wordsOf(written).length;
  }
  return paragraphs;
}

/** Which paragraph of the library's order comes: each message of a week another. */
function countOf(message: MessageToForm): number {
  const kinds: Record<SlotKind, number> = { kickoff: 0, reminder: 1, challenge: 2, plain: 3 };
  const later = message.week % 2 === 0 ? 3 : 0;
  const spread = message.kind === 'plain' ? wordsOf(message.content).length + message.content.length : 0;
  return later + kinds[message.kind] + spread;
}

function sayName(text: string, name: HabitName): string {
  return text
    .replace('{habit}', name.full)
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
