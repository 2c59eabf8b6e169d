import { expect, noNetwork, register, test, withWorker } from './browser-test.ts';
import { openConnected } from './connection.ts';
import { isServed, notDouble, type Screen } from './screen.ts';

const lastSeen = 'Offline. Your marks are saved on this device.';
const habit = 'Morning meditation';

/** The cached responses. */
const keptBy = ({ page }: Screen) =>
  page.evaluate(async () => (await (await caches.open('data')).keys()).map(({ url }) => url));

/** Caches the dashboard with its campaign. */
async function seeDashboard(app: Screen): Promise<void> {
  await app.go('/');
  await app.heading(habit, 3).first().waitFor();
  await app.within(app.region('Recent Messages')).cards.first().waitFor();
  // The worker may still be writing what the page already shows.
  await app.isIdle();
}

test('the app can be installed; a newer version’s page gets its code from the cache', async ({ visitor }) => {
  const { page } = await visitor('/help', withWorker);
  const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(script).toMatch(/\/service-worker\.js$/);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  const app = { name: 'Better Habits', start_url: '/', scope: '/', display: 'standalone' };
  expect(manifest).toMatchObject(app);
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  const sizes = icons.map(({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, type } of [...icons, { src: '/icons/badge-96.png', type: 'image/png' }]) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  const status = await page.evaluate(async () => {
    const cache = await caches.open('app-next');
    await cache.put('/assets/next-version.js', new Response('1'));
    return (await fetch('/assets/next-version.js')).status;
  });
  expect(status).toBe(200);
});

test('offline, the app opens and shows the last known data', async ({ owner }) => {
  const app = await owner('/help', withWorker);
  await seeDashboard(app);
  await app.setOffline(true);
  await app.page.reload();
  await app.sees(lastSeen, habit);
  await app.counts(app.within(app.region('Recent Messages')).cards, 3);

  // A page that was never loaded is not called missing.
  await app.go('/campaigns/999999999');
  await app.isAt('Not loaded yet');
  await app.sees('This has not been loaded on this device yet.');
  await app.counts(app.page.getByText(lastSeen), 1);

  // A write fails with an explanation, and no input is lost.
  await app.go('/create-campaign');
  await app.fillIn({ Title: 'Swim', Description: 'Two lanes, slowly' });
  await app.press('Create Campaign');
  await app.sees('We could not reach the server. Please check your connection and try again.');
  await app.page.reload();
  await app.hasValues({ Title: 'Swim', Description: 'Two lanes, slowly' });
  await app.sees('The preview could not be loaded. You can create the campaign without it.');

  // What could not be loaded is requested again.
  await app.setOffline(false);
  await app.lacks(app.page.getByText(lastSeen));
  await app.counts(app.shownMessages, 3);
  await app.submit('Create Campaign', 'Campaign created!');
});

test('offline, the app shows what was read on the first visit, before there was a service worker', async ({
  owner,
}) => {
  const app = await owner('/', withWorker);
  await isServed(app.page);
  await expect.poll(() => keptBy(app)).toContainEqual(expect.stringContaining('/api/campaigns/active'));
  await app.isIdle();
  await app.setOffline(true);
  await app.page.reload();
  await app.heading(habit, 3).first().waitFor();
});

test('offline on the next day, Today doesn’t take the day before for today', async ({ owner }) => {
  const app = await owner('/help', withWorker);
  const { page } = app;
  await page.clock.install({ time: new Date() });
  await app.go(`/campaigns/${app.campaign.id}`);
  const { today } = app;
  await today.button('Mark Complete').waitFor();
  await app.follow('Dashboard');
  await today.button('Mark Complete').waitFor();

  await app.setOffline(true);
  await page.clock.fastForward('24:00:00');
  const notLoaded = 'Today’s habits aren’t loaded yet. To mark one now, open its campaign.';
  await today.sees(notLoaded);
  await app.lacks(today.button('Mark Complete'));
  await page.reload();
  await today.sees(notLoaded);
  await app.within(app.region('Active Campaigns')).follow(habit);
  await today.press('Mark Complete');
  await today.button('Completed (Click to Unmark)').waitFor();
});

test('a server that can’t be reached gives no earlier day and no older mark for the current one', async ({
  owner,
}) => {
  const { app, connection } = await openConnected(owner);
  const { page, today } = app;
  await app.go('/');
  await today.button('Mark Complete').waitFor();
  await app.isIdle();

  // The connection breaks after the mark, before its effects are read.
  await page.context().route(/\/api\/messages\/\d+$/, async (route) => {
    const response = await route.fetch();
    connection.cut(true);
    await route.fulfill({ response });
  });
  const marked = page.waitForResponse(/\/api\/messages\/\d+$/);
  await today.press('Mark Complete');
  await marked;
  await app.isIdle();
  await today.button('Completed (Click to Unmark)').waitFor();

  await page.clock.install({ time: new Date(Date.now() + 24 * 60 * 60_000) });
  await page.reload();
  await today.sees('Today’s habits aren’t loaded yet. To mark one now, open its campaign.');
  await today.button('Try again').waitFor();
  await app.lacks(today.button('Completed (Click to Unmark)'));
});

test('offline, no older response replaces what the person has done since', async ({ owner }) => {
  const app = await owner('/help', withWorker);
  const { page } = app;
  const firstDay = async () => (await app.messagesOf(app.campaign.id))[0];
  await app.go(`/campaigns/${app.campaign.id}`);
  const { today } = app;
  await today.button('Mark Complete').waitFor();
  await app.follow('Dashboard');
  await app.answered(/\/api\/messages\/\d+$/, () => today.press('Mark Complete'));
  await app.isIdle();
  await app.setOffline(true);
  await today.follow(habit);
  await today.sees(/^Done /);
  await app.isIdle();
  await today.sees(/^Done /);

  // A mark that is undone doesn't bring back the one that it replaced.
  await app.setOffline(false);
  await page.request.put(`/api/messages/${(await firstDay())?.id}`, { data: { skipped: true } });
  await page.reload();
  await today.sees('Skipped today');
  await app.setOffline(true);
  await today.press('Mark Complete');
  await notDouble(page);
  await today.press('Click to Unmark');
  await today.button('Mark Complete').waitFor();
  await page.reload();
  await today.sees(/Saved on this device$/);
  await today.button('Mark Complete').waitFor();
  await app.setOffline(false);
  await expect.poll(firstDay).toMatchObject({ skippedByPerson: false, completed: false });

  await app.go('/settings');
  await app.fill('Timezone', 'Tokyo');
  await page.keyboard.press('Enter');
  await app.submit('Save Settings', 'Settings updated');
  await app.setOffline(true);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => app.field('Timezone').inputValue()).toContain('Tokyo');
});

test('nothing of one person is shown to the next one in the same browser', async ({ owner }) => {
  const app = await owner('/help', withWorker);
  const second = await register();
  const logOut = async ({ username }: { username: string }) => {
    await app.fromMenu('Logout', `Account of ${username}`);
    await app.isTold('Logged out');
    await expect.poll(() => keptBy(app)).toEqual([]);
  };
  await seeDashboard(app);
  await expect.poll(() => keptBy(app)).not.toEqual([]);

  // Signing out offline clears the cache too.
  await app.setOffline(true);
  await logOut(app.person);
  await app.page.reload();
  await app.button(/^Sign In$/).waitFor();
  await app.lacks(app.page.getByText(habit));

  // It doesn't come back online either, and then the session ends on the server.
  await app.setOffline(false);
  await expect.poll(async () => (await app.page.request.get('/api/session')).status()).toBe(401);
  await app.page.reload();
  await app.signIn(second.username, second.password);
  await app.sees('Start small');
  await app.setOffline(true);
  await app.page.reload();
  await app.sees(lastSeen, 'Start small');
  await app.lacks(app.page.getByText(habit));

  // A page loaded without the service worker, as with Shift-reload, clears it too.
  await app.setOffline(false);
  await app.page.reload();
  await expect.poll(() => keptBy(app)).not.toEqual([]);
  const devtools = await app.page.context().newCDPSession(app.page);
  await devtools.send('Page.reload', { ignoreCache: true });
  await expect.poll(() => app.page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  await logOut(second);
});

test('without its code, the page says so', async ({ newcomer, visitor }) => {
  for (const open of [newcomer, visitor]) {
    const { page, go } = await open(null, { tolerates: noNetwork });
    await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
    await go('/');
    await page.getByText('The app could not be loaded').waitFor();
  }
});

test('a page that is reloaded while a mark is being saved shows it once it is saved', async ({ owner }) => {
  const app = await owner('/help', withWorker);
  await app.go('/');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await app.page.context().route(/\/api\/messages\/\d+$/, (route) => promise.then(() => route.continue()));
  const done = app.button('Click to Unmark').first();
  await app.press('Mark Complete');
  await done.waitFor();
  await app.page.reload();
  await app.button('Mark Complete').first().waitFor();
  release();
  await done.waitFor();
});
