import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { type SamplePage, samplePages } from '../support/node/sample-pages.ts';
import { expectAccessible, expectLargeText, look, lookAt, watchLoading } from './accessible.ts';
import { copyOfDemo, desktop, expect, type Fixtures, phone, test } from './browser-test.ts';
import type { Screen } from './screen.ts';

const pages = samplePages.map((page) => [page.path, page] as const);

/** One copy of the demo account for all pages, since looking at them changes nothing. */
let member: ReturnType<typeof copyOfDemo> | undefined;

/** Prepares a browser and finds the page's address. */
async function ready(visitor: Fixtures['visitor'], { path, address, isSignedIn }: SamplePage) {
  member ??= copyOfDemo();
  const app = await visitor(null, { viewport: phone, ...(isSignedIn && { session: await member }) });
  const isOutbox = path === '/outbox';
  if (!isOutbox && !address.includes(':id')) return { app, address };
  const { id } = await app.campaignOf('Morning meditation');
  // A new account has sent nothing yet. Emails are long, as this one, unless they are sent by hand.
  if (isOutbox) await app.sendNow(id, 'Ten quiet minutes, now. '.repeat(20));
  return { app, address: address.replace(':id', String(id)) };
}

const shown = ({ page }: Screen, { text }: SamplePage) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Keeps the landing page from leading away after two seconds. */
const stay = (page: Page) =>
  page.addInitScript(() => {
    const setTimer = window.setTimeout;
    Object.assign(window, {
      setTimeout: (handler: () => void, delay?: number) => (delay === 2000 ? 0 : setTimer(handler, delay)),
    });
  });

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

/** The compressed size of scripts and styles in KB. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const files = [...new Set(requests.filter(isCode).map((request) => request.url()))];
  const bodies = await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

/** Checks the page while it loads and after an error, and loads it with “Try again”. No data is requested twice. */
async function expectPatience(app: Screen, sample: SamplePage, address: string): Promise<void> {
  const data = /\/api\/(?!session$)/;
  const asked = app.requests(data);
  const refuse = await app.hold(data, (route) => route.fulfill({ status: 422, body: '' }));
  await app.go(address);
  const waiting = app.page.locator('[aria-busy="true"]').getByText(/^Loading /);
  await waiting.first().waitFor();
  await app.hasNoSideScroll();
  await expectAccessible(app.page, `${address} while it loads`);
  await app.page.setViewportSize(phone);
  await app.page.emulateMedia({ colorScheme: 'dark' });
  refuse();
  const failed = app.page.getByRole('alert').getByText(/could not be loaded|Failed to fetch/);
  await failed.first().waitFor();
  await app.isIdle();
  expect(asked).toEqual([...new Set(asked)]);
  await app.hasNoSideScroll();
  await expectAccessible(app.page, `${address} after an error`);
  await app.letThrough();
  // Each part that failed has its own button.
  const again = app.button('Try again').first();
  const isLoaded = async () => {
    if ((await again.count()) === 0) return true;
    await again.click({ timeout: 1000 });
    return false;
  };
  await expect.poll(isLoaded, { interval: 250 }).toBe(true);
  await shown(app, sample);
}

test.for(pages)(
  '%s is accessible, also while loading and after errors; it is light, stable and keeps its policy',
  async ([, sample], { visitor }) => {
    const { app, address } = await ready(visitor, sample);
    await watchLoading(app.page);
    await stay(app.page);
    const requests: Request[] = [];
    app.page.on('request', (request) => requests.push(request));
    await app.go(address);
    await shown(app, sample);
    await app.isIdle();
    expect(await weightOf(requests)).toBeLessThanOrEqual(sample.weight);
    expect(await app.page.evaluate(() => window.noted)).toEqual([]);

    await look(app, address, []);
    await expectLargeText(app);
    await app.page.setViewportSize(desktop);
    await expectKeyboard(app.page);
    if (sample.reads) await expectPatience(app, sample, address);
  },
);

/** The Tab key moves through the page, and the focus is always visible. */
async function expectKeyboard(page: Page): Promise<void> {
  const places = new Set<string>();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // A card draws the focus ring of its link, and a label that of its input.
      const looks = [element, element.closest('label')].flatMap((place) =>
        place ? [getComputedStyle(place), getComputedStyle(place, '::after')] : [],
      );
      const hasRing = looks.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      );
      const { top, bottom, left } = element.getBoundingClientRect();
      // A frame's own page shows its focus.
      const isInFrame = element instanceof HTMLIFrameElement;
      const isSeen =
        isInFrame || (bottom > 0 && top < window.innerHeight && element.matches(':focus-visible') && hasRing);
      return { name: `${element.outerHTML.slice(0, 200)} at ${left}, ${top + window.scrollY}`, isSeen };
    });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // 40 presses are enough: long lists repeat.
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const place = await focused();
    if (place === null || places.has(place.name)) break;
    if (!place.isSeen) await expect.poll(async () => (await focused())?.isSeen).toBe(true);
    places.add(place.name);
  }
  expect(places.size).toBeGreaterThan(3);
}

test('the pages before the first campaign, the open answers and the menu are accessible', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { viewport: phone });
  const shows = (words: string | RegExp) => () => app.page.getByText(words).first().waitFor();
  const tab = (name: string, words: string) => async () => {
    await app.tab(name).click();
    await shows(words)();
  };
  await lookAt(app, [
    ...samplePages.flatMap(({ path, empty }) => (empty === null ? [] : [{ path, ready: shows(empty) }])),
    { path: '/campaigns/seven', ready: () => app.isAt('Campaign not found') },
    { path: '/analytics', ready: shows('No campaign data available yet.') },
    { ready: tab('Campaign Progress', 'No campaign progress data available yet.') },
  ]);
  await app.sees('No campaigns found. Start a habit campaign to see your analytics.');
  await app.go('/campaigns/seven');
  await app.follow('Go back to campaigns');
  await app.hasPath('/campaigns');
  await app.go('/');
  await app.page.locator('summary', { hasText: 'Recent Messages' }).click();
  await app.sees('No messages yet. Create a campaign to start receiving messages.');

  await app.go('/help');
  await app.isAt('Help Center');
  // The first answer is open.
  for (const question of (await app.page.locator('summary').all()).slice(1)) await question.click();
  await look(app);
  await app.press('More');
  await app.page.getByText('Logout').waitFor();
  await look(app, 'the menu');
});

test('long words cause no sideways scrolling on a phone', async ({ owner }) => {
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const campaign = { title, description: title.repeat(4) };
  const app = await owner(null, { viewport: phone, campaign });
  const { id } = app.campaign;
  for (const path of ['/', '/campaigns', '/analytics', `/campaigns/${id}`, `/campaigns/${id}/edit`]) {
    await app.go(path);
    await (path.endsWith('/edit') ? app.has('Title', title) : app.page.getByText(title).first().waitFor());
    await app.hasNoSideScroll();
  }
});

test('if a link to reset a password can’t be checked, the form stays', async ({ visitor }) => {
  const app = await visitor(null, { viewport: phone });
  await app.refuse(/password-resets\/check/, { status: 429 });
  await app.answered(/password-resets\/check/, () => app.go('/reset-password?token=of-nobody'));
  await app.field('New password').waitFor();
  await look(app, 'the form of a new password');
});
