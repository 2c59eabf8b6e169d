import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The colors of a style sheet by their names: in light, and what is otherwise in dark. */
function colorsOf(file: string): Map<string, string>[] {
  const [light = '', dark = ''] = readFileSync(file, 'utf8').split('@media (prefers-color-scheme: dark)');
  return [light, dark].map(
    (part) =>
      new Map(
        [...part.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  );
}

it('pages that open without the app have its colors, in light and dark', () => {
  const [appLight, appDark] = colorsOf('src/styles/tokens.css');
  const [light, dark] = colorsOf('public/pages/common.css');
  for (const [own, app] of [
    [light, appLight],
    [dark, appDark],
  ]) {
    expect(own?.size).toBeGreaterThan(15);
    for (const [name, value] of own ?? []) expect([name, value]).toEqual([name, app?.get(name)]);
  }
});
