import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { expectTexts, holdAnswers, refuse } from './on-the-page.ts';

const disclosure = 'As an Amazon Associate, we earn from qualifying purchases.';

test('a new person finds an empty dashboard with the form for a first habit', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson() });
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'New Campaign' }).waitFor();
  await page.getByText('No messages yet. Create a campaign to start receiving messages.').waitFor();
  await page.getByRole('heading', { name: 'Start your first habit' }).waitFor();
  await page.getByRole('button', { name: 'Create Campaign' }).waitFor();
  const overview = page.getByRole('region', { name: 'Overview' });
  for (const label of ['Active Campaigns', 'Messages Sent', 'Best Habit Streak (days)']) {
    await overview.getByText(label, { exact: true }).waitFor();
  }
  await expect.poll(() => overview.getByRole('definition').allInnerTexts()).toEqual(['0', '0', '0']);

  const resources = page.getByRole('region', { name: 'Habit Building Resources' });
  await resources.getByText(disclosure).waitFor();
  await expect.poll(() => resources.getByRole('link').count()).toBe(5);
  for (const link of await resources.getByRole('link').all()) {
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.searchParams.get('tag')).toBe('betterhabits-20');
    expect(url.searchParams.get('k')).not.toBe('');
    await expect.poll(() => link.getAttribute('rel')).toContain('sponsored');
  }
});

test('the dashboard shows three campaigns, three messages, and the way to all of them', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null });
  for (const title of ['Drink water', 'Evening workout', 'Read a page', 'Walk']) {
    await startCampaign(page, { title });
  }
  await page.goto('/');
  const active = page.getByRole('region', { name: 'Active Campaigns' });
  await active.getByText('Week 1 of 12').first().waitFor();
  await expect.poll(() => active.getByRole('article').count()).toBe(3);
  const recent = page.getByRole('region', { name: 'Recent Messages' });
  await recent.getByText('Scheduled', { exact: true }).first().waitFor();
  await expect.poll(() => recent.getByRole('article').count()).toBe(3);
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect.poll(() => overview.getByRole('definition').allInnerTexts()).toEqual(['4', '0', '0']);

  await page.getByRole('button', { name: 'Create one here' }).click();
  await page.getByRole('button', { name: 'Create Campaign' }).waitFor();
  await page.getByRole('button', { name: 'Close the form' }).click();
  await page.getByRole('button', { name: 'Create Campaign' }).waitFor({ state: 'detached' });

  const view = recent.getByRole('link', { name: 'View Campaign' }).first();
  const target = await view.getAttribute('href');
  expect(target).toMatch(/^\/campaigns\/\d+$/);
  await view.click();
  await page.waitForURL(`**${target}`);
  await page.goBack();
  await active.getByRole('link', { name: 'View all' }).click();
  await page.waitForURL('**/campaigns');
  await page.goBack();
  await page.getByRole('link', { name: 'New Campaign' }).click();
  await page.waitForURL('**/create-campaign');
});

test('the dashboard keeps the places of what is on its way', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const release = await holdAnswers(page, /\/api\/(stats|campaigns|messages)/);
  await page.goto('/');
  await expectTexts(page, ['Loading campaigns', 'Loading messages', 'Recent Messages']);
  await expect.poll(() => page.locator('dl[aria-busy=true] dd').count()).toBe(3);
  const active = page.getByRole('region', { name: 'Active Campaigns' });
  await expect.poll(() => active.locator('[aria-busy=true]').count()).toBe(3);
  release();
  await page.getByText('Nothing is running at the moment.', { exact: false }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
});

test('what cannot be fetched says so, and is fetched again on request', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  await refuse(page, /\/api\/(stats|campaigns|messages)/);
  await page.goto('/');
  await expectTexts(page, [
    'Your numbers could not be loaded.',
    'Your campaigns could not be loaded.',
    'Failed to fetch messages',
  ]);
  await page.unrouteAll();
  // The campaigns come last: with their answer the form moves to the top.
  for (const region of ['Recent Messages', 'Overview', 'Active Campaigns']) {
    await page.getByRole('region', { name: region }).getByRole('button', { name: 'Try again' }).click();
  }
  await page.getByText('No messages yet. Create a campaign to start receiving messages.').waitFor();
  await page.getByRole('alert').first().waitFor({ state: 'detached' });
});

test('an answer without a number counts as none', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  await page.route(/\/api\/stats\//, (route) => route.fulfill({ json: { messagesSent: 7 } }));
  await page.goto('/');
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect.poll(() => overview.getByRole('definition').allInnerTexts()).toEqual(['0', '7', '0']);
});

test('what was read is not read again on focus, by time or by coming back, and a failed read is not repeated', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(stats|campaigns|messages)/.test(pathname)) reads.push(pathname);
  });
  await refuse(page, /\/api\/messages\/recent/);
  await page.clock.install();
  await page.goto('/');
  await page.getByText('Failed to fetch messages', { exact: true }).waitFor();
  await page.getByText('Nothing is running at the moment.', { exact: false }).waitFor();
  const once = reads.toSorted();
  expect(new Set(once).size).toBe(once.filter((path) => path !== '/api/messages/recent').length + 1);

  await page.evaluate(() => {
    for (const type of ['visibilitychange', 'focus']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward('01:00:00');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(reads.toSorted()).toEqual(once);
  await page.goBack();
  await page.getByText('Nothing is running at the moment.', { exact: false }).waitFor();
  const others = (paths: string[]) => paths.filter((path) => path !== '/api/messages/recent').toSorted();
  expect(others(reads)).toEqual(others(once));
});
