import { expect, test } from './browser-test.ts';
import { expectFocus, expectNoSideScroll, expectTexts, notice, stopClock } from './on-the-page.ts';

const phone = { width: 360, height: 740 };
const places = { Dashboard: '/', Campaigns: '/campaigns', Templates: '/templates', Analytics: '/analytics' };

test('the header leads everywhere, on a small screen through a menu', async ({ openApp, registerPerson }) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/help' });
  const header = page.getByRole('banner');
  for (const [label, path] of Object.entries(places)) {
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  }
  // After a navigation the focus is on the heading of the new page.
  await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  const account = header.getByRole('button', { name: `Account of ${person.username}` });
  await expect.poll(() => account.innerText()).toBe(person.username.slice(0, 1).toUpperCase());
  await account.click();
  for (const text of [person.username, person.email]) await header.getByText(text, { exact: true }).waitFor();
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(account);
  await account.click();
  await header.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');

  await page.setViewportSize(phone);
  expect(await header.getByRole('link', { name: 'Templates' }).count()).toBe(0);
  await header.getByRole('button', { name: 'Menu' }).click();
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  await expect.poll(() => links.allInnerTexts()).toEqual(Object.keys(places));
  await expectNoSideScroll(page);
  await links.filter({ hasText: 'Templates' }).click();
  await page.waitForURL('**/templates');
});

test('the footer leads to resources, help and settings, and names the year', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: '/nowhere/at/all' });
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  const footer = page.getByRole('contentinfo');
  await expectTexts(page, [
    'Looking for habit-building resources?',
    'As an Amazon Associate, we earn from qualifying purchases.',
    `© ${new Date().getFullYear()} Better Habits`,
  ]);
  const browse = footer.getByRole('link', { name: /^Browse Resources/ });
  const url = new URL((await browse.getAttribute('href')) ?? '');
  expect(url.searchParams.get('k')).toBe('habit building books');
  expect(url.searchParams.get('tag')).toBe('betterhabits-20');
  await expect.poll(() => browse.getAttribute('target')).toBe('_blank');
  await footer.getByRole('link', { name: 'Help Center' }).click();
  await page.getByRole('heading', { name: 'Help Center', level: 1 }).waitFor();
  await page.getByText('What happens when I miss a day?').click();
  await page.getByText(/^Very little\. One missed day within any seven is bridged/).waitFor();
  await footer.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
});

test('the browser’s offer to install is shown once, until it is taken or refused', async ({ openApp }) => {
  const page = await openApp({ path: '/help' });
  const offer = (outcome: 'accepted' | 'dismissed') =>
    page.evaluate((answer) => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => localStorage.setItem('test.prompted', answer),
        userChoice: Promise.resolve({ outcome: answer }),
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    }, outcome);
  const prompted = () => page.evaluate(() => localStorage.getItem('test.prompted'));
  const banner = page.getByRole('region', { name: 'Install Better Habits' });

  await page.getByRole('heading', { name: 'Help Center' }).waitFor();
  expect(await banner.count()).toBe(0);
  expect(await offer('accepted')).toBe(true);
  await banner.getByText('Add to your home screen for the best experience').waitFor();
  await banner.getByRole('button', { name: 'Install' }).click();
  await banner.waitFor({ state: 'detached' });
  await expect.poll(prompted).toBe('accepted');

  await offer('accepted');
  await banner.waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await banner.waitFor({ state: 'detached' });

  await offer('accepted');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await banner.waitFor({ state: 'detached' });
  // Refused once, it does not come back.
  await page.reload();
  await page.getByRole('heading', { name: 'Help Center' }).waitFor();
  await offer('accepted');
  expect(await banner.count()).toBe(0);

  await page.evaluate(() => localStorage.removeItem('better-habits.install-dismissed'));
  await offer('dismissed');
  await banner.getByRole('button', { name: 'Install' }).click();
  await banner.waitFor({ state: 'detached' });
  await expect.poll(prompted).toBe('dismissed');

  await page.evaluate(() => localStorage.removeItem('better-habits.install-dismissed'));
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Help Center' }).waitFor();
  await offer('accepted');
  expect(await banner.count()).toBe(0);
});

test('notices come one at a time, stay for five seconds, and go with a swipe to the right', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: '/templates' });
  await page.getByRole('article').first().waitFor();
  await stopClock(page);
  const copies = page.getByRole('button', { name: /^Copy: / });
  const shown = notice(page);
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await copies.first().click();
  await shown.waitFor();
  await copies.last().click();
  await shown.waitFor();
  await expect.poll(() => shown.count()).toBe(1);
  expect((await shown.boundingBox())?.width).toBeLessThanOrEqual(420);

  await page.clock.runFor(4999);
  await expect.poll(() => shown.count()).toBe(1);
  await page.clock.runFor(2);
  await shown.waitFor({ state: 'detached' });

  const swipe = async (distance: number) => {
    const box = await shown.boundingBox();
    if (box === null) throw new Error('Nothing is shown');
    const [x, y] = [box.x + 120, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 3 });
    await page.mouse.move(x + distance, y, { steps: 3 });
    await page.mouse.up();
  };
  await copies.first().click();
  await shown.waitFor();
  await page.keyboard.press('F8');
  await expect.poll(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await swipe(40);
  await page.clock.runFor(500);
  await expect.poll(() => shown.count()).toBe(1);
  await swipe(70);
  await page.clock.runFor(500);
  await shown.waitFor({ state: 'detached' });

  await copies.first().click();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await shown.waitFor({ state: 'detached' });
});

test('a page that breaks says so kindly, and the rest of the app stays', async ({ openApp }) => {
  const page = await openApp({
    path: '/help',
    serviceWorkers: 'block',
    tolerates: /Failed to fetch dynamically imported module|net::ERR_FAILED/,
  });
  await page.getByRole('heading', { name: 'Help Center' }).waitFor();
  await page.route(/register-page/, (route) => route.abort());
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByText(/^Sorry, this page stumbled\./).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
});
