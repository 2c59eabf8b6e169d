import type { Locator, Page } from 'playwright-core';
import { expect } from './browser-test.ts';

/** The one notice that is shown at a time. Not by its role: while a dialog is open, its region is behind it. */
export const notice = (page: Page) => page.locator('[aria-label="Notifications (F8)"] li');

/** Waits for a notice of exactly these words, and sees that no other is shown beside it. */
export async function expectNotice(page: Page, title: string, description?: string): Promise<void> {
  const shown = notice(page);
  await shown.getByText(title, { exact: true }).first().waitFor();
  if (description !== undefined) await shown.getByText(description, { exact: true }).last().waitFor();
  await expect.poll(() => shown.count()).toBe(1);
}

/** Waits until the focus is on this one element. */
export async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Sees all of these texts on the page, each as the whole text of an element. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  }
}

/**
 * Keeps the server's answers back. The page needs to be without a service worker.
 * @returns lets them through
 */
export async function holdAnswers(page: Page, url: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    // The page may have gone elsewhere in the meantime.
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Refuses calls in the server's place, without a word of explanation unless one is given. */
export async function refuse(
  page: Page,
  url: RegExp,
  { method = 'GET', status = 422, message }: { method?: string; status?: number; message?: string } = {},
): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, body: message === undefined ? '' : JSON.stringify({ message }) })
      : route.fallback(),
  );
}

/** Answers reads in the server's place. */
export async function answer(page: Page, url: RegExp, json: unknown): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
  );
}

/** From here on the page's timers run only when a test lets them. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
}
