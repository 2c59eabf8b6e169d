import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { expectNotice } from './on-the-page.ts';

test('what one person was typing is not there for the next, though the first never signed out', async ({
  openApp,
  registerPerson,
}) => {
  const [first, second] = [await registerPerson(), await registerPerson()];
  const page = await openApp({ person: first, path: '/create-campaign' });
  await page.getByLabel('Title').fill('A private habit');
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A private habit');

  // The session ends elsewhere, as when a password is changed.
  expect((await page.request.post('/api/logout')).status()).toBe(204);
  await page.goto('/campaigns');
  await page.getByLabel('Username').fill(second.username);
  await page.getByLabel('Password', { exact: true }).fill(second.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectNotice(page, 'Welcome back!');
  await page.goto('/create-campaign');
  await page.getByLabel('Title').waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
});

test('a page that was loaded past the service worker forgets what was seen, too', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/help' });
  await startCampaign(page, { title: 'A private habit' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/');
  await page.getByRole('heading', { name: 'A private habit' }).first().waitFor();
  const kept = () => page.evaluate(async () => (await (await caches.open('data')).keys()).length);
  expect(await kept()).toBeGreaterThan(0);

  // As with the shift key.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.reload', { ignoreCache: true });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  await page.getByRole('button', { name: `Account of ${person.username}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectNotice(page, 'Logged out');
  await expect.poll(kept).toBe(0);
});
