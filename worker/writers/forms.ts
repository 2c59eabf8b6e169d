import type { MessageStyle } from '../campaigns/campaigns.schemas.ts';
import { hashText, shuffle } from './composer/chance.ts';
import { wordsOf } from './composer/similarity.ts';
import { cleanTitle, type HabitName } from './composer/titles.ts';
import { topicOf } from './composer/topics.ts';
import { focusOf } from './composer/weeks.ts';
import { type Occasion, occasionParagraphs, occasionSubjects } from './occasions.ts';
import { type ParagraphPlace, paragraphsFor } from './paragraphs/paragraphs.ts';
import { pushTitles, subjectLines } from './paragraphs/subjects.ts';
import { cutAtWord, smsTextOf } from './sms-text.ts';
import type { MessageForms, SlotKind, Tier } from './writer.ts';

export const longestPushTitle = 40;
export const longestPushBody = 120;
export const longestSubject = 50;
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
  /** The calendar date `YYYY-MM-DD` that it is for; while it has none, its words give it a day. */
  localDate?: string;
  tier?: Tier;
  /** The day that a campaign gets at its end because it began too late on its first. */
  isSpare?: boolean;
  /** Whether an email explains it; a person's own words stand alone. */
  isExplained?: boolean;
  /** Added to the SMS; the other channels carry links of their own. */
  link?: string;
  occasion?: Occasion | undefined;
};

type Place = Omit<ParagraphPlace, 'family'>;

/** The same message as an SMS, a push notification and an email; each is made when it is asked for. */
export function formsOf(message: MessageToForm): MessageForms {
  const content = message.content.replace(/[^\S\n]+/g, ' ').trim();
  const topic = topicOf(message.title, message.description);
  const name = cleanTitle(message.title, topic);
  const place = placeOf(message, content);
  return {
    get sms() {
      return smsTextOf(content, message.link);
    },
    get push() {
      return { title: pushTitleOf(place, name), body: pushBodyOf(content) };
    },
    get email() {
      return {
        subject: subjectOf(message, place, name),
        paragraphs: paragraphsOf(content, explanationsOf(message, { ...place, family: topic.family })),
      };
    },
  };
}

const dayLength = 86_400_000;

function placeOf(message: MessageToForm, content: string): Place {
  const { style, week, kind, seed, localDate, tier = 'new', isSpare = false } = message;
  const day = localDate === undefined ? hashText(content) % 10_000 : Date.parse(localDate) / dayLength;
  // The first of January 1970 was a Thursday.
  return { style, week, kind, seed, tier, isSpare, day, weekday: ((day + 3) % 7) + 1 };
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

/** Subjects and titles by their day: none comes back within two weeks. */
const shapesOf = (source: string) => source.split('\n').filter((line) => line !== '');
const plainDays = [2, 4, 5, 7];

function subjectOf({ occasion }: MessageToForm, place: Place, name: HabitName): string {
  const { style, week, kind, weekday, day, isSpare } = place;
  const own = occasion === undefined ? [] : occasionSubjects[occasion];
  const shapes = own.length > 0 ? own : shapesOf(subjectLines[style][kind]);
  // A second kickoff in a week, and the day after the last week, have a turn of their own.
  const isSecond = isSpare || (kind === 'kickoff' && weekday !== 1);
  const turn = week + Number(isSecond);
  const ofWeek = kind === 'plain' ? turn * plainDays.length + Math.max(0, plainDays.indexOf(weekday)) : turn;
  const shape = shapes[(own.length > 0 ? day : ofWeek) % shapes.length] ?? '{habit}';
  const full = sayShape(shape, week, name, name.full);
  return full.length <= longestSubject
    ? full
    : cutAtWord(sayShape(shape, week, name, name.short), longestSubject);
}

/** The name comes whole: where it leaves no room for anything else, it stands alone. */
function pushTitleOf({ week, day, seed }: Place, name: HabitName): string {
  const shapes = shapesOf(pushTitles);
  const shape = shuffle(shapes, `${seed}/titles`)[day % shapes.length] ?? '{Habit}';
  const title = sayShape(shape, week, name, name.full);
  return title.length <= longestPushTitle ? title : cutAtWord(name.label, longestPushTitle);
}

function sayShape(shape: string, week: number, { label }: HabitName, habit: string): string {
  return shape
    .replace('{week}', String(week))
    .replace('{focus}', focusOf(week))
    .replace('{Habit}', () => label)
    .replace('{habit}', () => habit);
}

/** What an email says below the message: what it offers, or what helps on such a day. */
function explanationsOf({ occasion, isExplained }: MessageToForm, place: ParagraphPlace): string[] {
  const ofDay = isExplained === false ? [] : paragraphsFor(place);
  if (occasion === undefined) return ofDay;
  return [...(occasion === 'every-other-day' ? ofDay.slice(0, 1) : []), occasionParagraphs[occasion]];
}

/** The message, and below it what explains it, as long as there is room. */
function paragraphsOf(content: string, explanations: readonly string[]): string[] {
  const paragraphs = content.split(/\n+/).filter((part) => part.trim() !== '');
  let words = wordsOf(content).length;
  for (const text of explanations) {
    if (words + wordsOf(text).length > mostEmailWords) continue;
    paragraphs.push(text);
    words += wordsOf(text).length;
  }
  return paragraphs;
}
