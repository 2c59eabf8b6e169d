import type { Page } from 'playwright-core';
import { demoPerson } from '../../scripts/demo/stories.ts';
import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { expectTexts, holdAnswers, refuse } from './on-the-page.ts';

const iconOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).locator('svg path').first().getAttribute('d');

test('campaigns are found by words of their title or description, in any case', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: '/campaigns' });
  await page.getByRole('tab', { name: 'Active (0)' }).waitFor();
  expect(await page.title()).toBe('Campaigns · Build Better Habits');
  await page.getByText(/^No campaigns are running yet\./).waitFor();
  await page.getByRole('tab', { name: 'Completed (0)' }).click();
  await page.getByText(/^Nothing is completed yet\./).waitFor();

  await startCampaign(page, { title: 'Mindful minutes' });
  await startCampaign(page, { title: 'Evening MEDITATION' });
  await startCampaign(page, { title: 'Workout at home' });
  await startCampaign(page, { title: 'Exercise outside' });
  await startCampaign(page, { title: 'Drink water' });
  await startCampaign(page, { title: 'Hydration', description: 'Eight GLASSES a day' });
  await startCampaign(page, { title: 'Read a page' });
  await page.reload();
  await page.getByRole('tab', { name: 'Active (7)' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(7);

  const icons = new Map<string, string | null>();
  for (const title of ['Mindful minutes', 'Workout at home', 'Drink water', 'Read a page']) {
    icons.set(title, await iconOf(page, title));
  }
  expect(new Set(icons.values()).size).toBe(4);
  expect(await iconOf(page, 'Evening MEDITATION')).toBe(icons.get('Mindful minutes'));
  expect(await iconOf(page, 'Exercise outside')).toBe(icons.get('Workout at home'));
  expect(await iconOf(page, 'Hydration')).toBe(icons.get('Drink water'));

  const search = page.getByPlaceholder('Search campaigns...');
  await search.fill('meditation');
  await page.getByRole('tab', { name: 'Active (1)' }).waitFor();
  await page.getByRole('heading', { name: 'Evening MEDITATION' }).waitFor();
  await search.fill('  glasses ');
  await page.getByRole('heading', { name: 'Hydration' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await search.fill('violin');
  await page.getByText('Nothing here matches “violin”. Try another word.').waitFor();
  await page.getByRole('tab', { name: 'Active (0)' }).waitFor();
  await search.fill('');
  await page.getByRole('tab', { name: 'Active (7)' }).waitFor();

  const card = page.getByRole('article').filter({ hasText: 'Hydration' });
  for (const text of ['Eight GLASSES a day', 'Week 1 of 12', '0% completion rate']) {
    await card.getByText(text, { exact: true }).waitFor();
  }
  await expect.poll(() => card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('8');
  const manage = card.getByRole('link', { name: 'Manage Hydration' });
  await expect.poll(() => manage.innerText()).toBe('Manage');
  await expect.poll(() => manage.getAttribute('href')).toMatch(/^\/campaigns\/\d+$/);
  await manage.click();
  await page.getByRole('heading', { name: 'Hydration', level: 1 }).waitFor();
});

test('what is over stands under Completed, what runs under Active', async ({ openApp }) => {
  const page = await openApp({ person: demoPerson, path: '/campaigns' });
  await page.getByRole('tab', { name: 'Active (3)' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(3);
  await page.getByRole('tab', { name: 'Completed (1)' }).click();
  const card = page.getByRole('article');
  await card.getByText('Completed', { exact: true }).waitFor();
  await card.getByText('Week 12 of 12').waitFor();
  await expect.poll(() => card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

test('the list keeps the place of three campaigns, and says when they cannot be loaded', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const release = await holdAnswers(page, /\/api\/campaigns/);
  await page.goto('/campaigns');
  await expectTexts(page, ['Loading campaigns']);
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(3);
  await refuse(page, /\/api\/campaigns/);
  release();
  await page.reload();
  await page.getByText('Your campaigns could not be loaded.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab', { name: 'Active (0)' }).waitFor();
});
