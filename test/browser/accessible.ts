import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone } from './browser-test.ts';
import type { Screen } from './screen.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that depend on colors and widths. */
const visualRules: readonly string[] = ['color-contrast', 'target-size'];

/** The faults that axe finds. It is injected once, since that takes longer than a run. */
async function accessibilityFaults(page: Page, rules: readonly string[] = []): Promise<string> {
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
      ...(runOnly.length > 0 ? { runOnly: [...runOnly] } : { rules: { 'target-size': { enabled: true } } }),
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
export async function expectAccessible(
  page: Page,
  where = 'on the page as it is',
  rules?: readonly string[],
) {
  await expect.poll(() => accessibilityFaults(page, rules), { message: where }).toBe('');
}

/** A page in a certain state. */
export type State = {
  /** Without a path, the state continues on the previous page after Escape */
  path?: string;
  /** Brings the page into the state and waits for it */
  ready: () => Promise<unknown>;
};

/**
 * Checks the page on a phone in light colors, and on a desktop in dark ones, starting with the other size: changing the
 * size takes time.
 * @param rules for the desktop, by default those that depend on colors and widths
 */
export async function look({ page, hasNoSideScroll }: Screen, where = page.url(), rules = visualRules) {
  const before = page.viewportSize() ?? desktop;
  const onPhone = { viewport: phone, colorScheme: 'light', rules: [] } as const;
  const onDesktop = { viewport: desktop, colorScheme: 'dark', rules } as const;
  for (const now of before.width < 600 ? [onDesktop, onPhone] : [onPhone, onDesktop]) {
    await page.setViewportSize(now.viewport);
    await page.emulateMedia({ colorScheme: now.colorScheme });
    await hasNoSideScroll();
    // A control half under the header would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, `${where} at ${now.viewport.width} px, ${now.colorScheme}`, now.rules);
  }
  const last = page.viewportSize();
  if (last?.width !== before.width || last.height !== before.height) await page.setViewportSize(before);
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
