import axe from 'axe-core';
import { type ConsoleMessage, chromium, type Page, request } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';

export type Person = { id: number; username: string; email: string; password: string };

type AppOptions = {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  timezoneId?: string;
  /** Without a service worker, answers can be put in place of the server's. */
  serviceWorkers?: 'block';
  permissions?: string[];
  hasTouch?: boolean;
  /** Who is signed in. */
  person?: Pick<Person, 'username' | 'password'>;
  /** The first page; the dashboard unless it is named, null for none yet. */
  path?: string | null;
  /** What this page may complain of in the console, such as that there is no network. */
  tolerates?: RegExp;
};

type Axe = Pick<typeof axe, 'run'>;

type Fixtures = {
  /** Opens the app at its first page in a browser of its own. The test fails when the page complains about anything. */
  openApp: (options?: AppOptions) => Promise<Page>;
  /** Makes an account, without a browser. */
  registerPerson: (account?: { timezone?: string; phone?: string; carrier?: string }) => Promise<Person>;
};

const origin = inject('appOrigin');

/** What the browser says of answers that are no success: tests look at what the page makes of them. */
const isAnswerStatus = (message: ConsoleMessage) =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());

/** Everything that should never happen on a page. */
function collectFaults(page: Page, faults: string[], tolerates: RegExp | undefined): void {
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isAnswerStatus(message) || tolerates?.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} from ${response.url()}`);
  });
}

/** The cookies and the storage of a browser in which the person has signed in. */
async function signedIn(person: AppOptions['person']) {
  const api = await request.newContext({ baseURL: origin });
  const answer = await api.post('/api/login', { data: person });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
  const { cookies } = await api.storageState();
  const localStorage = [{ name: 'better-habits.user', value: await answer.text() }];
  await api.dispose();
  return { cookies, origins: [{ origin, localStorage }] };
}

let people = 0;

export const test = base.extend<Fixtures>({
  openApp: async ({ task: _task }, use) => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    const faults: string[] = [];
    const desktop = { width: 1280, height: 800 };
    await use(async ({ person, path = '/', tolerates, viewport = desktop, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport,
        ...options,
        ...(person === undefined ? {} : { storageState: await signedIn(person) }),
      });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      collectFaults(page, faults, tolerates);
      if (path !== null) await page.goto(path);
      return page;
    });
    await browser.close();
    if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`);
  },
  registerPerson: async ({ task: _task }, use) => {
    await use(async (account = {}) => {
      people += 1;
      const name = `person-${process.pid}-${people}-${Date.now()}`;
      const person = { username: name, email: `${name}@example.com`, password: 'a good password' };
      const answer = await fetch(`${origin}/api/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...account, ...person }),
      });
      if (!answer.ok) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`);
      const { id } = (await answer.json()) as { id: number };
      return { ...person, id };
    });
  },
});

/** What axe finds on the page as it is. Brings axe into the page once: that takes longer than to run it. */
async function accessibilityFaults(page: Page): Promise<string> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    // Colors that are on their way to others are neither.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations } = await run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  // As one text: a list is cut short where it is told.
  return faults.join('\n');
}

/**
 * Fails with what axe finds against WCAG 2.2 A and AA, and its best practices, on the page once it is at rest: between
 * two states, such as a frame whose code is on its way or a dialog that does not have the focus yet, it is asked again.
 */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  await expect.poll(() => accessibilityFaults(page), { message: where ?? 'on the page as it is' }).toBe('');
}

export { expect };
