import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expectAccessible } from './accessible.ts';
import { desktop, expect, phone, startCampaign, test, withWorker } from './browser-test.ts';
import type { Screen } from './screen.ts';

const title = 'You matter more than a plan.';
const help = (app: Screen) => app.region(title);
const goOn = (app: Screen) =>
  app.asked(/\/hold$/, () => app.press('I’ve read this. Continue my plan'), 'DELETE');

test('a dangerous answer or note gets help, and nothing is celebrated', async ({ owner }) => {
  const app = await owner('/', { viewport: phone });
  await app.page.getByText('This week’s question').click();
  await app.fill('I will', 'cut myself');
  await app.press('Save');
  await help(app).getByRole('link', { name: 'call' }).first().waitFor();
  await app.hasFocus(app.heading(title, 2));
  await help(app).getByText('you can go on as before').waitFor();
  await app.heading('Today', 2).waitFor();
  await app.lacks(app.page.getByText('All done today'), app.page.getByText('Thank you.'), app.cards);
  await app.lacks(app.page.getByText(/^Tomorrow: /), app.region('Active Campaigns').getByRole('img'));
  await expectAccessible(app.page);
  await app.hasNoSideScroll();
  await app.page.reload();
  await help(app).waitFor();
  await goOn(app);
  await app.cards.first().waitFor();
  await app.lacks(help(app));

  // So does a note, whether the campaign runs or not.
  await app.page.setViewportSize(desktop);
  await app.go(`/campaigns/${app.campaign.id}`);
  const days = app.page.getByRole('grid', { name: 'Days of Morning meditation' });
  const note = async (words: string) => {
    await days.locator('[data-at="0"]').click();
    await app.page.getByRole('textbox', { name: 'Note' }).fill(words);
    await app.press('Save note');
  };
  await note('I want to kill myself');
  await app.hasFocus(app.heading(title, 2));
  await app.page.reload();
  await help(app).waitFor();
  await app.lacks(app.cards);
  await expectAccessible(app.page);
  await app.press('Stop this campaign');
  await app.sees('Stopped');
  await note('hurt myself');
  await help(app).waitFor();
  await app.lacks(app.button('Stop this campaign'));
  await app.press('I’ve read this');
  await days.waitFor();
  await app.lacks(help(app));
});

test('a dangerous note that was written offline gets help once it has been sent', async ({ owner }) => {
  const app = await owner('/help', withWorker);
  const { page } = app;
  for (const path of [`/campaigns/${app.campaign.id}`, '/']) {
    await app.go(`/campaigns/${app.campaign.id}`);
    await page.getByRole('grid').locator('[data-at="0"]').click();
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Note' }).fill(`I want to kill myself. ${path}`);
    await app.press('Save note');
    await app.sees('Saved on this device');
    if (path === '/') await app.follow('Dashboard');
    await app.lacks(help(app));
    await page.context().setOffline(false);
    // The worker may get its network back later than the page.
    const send = () => page.evaluate(() => navigator.serviceWorker.controller?.postMessage('send-marks'));
    await expect.poll(() => send().then(() => help(app).isVisible()), { interval: 500 }).toBe(true);
    await goOn(app);
    await app.isGone(help(app));
  }
});

test('Today and the recent messages never name a campaign that is about danger', async ({ owner }) => {
  const app = await owner(null);
  const dangerous = 'I want to hurt myself';
  const { id } = await startCampaign(app, { title: dangerous, checkIns: true });
  const active = await app.read<ActiveCampaignView[]>('/api/campaigns/active');
  expect(active.find((campaign) => campaign.id === id)?.today.nextAt).not.toBeNull();
  await app.go('/');
  await app.region('Recent Messages').getByText('A message from Better Habits').first().waitFor();
  await app.button('Mark Complete').first().waitFor();
  const parts = async () =>
    (await app.region('Today').innerText()) + (await app.region('Recent Messages').innerText());
  expect(await parts()).not.toContain(dangerous);
  await app.press('Mark Complete');
  await app.heading('All done today', 2).waitFor();
  expect(await parts()).not.toContain(dangerous);
});
