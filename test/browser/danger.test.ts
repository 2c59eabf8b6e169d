import type { ActiveCampaignView, CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expect, expectAccessible, noNetwork, phone, startCampaign, test } from './browser-test.ts';
import { isServed, type Screen } from './screen.ts';

const help = (app: Screen) => app.region('You matter more than a plan.');
const heldOf = async (app: Screen, { id }: CampaignView) =>
  (await app.read<CampaignView>(`/api/campaigns/${id}`)).onHold;

test('a dangerous answer on Today gets help in place of the habit, and nothing is celebrated', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { viewport: phone });
  const campaign = await startCampaign(app);
  await app.go('/');
  await app.press('Mark Complete');
  await app.heading('All done today', 2).waitFor();
  await app.page.getByRole('button', { name: 'This week’s question' }).click();
  await app.page.getByPlaceholder('Something else').fill('cut myself');
  await app.press('Save');
  await help(app).waitFor();
  await help(app).getByRole('link', { name: 'call', exact: false }).first().waitFor();
  await app.hasFocus(app.heading('You matter more than a plan.', 2));
  await help(app).getByText('you can go on as before').waitFor();
  await app.heading('Today', 2).waitFor();
  await app.lacks(app.page.getByText('All done today'), app.page.getByText('Thank you.'), app.cards);
  await app.lacks(app.page.getByText(/^Next: /), app.region('Active Campaigns').getByRole('img'));
  await expectAccessible(app.page);
  await app.hasNoSideScroll();
  await app.page.reload();
  await help(app).waitFor();
  await expect.poll(() => heldOf(app, campaign)).toBe(true);
  await app.asked(/\/hold$/, () => app.press('I’ve read this. Continue my plan'), 'DELETE');
  await app.cards.first().waitFor();
  await app.lacks(help(app));
});

test('a note that sounds like danger gets help at once and later, whether the campaign runs or not', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const campaign = await startCampaign(app);
  const days = app.page.getByRole('grid', { name: 'Days of Morning meditation' });
  const note = async (words: string) => {
    await days.locator('[data-at="0"]').click();
    await app.page.getByRole('textbox', { name: 'Note' }).fill(words);
    await app.press('Save note');
  };
  await app.go(`/campaigns/${campaign.id}`);
  await note('I want to kill myself');
  await help(app).waitFor();
  await app.hasFocus(app.heading('You matter more than a plan.', 2));
  await app.page.reload();
  await help(app).waitFor();
  await app.press('Stop this campaign');
  await app.sees('Stopped');
  await note('hurt myself');
  await help(app).waitFor();
  await app.lacks(app.button('Stop this campaign'));
  await app.press('I’ve read this');
  await days.waitFor();
  await expect.poll(() => heldOf(app, campaign)).toBe(false);
});

test('a dangerous note that was written offline gets help once it has been sent', async ({ newcomer }) => {
  const app = await newcomer('/help', { serviceWorkers: 'allow', tolerates: noNetwork });
  const { page } = app;
  const { id } = await startCampaign(app);
  await isServed(page);
  for (const path of [`/campaigns/${id}`, '/']) {
    await app.go(`/campaigns/${id}`);
    await page.getByRole('grid').locator('[data-at="0"]').click();
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Note' }).fill(`I want to kill myself. ${path}`);
    await app.press('Save note');
    await app.sees('Sends when you’re online');
    if (path === '/') await app.follow('Dashboard');
    await app.lacks(help(app));
    await page.context().setOffline(false);
    // The worker may get its network back later than the page.
    const send = () => page.evaluate(() => navigator.serviceWorker.controller?.postMessage('send-marks'));
    await expect.poll(() => send().then(() => help(app).isVisible()), { interval: 500 }).toBe(true);
    await app.asked(/\/hold$/, () => app.press('I’ve read this. Continue my plan'), 'DELETE');
    await app.isGone(help(app));
  }
});

test('Today and the recent messages never name a campaign that is about danger', async ({ newcomer }) => {
  const app = await newcomer(null);
  const title = 'I want to hurt myself';
  await startCampaign(app);
  const { id } = await startCampaign(app, { title, checkIns: true });
  const active = await app.read<ActiveCampaignView[]>('/api/campaigns/active');
  expect(active.find((campaign) => campaign.id === id)?.today.nextAt).not.toBeNull();
  await app.go('/');
  await app.region('Recent Messages').getByText('A message from Better Habits').first().waitFor();
  await app.button('Mark Complete').first().waitFor();
  for (const part of ['Today', 'Recent Messages'])
    expect(await app.region(part).innerText()).not.toContain(title);
  await app.press('Mark Complete');
  await app.heading('All done today', 2).waitFor();
  expect(await app.region('Today').innerText()).not.toContain(title);
});
