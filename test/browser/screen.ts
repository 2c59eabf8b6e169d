import type { Locator, Page, Request, Route, Worker } from 'playwright-core';
import { expect } from 'vitest';

type Name = string | RegExp;

export type Screen = ReturnType<typeof screenOf>;

/** Not by role, since an open dialog hides the region. */
const noticesOn = (page: Page) => page.locator('[aria-label="Notifications (F8)"] li');

/** Waits until there is no notice with another title. */
const hasOnlyNotice = (page: Page, title: string) =>
  expect
    .poll(() =>
      noticesOn(page)
        .filter({ hasNot: page.getByText(title, { exact: true }) })
        .count(),
    )
    .toBe(0);

/** Waits for a notice with exactly these words and no other notice. It may be gone after that. */
async function isTold(page: Page, title: string, description: Name = title): Promise<void> {
  const words = [title, description].map((text) => page.getByText(text, { exact: true }));
  const told = words.reduce((notices, has) => notices.filter({ has }), noticesOn(page));
  await told.first().waitFor();
  await hasOnlyNotice(page, title);
}

/** What a person sees and does in a part of a page, such as a dialog. */
function partOf<Scope extends Page | Locator>(scope: Scope) {
  const page: Page = 'page' in scope ? (scope as Locator).page() : (scope as Page);
  const button = (name: Name) => scope.getByRole('button', { name });
  const link = (name: Name) => scope.getByRole('link', { name });
  const radio = (name: Name) => scope.getByRole('radio', { name, exact: true });
  /** Opens the folded choices of a form until the radio button is there. */
  const unfold = (name: Name) =>
    expect
      .poll(async () => {
        await scope
          .locator('form details:not([open]):has(fieldset)')
          .evaluateAll((folds: HTMLDetailsElement[]) => {
            for (const fold of folds) fold.open = true;
          });
        return radio(name).count();
      })
      .toBeGreaterThan(0);
  const field = (label: string) => scope.getByLabel(new RegExp(`^${label.replace('?', '[?]')}( optional)?$`));
  const heading = (name: Name, level = 1) => scope.getByRole('heading', { name, level });
  const region = (name: Name) => scope.getByRole('region', { name });
  const cards = scope.getByRole('article');
  const card = (text: Name) => cards.filter({ hasText: text });
  const checkbox = (name: Name) => scope.getByRole('checkbox', { name });

  return {
    scope,
    button,
    link,
    radio,
    checkbox,
    field,
    heading,
    region,
    cards,
    card,
    tab: (name: Name) => scope.getByRole('tab', { name }),
    progress: scope.getByRole('progressbar'),
    press: (name: Name) => button(name).first().click(),
    openSection: (name: Name) => region(name).locator('summary').first().press('Enter'),
    follow: (name: Name) => link(name).first().click(),
    /** Opens a menu and chooses an item. */
    async fromMenu(name: string, menu: Name = /^(?:More: |Campaign actions$)/) {
      await button(menu).first().click();
      await scope.getByRole('menuitem', { name, exact: true }).click();
    },
    /** Presses a button and waits for its notice. */
    async submit(name: Name, ...notice: [title: string, description?: Name]): Promise<void> {
      await button(name).first().click();
      await isTold(page, ...notice);
    },
    fill: (label: string, text: string) => field(label).fill(text),
    async fillIn(fields: Record<string, string>): Promise<void> {
      for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
    },
    choose: async (name: Name) => {
      await unfold(name);
      await radio(name).check();
    },

    /** Waits for texts, each the whole text of a visible element. */
    async sees(...texts: Name[]): Promise<void> {
      for (const text of texts) {
        await scope.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
      }
    },
    has: (label: string, value: string) => expect.poll(() => field(label).inputValue()).toBe(value),
    async hasValues(fields: Record<string, string>): Promise<void> {
      for (const [label, value] of Object.entries(fields))
        await expect.poll(() => field(label).inputValue()).toBe(value);
    },
    isChosen: async (name: Name) => {
      await unfold(name);
      await expect.poll(() => radio(name).isChecked()).toBe(true);
    },
  };
}

/** A part of the page that can appear and disappear. */
const placeOf = (place: Locator) => ({
  ...partOf(place),
  isThere: () => place.waitFor(),
  isGone: () => place.waitFor({ state: 'detached' }),
});

type Refusal = { status?: number; message?: string; field?: string };

const refused = ({ status = 422, ...body }: Refusal) => ({
  status,
  body: body.message === undefined ? '' : JSON.stringify(body),
});

/** What a person sees and does on a page, and what a test does behind it. */
export function screenOf(page: Page) {
  const part = partOf(page);
  const inFlight = new Set<Request>();
  page.on('request', (one) => inFlight.add(one));
  page.on('requestfinished', (one) => inFlight.delete(one));
  page.on('requestfailed', (one) => inFlight.delete(one));
  const notices = noticesOn(page);

  const counts = (things: Locator, count: number) => expect.poll(() => things.count()).toBe(count);
  /** Answers GET requests instead of the server. */
  const answer = (call: RegExp, json: unknown) =>
    page.route(call, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
    );

  return {
    ...part,
    page,
    notices,
    answer,
    counts,
    hasOnlyNotice: (title: string) => hasOnlyNotice(page, title),
    within: placeOf,
    dialog: (name?: Name) => placeOf(page.getByRole('dialog', name === undefined ? {} : { name })),
    alert: (name?: Name) => placeOf(page.getByRole('alertdialog', name === undefined ? {} : { name })),

    go: (path: string) => page.goto(path),
    async signIn(username: string, password: string): Promise<void> {
      await part.fill('Username', username);
      await part.fill('Password', password);
      await part.press(/^Sign In$/);
    },
    isAt: (heading: Name) => part.heading(heading).waitFor(),
    /** Waits until the page has this path. */
    hasPath: (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path),
    /**
     * Waits until all these are gone. It says little about what could still appear: first wait for what comes after that.
     */
    lacks: async (...things: Locator[]) => {
      for (const thing of things) await counts(thing, 0);
    },
    isGone: (thing: Locator) => thing.waitFor({ state: 'detached' }),
    /** Waits until the open menu has exactly these items. */
    hasMenu: (...items: string[]) =>
      expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(items),
    hasFocus: (place: Locator) =>
      expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true),

    isTold: (...notice: [title: string, description?: Name]) => isTold(page, ...notice),
    /** Polls: a part of the page may follow the width only with the next render. */
    hasNoSideScroll: () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0),

    /** Waits until there is no request for a moment. Playwright's 'networkidle' does so only once per document. */
    async isIdle(): Promise<void> {
      do {
        await expect.poll(() => inFlight.size).toBe(0);
        await page.waitForTimeout(250);
      } while (inFlight.size > 0);
    },
    /** The addresses of matching requests from now on. */
    requests(call: RegExp, method?: string): string[] {
      const urls: string[] = [];
      page.on('request', (one) => {
        if (call.test(one.url()) && (method === undefined || one.method() === method)) urls.push(one.url());
      });
      return urls;
    },
    /** Waits for the next matching request. @returns its body */
    async asked(call: RegExp, act: () => Promise<unknown>, method?: string): Promise<unknown> {
      const request = page.waitForRequest(
        (one) => call.test(one.url()) && (method === undefined || one.method() === method),
      );
      await act();
      return (await request).postDataJSON();
    },
    /** Retries: the app may close a kept connection just as it is used again. */
    read: async <Body>(path: string) =>
      (await (await page.request.get(path, { maxRetries: 3 })).json()) as Body,
    stored: () => page.evaluate(() => localStorage.getItem('better-habits.user')),

    /** Holds requests back. @param then what happens to them after that. @returns releases them */
    async hold(call: RegExp, then = (route: Route) => route.fallback()): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await promise;
        // The page may have navigated in the meantime.
        await then(route).catch(() => undefined);
      });
      return resolve;
    },
    /** Holds the response to the next request back. @returns waits until the server has sent it, and releases it */
    async holdResponse(call: RegExp) {
      const [sent, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const answerLate = async (route: Route) => {
        const response = await route.fetch();
        sent.resolve();
        await release.promise;
        await route.fulfill({ response });
      };
      await page.route(call, answerLate, { times: 1 });
      return { isSent: () => sent.promise, release: release.resolve };
    },
    /** Answers requests with an error instead of the server. */
    refuse: (call: RegExp, refusal: Refusal = {}) =>
      page.route(call, (route) => route.fulfill(refused(refusal))),
    /** Answers the next change with an error. Reads and later changes reach the server. */
    async refuseNext(call: RegExp, refusal: Refusal = {}): Promise<void> {
      let isOver = false;
      await page.route(call, (route) => {
        if (isOver || route.request().method() === 'GET') return route.fallback();
        isOver = true;
        return route.fulfill(refused(refusal));
      });
    },
    /** Changes what the server says it can do. */
    async serverIs(change: object): Promise<void> {
      const capabilities = await (await page.request.get('/api/capabilities')).json();
      await answer(/\/api\/capabilities$/, { ...capabilities, ...change });
    },
    /** Lets all requests reach the server again. */
    letThrough: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    /** Sets the permission for notifications on the next pages: a headless browser always says 'denied'. */
    sayOfNotifications: (permission: NotificationPermission) =>
      page.addInitScript((said) => {
        Object.defineProperty(Notification, 'permission', { configurable: true, get: () => said });
      }, permission),
  };
}

/** Waits until a service worker serves the page. */
export const isServed = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The service worker of the page. */
export async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const context = page.context();
  // The test may learn of it later than the page.
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  return worker;
}

/** Waits until the browser has painted what has changed. */
export const isPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Waits until a press isn't the second one of a double tap: the app ignores a press within 400 ms at the same place. There
 * is nothing on the page to wait for.
 */
export const notDouble = (page: Page) => page.waitForTimeout(450);

export const exactly = (app: Screen, name: string) => app.page.getByRole('button', { name, exact: true });

/** Goes to the next step of the form, and waits until its button can be pressed there. */
export async function nextStep(app: Screen): Promise<void> {
  await exactly(app, 'Next').click();
  await notDouble(app.page);
}

/** The texts of the previewed messages. */
export const shownMessages = (app: Screen) =>
  app.region('Your first three messages').getByRole('listitem').getByRole('paragraph');
