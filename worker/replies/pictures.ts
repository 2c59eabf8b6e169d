import { html, raw } from 'hono/html';
import type { Markup } from '../http/page.ts';

/** A ray for each week, of which the first `lit` shine. */
const raysOf = (lit: number, from: number, to: number, tilt = 0) =>
  Array.from(
    { length: 12 },
    (_, week) =>
      `<line${week < lit ? '' : ' class="waiting"'} x1="50" x2="50" y1="${from}" y2="${to}" transform="rotate(${tilt + week * 30} 50 50)"/>`,
  ).join('');

const hills = raw(`<svg class="hills" viewBox="0 0 576 256" preserveAspectRatio="none" aria-hidden="true">
<path d="M0 28C60-6 130-12 200 34c70 50 120 97 190 97 70 0 130-46 186-88v213H0z"/>
<path d="M0 122c40-24 78-36 116-36 114 0 214 119 328 119 56 0 100-36 132-71v122H0z"/>
<path d="M0 216c30-9 60-13 100-13 100 0 170 35 264 35 86 0 166-32 212-57v75H0z"/>
</svg>`);

/** A sun with a ray for each week so far, behind hills. An ornament. */
export const horizon = (week: number): Markup =>
  html`<div class="horizon" aria-hidden="true"><svg class="risen" viewBox="0 0 100 100"><circle class="disc" cx="50" cy="50" r="30"/>${raw(raysOf(week, 11.5, 2, -8))}</svg>${hills}</div>`;

/** What lights up as the day is done. */
export const unlitSun: Markup = html`<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="36.8"/>${raw(raysOf(12, 8.6, 2.4))}<path d="m36.8 50.9 8.8 8.3 17.6-20.6"/></svg>`;

export const checkMark: Markup = html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m5 12.5 4.7 4.5L19 7"/></svg>`;
