import type { FieldValues, PlanField } from '../campaign-fields.ts';
import type { DoseVerb, HabitKind, HabitTopic, MessageStyle, ProgramSlot, Range, Size } from '../domain.ts';
import { factsOf, seemsEnglish, unquotedReasonOf } from './facts.rules.ts';
import type { Facts } from './fill.ts';

/** What a campaign's texts are written from. */
export type Habit = {
  kind: HabitKind;
  title: string;
  description: string;
  style: MessageStyle;
  /** A message every day; otherwise three a week. */
  daily: boolean;
  /** The local wall-clock time `HH:MM` of the messages. */
  sendTime: string;
  facts: Facts;
  /** Why they do it, where the built-in texts don't quote it. */
  unquotedReason?: string | undefined;
  /** The person's words are in another language than the built-in texts, which don't quote them in sentences. */
  abroad?: boolean;
  /** The person asked for less: small versions come first. */
  small: boolean;
  /** What it is about, where the person confirmed it. */
  topic?: HabitTopic | null;
  /** How a dose is checked off. */
  doseVerb?: DoseVerb | null | undefined;
};

/** One due day before the coming week, oldest first: marked done, or not. */
export type DayResult = { date: string; done: boolean };

export type WritingTask = {
  habit: Habit;
  slots: readonly ProgramSlot[];
  /** The latest texts of this campaign, oldest first: not to be repeated. */
  before: readonly string[];
  /** Keys of entries that were rated down, or are used in this campaign already. */
  banned: ReadonlySet<string>;
  /** Keys of entries that the person asked to have replaced. */
  unwanted: ReadonlySet<string>;
};

/** A written text. Values such as `{done}` may still be open in it. */
export type WrittenText = {
  slotIndex: number;
  content: string;
  /** Where the person's own words stand. */
  ownWords: readonly Range[];
  /** For SMS, where the text is too long for one segment; values may be open. */
  short: string | null;
  /** Its behavior-change techniques by their numbers in the BCT Taxonomy v1. */
  techniques: readonly string[];
  /** The key of the content entry it was made from; null where a model wrote it. */
  entry: string | null;
  /** The position or condition it speaks to, such as `first` or `missed-1`; null for an ordinary day. */
  condition: string | null;
};

/** What a campaign's texts are written from. */
export type CampaignWords = Pick<
  FieldValues,
  PlanField | 'title' | 'description' | 'messageStyle' | 'frequency' | 'doseVerb' | 'topic'
> & { kind: HabitKind; sendMinute: number; size: Size };

/** A minute of the day, 0 to 1439, as `HH:MM`. */
export const clockTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What the writers need to know of a campaign. */
export function habitOf(campaign: CampaignWords): Habit {
  const facts = factsOf(campaign);
  return {
    kind: campaign.kind,
    title: campaign.title,
    description: campaign.description,
    style: campaign.messageStyle,
    daily: campaign.frequency === 'Daily',
    sendTime: clockTime(campaign.sendMinute),
    facts,
    unquotedReason: unquotedReasonOf(campaign),
    abroad: !seemsEnglish([campaign.title, campaign.description, ...Object.values(facts)]),
    small: campaign.size === 'small',
    doseVerb: campaign.doseVerb,
    topic: campaign.topic,
  };
}

/** A text as a message keeps it. */
export const textColumns = (text: Omit<WrittenText, 'slotIndex'>, style: FieldValues['messageStyle']) => ({
  content: text.content,
  ownWords: text.ownWords,
  short: text.short,
  condition: text.condition,
  entry: text.entry,
  techniques: text.techniques.join(' '),
  style,
});

/** FNV-1a over UTF-16 units, in base 36: tells a text apart among those of a campaign, and holds none of its words. */
export function textKey(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
