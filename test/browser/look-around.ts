import type { Page } from 'playwright-core';
import { expectAccessible } from './browser-test.ts';
import { expectNoSideScroll } from './on-the-page.ts';

/** A page in one of its states. */
export type View = {
  path: string;
  /** Done before the page is opened, such as keeping answers back. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state, and waits until it is there. */
  ready: (page: Page) => Promise<unknown>;
};

export const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();

/** What could not be read says so, with the way to try again. */
export const isRefused = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().waitFor();

/** Opens a dialog by a button. */
export const open = (button: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') => {
  return async (page: Page) => {
    await press(page, button);
    await page.getByRole(role).waitFor();
  };
};

/** Does something that is told in a notice, and keeps the notice there: it waits for whoever is reading it. */
export const notified = (act: (page: Page) => Promise<unknown>, words: string) => async (page: Page) => {
  await act(page);
  await text(words)(page);
  await page.keyboard.press('F8');
};

/** Many pages one after the other, on a machine that has other things to do. */
export const patience = { timeout: 300_000 };

/** Looks at each view on a phone and a desk, in light and dark colors: opened once, then turned around. */
export async function lookAround(page: Page, views: readonly View[]): Promise<void> {
  for (const { path, before, ready } of views) {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await before?.(page);
    await page.goto(path);
    await ready(page);
    await expectNoSideScroll(page);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, `${path} at ${viewport.width} px, ${colorScheme}`);
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}
