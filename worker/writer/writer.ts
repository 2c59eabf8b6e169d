import type { FieldValues, PlanField } from '../campaign-fields.ts';
import type { DoseVerb, HabitKind, HabitTopic, MessageStyle, ProgramSlot, Range, Size } from '../domain.ts';
import { clockTime } from '../planning/local-time.ts';
import { factsOf, isForeign, seemsEnglish } from './facts.rules.ts';
import type { Facts } from './fill.ts';
import { isOrder } from './grammar.ts';

/** The writers' view of a campaign. */
export type Habit = {
  kind: HabitKind;
  title: string;
  description: string;
  style: MessageStyle;
  /** False for three messages a week. */
  daily: boolean;
  sendTime: string;
  facts: Facts;
  /** The user's words aren't in English, so the built-in texts don't quote them inside sentences. */
  inOtherLanguage?: boolean;
  /** The user asked for less, so small versions come first. */
  small: boolean;
  topic?: HabitTopic | null;
  doseVerb?: DoseVerb | null | undefined;
};

export type WritingTask = {
  habit: Habit;
  slots: readonly ProgramSlot[];
  /** The campaign's latest texts, oldest first, which must not be repeated. */
  before: readonly string[];
  /** Keys of entries that were rated down or already used in this campaign. */
  banned: ReadonlySet<string>;
  /** Keys of texts that are being replaced, used again only if nothing else is left. */
  unwanted?: ReadonlySet<string> | undefined;
};

/** May still have placeholders such as `{done}`, which are filled in at send time. */
export type WrittenText = {
  slotIndex: number;
  content: string;
  ownWords: readonly Range[];
  /** A shorter text for SMS, which may have placeholders too. */
  short: string | null;
  /** The content entry's key; null if a model wrote the text. */
  entry: string | null;
  condition: string | null;
};

export type CampaignWords = Pick<
  FieldValues,
  PlanField | 'title' | 'description' | 'messageStyle' | 'frequency' | 'doseVerb' | 'topic'
> & { kind: HabitKind; sendMinute: number; size: Size };

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
    inOtherLanguage:
      !seemsEnglish([campaign.title, campaign.description, ...Object.values(facts)]) ||
      (facts.a !== undefined && isForeign(facts.a) && !isOrder(facts.a)),
    small: campaign.size === 'small',
    doseVerb: campaign.doseVerb,
    topic: campaign.topic,
  };
}

export const textColumns = ({
  content,
  ownWords,
  short,
  condition,
  entry,
}: Omit<WrittenText, 'slotIndex'>) => ({ content, ownWords, short, condition, entry });

/** FNV-1a in base 36. Identifies a text within a campaign without revealing its words. */
export function textKey(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
