import type { Page } from 'playwright-core';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';

export const campaignBody = {
  title: 'Morning meditation',
  description: 'Ten quiet minutes before the house wakes up',
  frequency: 'Daily',
  messageTime: 'Morning (6-9 AM)',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
};

type PlanPart = 'planAnchor' | 'planAction' | 'planSmallest' | 'planWhy';

/** Starts a campaign of whoever is signed in, without a form. */
export async function startCampaign(
  page: Page,
  change: Partial<typeof campaignBody & Pick<CampaignView, PlanPart>> = {},
): Promise<CampaignView> {
  const answer = await page.request.post('/api/campaigns', { data: { ...campaignBody, ...change } });
  if (!answer.ok())
    throw new Error(`Starting a campaign answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Sends a message of a campaign at once. */
export async function sendNow(page: Page, campaignId: number, content: string): Promise<void> {
  const answer = await page.request.post('/api/send-message', { data: { campaignId, content } });
  if (!answer.ok()) throw new Error(`Sending answered ${answer.status()}: ${await answer.text()}`);
}

/** What the server says of a campaign's messages, in the order in which they go out. */
export async function messagesOf(page: Page, campaignId: number): Promise<MessageView[]> {
  const answer = await page.request.get(`/api/messages/campaign/${campaignId}`);
  return answer.json();
}
