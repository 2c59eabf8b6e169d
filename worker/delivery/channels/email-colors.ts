import tokens from '../../../src/styles/tokens.css?raw';
import type { Hue } from '../../domain.ts';

/**
 * The app's colors, read from its style sheet: mail programs know no variables, so emails have the values written into
 * them. https://www.caniemail.com/features/css-variables/
 */
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');

type Scheme = 'light' | 'dark';

function colorsIn(css: string, selector: string): ReadonlyMap<string, string> {
  const [, block = ''] = css.split(`${selector} {`);
  const [own = ''] = block.split('}');
  return new Map(
    [...own.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

const roots = { light: colorsIn(light, ':root'), dark: colorsIn(dark, ':root') };

/** @throws where the style sheet has no such color */
function colorNamed(colors: ReadonlyMap<string, string>, name: string): string {
  const color = colors.get(name);
  if (color === undefined) throw new Error(`The style sheet has no color --${name}`);
  return color;
}

/** The colors of an email about a habit. */
export function emailColors(hue: Hue, scheme: Scheme) {
  const root = (name: string) => colorNamed(roots[scheme], name);
  const hues = colorsIn(scheme === 'light' ? light : dark, `[data-hue="${hue}"]`);
  return {
    paper: root('paper'),
    surface: root('surface'),
    ink: root('ink'),
    soft: root('ink-soft'),
    line: root('line-soft'),
    accent: root('accent'),
    onAccent: root('on-accent'),
    sky: root('sky-high'),
    missed: root('missed'),
    today: root('sun-edge'),
    text: colorNamed(hues, 'hue-text'),
    fill: colorNamed(hues, 'hue-fill'),
    tint: colorNamed(hues, 'hue-tint'),
  };
}
