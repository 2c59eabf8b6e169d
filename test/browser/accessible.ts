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

/** Records policy violations, and layout shifts except right after a press, from the first moment. */
export const watchLoading = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = [];
    window.noted = noted;
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.nodeName);
        if (!hadRecentInput) noted.push(`moved: ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noted.push(`forbidden ${violatedDirective}: ${blockedURI}`),
    );
  });

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

/** Nothing is cut off with text at 200 % or on a page zoomed to 400 %. */
export async function expectLargeText({ page, hasNoSideScroll, setTextSize }: Screen): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await hasNoSideScroll();
  // The widest window of the layout that larger text leads to on a desktop.
  await page.setViewportSize({ width: 760, height: 800 });
  await setTextSize('200%');
  await hasNoSideScroll();
  await page.setViewportSize({ width: 320, height: 740 });
  await hasNoSideScroll();
  await expect.poll(() => page.evaluate(squeezedWords)).toEqual([]);
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
