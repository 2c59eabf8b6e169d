import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { request } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { demoUser } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { launchBrowser } from '../support/node/browser.ts';
import { type Screen, screenOf } from './screen.ts';
import { zone } from './zone.ts';

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

/** @param tolerates console errors that are expected, such as failed requests while offline */
type AppOptions = BrowserContextOptions & { tolerates?: RegExp };

export type Fixtures = {
  /** One for all files of a process. A shared browser server would double the cost of each call. */
  browser: Browser;
  /**
   * Opens the app in a new context, as a visitor, a new person (for whom it is about noon) or a copy of the demo account,
   * by default without a service worker.
   * The test fails if the page logs an error.
   * @param path the first page, or null for none
   */
  visitor: (path: string | null, options?: AppOptions) => Promise<Screen>;
  newcomer: (
    path: string | null,
    options?: AppOptions & { account?: Account },
  ) => Promise<Screen & { person: Person }>;
  demo: (path: string | null, options?: AppOptions) => Promise<Screen>;
  signedIn: (person: Person, path: string | null, options?: AppOptions) => Promise<Screen>;
};

export const origin = inject('appOrigin');
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
    if (response.status() >= 500) faults.push(`${response.status()} from ${response.url()}`);
  });
}

const storedUser = (value: string, at = origin) => [
  { origin: at, localStorage: [{ name: 'better-habits.user', value }] },
];

/** The cookies and storage of a browser right after a sign-in or registration. */
async function storageAfter(call: 'login' | 'register', data: object, at?: string) {
  const api = await request.newContext({ baseURL: at ?? origin });
  const answer = await api.post(`/api/${call}`, { data });
  const value = await answer.text();
  if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}: ${value}`);
  const { cookies } = await api.storageState();
  await api.dispose();
  const { id } = JSON.parse(value) as { id: number };
  return { id, storageState: { cookies, origins: storedUser(value, at) } };
}

export const newName = () => `person-${randomUUID().slice(0, 18)}`;

async function enroll(account: Account = {}, at?: string) {
  const name = newName();
  const person = { username: name, email: `${name}@example.com`, password: 'a good password' };
  const data = { ...person, timezone: zone, ...account };
  const { id, storageState } = await storageAfter('register', data, at);
  return { person: { ...person, id }, storageState };
}

let demoData: Promise<string> | undefined;

async function exportDemo(): Promise<string> {
  const { storageState } = await storageAfter('login', demoUser);
  const api = await request.newContext({ baseURL: origin, storageState });
  const data = await (await api.get('/api/account/export')).text();
  await api.dispose();
  return data;
}

/** A new account with the demo account's data, so that tests don't change each other's. */
async function copyOfDemo() {
  demoData ??= exportDemo();
  const { storageState } = await enroll();
  const api = await request.newContext({ baseURL: origin, storageState });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await api.post('/api/account/import', { data: Buffer.from(await demoData), headers });
  if (!answer.ok()) throw new Error(`The import answered ${answer.status()}: ${await answer.text()}`);
  const user = await (await api.get('/api/session')).text();
  await api.dispose();
  return { ...storageState, origins: storedUser(user) };
}

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
  visitor: async ({ browser }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (path, { tolerates, ...options } = {}) => {
      const context = await browser.newContext({
        ...{ baseURL: origin, viewport: desktop, serviceWorkers: 'block', reducedMotion: 'reduce' },
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      collectFaults(page, faults, tolerates);
      if (path !== null) await page.goto(path);
      return screenOf(page);
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`);
  },
  signedIn: async ({ visitor }, use) => {
    await use(async (person, path, options) => {
      const { storageState } = await storageAfter('login', person, options?.baseURL);
      return visitor(path, { ...options, storageState });
    });
  },
  newcomer: async ({ visitor }, use) => {
    await use(async (path, { account, ...options } = {}) => {
      const { person, storageState } = await enroll(account, options.baseURL);
      return { ...(await visitor(path, { ...options, storageState })), person };
    });
  },
  demo: async ({ visitor }, use) => {
    await use(async (path, options) => visitor(path, { ...options, storageState: await copyOfDemo() }));
  },
});

/** Today's message is still to come: it is about noon. */
export const campaignBody = {
  title: 'Morning meditation',
  description: 'Ten quiet minutes before the house wakes up',
  frequency: 'Daily',
  messageTime: 'Custom time',
  customTime: '23:00',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
};
type PlanPart = 'planAnchor' | 'planAction' | 'planSmallest' | 'planWhy';
type CampaignChange = Partial<
  typeof campaignBody & { startDate: string; checkIns: boolean } & Pick<CampaignView, PlanPart>
>;

async function post<Body>({ page }: Screen, path: string, data: object): Promise<Body> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Creates a campaign for the signed-in person without the form. */
export const startCampaign = (app: Screen, change: CampaignChange = {}) =>
  post<CampaignView>(app, '/api/campaigns', { ...campaignBody, ...change });

export async function openNewCampaign(app: Screen, change: CampaignChange = {}): Promise<CampaignView> {
  const campaign = await startCampaign(app, change);
  await app.go(`/campaigns/${campaign.id}`);
  return campaign;
}

/** Sends a message of a campaign immediately. */
export const sendNow = (app: Screen, campaignId: number, content: string) =>
  post<MessageView>(app, '/api/send-message', { campaignId, content });

/** Opens a week on a campaign's page. @returns its messages */
export async function openWeek(app: Screen, week: number) {
  const heading = app.page.getByRole('heading', { name: `Week ${week}`, exact: true });
  await heading.click();
  return app.within(app.page.locator('details', { has: heading }));
}

/** A campaign's messages on the server, in order. */
export const messagesOf = ({ read }: Screen, id: number) =>
  read<MessageView[]>(`/api/messages/campaign/${id}`);

/** A campaign of the signed-in person. */
export async function campaignWhere(app: Screen, isIt: (campaign: CampaignView) => boolean) {
  const found = (await app.read<CampaignView[]>('/api/campaigns')).find(isIt);
  if (found === undefined) throw new Error('There is no such campaign');
  return found;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that depend on colors and widths. */
const visualRules = ['color-contrast', 'target-size'];

/** The faults that axe finds. It is injected once, since that takes longer than a run. */
async function accessibilityFaults(page: Page, rules?: string[]): Promise<string> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeSource);
  const faults = await page.evaluate(async (runOnly) => {
    // Colors in the middle of a transition would be wrong.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // Without axe in the frames, waiting for their results costs half a second.
      iframes: false,
      preload: false,
      // Only the HTML of what it finds is reported.
      selectors: false,
      elementRef: false,
      // WCAG 2.2 AA, but off by default.
      ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rules);
  // As one text, since the runner shortens lists.
  return faults.join('\n');
}

/**
 * Expects no violations of WCAG 2.2 A and AA or axe's best practices. Retries, since the page may still be changing, such
 * as a dialog that does not have the focus yet.
 */
export async function expectAccessible(page: Page, where = 'on the page as it is', rules?: string[]) {
  await expect.poll(() => accessibilityFaults(page, rules), { message: where }).toBe('');
}

/** A page in a certain state. */
export type State = {
  /** Without a path, the state continues on the previous page after Escape */
  path?: string;
  /** Brings the page into the state and waits for it */
  ready: () => Promise<unknown>;
};

/** Checks the page on a phone in light colors, and what differs on a desktop in dark ones. */
export async function look({ page, hasNoSideScroll }: Screen, where = page.url()): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const { viewport, colorScheme, rules } of [
    { viewport: phone, colorScheme: 'light', rules: undefined },
    { viewport: desktop, colorScheme: 'dark', rules: visualRules },
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await hasNoSideScroll();
    // A control half under the header would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, `${where} at ${viewport.width} px, ${colorScheme}`, rules);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks one state after the other. */
export async function lookAt(app: Screen, states: readonly State[]): Promise<void> {
  for (const { path, ready } of states) {
    if (path === undefined) await app.page.keyboard.press('Escape');
    else await app.go(path);
    await ready();
    await look(app, path);
    await app.letThrough();
  }
}
