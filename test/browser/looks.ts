import { desktop, expectAccessible, phone } from './browser-test.ts';
import type { Screen } from './screen.ts';

const sizes = [phone, desktop];
const themes = ['light', 'dark'] as const;

/** A page in one of its states. */
export type State = {
  path: string;
  /** Done before the page is opened, such as keeping answers back. */
  before?: () => Promise<unknown>;
  /** Brings the page into the state, and waits until it is there. */
  ready: () => Promise<unknown>;
};

async function look(
  { page }: Screen,
  where: string,
  pairs: readonly (readonly [typeof phone, 'light' | 'dark'])[],
) {
  for (const [viewport, colorScheme] of pairs) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${where} at ${viewport.width} px, ${colorScheme}`);
  }
}

/** Looks at what is shown on a phone and a desk, in light and dark colors. */
export async function lookFromAllSides(app: Screen, where: string): Promise<void> {
  await app.hasNoSideScroll();
  await look(
    app,
    where,
    sizes.flatMap((size) => themes.map((theme) => [size, theme] as const)),
  );
}

/** Looks at each state once in each size and in each theme. */
export async function lookAt(app: Screen, states: readonly State[]): Promise<void> {
  for (const { path, before, ready } of states) {
    await app.page.setViewportSize(phone);
    await app.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await before?.();
    await app.go(path);
    await ready();
    await app.hasNoSideScroll();
    await look(app, path, [
      [phone, 'light'],
      [desktop, 'dark'],
    ]);
    await app.letThrough();
  }
}
