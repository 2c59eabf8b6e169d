import type { Page } from 'playwright-core';
import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';

type Change = (campaign: ActiveCampaignView) => ActiveCampaignView;

export const withMessage =
  (over: object): Change =>
  (campaign) => ({
    ...campaign,
    today: { ...campaign.today, message: campaign.today.message && { ...campaign.today.message, ...over } },
  });

/** Makes the day's message one that was sent an hour ago. */
export const sentAnHourAgo: Change = (campaign) => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const message = { status: 'sent', heldBack: null, sent: true, sentAt: at, scheduledFor: at };
  const { today } = campaign;
  const nextAt = today.nextAt === today.message?.scheduledFor ? null : today.nextAt;
  return withMessage(message)({ ...campaign, messagesSent: 1, today: { ...today, nextAt } });
};

/** Changes the server's list for today. All other calls reach the server. */
export const showToday = (page: Page, change: Change) =>
  page.route(/\/api\/campaigns\/active/, async (route) => {
    const campaigns = (await (await route.fetch()).json()) as ActiveCampaignView[];
    await route.fulfill({ json: campaigns.map(change) });
  });
