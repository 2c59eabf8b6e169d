import axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  request,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { demoPerson } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { launchBrowser } from '../support/node/browser.ts';
import { type Screen, screenOf } from './screen.ts';

export type Person = { id: number; username: string; email: string; password: string };
type Account = { timezone?: string; phone?: string; carrier?: string };

declare global {
  /** What the tests bring into a page. */
  interface Window {
    axe: Pick<typeof axe, 'run'>;
    /** What moved on a page while it was loading, and what its policy forbade. */
    noted: string[];
    /** The delays that the page has asked for. */
    delays: unknown[];
    /** The forms that were sent without the app. */
    forms: unknown[];
  }
}

type AppOptions = BrowserContextOptions & {
  /** What this page may complain of in the console, such as that there is no network. */
  tolerates?: RegExp;
};
type MemberOptions = AppOptions & { account?: Account };

type Fixtures = {
  /** One for all files of a process. Tests drive it from there: by way of a server each call would cost twice as much. */
  browser: Browser;
  /**
   * Opens the app in a browser of its own, as a visitor, a new person or the owner of the demo account. It has no
   * service worker unless that is allowed. The test fails when the page complains about anything.
   * @param path the first page; none yet where it is null
   */
  visitor: (path: string | null, options?: AppOptions) => Promise<Screen>;
  newcomer: (path: string | null, options?: MemberOptions) => Promise<Screen & { person: Person }>;
  demo: (path: string | null, options?: AppOptions) => Promise<Screen>;
  signedIn: (person: Person, path: string | null, options?: AppOptions) => Promise<Screen>;
};

export const origin = inject('appOrigin');
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };
/** What the browser logs where there is no network. */
export const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

/** What the browser says of answers that are no success: tests look at what the page makes of them. */
const isAnswerStatus = (message: ConsoleMessage) =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());

/** Everything that should never happen on a page. */
function collectFaults(page: Page, faults: string[], tolerates: RegExp | undefined): void {
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isAnswerStatus(message) || tolerates?.test(message.text())) return;
    // The tests' own scripts are kept out of emails too.
    if (/^Blocked script execution in '[^']*\/api\/outbox\//.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} from ${response.url()}`);
  });
}

/** The cookies and the storage of a browser in which somebody has just signed in or registered. */
async function storageAfter(call: 'login' | 'register', data: object, at = origin) {
  const api = await request.newContext({ baseURL: at });
  const answer = await api.post(`/api/${call}`, { data });
  if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}: ${await answer.text()}`);
  const { cookies } = await api.storageState();
  const value = await answer.text();
  await api.dispose();
  const { id } = JSON.parse(value) as { id: number };
  const origins = [{ origin: at, localStorage: [{ name: 'better-habits.user', value }] }];
  return { id, storageState: { cookies, origins } };
}

/** One session of the demo account is enough: no test ends it. */
let demoStorage: ReturnType<typeof storageAfter> | undefined;

let people = 0;
export const newName = () => `person-${process.pid}-${++people}-${Date.now()}`;

async function enroll(account: Account, at?: string) {
  const name = newName();
  const person = { username: name, email: `${name}@example.com`, password: 'a good password' };
  const { id, storageState } = await storageAfter('register', { ...person, ...account }, at);
  return { person: { ...person, id }, storageState };
}

/** Makes an account, without a browser. */
export const register = async (account: Account = {}, at?: string): Promise<Person> =>
  (await enroll(account, at)).person;

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
    await use(async (path, { account = {}, ...options } = {}) => {
      const { person, storageState } = await enroll(account, options.baseURL);
      return { ...(await visitor(path, { ...options, storageState })), person };
    });
  },
  demo: async ({ visitor }, use) => {
    await use(async (path, options) => {
      demoStorage ??= storageAfter('login', demoPerson);
      return visitor(path, { ...options, storageState: (await demoStorage).storageState });
    });
  },
});

export const campaignBody = {
  title: 'Morning meditation',
  description: 'Ten quiet minutes before the house wakes up',
  frequency: 'Daily',
  messageTime: 'Morning (6-9 AM)',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
};
type PlanPart = 'planAnchor' | 'planAction' | 'planSmallest' | 'planWhy';
type CampaignChange = Partial<typeof campaignBody & { customTime: string } & Pick<CampaignView, PlanPart>>;

async function post<Body>({ page }: Screen, path: string, data: object): Promise<Body> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Starts a campaign of whoever is signed in, without a form. */
export const startCampaign = (app: Screen, change: CampaignChange = {}) =>
  post<CampaignView>(app, '/api/campaigns', { ...campaignBody, ...change });

/** Starts a campaign and opens its page. */
export async function openNewCampaign(app: Screen, change: CampaignChange = {}): Promise<CampaignView> {
  const campaign = await startCampaign(app, change);
  await app.go(`/campaigns/${campaign.id}`);
  return campaign;
}

/** Sends a message of a campaign at once. */
export const sendNow = (app: Screen, campaignId: number, content: string) =>
  post(app, '/api/send-message', { campaignId, content });

/** Unfolds a week of the campaign whose page is open: the week and its messages. */
export async function openWeek(app: Screen, week: number) {
  const heading = app.page.getByRole('heading', { name: `Week ${week}`, exact: true });
  await heading.click();
  return app.within(app.page.locator('details', { has: heading }));
}

/** What the server says of a campaign's messages, in the order in which they go out. */
export const messagesOf = (app: Screen, id: number) =>
  app.read<MessageView[]>(`/api/messages/campaign/${id}`);

/** A campaign of whoever is signed in. */
export async function campaignWhere(app: Screen, isIt: (campaign: CampaignView) => boolean) {
  const found = (await app.read<CampaignView[]>('/api/campaigns')).find(isIt);
  if (found === undefined) throw new Error('There is no such campaign');
  return found;
}

/** What axe finds on the page as it is. Brings axe into the page once: that takes longer than to run it. */
async function accessibilityFaults(page: Page): Promise<string> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    // Colors that are on their way to others are neither.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // WCAG 2.2 AA, and off unless it is asked for.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  // As one text: a list is cut short where it is told.
  return faults.join('\n');
}

/**
 * Fails with what axe finds against WCAG 2.2 A and AA, and its best practices, on the page once it is at rest: between
 * two states, such as a frame whose code is on its way or a dialog that does not have the focus yet, it is asked again.
 */
export async function expectAccessible(page: Page, where = 'on the page as it is') {
  await expect.poll(() => accessibilityFaults(page), { message: where }).toBe('');
}

export { expect };

/** A screen lock that makes passkeys and says yes by itself. */
export async function givePasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
