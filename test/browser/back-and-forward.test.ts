import type { Page } from 'playwright-core';
import { expect, phone, startCampaign, test } from './browser-test.ts';
import { type Screen, workerOf } from './screen.ts';

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Without the scrolling that comes with a real click. */
const follow = (app: Screen, name: string) =>
  app
    .link(name)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('Back leads to the tab and the place where a list was left', async ({ newcomer }) => {
  const app = await newcomer('/campaigns', { viewport: phone });
  const { page } = app;
  for (const number of [1, 2, 3, 4, 5]) {
    const { id } = await startCampaign(app, { title: `Habit ${number}` });
    await page.request.put(`/api/campaigns/${id}/active`, { data: { active: false } });
  }
  await app.answer(/\/api\/outbox$/, []);
  await page.reload();
  await app.tab(/^Completed/).click();
  // Scroll anchoring would follow the days as they load.
  await app.counts(page.getByRole('img', { name: /^Days of/ }), 5);
  await scrollTo(page, 200);
  await expect.poll(() => scrolled(page)).toBe(200);
  await follow(app, 'Manage Habit 2');
  await app.tab('Statistics').waitFor();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await app.counts(app.cards, 5);
  await expect.poll(() => scrolled(page)).toBe(200);
  // Also from a short page.
  await app.press('More');
  await follow(app, 'Outbox');
  await app.sees(/^Nothing has been sent yet/);
  await page.goBack();
  await app.counts(app.cards, 5);
  await expect.poll(() => scrolled(page)).toBe(200);
});

test('a page that is reloaded while a mark is being saved shows it once it is saved', async ({ owner }) => {
  const app = await owner('/help', { serviceWorkers: 'allow' });
  const { page } = app;
  await app.go('/');
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const send = fetch;
    const { promise, resolve } = Promise.withResolvers<void>();
    globalThis.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'PUT') await promise;
      return send(input, init);
    };
    Object.assign(globalThis, { release: resolve });
  });
  const done = app.button('Click to Unmark').first();
  await app.press('Mark Complete');
  await done.waitFor();
  await page.reload();
  await app.button('Mark Complete').first().waitFor();
  await app.isIdle();
  await worker.evaluate(() => (globalThis as unknown as { release: () => void }).release());
  await done.waitFor();
});

test('a response that comes late does not lead away from another page', async ({ owner }) => {
  const app = await owner('/campaigns/:id/edit');
  const leaveBefore = async (change: () => Promise<void>, notice: string) => {
    const release = await app.hold(/\/api\/campaigns\/\d+$/);
    await change();
    await app.follow('Analytics');
    await app.isAt('Analytics');
    release();
    await app.isTold(notice);
    await app.hasPath('/analytics');
    await app.letThrough();
  };
  await app.fill('Title', 'Evening meditation');
  await leaveBefore(() => app.press('Save Changes'), 'Campaign updated!');
  await app.go(`/campaigns/${app.campaign.id}`);
  await app.fromMenu('Delete');
  await leaveBefore(async () => {
    await app.alert().press('Delete');
    await app.page.keyboard.press('Escape');
  }, 'Campaign deleted');
});
