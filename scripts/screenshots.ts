/**
 * `npm run screenshots` walks the main pages of the demo account, narrow and wide, light and dark, and keeps what they
 * look like in `.cache/screenshots`. With `--readme` it takes the kept pictures alone: the README's and the manifest's.
 * @module
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, request } from 'playwright-core';
import { launchBrowser } from '../test/support/node/browser.ts';
import { startTestApp } from '../test/support/node/test-app.ts';
import { demoPerson } from './demo/stories.ts';
import { projectFolder } from './local/project.ts';

const { values: options } = parseArgs({ options: { readme: { type: 'boolean', default: false } } });

const sizes = { narrow: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } } as const;
const colorSchemes = ['light', 'dark'] as const;

/** What the README shows, and what a browser shows of the app before it is installed (see the manifest). */
const keptPictures = {
  'docs/screenshot.png': { width: 1200, height: 760 },
  'public/screenshots/narrow.png': { width: 390, height: 844 },
  'public/screenshots/wide.png': { width: 1280, height: 800 },
} as const;

/** Pages for anybody, and pages of the person who is signed in. */
const publicPages = { login: '/login', register: '/register', help: '/help' };
const ownPages = {
  dashboard: '/',
  campaigns: '/campaigns',
  'create-campaign': '/create-campaign',
  templates: '/templates',
  analytics: '/analytics',
  settings: '/settings',
  outbox: '/outbox',
  'not-found': '/nowhere',
};

type Session = {
  cookies: Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>['cookies'];
  user: { id: number; timezone: string };
};

async function signIn(origin: string): Promise<Session> {
  const api = await request.newContext({ baseURL: origin });
  const user = await (await api.post('/api/login', { data: demoPerson })).json();
  const { cookies } = await api.storageState();
  await api.dispose();
  return { cookies, user };
}

/** The detail page of the campaign that is furthest on. */
async function campaignPages(origin: string, { cookies, user }: Session): Promise<Record<string, string>> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}/api/campaigns?userId=${user.id}`, { headers: { Cookie: cookie } });
  const campaigns = (await answer.json()) as { id: number; active: boolean; currentWeek: number }[];
  const [furthest] = campaigns.filter(({ active }) => active).sort((a, b) => b.currentWeek - a.currentWeek);
  if (furthest === undefined) throw new Error('The demo account has no campaign');
  return { campaign: `/campaigns/${furthest.id}`, 'campaign-edit': `/campaigns/${furthest.id}/edit` };
}

async function capture(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: !options.readme, animations: 'disabled' });
}

async function walk(browser: Browser, origin: string, session: Session): Promise<void> {
  const folder = `${projectFolder}/.cache/screenshots`;
  mkdirSync(folder, { recursive: true });
  const own = { ...ownPages, ...(await campaignPages(origin, session)) };
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of colorSchemes) {
      for (const [pages, isSignedIn] of [
        [publicPages, false],
        [own, true],
      ] as const) {
        const context = await browser.newContext({
          baseURL: origin,
          ...deviceOf(viewport),
          colorScheme,
          ...(isSignedIn ? storageOf(origin, session) : {}),
        });
        const page = await context.newPage();
        for (const [name, path] of Object.entries(pages)) {
          await capture(page, path, `${folder}/${name}-${size}-${colorScheme}.png`);
        }
        await context.close();
      }
    }
  }
  console.log(`The pictures are in ${folder}`);
}

/** A phone's scroll bar takes no room. */
const deviceOf = (viewport: { width: number; height: number }) => ({
  viewport,
  isMobile: viewport.width < 600,
});

/** Sign-in by storage: the app shows the person whom it remembers, and asks the server whether that still holds. */
const storageOf = (origin: string, { cookies, user }: Session) => ({
  // At home, where times need no zone beside them.
  timezoneId: user.timezone,
  storageState: {
    cookies,
    origins: [{ origin, localStorage: [{ name: 'better-habits.user', value: JSON.stringify(user) }] }],
  },
});

const [app, server] = await Promise.all([startTestApp(), launchBrowser()]);
const browser = await chromium.connect(server.wsEndpoint());
try {
  const session = await signIn(app.origin);
  if (options.readme) {
    for (const [file, viewport] of Object.entries(keptPictures)) {
      const context = await browser.newContext({
        baseURL: app.origin,
        ...deviceOf(viewport),
        colorScheme: 'light',
        ...storageOf(app.origin, session),
      });
      await capture(await context.newPage(), '/', `${projectFolder}/${file}`);
      await context.close();
    }
  } else {
    await walk(browser, app.origin, session);
  }
} finally {
  await browser.close();
  await server.close();
  await app.close();
}
