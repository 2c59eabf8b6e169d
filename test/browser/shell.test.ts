import { gzipSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { samplePages } from '../support/node/sample-pages.ts';
import { expect, newName, phone, test } from './browser-test.ts';

const placesIn = (place: 'header' | 'account') =>
  samplePages.flatMap(({ path, menu }) => (menu?.in === place ? [[menu.label, path] as const] : []));

test('the menus lead everywhere, on a small screen too, and the focus goes along', async ({ newcomer }) => {
  const app = await newcomer('/help');
  const header = app.within(app.page.getByRole('banner'));
  for (const [label, path] of placesIn('header')) {
    await header.follow(label);
    await app.hasPath(path);
    // After a navigation the focus is on the heading of the new page.
    await expect.poll(() => app.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  }
  const { username, email } = app.person;
  const account = header.button(`Account of ${username}`);
  expect(await account.innerText()).toBe(username.slice(0, 1).toUpperCase());
  await account.click();
  await header.sees(username, email, 'Logout');
  await app.page.keyboard.press('Escape');
  await app.hasFocus(account);
  for (const [label, path] of placesIn('account')) {
    await account.click();
    await header.follow(label);
    await app.hasPath(path);
  }

  await app.page.setViewportSize(phone);
  await app.lacks(app.link('Templates'), account);
  const tabs = app.page.getByRole('navigation', { name: 'Main' });
  expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Today', 'Campaigns', 'Analytics']);
  await app.press('More');
  await app.sees(username, email, 'Logout');
  const links = app.page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
  const everywhere = [...placesIn('header'), ...placesIn('account')].map(([label]) => label);
  expect(await links.allInnerTexts()).toEqual(everywhere);
  await app.hasNoSideScroll();
  await links.filter({ hasText: 'Templates' }).click();
  await app.hasPath('/templates');
  await tabs.getByRole('link', { name: 'Today' }).click();
  await app.isAt('Dashboard');
});

test('the footer leads to resources, help and settings', async ({ newcomer }) => {
  const app = await newcomer('/nowhere/at/all');
  await app.isAt('404 Page Not Found');
  await app.sees('Looking for habit-building resources?');
  await app.sees('As an Amazon Associate, we earn from qualifying purchases.');
  await app.sees(`© Better Habits`);
  const footer = app.within(app.page.getByRole('contentinfo'));
  const browse = footer.link(/^Browse Resources/);
  const url = new URL((await browse.getAttribute('href')) ?? '');
  expect(url.searchParams.get('k')).toBe('habit building books');
  expect(url.searchParams.get('tag')).toBe('betterhabits-20');
  expect(await browse.getAttribute('target')).toBe('_blank');
  await footer.follow('Help Center');
  await app.isAt('Help Center');
  await app.page.getByText('What happens when I miss a day?').click();
  await app.sees(/^Very little\. One missed day within any seven is bridged/);
  await footer.follow('Settings');
  await app.isAt('Settings');
});

test('the browser’s offer to install is shown once, until it is taken or refused', async ({ visitor }) => {
  const app = await visitor('/help');
  const offer = (outcome: 'accepted' | 'dismissed') =>
    app.page.evaluate((answer) => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => localStorage.setItem('test.prompted', answer),
        userChoice: Promise.resolve({ outcome: answer }),
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    }, outcome);
  const isPrompted = (outcome: string) =>
    expect.poll(() => app.page.evaluate(() => localStorage.getItem('test.prompted'))).toBe(outcome);
  const isNew = () => app.page.evaluate(() => localStorage.removeItem('better-habits.install-dismissed'));
  const isReady = () => app.isAt('Help Center');
  const banner = app.within(app.region('Install Better Habits'));

  await isReady();
  await app.lacks(banner.scope);
  expect(await offer('accepted')).toBe(true);
  await banner.sees('Add to your home screen for the best experience');
  await banner.press('Install');
  await banner.isGone();
  await isPrompted('accepted');

  await offer('accepted');
  await banner.isThere();
  await app.page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await banner.isGone();

  await offer('accepted');
  await banner.press('Dismiss');
  await banner.isGone();
  // Refused once, it does not come back.
  await app.page.reload();
  await isReady();
  await offer('accepted');
  await app.lacks(banner.scope);

  await isNew();
  await offer('dismissed');
  await banner.press('Install');
  await banner.isGone();
  await isPrompted('dismissed');

  await isNew();
  await app.page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await app.page.reload();
  await isReady();
  await offer('accepted');
  await app.lacks(banner.scope);
});

test('notices come one at a time, stay for five seconds, and go with a swipe to the right', async ({
  newcomer,
}) => {
  const app = await newcomer('/templates');
  await app.cards.first().waitFor();
  // From here on the page's timers run only when the test lets them.
  await app.page.clock.install();
  await app.page.clock.pauseAt(Date.now() + 1000);
  const copies = app.button(/^Copy: /);
  const shown = app.notices;
  const region = app.region('Notifications (F8)');
  await copies.first().click();
  await shown.waitFor();
  await copies.last().click();
  await shown.waitFor();
  await app.counts(shown, 1);
  const width = async () => (await shown.boundingBox())?.width ?? Number.POSITIVE_INFINITY;
  await expect.poll(width).toBeLessThanOrEqual(420);

  await app.page.clock.runFor(4999);
  await app.counts(shown, 1);
  await app.page.clock.runFor(2);
  await app.isGone(shown);

  const swipe = async (distance: number) => {
    const box = await shown.boundingBox();
    if (box === null) throw new Error('Nothing is shown');
    const [x, y] = [box.x + 120, box.y + box.height / 2];
    await app.page.mouse.move(x, y);
    await app.page.mouse.down();
    await app.page.mouse.move(x + distance / 2, y, { steps: 3 });
    await app.page.mouse.move(x + distance, y, { steps: 3 });
    await app.page.mouse.up();
    await app.page.clock.runFor(500);
  };
  await copies.first().click();
  await shown.waitFor();
  await app.page.keyboard.press('F8');
  await expect.poll(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await swipe(40);
  await app.counts(shown, 1);
  await swipe(70);
  await app.isGone(shown);

  await copies.first().click();
  await app.press('Close notification');
  await app.isGone(shown);
  // The pointer stood on that one: the next goes all the same.
  await copies.last().focus();
  await app.page.keyboard.press('Enter');
  await shown.waitFor();
  await app.page.clock.runFor(5001);
  await app.isGone(shown);
});

test('a page that breaks says so kindly, and the rest of the app stays', async ({ visitor }) => {
  const app = await visitor('/help', {
    tolerates: /Failed to fetch dynamically imported module|net::ERR_FAILED/,
  });
  await app.isAt('Help Center');
  await app.page.route(/register-page/, (route) => route.abort());
  await app.follow('Sign up');
  await app.sees(/^Sorry, this page stumbled\./);
  await app.letThrough();
  await app.press('Load again');
  await app.button('Create Account').waitFor();
});

test('every address of the app gives its page, by itself never kept', async ({ visitor }) => {
  const { request } = (await visitor(null)).page;
  const home = await request.get('/help');
  for (const address of ['/campaigns/3', '/settings', '/nowhere/at-all']) {
    const answer = await request.get(address);
    expect([address, answer.status(), await answer.text()]).toEqual([address, 200, await home.text()]);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': home.headers()['content-security-policy'],
    });
  }
});

test('who is signed in gets each page with its own code named in it, and any other with the dashboard’s', async ({
  demo,
}) => {
  const { request } = (await demo(null)).page;
  const namedAt = async (address: string) => {
    const page = await (await request.get(address)).text();
    return [...page.matchAll(/modulepreload"[^>]*\/assets\/([\w-]+)-[\w-]{8}\.js/g)].map(([, name]) => name);
  };
  const dashboard = await namedAt('/');
  expect(dashboard).toContain('dashboard');
  for (const address of ['/settings', '/analytics', '/create-campaign'])
    expect(await namedAt(address)).toEqual(
      expect.arrayContaining([...dashboard, `${address.slice(1)}-page`]),
    );
  expect(await namedAt('/campaigns/3')).toContain('campaign-page');
  for (const address of ['/nowhere', '/campaigns/3/nowhere'])
    expect(await namedAt(address)).toEqual(dashboard);
});

test('a file is kept for a year, and one that is not there is said to be missing and not kept', async ({
  visitor,
}) => {
  const { page } = await visitor('/help');
  const script = (await page.locator('script[src^="/assets/"]').first().getAttribute('src')) ?? '';
  const file = await page.request.get(script);
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const address of ['/assets/index-of-another-day.js', '/icons/none.png', '/assets/', '/api/none']) {
    const answer = await page.request.get(address);
    expect([address, answer.status(), answer.headers()['cache-control']]).toEqual([address, 404, 'no-store']);
  }
});

test("the dashboard comes in at most ten requests, nine on a phone, and its data is asked for by the first script, a small one, before the app's main part is there", async ({
  demo,
}) => {
  const app = await demo('/help');
  const { page } = app;
  const script = await page.locator('head script[src]').getAttribute('src');
  const source = await (await fetch(new URL(script ?? '', page.url()))).text();
  expect(gzipSync(source).length / 1000).toBeLessThanOrEqual(20);
  // What it imports itself is named before its own first line of code.
  const first = [script, ...[...source.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`)];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const allData = Promise.all(
    ['stats', 'campaigns/active', 'messages/recent'].map((path) =>
      page.waitForRequest((request) => request.url().includes(`/api/${path}`)),
    ),
  );
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    if (!first.includes(new URL(route.request().url()).pathname)) {
      held++;
      await allData;
    }
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await app.heading('Habit Building Resources', 2).waitFor();
  expect(held).toBeGreaterThan(0);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(10);

  // On a phone, what is folded away is read once the page is touched.
  await page.setViewportSize(phone);
  requests.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(9);
  await page.locator('summary', { hasText: 'Recent Messages' }).click();
  await app
    .within(page.locator('details', { hasText: 'Recent Messages' }))
    .cards.first()
    .waitFor();
});

test('somebody with a keyboard alone registers, starts a campaign and marks a message', async ({
  visitor,
}) => {
  const app = await visitor('/');
  const { keyboard } = app.page;
  const tabTo = async (target: Locator) => {
    await target.first().waitFor();
    for (let presses = 0; presses < 80; presses++) {
      await keyboard.press('Tab');
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The Tab key never reaches ${target}`);
  };
  const type = async (name: string, text: string) => {
    await tabTo(app.page.getByRole('textbox', { name, exact: true }));
    await keyboard.type(text);
  };
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(target);
    await keyboard.press(key);
  };
  await app.button(/^Sign In$/).waitFor();
  await keyboard.press('Tab');
  await app.hasFocus(app.link('Skip to content'));
  await press(app.link('Sign up'));
  // The page before has a field of this name as well.
  await app.button('Create Account').waitFor();
  const username = newName();
  await type('Username', username);
  await type('Email', `${username}@example.com`);
  await type('Password', 'a good password');
  await press(app.button('Create Account'));
  await app.isTold('Registration successful!');
  await app.isAt('Dashboard');
  await app.button('Create Campaign').waitFor();

  await press(app.link('New Campaign'));
  await app.isAt('Create a New Habit Campaign');
  await type('Title', 'Walk');
  await type('Description', 'Round the block after lunch');
  await tabTo(app.radio('Daily'));
  await keyboard.press('ArrowDown');
  await app.isChosen('3 times per week');
  await press(app.button('Create Campaign'));
  await app.isTold('Campaign created!');

  await press(app.link('Manage Walk'));
  await app.isAt('Walk');
  const card = app.within(app.page.getByRole('tabpanel').getByRole('article').first());

  // A dialog keeps the focus, and gives it back.
  const replace = card.button(/^More: /);
  await press(replace);
  await app.page.getByRole('menuitem', { name: 'Replace' }).press('Enter');
  const dialog = app.dialog('Replace Message');
  await dialog.scope.getByRole('textbox').waitFor();
  for (let presses = 0; presses < 8; presses++) {
    await keyboard.press('Tab');
    await expect
      .poll(() => dialog.scope.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
  await keyboard.press('Escape');
  await dialog.isGone();
  await app.hasFocus(replace);
});

test('a tab shows a ring to whoever uses the keyboard, and none to a finger', async ({ newcomer }) => {
  const app = await newcomer('/campaigns');
  const ring = () =>
    app.page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  await app.tab(/^Completed/).click();
  await app.sees(/^Nothing is completed yet/);
  expect(await ring()).toBe('none');
  await app.page.keyboard.press('ArrowLeft');
  await app.sees(/^No campaigns are running yet/);
  expect(await ring()).toBe('solid');
});
