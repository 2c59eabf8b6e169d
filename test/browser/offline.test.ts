import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { expectNotice } from './on-the-page.ts';

const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;
const lastSeen = 'You are offline. This is what you last saw.';

test('the app can be installed', async ({ openApp }) => {
  const page = await openApp({ path: '/help' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toMatch(/\/service-worker\.js$/);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/');

  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Better Habits',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  const sizes = icons.map(({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, type } of [...icons, { src: '/icons/badge-96.png', type: 'image/png' }]) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
});

test('without a network the app opens and shows what was last seen', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: '/help', tolerates: noNetwork });
  const { id } = await startCampaign(page, { title: 'Walk' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Walk' }).first().waitFor();
  await page.getByRole('region', { name: 'Recent Messages' }).getByRole('article').first().waitFor();

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(lastSeen).waitFor();
  await page.getByRole('heading', { name: 'Walk' }).first().waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Recent Messages' }).getByRole('article').count())
    .toBe(3);

  // A write fails with kind words, and what was typed is not lost.
  await page.goto('/create-campaign');
  await page.getByLabel('Title').fill('Swim');
  await page.getByLabel('Description').fill('Two lanes, slowly');
  const create = page.getByRole('button', { name: 'Create Campaign' });
  await create.click();
  await page
    .getByRole('alert')
    .getByText('We could not reach the server. Please check your connection and try again.')
    .waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Swim');
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Two lanes, slowly');

  await page.goto('/');
  const card = page.getByRole('region', { name: 'Recent Messages' }).getByRole('article').first();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expectNotice(page, 'Error', 'Failed to update message status. Please try again.');
  await card.getByRole('button', { name: 'Mark Complete' }).waitFor();

  await page.context().setOffline(false);
  await page.getByText(lastSeen).waitFor({ state: 'detached' });
  await page.goto('/create-campaign');
  await create.click();
  await expectNotice(page, 'Campaign created!');
  expect((await page.request.get(`/api/campaigns/${id}`)).status()).toBe(200);
});

test('nothing of one person is shown to the next who uses the browser', async ({
  openApp,
  registerPerson,
}) => {
  const [first, second] = [await registerPerson(), await registerPerson()];
  const page = await openApp({ person: first, path: '/help', tolerates: noNetwork });
  await startCampaign(page, { title: 'A private habit' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/');
  await page.getByRole('heading', { name: 'A private habit' }).first().waitFor();
  const kept = () => page.evaluate(async () => (await (await caches.open('data')).keys()).length);
  expect(await kept()).toBeGreaterThan(0);

  // Even signing out without a network forgets.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Account of ${first.username}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectNotice(page, 'Logged out');
  await expect.poll(kept).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.getByText('A private habit').count()).toBe(0);

  // Nor does it come back by itself once there is one.
  await page.context().setOffline(false);
  await page.reload();
  await page.getByLabel('Username').fill(second.username);
  await page.getByLabel('Password', { exact: true }).fill(second.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Nothing is running at the moment.', { exact: false }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(lastSeen).waitFor();
  await page.getByText('Nothing is running at the moment.', { exact: false }).waitFor();
  expect(await page.getByText('A private habit').count()).toBe(0);
});

test('what is asked while somebody types is not kept', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: '/help' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(async () => {
    const words = JSON.stringify({ title: 'Swim', description: 'Two lanes' });
    const headers = { 'Content-Type': 'application/json' };
    await (await fetch('/api/proposals', { method: 'POST', headers, body: words })).text();
    await (await fetch('/api/campaigns')).text();
  });
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('data')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(kept).toContain('/api/campaigns');
  expect(await kept()).not.toContain('/api/proposals');
});
