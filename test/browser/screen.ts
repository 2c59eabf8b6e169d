import type { Locator, Page, Request, Worker } from 'playwright-core';
import { expect } from 'vitest';

type Name = string | RegExp;

export type Screen = ReturnType<typeof screenOf>;

/** What a person sees and does in a part of a page, such as a dialog. */
function partOf<Scope extends Page | Locator>(scope: Scope) {
  const button = (name: Name) => scope.getByRole('button', { name });
  const link = (name: Name) => scope.getByRole('link', { name });
  const radio = (name: Name) => scope.getByRole('radio', { name, exact: true });
  /** Opens the folded choices of a form until the radio button is there. */
  const unfold = (name: Name) =>
    expect
      .poll(async () => {
        await scope
          .locator('form details:not([open]):has(> fieldset)')
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
    ...{ scope, button, link, radio, checkbox, field, heading, region, cards, card },
    tab: (name: Name) => scope.getByRole('tab', { name }),
    progress: scope.getByRole('progressbar'),
    press: (name: Name) => button(name).first().click(),
    /** The second click comes before the page can react to the first. */
    pressTwice: (name: Name) =>
      button(name)
        .first()
        .evaluate((element) => {
          for (const _ of [1, 2]) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }),
    follow: (name: Name) => link(name).first().click(),
    /** Opens a menu and chooses an item. */
    async fromMenu(name: string, menu: Name = /^(?:More: |Campaign actions$)/) {
      await button(menu).first().click();
      await scope.getByRole('menuitem', { name, exact: true }).click();
    },
    fill: (label: string, text: string) => field(label).fill(text),
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
  /** Not by role, since an open dialog hides the region. */
  const notices = page.locator('[aria-label="Notifications (F8)"] li');

  const counts = (things: Locator, count: number) => expect.poll(() => things.count()).toBe(count);
  /** Waits until there is no notice with another title. */
  const hasOnlyNotice = (title: string) =>
    counts(notices.filter({ hasNot: page.getByText(title, { exact: true }) }), 0);

  /** Answers GET requests instead of the server. */
  const answer = (call: RegExp, json: unknown) =>
    page.route(call, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
    );

  return {
    ...part,
    ...{ page, notices, answer, counts, hasOnlyNotice },
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

    /** Waits for a notice with exactly these words and no other notice. It may be gone after that. */
    async isTold(title: string, description?: Name): Promise<void> {
      const named = notices.filter({ has: page.getByText(title, { exact: true }) });
      const told =
        description === undefined
          ? named
          : named.filter({ has: page.getByText(description, { exact: true }) });
      await told.first().waitFor();
      await hasOnlyNotice(title);
    },
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
    read: async <Body>(path: string) => (await (await page.request.get(path)).json()) as Body,
    stored: () => page.evaluate(() => localStorage.getItem('better-habits.user')),

    /** Holds requests back. @returns releases them */
    async hold(call: RegExp): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await promise;
        // The page may have navigated in the meantime.
        await route.fallback().catch(() => undefined);
      });
      return resolve;
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
 * Waits until a press isn't the second one of a double tap: the app ignores a press within 400 ms at the same place if the
 * button has changed. There is nothing on the page to wait for.
 */
export const notDouble = (page: Page) => page.waitForTimeout(450);

/** Nothing is cut off with text at 200 % or on a page zoomed to 400 %. */
export async function expectLargeText({ page, hasNoSideScroll }: Screen): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await hasNoSideScroll();
  // The widest window of the layout that larger text leads to on a desktop.
  await page.setViewportSize({ width: 760, height: 800 });
  const setTextSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setTextSize('200%');
  await hasNoSideScroll();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await hasNoSideScroll();
    await expect.poll(() => page.evaluate(squeezedWords), { message: `at ${width} px` }).toEqual([]);
  }
  await setTextSize('');
}

/** Words that are broken, beside the screen, or cut off at the bottom without an ellipsis. */
function squeezedWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const squeezed: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parents: Element[] = [];
    for (let parent = text.parentElement; parent !== null; parent = parent.parentElement)
      parents.push(parent);
    if (!parents[0]?.checkVisibility({ visibilityProperty: true })) continue;
    const clips = parents.filter((parent) => getComputedStyle(parent).overflowY === 'hidden');
    // Text for screen readers, and text with an ellipsis
    const isCutOnPurpose = clips.some(
      (clip) => clip.clientWidth <= 1 || getComputedStyle(clip).webkitLineClamp !== 'none',
    );
    if (isCutOnPurpose) continue;
    const isInScroller = parents.some((parent) => getComputedStyle(parent).overflowX !== 'visible');
    // Web addresses may break anywhere.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/https?:\S+|[\p{L}\p{N}’]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { right, bottom } = range.getBoundingClientRect();
      const isBroken = lines.size > 1 && !word.startsWith('http');
      const isOutside = !isInScroller && right > document.documentElement.clientWidth + 1;
      if (isBroken || isOutside || clips.some((clip) => bottom > clip.getBoundingClientRect().bottom + 1)) {
        squeezed.push(word);
      }
    }
  }
  return squeezed;
}

export const exactly = (app: Screen, name: string) => app.page.getByRole('button', { name, exact: true });

/** The texts of the previewed messages. */
export const shownMessages = (app: Screen) =>
  app.region('Your first three messages').getByRole('listitem').getByRole('paragraph');
