import type { HabitKind, MessageKind, Range } from '../domain.ts';
import { isoWeekday } from '../planning/calendar-date.ts';
import { lockScreen } from './built-in.ts';
import { lapseConditions } from './conditions.ts';
import { capitalize, type FilledText } from './fill.ts';
import { cutAtSentence, labelOf, neutralLabel, smsLabelOf, smsTextOf } from './fit-text.ts';

/** One message in the form of each channel. */
export type MessageForms = {
  /** One segment with the link where it fits, two at most. */
  sms: string;
  push: { title: string; body: string };
  email: EmailForm;
};

export type EmailForm = {
  subject: string;
  /** What a list of emails shows beside the subject, and whether the person's words are kept out of both. */
  preheader: string;
  isPrivate: boolean;
  /** The message, and where the person's own words stand in it. */
  message: string;
  ownWords: readonly Range[];
  /** Their plan in one line, where the message does not say it. */
  planLine: string | null;
  /** One true line on how it goes. */
  progressLine: string | null;
  /** The week's question, if one is open. */
  question: string | null;
};

/** Words that are no message of a campaign, such as a test or an answer. */
export const plainForms = (words: string, title: string, subject: string): MessageForms => ({
  sms: words,
  push: { title, body: words },
  email: {
    ...{ subject, preheader: words, isPrivate: false, message: words, ownWords: [] },
    ...{ planLine: null, progressLine: null, question: null },
  },
});

export const MAX_PUSH_BODY = 178;

export type FormedCampaign = {
  title: string;
  kind: HabitKind;
  /** Whether the person wants their words on lock screens although the kind keeps them off. */
  lockScreenWords: boolean;
};

export type FormedMessage = FilledText & {
  short: string | null;
  kind: MessageKind;
  week: number;
  localDate: string;
  condition: string | null;
  planLine?: string | null;
  progressLine?: string | null;
  question?: string | null;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a message comes for, after the label in a subject; null for what a person wrote to be sent at once. */
function whenOf({ kind, condition, week, localDate }: FormedMessage): string | null {
  if (kind === 'closing') return 'twelve weeks';
  if (kind === 'manual' || kind === 'extra') return null;
  if (condition === 'first') return 'first message';
  if (condition === 'half') return 'halfway';
  if (condition === 'last') return 'last message';
  if (condition !== null && lapseConditions.includes(condition)) return 'smaller, later, pause or stop?';
  return `${weekdays[isoWeekday(localDate) - 1]}, week ${week}`;
}

const isPrivate = ({ kind, lockScreenWords }: FormedCampaign) =>
  kind === 'danger' || (kind !== 'build' && !lockScreenWords);

/** A message as each channel sends it. @param link where it can be answered; part of the SMS */
export function messageForms(campaign: FormedCampaign, message: FormedMessage, link?: string): MessageForms {
  const content = message.content.replace(/[^\S\n]+/g, ' ').trim();
  const hidden = campaign.kind !== 'build' && isPrivate(campaign) ? lockScreen[campaign.kind] : null;
  const label = labelOf(campaign.title);
  const when = whenOf(message);
  return {
    sms:
      hidden === null
        ? smsTextOf(`${smsLabelOf(campaign.title)}: `, [content, message.short], link)
        : smsTextOf('Better Habits: ', [hidden], link),
    push:
      hidden === null
        ? { title: label, body: pushBodyOf(content) }
        : { title: 'Better Habits', body: hidden },
    email: {
      subject: hidden === null ? (when === null ? label : `${label} · ${when}`) : neutralLabel,
      preheader: hidden ?? pushBodyOf(content),
      isPrivate: hidden !== null,
      message: content,
      ownWords: content === message.content ? message.ownWords : [],
      planLine: message.planLine ?? null,
      progressLine: message.progressLine ?? null,
      question: message.question ?? null,
    },
  };
}

/** The longest run of whole opening sentences that fits, else as many words. */
export function pushBodyOf(content: string): string {
  const flat = content.replace(/\s+/g, ' ');
  if (flat.length <= MAX_PUSH_BODY) return flat;
  const whole = cutAtSentence(flat, MAX_PUSH_BODY);
  if (/[.!?。！？][”"’']?$/u.test(whole)) return whole;
  return `${cutAtSentence(flat, MAX_PUSH_BODY - 1).replace(/[\s,;:]+$/, '')}…`;
}

/** The plan in one line, in the second person: "After you hang up your coat: play the first line." */
export function planSentence(
  facts: { c?: string | undefined; a?: string | undefined },
  kind: HabitKind,
): string | null {
  const { c, a } = facts;
  if (a === undefined) return null;
  if (c === undefined) return `${capitalize(a)}.`;
  return `${kind === 'reduce' ? 'When' : 'After'} ${c}: ${a}.`;
}
