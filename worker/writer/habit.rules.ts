import type { FieldValues, PlanField } from '../campaign-fields.ts';
import type { HabitKind, Size } from '../domain.ts';
import { factsOf, unquotedReasonOf } from './facts.rules.ts';
import { seemsEnglish } from './language.ts';
import type { Habit, WrittenText } from './writer.ts';

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
