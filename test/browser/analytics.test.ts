import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { answer, expectTexts, holdAnswers, refuse } from './on-the-page.ts';

test('without campaigns each part of the analytics says so', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: '/analytics' });
  await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
  await expectTexts(page, [
    'No campaign data available yet.',
    'No campaigns found. Start a habit campaign to see your analytics.',
    'Active Campaigns',
    'Messages Delivered',
    'Average Completion Rate',
  ]);
  await expect.poll(() => page.getByRole('definition').allInnerTexts()).toEqual(['0', '0', '0%']);
  await page.getByRole('tab', { name: 'Campaign Progress' }).click();
  await page.getByText('No campaign progress data available yet.').waitFor();
});

test('the analytics show how well and how far each campaign has come', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const campaign = await startCampaign(page);
  await answer(page, /\/api\/campaigns\?/, [
    { ...campaign, id: 1, title: 'Morning meditation', currentWeek: 5, completionRate: 90 },
    { ...campaign, id: 2, title: 'Fifteen letters', currentWeek: 12, completionRate: 45 },
    { ...campaign, id: 3, title: 'Walk', description: 'Round the block', currentWeek: 1, completionRate: 0 },
  ]);
  await page.goto('/analytics');
  await expect.poll(() => page.getByRole('definition').allInnerTexts()).toEqual(['1', '0', '45%']);
  await expectTexts(page, ['Morning meditat...: 90%', 'Fifteen letters: 45%', 'Walk: 0%']);
  const slices = page.locator('svg path[style*="--chart-"]');
  await expect.poll(() => slices.count()).toBe(2);
  const pie = await page.locator('svg:has(path[style*="--chart-"])').boundingBox();
  expect(pie?.height).toBe(400);
  // Two thirds of the rim lie on a circle of radius 150.
  await expect.poll(() => slices.first().getAttribute('d')).toContain('A150 150');

  const details = page.getByRole('region', { name: 'Individual Campaign Details' });
  const walk = details.getByRole('listitem').filter({ hasText: 'Walk' });
  for (const text of ['Round the block', 'Week 1 of 12 (8%)', '0% completion rate']) {
    await walk.getByText(text, { exact: true }).waitFor();
  }
  await expect.poll(() => walk.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('8');
  await details.getByText('Week 5 of 12 (42%)').waitFor();
  await details.getByText('Week 12 of 12 (100%)').waitFor();

  await page.getByRole('tab', { name: 'Campaign Progress' }).click();
  const canvas = page.locator('.uplot canvas');
  await canvas.waitFor();
  expect((await page.locator('.uplot').boundingBox())?.height).toBe(400);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const cells = await page.getByRole('table').getByRole('row').allInnerTexts();
  expect(cells.map((text) => text.split(/\s*\t\s*/))).toEqual([
    ['Campaign', 'Progress'],
    ['Morning meditation', '42%'],
    ['Fifteen letters', '100%'],
    ['Walk', '8%'],
  ]);
});

test('the analytics keep the places of what is on its way, and say what could not be loaded', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const release = await holdAnswers(page, /\/api\/(stats|campaigns)/);
  await page.goto('/analytics');
  await expectTexts(page, ['Loading charts', 'Loading campaigns']);
  await expect.poll(() => page.locator('dl[aria-busy=true] dd').count()).toBe(3);
  await refuse(page, /\/api\/(stats|campaigns)/);
  release();
  await page.reload();
  await page.getByText('Your analytics could not be loaded.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No campaign data available yet.').waitFor();
});
