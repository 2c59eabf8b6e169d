import type { MessageColumns } from '../db/client.ts';
import type { HabitKind, Range } from '../domain.ts';
import { weekdayName } from '../planning/calendar-date.ts';
import { lockScreen } from './built-in.ts';
import { lapseConditions } from './conditions.ts';
import { cutAtSentence, labelOf, neutralLabel, smsLabelOf, smsTextOf } from './fit-text.ts';

/** A message as each channel sends it. */
export type RenderedMessage = {
  /** Includes the link. One segment if possible, at most two. */
  sms: string;
  push: { title: string; body: string };
  email: RenderedEmail;
};

export type RenderedEmail = {
  subject: string;
  /** The preview text next to the subject in a list of emails. */
  preheader: string;
  /** Subject and preheader leave out the user's words. */
  isPrivate: boolean;
  /** The message, and the ranges of it that are the user's own words. */
  message: string;
  ownWords: readonly Range[];
  /** The plan on one line, unless the message contains it. */
  planLine: string | null;
  /** One line on the progress so far. */
  progressLine: string | null;
  question: string | null;
};

/** For texts that belong to no campaign, such as a test or a response. */
export const renderPlain = (words: string, title: string, subject: string): RenderedMessage => ({
  sms: words,
  push: { title, body: words },
  email: {
    subject,
    preheader: words,
    isPrivate: false,
    message: words,
    ownWords: [],
    planLine: null,
    progressLine: null,
    question: null,
  },
});

export const MAX_PUSH_BODY = 178;

export type CampaignToRender = {
  title: string;
  kind: HabitKind;
  /** The user wants their words on lock screens although the kind would hide them. */
  lockScreenWords: boolean;
};

export type MessageToRender = Pick<
  MessageColumns,
  'content' | 'ownWords' | 'short' | 'kind' | 'week' | 'localDate' | 'condition'
> & {
  planLine?: string | null;
  progressLine?: string | null;
  question?: string | null;
};

/** The part of the subject after the label; null for messages that the user wrote. */
function occasionOf({ kind, condition, week, localDate }: MessageToRender): string | null {
  if (kind === 'closing') return 'twelve weeks';
  if (kind === 'manual' || kind === 'extra') return null;
  if (condition === 'first') return 'first message';
  if (condition === 'half') return 'halfway';
  if (condition === 'last') return 'last message';
  if (condition !== null && lapseConditions.includes(condition)) return 'smaller, later, pause or stop?';
  return `${weekdayName(localDate)}, week ${week}`;
}

const isPrivate = ({ kind, lockScreenWords }: CampaignToRender) =>
  kind === 'danger' || (kind !== 'build' && !lockScreenWords);

/** The title where others may see it, such as in the preview of a link in a chat. */
export const publicTitle = (campaign: CampaignToRender): string =>
  isPrivate(campaign) ? neutralLabel : campaign.title;

export function renderMessage(
  campaign: CampaignToRender,
  message: MessageToRender,
  link?: string,
): RenderedMessage {
  const content = message.content.replace(/[^\S\n]+/g, ' ').trim();
  const hidden = campaign.kind !== 'build' && isPrivate(campaign) ? lockScreen[campaign.kind] : null;
  const label = labelOf(campaign.title);
  const when = occasionOf(message);
  // Each send reads one of these, and fitting an SMS takes as long as everything else here.
  return {
    get sms() {
      return hidden === null
        ? smsTextOf(`${smsLabelOf(campaign.title)}: `, [content, message.short], link)
        : smsTextOf('Better Habits: ', [hidden], link);
    },
    get push() {
      return hidden === null
        ? { title: label, body: pushBodyOf(content) }
        : { title: 'Better Habits', body: hidden };
    },
    email: {
      subject: hidden === null ? (when === null ? label : `${label} · ${when}`) : neutralLabel,
      preheader: hidden ?? pushBodyOf(content),
      isPrivate: hidden !== null,
      message: content,
      ownWords: content === message.content ? (message.ownWords ?? []) : [],
      planLine: message.planLine ?? null,
      progressLine: message.progressLine ?? null,
      question: message.question ?? null,
    },
  };
}

export function pushBodyOf(content: string): string {
  const flat = content.replace(/\s+/g, ' ');
  if (flat.length <= MAX_PUSH_BODY) return flat;
  const whole = cutAtSentence(flat, MAX_PUSH_BODY);
  if (/[.!?。！？][”"’']?$/u.test(whole)) return whole;
  return `${cutAtSentence(flat, MAX_PUSH_BODY - 1).replace(/[\s,;:]+$/, '')}…`;
}
