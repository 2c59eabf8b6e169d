import type { MessageStyle } from '../campaigns/campaigns.schemas.ts';
import { formsOf } from './forms.ts';
import type { MessageForms, SlotKind } from './writer.ts';

type CampaignWords = { title: string; description: string; messageStyle: MessageStyle; seed: string };
type MessageText = { content: string; week: number; slotKind: SlotKind };

/** A stored message of a campaign in the form of each channel. @param link where it can be answered; part of the SMS */
export function messageForms(campaign: CampaignWords, message: MessageText, link: string): MessageForms {
  return formsOf({
    content: message.content,
    title: campaign.title,
    description: campaign.description,
    style: campaign.messageStyle,
    week: message.week,
    kind: message.slotKind,
    seed: campaign.seed,
    link,
  });
}
