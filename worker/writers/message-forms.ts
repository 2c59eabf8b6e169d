import { campaignWeeks, type Frequency, type MessageStyle } from '../campaigns/campaigns.schemas.ts';
import type { MessageKind, MessageWriter } from '../messages/messages.schemas.ts';
import { formsOf } from './forms.ts';
import type { Occasion } from './occasions.ts';
import type { MessageForms, SlotKind, Tier } from './writer.ts';

type CampaignWords = {
  title: string;
  description: string;
  messageStyle: MessageStyle;
  frequency: Frequency;
  seed: string;
};
type MessageText = {
  content: string;
  week: number;
  slotKind: SlotKind;
  slotIndex: number | null;
  localDate: string;
  kind: MessageKind;
  writer: MessageWriter;
  style: MessageStyle | null;
  tier: Tier | null;
  /** What it comes for besides its day. */
  occasion?: Occasion | undefined;
};

const messagesAWeek: Record<Frequency, number> = { Daily: 7, '3 times per week': 3 };

/** A stored message of a campaign in the form of each channel. @param link where it can be answered; part of the SMS */
export function messageForms(campaign: CampaignWords, message: MessageText, link: string): MessageForms {
  const { title, description, messageStyle, frequency, seed } = campaign;
  const { content, week, slotKind, slotIndex, localDate, kind, writer, style, tier, occasion } = message;
  return formsOf({
    content,
    title,
    description,
    style: style ?? messageStyle,
    week,
    kind: slotKind,
    seed,
    localDate,
    tier: tier ?? 'new',
    isSpare: (slotIndex ?? 0) >= campaignWeeks * messagesAWeek[frequency],
    // A person's own words, and the last word of a campaign, stand alone.
    isExplained: kind === 'planned' && writer !== 'person',
    link,
    occasion,
  });
}
