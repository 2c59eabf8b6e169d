import { gzipSync } from 'node:zlib';
import type { Locator, Page, Request } from 'playwright-core';
import { demoPerson } from '../../scripts/demo/stories.ts';
import { expect, test } from './browser-test.ts';

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());
const isData = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/**
 * Loads the page anew, and gives all that it asked for until it was shown and the network fell silent. Without a service
 * worker: one that takes over in the middle is asked again for what the page already has.
 */
async function requestsOf(page: Page, landmark: Locator): Promise<Request[]> {
  await landmark.waitFor();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.reload({ waitUntil: 'networkidle' });
  await landmark.waitFor();
  return requests;
}

/** The compressed size in KB of scripts and styles. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const files = new Set(requests.filter(isCode).map((request) => request.url()));
  expect(files).not.toHaveLength(0);
  const bodies = await Promise.all([...files].map(async (file) => (await fetch(file)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

/** The last thing on the dashboard. */
const lastOfDashboard = (page: Page) => page.getByRole('heading', { name: 'Habit Building Resources' });

test('the sign-in page comes with at most 125 KB of scripts and styles', async ({ openApp }) => {
  const page = await openApp({ serviceWorkers: 'block' });
  const requests = await requestsOf(page, page.getByRole('button', { name: 'Sign In' }));
  expect(await weightOf(requests)).toBeLessThanOrEqual(125);
});

test('the dashboard comes with at most 160 KB of scripts and styles, in at most ten requests', async ({
  openApp,
}) => {
  const page = await openApp({ person: demoPerson, serviceWorkers: 'block' });
  const requests = await requestsOf(page, lastOfDashboard(page));
  expect(requests.filter(isData).map((request) => new URL(request.url()).pathname)).toEqual(
    expect.arrayContaining(['/api/campaigns/active', '/api/messages/recent']),
  );
  expect(await weightOf(requests)).toBeLessThanOrEqual(160);
  expect(requests.length, requests.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(10);
});

test("the dashboard's data is asked for by the first script, a small one, before the app's main part is there", async ({
  openApp,
}) => {
  const page = await openApp({ person: demoPerson, path: '/help', serviceWorkers: 'block' });
  const script = await page.locator('head script[src]').getAttribute('src');
  const source = await (await fetch(new URL(script ?? '', page.url()))).text();
  expect(gzipSync(source).length / 1000).toBeLessThanOrEqual(20);
  // What it imports itself is named before its own first line of code.
  const first = [script, ...[...source.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`)];
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
  await page.goto('/');
  await lastOfDashboard(page).waitFor();
  expect(held).toBeGreaterThan(0);
});

for (const [what, path, landmark] of [
  ['dashboard', '/', /^Habit Building Resources$/],
  ['list of campaigns', '/campaigns', /^Campaigns$/],
  ['page of a campaign', '/campaigns/of-the-demo', /^Morning meditation$/],
  ['analytics', '/analytics', /^Individual Campaign Details$/],
  ['sign-in page', '/login', /^Good (morning|afternoon|evening)/],
] as const) {
  test(`nothing moves while the ${what} comes, on a phone`, async ({ openApp }) => {
    const page = await openApp({
      viewport: { width: 360, height: 740 },
      path: path.endsWith('/of-the-demo') ? '/campaigns' : path,
      ...(path === '/login' ? {} : { person: demoPerson }),
    });
    if (path.endsWith('/of-the-demo')) {
      await page.getByRole('link', { name: 'Manage Morning meditation' }).click();
      await page.getByRole('heading', { name: landmark, level: 1 }).waitFor();
    }
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[]) {
          moved.push(
            `${entry.value} ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join()}`,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: landmark }).first().waitFor();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}

test('no page does what its policy forbids', async ({ openApp }) => {
  const page = await openApp({ person: demoPerson });
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      breaches.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of ['/', '/create-campaign', '/settings', '/analytics']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches), path).toEqual(
      [],
    );
  }
});
