import type { Page } from 'playwright-core';
import { demoPerson } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expect, expectAccessible, type Person, test } from './browser-test.ts';
import { campaignBody } from './campaigns-at-hand.ts';
import { expectNoSideScroll } from './on-the-page.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

type View = { path: string; ready: (page: Page) => Promise<unknown> };

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();

const forVisitors: readonly View[] = [
  {
    path: '/login',
    ready: async (page) => {
      await press(page, 'Sign In');
      await text('Username is required')(page);
    },
  },
  {
    path: '/register',
    ready: async (page) => {
      await page.getByRole('checkbox').check();
      await page.getByLabel('Phone').waitFor();
      await press(page, 'Create Account');
      await text('Invalid email address')(page);
    },
  },
  { path: '/oauth-success?userId=1&username=ada&email=ada%40example.com', ready: heading('Signing you in…') },
  {
    path: '/help',
    ready: async (page) => {
      await heading('Help Center')(page);
      for (const question of await page.locator('summary').all()) await question.click();
    },
  },
  { path: '/nowhere', ready: heading('404 Page Not Found') },
];

const withoutCampaigns: readonly View[] = [
  { path: '/', ready: text('No messages yet. Create a campaign to start receiving messages.') },
  { path: '/campaigns', ready: text(/^No campaigns are running yet/) },
  { path: '/campaigns/seven', ready: heading('Campaign not found') },
  {
    path: '/create-campaign',
    ready: async (page) => {
      await page.getByRole('radio', { name: 'SMS' }).check();
      await page.getByLabel('Message time').selectOption('Custom time');
      await press(page, 'Create Campaign');
      await text('Title must be at least 3 characters')(page);
    },
  },
  { path: '/analytics', ready: text('No campaign data available yet.') },
  {
    path: '/settings',
    ready: async (page) => {
      await press(page, 'Save Settings');
      await text('Settings updated')(page);
    },
  },
  { path: '/outbox', ready: text(/^Nothing was sent yet/) },
];

const withCampaigns = (campaign: number): readonly View[] => [
  { path: '/', ready: text('Week 5 of 12') },
  {
    path: '/campaigns',
    ready: (page) => page.getByRole('tab', { name: 'Completed (1)' }).click(),
  },
  { path: `/campaigns/${campaign}`, ready: text('Mark Complete') },
  {
    path: `/campaigns/${campaign}`,
    ready: async (page) => {
      await press(page, 'Replace');
      await page.getByRole('dialog', { name: 'Replace Message' }).waitFor();
    },
  },
  {
    path: `/campaigns/${campaign}`,
    ready: async (page) => {
      await press(page, 'Delete');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    path: `/campaigns/${campaign}`,
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Statistics' }).click();
      await text('Weeks Completed')(page);
    },
  },
  { path: `/campaigns/${campaign}/edit`, ready: (page) => page.getByLabel('Title').waitFor() },
  { path: '/templates', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/analytics', ready: text('Individual Campaign Details') },
  {
    path: '/analytics',
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Campaign Progress' }).click();
      await press(page, 'Show as table');
    },
  },
];

/** Looks at each view on a phone in light colors and on a desk in dark ones. */
async function look(page: Page, views: readonly View[]): Promise<void> {
  for (const { path, ready } of views) {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await ready(page);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

test('everybody can use the pages for visitors, in light and dark, on a phone and a desk', async ({
  openApp,
}) => {
  const page = await openApp({ path: '/help', serviceWorkers: 'block' });
  // The landing page stays where it waits for the session.
  await page.route(/\/api\/session$/, () => undefined);
  await look(page, forVisitors);
});

test('everybody can use the pages before the first campaign, in light and dark, on a phone and a desk', async ({
  openApp,
  registerPerson,
}) => {
  await look(await openApp({ person: await registerPerson(), path: '/help' }), withoutCampaigns);
});

test('everybody can use the pages with campaigns under way, in light and dark, on a phone and a desk', async ({
  openApp,
}) => {
  const page = await openApp({ person: demoPerson, path: '/help' });
  const { id } = (await (await page.request.get('/api/session')).json()) as Person;
  const campaigns = (await (await page.request.get(`/api/campaigns?userId=${id}`)).json()) as CampaignView[];
  const [campaign] = campaigns.filter(({ currentWeek }) => currentWeek === 5);
  await look(page, withCampaigns(campaign?.id ?? 0));
});

test('long words and many numbers do not push a phone’s page sideways', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ viewport: phone, person: await registerPerson(), path: '/help' });
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const answer = await page.request.post('/api/campaigns', {
    data: { ...campaignBody, title, description: title.repeat(4) },
  });
  const { id } = (await answer.json()) as { id: number };
  for (const path of ['/', '/campaigns', `/campaigns/${id}`, `/campaigns/${id}/edit`, '/analytics']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoSideScroll(page);
  }
  expect(await page.getByText(title).count()).toBeGreaterThan(0);
});
