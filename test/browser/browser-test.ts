import { randomUUID } from 'node:crypto';
import type axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { request } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { launchBrowser } from '../support/node/test-app.ts';
import { isServed, type Screen, screenOf } from './screen.ts';
import type { CampaignChange } from './server.ts';

export type Person = { id: number; username: string; email: string; password: string };
type Account = { timezone?: string; phone?: string; carrier?: string };

declare global {
  /** What the tests add to a page */
  interface Window {
    axe: Pick<typeof axe, 'run'>;
    /** Layout shifts and policy violations while the page loads */
    noted: string[];
    /** Password fields that appeared on the page */
    forms: unknown[];
  }
}

type Session = { cookies: Cookie[]; user: string };

type AppOptions = BrowserContextOptions & {
  session?: Session;
  /** Errors that are expected, such as failed requests while offline */
  tolerates?: RegExp;
};

export type Fixtures = {
  /** One for all files of a process. A shared browser server would double the cost of each call. */
  browser: Browser;
  /**
   * Opens the app in a new context, as a visitor, a new person (for whom it is about noon) or a copy of the demo account,
   * by default without a service worker; with one, it waits until that serves the page.
   * The test fails if the page logs an error.
   * @param path the first page, or null for none
   */
  visitor: (path: string | null, options?: AppOptions) => Promise<Screen>;
  newcomer: (
    path: string | null,
    options?: AppOptions & { account?: Account },
  ) => Promise<Screen & { person: Person }>;
  /** A newcomer with a campaign, which `:id` in the path stands for. */
  owner: (
    path: string | null,
    options?: AppOptions & { account?: Account; campaign?: CampaignChange },
  ) => Promise<Screen & { person: Person; campaign: CampaignView }>;
  /** `:id` in the path stands for the campaign with a title. */
  demo: (
    path: string | null,
    options?: AppOptions & { title?: string },
  ) => Promise<Screen & { campaign: CampaignView }>;
};

export const origin = inject('appOrigin');
/** The zone of new people and of all browsers, set by the global setup. */
export const zone = process.env.TZ ?? '';
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };
/** Errors that the browser logs while offline. */
export const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

const expectedErrors = [
  // Tests check how the page handles these responses.
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  // Emails block the tests' own scripts too.
  /^Blocked script execution in '[^']*\/api\/outbox\//,
];

/** Collects errors that should never happen on a page. */
function collectFaults(page: Page, faults: string[], tolerates: RegExp | undefined): void {
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isExpected = [...expectedErrors, tolerates].some((one) => one?.test(message.text()));
    if (message.type() === 'error' && !isExpected) faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const fault = `${response.status()} from ${response.url()}`;
    if (response.status() >= 500 && !tolerates?.test(fault)) faults.push(fault);
  });
}

/** For tests that fail only now and then, on a busy machine. */
const shownOn = async (page: Page) => {
  const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
  return `${page.url()} shows: ${text.replace(/\s+/g, ' ')}`;
};

/**
 * Stores the signed-in user before the tab's first page of the app. Playwright would open another page for it, which costs
 * as much as loading the app.
 */
const storeUser = (page: Page, user: string) =>
  page.addInitScript((value) => {
    if (window !== top || window.name !== '' || location.protocol === 'about:') return;
    window.name = 'user stored';
    localStorage.setItem('better-habits.user', value);
  }, user);

export const newName = () => `person-${randomUUID().slice(0, 18)}`;

/** Creates an account. @param archive an export to import into it */
async function enroll(account: Account = {}, at = origin, archive?: string) {
  const api = await request.newContext({ baseURL: at });
  const call = async (path: string, data: object) => {
    const answer = await api.post(path, { data, headers: { 'Content-Type': 'application/json' } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  const username = newName();
  const person = { username, email: `${username}@example.com`, password: 'a good password' };
  await call('/api/register', { ...person, timezone: zone, ...account });
  if (archive !== undefined) await call('/api/account/import', Buffer.from(archive));
  const user = await (await api.get('/api/session')).text();
  const { cookies } = await api.storageState();
  await api.dispose();
  const { id } = JSON.parse(user) as { id: number };
  return { person: { ...person, id }, session: { cookies, user } };
}

/** The session of a new account with the demo account's data, so that tests don't change each other's. */
export const copyOfDemo = async () => (await enroll({}, origin, inject('demoData'))).session;

/** Creates an account without a browser. */
export const register = async (): Promise<Person> => (await enroll()).person;

export { expect };
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser, task }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (path, { tolerates, session, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: desktop,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        // Compressing all code again for each context would take a third of the server's time.
        extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
        ...options,
        ...(session && { storageState: { cookies: session.cookies, origins: [] } }),
      });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      collectFaults(page, faults, tolerates);
      if (session) await storeUser(page, session.user);
      if (path !== null) await page.goto(path);
      if (path !== null && options.serviceWorkers === 'allow') await isServed(page);
      return screenOf(page);
    });
    const pages = contexts.flatMap((context) => context.pages());
    if (task.result?.state === 'fail') faults.push(...(await Promise.all(pages.map(shownOn))));
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
    if (faults.length > 0) throw new Error(`The page complained, or shows:\n${faults.join('\n')}`);
  },
  newcomer: async ({ visitor }, use) => {
    await use(async (path, { account, ...options } = {}) => {
      const { person, session } = await enroll(account, options.baseURL);
      return { ...(await visitor(path, { ...options, session })), person };
    });
  },
  owner: async ({ newcomer }, use) => {
    await use(async (path, { campaign: change, ...options } = {}) => {
      const app = await newcomer(null, options);
      const campaign = await app.startCampaign(change);
      if (path !== null) await app.go(path.replace(':id', String(campaign.id)));
      if (path !== null && options.serviceWorkers === 'allow') await isServed(app.page);
      return { ...app, campaign };
    });
  },
  demo: async ({ visitor }, use) => {
    await use(async (path, { title = 'Drink more water', ...options } = {}) => {
      const app = await visitor(null, { ...options, session: await copyOfDemo() });
      const campaign = await app.campaignOf(title);
      if (path !== null) await app.go(path.replace(':id', String(campaign.id)));
      return { ...app, campaign };
    });
  },
});

/** The service worker allowed, which can then be without a network. */
export const withWorker = { serviceWorkers: 'allow', tolerates: noNetwork } as const;

/** The first of two zones, or the second in the last hour of the first one's day: no test runs into the next day. */
export function awayFromMidnight(first: string, second: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: first, hour: '2-digit' });
  return clock.format(new Date()) === '23' ? second : first;
}
