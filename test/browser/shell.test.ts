import { gzipSync } from 'node:zlib';
import { samplePages } from '../support/node/sample-pages.ts';
import { expectAccessible, expectLargeText } from './accessible.ts';
import { desktop, expect, phone, test } from './browser-test.ts';
import { isPainted } from './screen.ts';

const placesIn = (place: 'header' | 'account') =>
  samplePages.flatMap(({ path, menu }) => (menu?.in === place ? [[menu.label, path] as const] : []));

test('the menus and the footer lead to all pages, and the focus follows', async ({ newcomer }) => {
  const app = await newcomer('/help');
  const header = app.within(app.page.getByRole('banner'));
  const { keyboard } = app.page;
  await app.isAt('Help Center');
  await keyboard.press('Tab');
  await app.hasFocus(app.link('Skip to content'));
  for (const [label, path] of placesIn('header')) {
    await header.follow(label);
    await app.hasPath(path);
    // After navigation the focus is on the new page's heading.
    await expect.poll(() => app.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  }
  // A tab shows a focus ring for the keyboard but not for a pointer.
  const ring = () =>
    app.page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  await header.follow('Campaigns');
  await app.tab(/^Completed/).click();
  await app.sees(/^Nothing completed yet/);
  expect(await ring()).toBe('none');
  await keyboard.press('ArrowLeft');
  await app.sees(/^No campaigns are running yet/);
  expect(await ring()).toBe('solid');

  const { username, email } = app.person;
  const account = header.button(`Account of ${username}`);
  await account.click();
  await header.sees(username, email, 'Logout', 'Outbox');
  // The arrow keys, End and letters move through the menu; Tab closes it.
  const item = (name: string) => header.scope.getByRole('menuitem', { name });
  await app.hasFocus(item('Settings'));
  for (const [key, name] of [
    ['ArrowDown', 'Outbox'],
    ['End', 'Logout'],
    ['ArrowDown', 'Settings'],
    ['l', 'Logout'],
  ] as const) {
    await keyboard.press(key);
    await app.hasFocus(item(name));
  }
  await expectAccessible(app.page);
  await keyboard.press('Tab');
  await app.lacks(item('Settings'));
  for (const [label, path] of placesIn('account')) {
    await account.click();
    await item(label).click();
    await app.hasPath(path);
  }

  await app.page.setViewportSize(phone);
  await app.lacks(app.link('Templates'), account);
  const tabs = app.page.getByRole('navigation', { name: 'Main' });
  expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Today', 'Campaigns', 'Analytics']);
  await app.press('More');
  await app.sees(username, email, 'Logout');
  const sheet = app.within(app.page.locator(':popover-open'));
  const everywhere = [...placesIn('header'), ...placesIn('account')].map(([label]) => label);
  for (const label of [...everywhere, 'Help Center', 'Privacy']) await app.counts(sheet.link(label), 1);
  await sheet.follow('Templates');
  await app.hasPath('/templates');

  await app.go('/dashboard');
  await app.hasPath('/');
  // The footer is on every page, even on a missing one. Its address may look like a file's.
  for (const address of ['/nowhere.html', '/nowhere/at/all']) {
    await app.go(address);
    await app.isAt('404 Page Not Found');
  }
  // On a phone, it is in the menu.
  const disclosure = 'As an Amazon Associate, we earn from qualifying purchases.';
  await app.lacks(app.page.getByText(disclosure).filter({ visible: true }));
  await app.press('More');
  await app.sees(disclosure);
  await app.page.setViewportSize(desktop);
  await app.sees(disclosure);
  const footer = app.within(app.page.getByRole('contentinfo'));
  await footer.sees('Looking for habit-building resources?', `© ${new Date().getFullYear()} Better Habits`);
  const url = new URL((await footer.link(/^Browse Resources/).getAttribute('href')) ?? '');
  expect(url.searchParams.get('tag')).toBe('betterhabits-20');
  await footer.follow('Help Center');
  await app.isAt('Help Center');
});

test('the install banner is shown until it is accepted or dismissed', async ({ visitor }) => {
  const app = await visitor('/help');
  const offer = (userChoice = 'accepted') =>
    app.page.evaluate((outcome) => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => localStorage.setItem('test.prompted', outcome);
      window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
      return event.defaultPrevented;
    }, userChoice);
  const banner = app.within(app.region('Install Better Habits'));
  const leads = async (button: string, to: string) => {
    await banner.press(button);
    await banner.isGone();
    await expect.poll(() => app.page.evaluate(() => localStorage.getItem('test.prompted'))).toBe(to);
  };
  await app.isAt('Help Center');
  await app.lacks(banner.scope);
  expect(await offer()).toBe(true);
  await banner.sees('Add to your home screen for the best experience');
  await expectLargeText(app);
  await app.page.setViewportSize(desktop);
  await leads('Install', 'accepted');
  await offer('dismissed');
  await leads('Install', 'dismissed');
  // The browser may offer it while the app is still loading.
  const forget = () => app.page.evaluate(() => localStorage.removeItem('better-habits.install-dismissed'));
  await forget();
  const load = await app.hold(/\/assets\/main-.*\.js/);
  await app.page.goto('/login', { waitUntil: 'domcontentloaded' });
  expect(await offer()).toBe(true);
  load();
  await banner.press('Dismiss');
  await banner.isGone();
  // It doesn't come back once dismissed, nor in the installed app.
  for (const mode of ['browser', 'standalone']) {
    await app.page.addInitScript((real) => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query === `(display-mode: ${real})` ? 'all' : query);
    }, mode);
    await app.go('/help');
    await app.isAt('Help Center');
    await offer();
    await isPainted(app.page);
    await app.lacks(banner.scope);
    await forget();
  }
});

test('a page that fails to load, for example after a deployment, offers to reload', async ({ visitor }) => {
  const tolerates = /Failed to fetch dynamically imported module|net::ERR_FAILED/;
  const app = await visitor('/help', { tolerates });
  await app.page.route(/register-page/, (route) => route.abort());
  await app.follow('Sign up');
  await app.sees(/^Sorry, something went wrong on this page\./);
  await app.letThrough();
  await app.press('Reload');
  await app.button('Create Account').waitFor();
});

test('notices appear one at a time for five seconds, unless they are closed', async ({ newcomer }) => {
  const app = await newcomer('/templates', { permissions: ['clipboard-write'] });
  await app.cards.first().waitFor();
  // From here on, the test controls the page's timers.
  const { clock, keyboard } = app.page;
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
  const copies = app.button(/^Copy: /);
  const region = app.region('Notifications (F8)');
  await copies.first().click();
  const first = await app.notices.elementHandle();
  await copies.last().click();
  await first?.waitForElementState('hidden');
  await app.counts(app.notices, 1);
  await clock.runFor(4999);
  await app.counts(app.notices, 1);
  await clock.runFor(2);
  await app.lacks(app.notices);

  await copies.first().click();
  await app.notices.waitFor();
  await keyboard.press('F8');
  await expect.poll(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await app.press('Close notification');
  await app.lacks(app.notices);
  // The pointer was on that notice, but the next one still disappears.
  await copies.last().press('Enter');
  await app.notices.waitFor();
  await clock.runFor(5001);
  await app.lacks(app.notices);
});

test('every address returns its uncached page, with preloads for signed-in people', async ({
  visitor,
  newcomer,
}) => {
  const { request } = (await visitor(null)).page;
  const { request: member } = (await newcomer(null)).page;
  const home = await request.get('/help');
  const page = await home.text();
  for (const address of ['/campaigns/3', '/settings', '/nowhere/at-all']) {
    const answer = await request.get(address);
    expect([address, answer.status(), await answer.text()]).toEqual([address, 200, page]);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': home.headers()['content-security-policy'],
    });
  }
  const namedAt = async (address: string) => {
    const text = await (await member.get(address)).text();
    return [...text.matchAll(/modulepreload"[^>]*\/assets\/([\w-]+)-[\w-]{8}\.js/g)].map(([, name]) => name);
  };
  const dashboard = await namedAt('/');
  expect(dashboard).toContain('dashboard');
  const settings = await namedAt('/settings');
  expect(settings).toContain('settings-page');
  expect(settings).not.toContain('dashboard');
  expect(await namedAt('/campaigns/3')).toContain('campaign-page');
  for (const address of ['/nowhere', '/campaigns/3/nowhere'])
    expect(await namedAt(address)).toEqual(dashboard);

  // Files are cached for a year; missing ones are 404.
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  const cached = 'public, max-age=31536000, immutable';
  expect((await request.get(script)).headers()['cache-control']).toBe(cached);
  for (const address of ['/assets/index-of-another-day.js', '/icons/none.png', '/assets/', '/api/none']) {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['cache-control']]).toEqual([address, 404, 'no-store']);
  }
});

test('the dashboard takes at most ten requests, and its first script asks for data', async ({ newcomer }) => {
  const app = await newcomer('/help');
  const { page } = app;
  // No message is due while the test runs: that would refresh the page.
  const startDate = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString();
  for (const title of ['Walk', 'Read', 'Stretch']) await app.startCampaign({ title, startDate });
  // The help page loads some of the dashboard's code after it is shown, which is not counted.
  await page.waitForLoadState('networkidle');
  const script = await page.locator('head script[src]').getAttribute('src');
  const source = await (await fetch(new URL(script ?? '', page.url()))).text();
  expect(gzipSync(source).length / 1000).toBeLessThanOrEqual(20);
  // With the chunks it imports itself.
  const first = [script, ...[...source.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`)];
  const requests = app.requests(/./);
  const allData = Promise.all(
    ['stats', 'campaigns/active', 'messages/recent'].map((path) =>
      page.waitForRequest((request) => request.url().includes(`/api/${path}`)),
    ),
  );
  // The main part waits for the data.
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    if (!first.includes(new URL(route.request().url()).pathname)) {
      held++;
      await allData;
    }
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await app.heading('Active Campaigns', 2).waitFor();
  expect(held).toBeGreaterThan(0);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(10);

  // On a phone, collapsed lists are loaded once the page is touched.
  await page.setViewportSize(phone);
  await app.showToday((campaign) => ({ ...campaign, messagesSent: 1 }));
  requests.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(9);
  await page.locator('summary', { hasText: 'Recent Messages' }).click();
  const recent = app.within(page.locator('details', { hasText: 'Recent Messages' }));
  await recent.cards.first().waitFor();
});
