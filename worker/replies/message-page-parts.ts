import { html, raw } from 'hono/html';
import type { HabitIcon, HelpSection, Rating } from '../domain.ts';
import type { Markup } from '../http/page.ts';
import { calendarTable, keptOfDue, weekName } from '../progress/calendar.rules.ts';
import type { CampaignProgress } from '../progress/days.rules.ts';
import { helpHeading, helpParagraphs } from '../writer/help.rules.ts';

const folder = '../../node_modules/lucide-react/dist/esm/icons';
const modules = import.meta.glob<string>(
  '../../node_modules/lucide-react/dist/esm/icons/{bike,book-open,carrot,chevron-down,coffee,droplet,dumbbell,eighth-notes,footprints,glass-water,heart,house,messages-square,moon,notebook-pen,paw-print,pencil,person-standing,phone,pill,sun,timer,wallet}.mjs',
  { query: '?raw', import: 'default', eager: true },
);

/** Extracts an icon's shapes from its module's source. Rendering the component would pull React into the Worker. */
function shapesOf(name: string): string {
  const source = modules[`${folder}/${name}.mjs`];
  if (source === undefined) throw new Error(`Missing in the list of modules: ${name}`);
  return [...source.matchAll(/\[\s*"(path|circle|rect|line|ellipse|polyline)",\s*\{([^}]*)\}/g)]
    .map(([, tag, attributes = '']) => {
      const written = [...attributes.matchAll(/(\w+): "([^"]*)"/g)]
        .filter(([, name]) => name !== 'key')
        .map(([, name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
}

const paths = (...drawn: string[]) => drawn.map((d) => `<path d="${d}"/>`).join('');

/** The same icons as in the app (src/ui/habit-icon.tsx). */
const shapes: Record<HabitIcon, string> = {
  water: shapesOf('droplet'),
  walk: shapesOf('footprints'),
  book: shapesOf('book-open'),
  meditate: paths(
    'M12 19c-2.5-2-3.7-4.3-3.7-7S9.5 7 12 5c2.5 2 3.7 4.3 3.7 7s-1.2 5-3.7 7z',
    'M12 19c-4.5 0-7.5-2-8.5-6.5 1.7-.4 3.3-.3 4.8.4',
    'M12 19c4.5 0 7.5-2 8.5-6.5-1.7-.4-3.3-.3-4.8.4',
  ),
  sleep: shapesOf('moon'),
  stretch: shapesOf('person-standing'),
  journal: shapesOf('notebook-pen'),
  language: shapesOf('messages-square'),
  vegetables: shapesOf('carrot'),
  'screen-off': paths('M7 7v13a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-3', 'M9 2h6a2 2 0 0 1 2 2v8', 'm3 2 18 20'),
  call: shapesOf('phone'),
  pill: shapesOf('pill'),
  workout: shapesOf('dumbbell'),
  run: shapesOf('timer'),
  bike: shapesOf('bike'),
  paw: shapesOf('paw-print'),
  music: shapesOf('eighth-notes'),
  home: shapesOf('house'),
  heart: shapesOf('heart'),
  coffee: shapesOf('coffee'),
  glass: shapesOf('glass-water'),
  money: shapesOf('wallet'),
  sun: shapesOf('sun'),
  pencil: shapesOf('pencil'),
};

export const icon = (drawn: string, size: number, width: number): Markup =>
  html`<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}" aria-hidden="true">${raw(drawn)}</svg>`;

export const habitIcon = (name: HabitIcon): Markup =>
  html`<span class="habitIcon tile mediumTile">${icon(shapes[name], 20, 2)}</span>`;

export const chevron: Markup = icon(shapesOf('chevron-down'), 20, 1.75);

/** One ray per week; the first `lit` are lit. */
const raysOf = (lit: number, from: number, to: number, tilt = 0) =>
  Array.from(
    { length: 12 },
    (_, week) =>
      `<line${week < lit ? '' : ' class="waiting"'} x1="50" x2="50" y1="${from}" y2="${to}" transform="rotate(${tilt + week * 30} 50 50)"/>`,
  ).join('');

const hills = raw(`<svg class="hills" viewBox="0 0 576 256" preserveAspectRatio="none" aria-hidden="true">
<path class="far" d="M0 28C60-6 130-12 200 34c70 50 120 97 190 97 70 0 130-46 186-88v213H0z"/>
<path class="middle" d="M0 122c40-24 78-36 116-36 114 0 214 119 328 119 56 0 100-36 132-71v122H0z"/>
<path class="near" d="M0 216c30-9 60-13 100-13 100 0 170 35 264 35 86 0 166-32 212-57v75H0z"/>
</svg>`);

export const horizon = (week: number): Markup =>
  html`<div class="horizon landscape" aria-hidden="true"><svg class="risen" viewBox="0 0 100 100"><circle class="disc" cx="50" cy="50" r="30"/>${raw(raysOf(week, 11.5, 2, -8))}</svg>${hills}</div>`;

/** The icon of the "Mark Complete" button, a sun that isn't lit. */
export const emptyRing: Markup = html`<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="34"/>${raw(raysOf(12, 8.6, 2.4))}</svg>`;

/** The kept days as a table: colors to look at, words for screen readers. */
export function dayCalendar(progress: CampaignProgress): Markup {
  const { weeks, rows } = calendarTable(progress);
  const headings = weeks.map(
    (week) => html`<th scope="col"><span class="hidden">${weekName(week)}</span></th>`,
  );
  const cell = (day: (typeof rows)[number][number]) =>
    day === null
      ? html`<td></td>`
      : html`<td><i class="day" data-state="${day.state}"${day.isToday ? raw(' data-today') : ''}></i><span class="hidden">${day.words}</span></td>`;
  return html`<table class="days">
<caption class="hidden">${keptOfDue(progress)}</caption>
<thead><tr>${headings}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
</table>`;
}

/** Replaces the message with places to get help. */
export function helpWords(section: HelpSection | null, isForAnswer: boolean): Markup {
  const lines = helpParagraphs(section, isForAnswer).map((paragraph) =>
    paragraph.map((line, at) => [
      at > 0 ? raw('<br>') : '',
      line.map(({ text, isStrong, href }) =>
        href ? html`<a href="${href}">${text}</a>` : isStrong ? html`<strong>${text}</strong>` : text,
      ),
    ]),
  );
  return html`<h1>${helpHeading}</h1>
${lines.map((paragraph) => html`<p>${paragraph}</p>`)}`;
}

const thumbs: Record<Rating, { label: string; shapes: string }> = {
  up: {
    label: 'Thumbs up',
    shapes:
      '<path d="M8 11v8.5H4.5V11zm0 0 3.5-7c1.5 0 2.5 1 2.3 2.6L13.5 10h5c1 0 1.8 1 1.5 2l-1.7 6c-.2.9-1 1.5-1.9 1.5H8"/>',
  },
  down: {
    label: 'Thumbs down',
    shapes:
      '<path d="M8 13V4.5H4.5V13zm0 0 3.5 7c1.5 0 2.5-1 2.3-2.6L13.5 14h5c1 0 1.8-1 1.5-2l-1.7-6c-.2-.9-1-1.5-1.9-1.5H8"/>',
  },
};

/** Shown once the user has replied. Tapping the same thumb again removes the rating. */
export function ratingPart({ rating }: { rating: Rating | null }): Markup {
  const thumb = (which: Rating) => html`<button class="button secondary thumb" name="rating"
 value="${rating === which ? 'none' : which}" aria-pressed="${String(rating === which)}" aria-label="${thumbs[which].label}"
>${icon(thumbs[which].shapes, 22, 1.75)}</button>`;
  return html`<form method="post" class="rating">
<p class="second">${rating === null ? 'Was this message any good?' : 'Thank you. That helps with the next ones.'}</p>
${thumb('up')}${thumb('down')}
</form>`;
}
