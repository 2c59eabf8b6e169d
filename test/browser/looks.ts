import { desktop, expectAccessible, phone } from './browser-test.ts';
import type { Screen } from './screen.ts';

/** A page in one of its states. */
export type State = {
  /** Without one, the state follows on the page of the state before, once what was opened there is closed. */
  path?: string;
  /** Done before the page is opened, such as keeping answers back. */
  before?: () => Promise<unknown>;
  /** Brings the page into the state, and waits until it is there. */
  ready: () => Promise<unknown>;
};

/** Looks at what is shown on a phone in light colors and on a desk in dark ones, and leaves the page as it was. */
export async function look({ page, hasNoSideScroll }: Screen, where = page.url()): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const { viewport, colorScheme } of [
    { viewport: phone, colorScheme: 'light' },
    { viewport: desktop, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await hasNoSideScroll();
    // What is scrolled halfway under the header would count as too small to be hit.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, `${where} at ${viewport.width} px, ${colorScheme}`);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Looks at each state, one after the other. */
export async function lookAt(app: Screen, states: readonly State[]): Promise<void> {
  for (const { path, before, ready } of states) {
    await before?.();
    if (path === undefined) await app.page.keyboard.press('Escape');
    else await app.go(path);
    await ready();
    await look(app, path);
    await app.letThrough();
  }
}
