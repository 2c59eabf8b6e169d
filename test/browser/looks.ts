import { desktop, expectAccessible, phone } from './browser-test.ts';
import type { Screen } from './screen.ts';

/** A page in one of its states. */
export type State = {
  path: string;
  /** Done before the page is opened, such as keeping answers back. */
  before?: () => Promise<unknown>;
  /** Brings the page into the state, and waits until it is there. */
  ready: () => Promise<unknown>;
};

async function lookOnce(
  { page }: Screen,
  where: string,
  viewport: typeof phone,
  colorScheme: 'light' | 'dark',
  rules?: string[],
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectAccessible(page, `${where} at ${viewport.width} px, ${colorScheme}`, rules);
}

/** Looks at what is shown on a phone in light colors, and on a desk in dark ones. */
export async function look(app: Screen, where: string): Promise<void> {
  await app.hasNoSideScroll();
  await lookOnce(app, where, phone, 'light');
  await lookOnce(app, where, desktop, 'dark');
}

/** Looks at it the other way round, too: what changes then are colors alone. */
export async function lookFromAllSides(app: Screen, where: string): Promise<void> {
  await look(app, where);
  await lookOnce(app, where, desktop, 'light', ['color-contrast']);
  await lookOnce(app, where, phone, 'dark', ['color-contrast']);
}

/** Looks at each state, one after the other. */
export async function lookAt(app: Screen, states: readonly State[]): Promise<void> {
  for (const { path, before, ready } of states) {
    await app.page.setViewportSize(phone);
    await app.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await before?.();
    await app.go(path);
    await ready();
    await look(app, path);
    await app.letThrough();
  }
}
