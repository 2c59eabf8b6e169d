import { expect, test } from './browser-test.ts';
import { campaignBody } from './campaigns-at-hand.ts';
import { heading, lookAround, notified, patience, phone, press, text, type View } from './look-around.ts';
import { expectNoSideScroll } from './on-the-page.ts';

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
  {
    path: '/campaigns',
    ready: async (page) => {
      await page.getByPlaceholder('Search campaigns...').fill('nothing of the kind');
      await text(/^Nothing here matches/)(page);
    },
  },
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
    path: '/analytics',
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Campaign Progress' }).click();
      await text('No campaign progress data available yet.')(page);
    },
  },
  {
    path: '/settings',
    ready: notified((page) => press(page, 'Save Settings'), 'Settings updated'),
  },
  { path: '/outbox', ready: text(/^Nothing was sent yet/) },
];

test(
  'everybody can use the pages for visitors, in light and dark, on a phone and a desk',
  patience,
  async ({ openApp }) => {
    const page = await openApp({ path: null, serviceWorkers: 'block' });
    // The landing page stays where it waits for the session.
    const landing = /\/api\/session$/;
    const views = forVisitors.map((view) => ({
      ...view,
      before: () => page.route(landing, () => undefined),
    }));
    await lookAround(page, views);
  },
);

test(
  'everybody can use the pages before the first campaign, in light and dark, on a phone and a desk',
  patience,
  async ({ openApp, registerPerson }) => {
    await lookAround(await openApp({ person: await registerPerson(), path: null }), withoutCampaigns);
  },
);

test('long words and many numbers do not push a phone’s page sideways', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ viewport: phone, person: await registerPerson(), path: null });
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
