import {
  expect,
  messagesOf,
  noNetwork,
  register,
  sendNow,
  startCampaign,
  test,
  zoneAtNoon,
} from './browser-test.ts';
import { isServed, type Screen, screenOf } from './screen.ts';

const lastSeen = 'You’re offline. What you see may be out of date.';
const nothingRuns = 'Start small';
const withWorker = { serviceWorkers: 'allow', tolerates: noNetwork } as const;

/** The cached responses. */
const keptBy = ({ page }: Screen) =>
  page.evaluate(async () =>
    (await (await caches.open('data')).keys()).map(({ url }) => new URL(url).pathname),
  );
const keepsNothing = (app: Screen) => expect.poll(() => keptBy(app)).toEqual([]);
const setOffline = ({ page }: Screen, offline: boolean) => page.context().setOffline(offline);

/** Creates a campaign and caches the dashboard with it. */
async function seeCampaign(app: Screen, title: string): Promise<void> {
  await startCampaign(app, { title });
  await isServed(app.page);
  await app.go('/');
  await app.page.getByRole('heading', { name: title }).first().waitFor();
  await app.within(app.region('Recent Messages')).cards.first().waitFor();
}

test('the app can be installed', async ({ visitor }) => {
  const { page } = await visitor('/help', withWorker);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toMatch(/\/service-worker\.js$/);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    ...{ name: 'Better Habits', start_url: '/', scope: '/', display: 'standalone' },
  });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  const sizes = icons.map(({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, type } of [...icons, { src: '/icons/badge-96.png', type: 'image/png' }]) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
});

test('a page of a newer version, which waits until this one is closed, gets its code from the cache', async ({
  visitor,
}) => {
  const { page } = await visitor('/help', withWorker);
  await isServed(page);
  const status = await page.evaluate(async () => {
    const cache = await caches.open('app-next');
    await cache.put('/assets/next-version.js', new Response('1'));
    return (await fetch('/assets/next-version.js')).status;
  });
  expect(status).toBe(200);
});

test('offline, the app opens and shows the last known data', async ({ newcomer }) => {
  const app = await newcomer('/help', withWorker);
  await seeCampaign(app, 'Walk');
  await setOffline(app, true);
  await app.page.reload();
  await app.sees(lastSeen, 'Walk');
  const recent = app.within(app.region('Recent Messages'));
  await app.counts(recent.cards, 3);

  // A page that was never loaded is not called missing.
  await app.go('/campaigns/999999999');
  await app.isAt('Not loaded yet');
  await app.sees('This has not been loaded on this device yet.');
  await app.counts(app.page.getByText('You’re offline'), 1);

  // A write fails with an explanation, and no input is lost.
  await app.go('/create-campaign');
  await app.fill('Title', 'Swim');
  await app.fill('Description', 'Two lanes, slowly');
  await app.press('Create Campaign');
  await app.sees('We could not reach the server. Please check your connection and try again.');
  await app.page.reload();
  await app.has('Title', 'Swim');
  await app.has('Description', 'Two lanes, slowly');

  await setOffline(app, false);
  await app.isGone(app.page.getByText(lastSeen));
  await app.go('/create-campaign');
  await app.has('Title', 'Swim');
  await app.page.waitForLoadState('networkidle');
  await app.press('Create Campaign');
  await app.isTold('Campaign created!');
});

test('offline on the next day, Today doesn’t take the day before for today', async ({ newcomer }) => {
  const app = await newcomer('/help', { ...withWorker, account: { timezone: zoneAtNoon() } });
  const { page } = app;
  await page.clock.install({ time: new Date() });
  const { id } = await startCampaign(app, { messageTime: 'Custom time', customTime: '23:00' });
  await isServed(page);
  await app.go(`/campaigns/${id}`);
  const today = app.within(app.region('Today'));
  await today.button('Mark Complete').waitFor();
  await app.follow('Dashboard');
  await today.button('Mark Complete').waitFor();

  await setOffline(app, true);
  await page.clock.fastForward('24:00:00');
  await today.sees('Today’s habits aren’t loaded yet. To mark one now, open its campaign.');
  await app.lacks(today.button('Mark Complete'));
  await page.reload();
  await today.sees('Today’s habits aren’t loaded yet. To mark one now, open its campaign.');
  await today.follow('Morning meditation');
  await today.press('Mark Complete');
  await today.button('Completed (Click to Unmark)').waitFor();
});

test('offline, the app doesn’t go back to responses older than what the person has done', async ({
  newcomer,
}) => {
  const app = await newcomer('/help', { ...withWorker, account: { timezone: zoneAtNoon() } });
  const { page } = app;
  const { id } = await startCampaign(app, { messageTime: 'Custom time', customTime: '23:00' });
  await isServed(app.page);
  await app.go(`/campaigns/${id}`);
  const today = app.within(app.region('Today'));
  await today.button('Mark Complete').waitFor();
  await app.follow('Dashboard');
  const marked = page.waitForResponse(/\/api\/messages\/\d+$/);
  await today.press('Mark Complete');
  await marked;
  await page.waitForLoadState('networkidle');
  await setOffline(app, true);
  await today.follow('Morning meditation');
  await today.sees(/^Done /);
  await page.waitForLoadState('networkidle');
  await today.sees(/^Done /);

  await setOffline(app, false);
  await app.go('/settings');
  await app.fill('Timezone', 'Tokyo');
  await page.keyboard.press('Enter');
  await app.press('Save Settings');
  await app.isTold('Settings updated');
  await setOffline(app, true);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => app.field('Timezone').inputValue()).toContain('Tokyo');
});

test.for([
  ['allow', 'Sign in again and we’ll save your X.', true],
  ['block', 'Your X was not saved. Please sign in and try again.', false],
] as const)(
  'after the session has ended, a mark or note says what became of it (service workers: %s)',
  async ([serviceWorkers, text, isKept], { newcomer }) => {
    const app = await newcomer('/help', { serviceWorkers, account: { timezone: zoneAtNoon() } });
    const { page, person } = app;
    const { id } = await startCampaign(app, { messageTime: 'Custom time', customTime: '23:00' });
    if (serviceWorkers === 'allow') await isServed(app.page);
    const signIn = () => app.signIn(person.username, person.password);
    const today = async () => (await messagesOf(app, id))[0];
    await app.go(`/campaigns/${id}`);
    await app.button('Mark Complete').first().waitFor();
    await page.request.post('/api/logout');
    const calls = app.requests(/\/api\/(session|messages\/\d+)$/);
    await app.press('Mark Complete');
    await app.isTold('You’re signed out', text.replace('X', 'mark'));
    // Had the page asked for the session first, the sign-in page might have replaced the button during the tap.
    expect(calls[0]).toMatch(/messages/);
    await signIn();
    await expect.poll(async () => (await today())?.completed).toBe(isKept);

    await app.go(`/campaigns/${id}`);
    await page.getByRole('grid').locator('[data-at="0"]').click();
    await page.request.post('/api/logout');
    await page.getByRole('textbox', { name: 'Note' }).fill('Windy');
    await app.press('Save note');
    await app.isTold('You’re signed out', text.replace('X', 'note'));
    await signIn();
    await expect.poll(async () => (await today())?.note).toBe(isKept ? 'Windy' : null);
  },
);

test('nothing of one person is shown to the next one in the same browser', async ({ newcomer }) => {
  const app = await newcomer('/help', withWorker);
  const second = await register();
  await seeCampaign(app, 'A private habit');
  expect(await keptBy(app)).not.toEqual([]);

  // Signing out offline clears the cache too.
  await setOffline(app, true);
  await app.fromMenu('Logout', `Account of ${app.person.username}`);
  await app.isTold('Logged out');
  await keepsNothing(app);
  await app.page.reload();
  await app.button(/^Sign In$/).waitFor();
  await app.lacks(app.page.getByText('A private habit'));

  // It doesn't come back online either, and then the session ends on the server.
  await setOffline(app, false);
  await expect.poll(async () => (await app.page.request.get('/api/session')).status()).toBe(401);
  await app.page.reload();
  await app.signIn(second.username, second.password);
  await app.sees(nothingRuns);
  await setOffline(app, true);
  await app.page.reload();
  await app.sees(lastSeen, nothingRuns);
  await app.lacks(app.page.getByText('A private habit'));

  // A page loaded without the service worker, as with Shift-reload, clears it too.
  await setOffline(app, false);
  await app.page.reload();
  expect(await keptBy(app)).not.toEqual([]);
  const devtools = await app.page.context().newCDPSession(app.page);
  await devtools.send('Page.reload', { ignoreCache: true });
  await expect.poll(() => app.page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  await app.fromMenu('Logout', `Account of ${second.username}`);
  await app.isTold('Logged out');
  await keepsNothing(app);
});

test('data is reloaded when something has changed, not whenever the page is shown again', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { account: { timezone: zoneAtNoon() } });
  await startCampaign(app, { messageTime: 'Custom time', customTime: '23:00' });
  const reads = app.requests(/\/api\/(stats|campaigns|messages)/);
  const { clock } = app.page;
  await clock.install({ time: new Date() });
  await app.go('/');
  const title = app.page.getByRole('heading', { name: 'Morning meditation' }).first();
  await title.waitFor();
  await app.within(app.region('Recent Messages')).cards.first().waitFor();
  const once = reads.length;
  expect(new Set(reads.map((url) => new URL(url).pathname)).size).toBe(once);
  const look = (isHidden: boolean) =>
    app.page.evaluate((hidden) => {
      Object.defineProperty(document, 'visibilityState', {
        value: hidden ? 'hidden' : 'visible',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(hidden ? 'blur' : 'focus'));
    }, isHidden);
  await look(true);
  await clock.fastForward('04:00');
  await look(false);
  await app.follow('Settings');
  await app.isAt('Settings');
  await app.page.goBack();
  await title.waitFor();
  expect(reads).toHaveLength(once);
  const anew = async (act: () => Promise<unknown>) => {
    const before = reads.length;
    await act();
    await expect.poll(() => reads.length).toBeGreaterThan(before);
    await app.page.waitForLoadState('networkidle');
  };
  await anew(async () => {
    await look(true);
    await clock.fastForward('06:00');
    await look(false);
  });
  // The message later today, then the next day.
  await anew(() => clock.fastForward('12:00:00'));
  await anew(() => app.page.evaluate(() => window.dispatchEvent(new Event('online'))));
});

test('what changes in another tab, or on a message’s page, shows on the dashboard without a reload', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { account: { timezone: zoneAtNoon() } });
  const { id } = await startCampaign(app, { messageTime: 'Custom time', customTime: '23:00' });
  await sendNow(app, id, 'A word to myself');
  const [mail] = await app.read<{ body: string }[]>('/api/outbox');
  const linkTo = (pattern: RegExp) => pattern.exec(mail?.body ?? '')?.[0] ?? '';
  await app.go('/');
  const card = app.within(app.card('A word to myself'));
  await card.button('Mark Complete').waitFor();

  const tab = screenOf(await app.page.context().newPage());
  await tab.go(linkTo(/\S+\/m\/(?!stop\/)[\w-]+(?!\S)/));
  await tab.press('Done');
  await card.button(/Completed/).waitFor();
  await tab.go(`/campaigns/${id}`);
  await tab
    .within(tab.card('A word to myself'))
    .button(/Completed/)
    .click();
  await card.button('Mark Complete').waitFor();
  await tab.go(linkTo(/\S+\/m\/stop\/[\w-]+(?!\S)/));
  await tab.press('Stop this campaign’s messages');
  await app.within(app.region('Today')).sees('Turned off');
});

test('undoing a mark made offline leaves the day unmarked, also if it was skipped before', async ({
  newcomer,
}) => {
  const app = await newcomer('/help', { ...withWorker, account: { timezone: zoneAtNoon() } });
  const { id } = await startCampaign(app, { messageTime: 'Custom time', customTime: '23:00' });
  const firstDay = async () => (await messagesOf(app, id))[0];
  await app.page.request.put(`/api/messages/${(await firstDay())?.id}`, { data: { skipped: true } });
  await isServed(app.page);
  await app.go(`/campaigns/${id}`);
  const today = app.within(app.region('Today'));
  await today.sees('Skipped today');
  await setOffline(app, true);
  await today.press('Mark Complete');
  await today.press('Click to Unmark');
  await today.button('Mark Complete').waitFor();
  await app.page.reload();
  await today.sees(/^Unmarked · Sends when you’re online$/);
  await setOffline(app, false);
  await expect.poll(async () => (await firstDay())?.skippedByPerson).toBe(false);
  expect(await firstDay()).toMatchObject({ completed: false });
});
