import type { Page } from 'playwright-core';
import { expect, phone, register, test } from './browser-test.ts';

const script = /\/assets\/.*\.js$/;
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('without any script, visitors get the sign-in page in their colors, and only where it belongs', async ({
  visitor,
  demo,
}) => {
  const light = await visitor(null, { javaScriptEnabled: false });
  for (const path of ['/', '/login']) {
    const answer = await light.page.goto(path);
    expect(answer?.headers()).toMatchObject({
      vary: expect.stringContaining('Cookie'),
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    await light.isAt('Good to see you');
    for (const name of ['Username', 'Password']) await light.field(name).waitFor();
    await light.button(/^Sign In$/).waitFor();
    // A click goes nowhere: what was typed never gets into the address.
    await light.fill('Password', 'a good password');
    await light.press(/^Sign In$/);
    await light.has('Password', 'a good password');
    expect(light.page.url()).not.toContain('?');
  }
  const dark = await visitor('/', { javaScriptEnabled: false, colorScheme: 'dark' });
  await dark.isAt('Good to see you');
  expect(await background(dark.page)).not.toBe(await background(light.page));

  for (const app of [
    await visitor('/help', { javaScriptEnabled: false }),
    await demo('/', { javaScriptEnabled: false }),
  ])
    await app.lacks(app.field('Password'));
});

test('the app takes the sign-in page over with what was typed and pressed before, and nothing moves', async ({
  visitor,
}) => {
  const person = await register();
  const app = await visitor(null, { viewport: phone });
  const { page } = app;
  await page.addInitScript(() => {
    window.noted = [];
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Element }[] };
      // What follows a press is an answer to it, and is expected.
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.noted.push(`moved: ${sources.map(({ node }) => node?.outerHTML.slice(0, 80))}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/login', '/']) {
    const release = await app.hold(script);
    await page.goto(path, { waitUntil: 'commit' });
    await app.fill('Username', person.username);
    await app.fill('Password', person.password);
    await app.press(/^Sign In$/);
    const field = await app.field('Password').elementHandle();
    // How the page itself comes is looked at with all others: here it is what the app does to it.
    await page.evaluate(() => window.noted.splice(0));
    release();
    await page.waitForLoadState('networkidle');
    await app.has('Username', person.username);
    await app.has('Password', person.password);
    // React took over what was there: it is the same field, and the button next to it works now.
    await app.press('Show what is typed');
    expect(await field?.getAttribute('type')).toBe('text');
    expect(await page.evaluate(() => window.noted)).toEqual([]);
    await app.letThrough();
  }

  // A press on Sign In before the app's main part is there is not lost, also where the browser remembers a user whose
  // session is over.
  const gone = JSON.stringify({ id: person.id, username: person.username, email: person.email });
  await page.evaluate((user) => localStorage.setItem('better-habits.user', user), gone);
  const release = await app.hold(/\/assets\/main-.*\.js$/);
  await app.go('/login');
  await app.fill('Username', person.username);
  await app.fill('Password', person.password);
  await app.press(/^Sign In$/);
  release();
  await app.isTold('Welcome back!', person.username);
  await app.isAt('Dashboard');
});
