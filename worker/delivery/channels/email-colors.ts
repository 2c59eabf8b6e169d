import hues from '../../../src/styles/hues.css?raw';
import tokens from '../../../src/styles/tokens.css?raw';
import type { Hue } from '../../domain.ts';

type Scheme = 'light' | 'dark';

function colorIn(sheet: string, selector: string, name: string, scheme: Scheme): string {
  const [, block = ''] = sheet.split(`${selector} {`);
  const [own = ''] = block.split('}');
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(own) ?? [];
  const color = scheme === 'light' ? light : dark;
  if (color === undefined) throw new Error(`The style sheet has no color --${name}`);
  return color;
}

/**
 * Read from the app's style sheet, because emails can't use variables: https://www.caniemail.com/features/css-variables/
 */
export function emailColors(hue: Hue, scheme: Scheme) {
  const root = (name: string) => colorIn(tokens, ':root', name, scheme);
  const ofHue = (name: string) => colorIn(hues, `[data-hue="${hue}"]`, name, scheme);
  return {
    paper: root('paper'),
    surface: root('surface'),
    ink: root('ink'),
    soft: root('ink-soft'),
    line: root('line-soft'),
    accent: root('accent'),
    onAccent: root('on-accent'),
    sky: root('sky-high'),
    upcoming: root('upcoming'),
    text: ofHue('hue-text'),
    fill: ofHue('hue-fill'),
    tint: ofHue('hue-tint'),
  };
}

export type Colors = ReturnType<typeof emailColors>;
