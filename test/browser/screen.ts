import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { serverOf } from './server.ts';

type Name = string | RegExp;

export type Screen = ReturnType<typeof screenOf>;

/** Not by role, since an open dialog hides the region. */
const noticesOn = (page: Page) => page.locator('[aria-label="Notifications (F8)"] li');

/** Waits for a notice with exactly these words and no other notice. It may be gone after that. */
async function isTold(page: Page, title: string, description: Name = title): Promise<void> {
  const words = [title, description].map((text) => page.getByText(text, { exact: true }));
  const told = words.reduce((notices, has) => notices.filter({ has }), noticesOn(page));
  await told.first().waitFor();
  const others = noticesOn(page).filter({ hasNot: page.getByText(title, { exact: true }) });
  await expect.poll(() => others.count()).toBe(0);
}

/** What a person sees and does in a part of a page, such as a dialog. */
function partOf<Scope extends Page | Locator>(scope: Scope) {
  const page: Page = 'page' in scope ? (scope as Locator).page() : (scope as Page);
  const button = (name: Name) => scope.getByRole('button', { name });
  const exactly = (name: string) => scope.getByRole('button', { name, exact: true });
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
    exactly,
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
    /** Opens a folded section, and presses a button in it. */
    async openSection(name: Name, toPress?: Name): Promise<void> {
      await region(name).locator('summary').first().press('Enter');
      if (toPress !== undefined) await button(toPress).first().click();
    },
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

/** What a person sees and does on a page, and what a test does behind it. */
export function screenOf(page: Page) {
  const part = partOf(page);
  const notices = noticesOn(page);

  const counts = (things: Locator, count: number) => expect.poll(() => things.count()).toBe(count);
  return {
    ...part,
    ...serverOf(page),
    page,
    notices,
    counts,
    within: placeOf,
    dialog: (name?: Name) => placeOf(page.getByRole('dialog', name === undefined ? {} : { name })),
    alert: (name?: Name) => placeOf(page.getByRole('alertdialog', name === undefined ? {} : { name })),

    /** Today's part of the dashboard or of a campaign's page. */
    today: placeOf(page.getByRole('region', { name: 'Today', exact: true })),
    /** A day in a campaign's calendar, counted from 0. */
    day: (at: number) => page.getByRole('grid').locator(`[data-at="${at}"]`),
    note: page.getByRole('textbox', { name: 'Note' }),
    /** The texts of the previewed messages. */
    shownMessages: part.region('Your first three messages').getByRole('listitem').getByRole('paragraph'),
    /** Goes to the next step of the form, and waits until its button can be pressed there. */
    async nextStep(): Promise<void> {
      await part.exactly('Next').click();
      await notDouble(page);
    },
    /** Opens a week on a campaign's page, and the lines of several weeks. @returns its messages */
    async openWeek(week: number) {
      await page
        .getByRole('heading', { name: /^(Week \d|Weeks|Up to)/ })
        .first()
        .waitFor();
      const folded = page.locator('details:not([open]) > summary', { hasText: /^(Weeks|Up to) / });
      while ((await folded.count()) > 0) await folded.first().click();
      const heading = page.getByRole('heading', { name: `Week ${week}`, exact: true });
      await heading.click();
      return placeOf(page.locator('details', { has: heading }));
    },
    go: (path: string) => page.goto(path),
    setOffline: (isOffline: boolean) => page.context().setOffline(isOffline),
    setTextSize: (size: string) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size),
    async signIn(username: string, password: string): Promise<void> {
      await part.fill('Username', username);
      await part.fill('Password', password);
      await part.press(/^Sign In$/);
    },
    stored: () => page.evaluate(() => localStorage.getItem('better-habits.user')),
    isAt: (heading: Name) => part.heading(heading).waitFor(),
    /** Waits until the page has this path. */
    hasPath: (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path),
    /**
     * Waits until all these are gone. It says little about what could still appear: first wait for what comes after that.
     */
    lacks: async (...things: Locator[]) => {
      for (const thing of things) await counts(thing, 0);
    },
    menuItems: page.getByRole('menuitem'),
    hasFocus: (place: Locator) =>
      expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true),

    isTold: (...notice: [title: string, description?: Name]) => isTold(page, ...notice),
    /** Polls: a part of the page may follow the width only with the next render. */
    hasNoSideScroll: () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0),

    /** Sets the permission for notifications on the next pages: a headless browser always says 'denied'. */
    sayOfNotifications: (permission: NotificationPermission) =>
      page.addInitScript((said) => {
        Object.defineProperty(Notification, 'permission', { configurable: true, get: () => said });
      }, permission),
  };
}

/** Where an element is. */
export async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Waits until a service worker serves the page. */
export const isServed = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Waits until the browser has painted what has changed. */
export const isPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Waits until a press isn't the second one of a double tap: the app ignores a press within 400 ms at the same place. There
 * is nothing on the page to wait for.
 */
export const notDouble = (page: Page) => page.waitForTimeout(450);
