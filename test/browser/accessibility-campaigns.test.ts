import type { Page } from 'playwright-core';
import { demoPerson } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { type Person, test } from './browser-test.ts';
import { lookAround, patience, press, text, type View } from './look-around.ts';

const withCampaigns = (campaign: number): readonly View[] => [
  { path: '/', ready: text('Week 5 of 12') },
  { path: '/campaigns', ready: text('Week 5 of 12') },
  {
    path: '/campaigns',
    ready: (page) => page.getByRole('tab', { name: 'Completed (1)' }).click(),
  },
  { path: `/campaigns/${campaign}`, ready: text('Mark Complete') },
  {
    path: `/campaigns/${campaign}`,
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Statistics' }).click();
      await text('Weeks Completed')(page);
    },
  },
  { path: `/campaigns/${campaign}/edit`, ready: (page) => page.getByLabel('Title').waitFor() },
  { path: '/templates', ready: (page) => page.getByRole('article').first().waitFor() },
  {
    path: '/templates',
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Reading' }).click();
      await page.getByRole('article').first().waitFor();
    },
  },
  { path: '/analytics', ready: text('Individual Campaign Details') },
  {
    path: '/analytics',
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Campaign Progress' }).click();
      await press(page, 'Show as table');
    },
  },
  { path: '/outbox', ready: text('From Better Habits to demo@example.com') },
];

test(
  'everybody can use the pages with campaigns under way, in light and dark, on a phone and a desk',
  patience,
  async ({ openApp }) => {
    const page = await openApp({ person: demoPerson, path: null });
    await lookAround(page, withCampaigns(await campaignInWeekFive(page)));
  },
);

async function campaignInWeekFive(page: Page): Promise<number> {
  const { id } = (await (await page.request.get('/api/session')).json()) as Person;
  const campaigns = (await (await page.request.get(`/api/campaigns?userId=${id}`)).json()) as CampaignView[];
  return campaigns.find(({ currentWeek }) => currentWeek === 5)?.id ?? 0;
}
