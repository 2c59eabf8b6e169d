import { html, raw } from 'hono/html';
import bike from '../../node_modules/lucide-react/dist/esm/icons/bike.mjs?raw';
import bookOpen from '../../node_modules/lucide-react/dist/esm/icons/book-open.mjs?raw';
import carrot from '../../node_modules/lucide-react/dist/esm/icons/carrot.mjs?raw';
import coffee from '../../node_modules/lucide-react/dist/esm/icons/coffee.mjs?raw';
import droplet from '../../node_modules/lucide-react/dist/esm/icons/droplet.mjs?raw';
import dumbbell from '../../node_modules/lucide-react/dist/esm/icons/dumbbell.mjs?raw';
import music from '../../node_modules/lucide-react/dist/esm/icons/eighth-notes.mjs?raw';
import footprints from '../../node_modules/lucide-react/dist/esm/icons/footprints.mjs?raw';
import glassWater from '../../node_modules/lucide-react/dist/esm/icons/glass-water.mjs?raw';
import heart from '../../node_modules/lucide-react/dist/esm/icons/heart.mjs?raw';
import house from '../../node_modules/lucide-react/dist/esm/icons/house.mjs?raw';
import messagesSquare from '../../node_modules/lucide-react/dist/esm/icons/messages-square.mjs?raw';
import moon from '../../node_modules/lucide-react/dist/esm/icons/moon.mjs?raw';
import notebookPen from '../../node_modules/lucide-react/dist/esm/icons/notebook-pen.mjs?raw';
import pawPrint from '../../node_modules/lucide-react/dist/esm/icons/paw-print.mjs?raw';
import pencil from '../../node_modules/lucide-react/dist/esm/icons/pencil.mjs?raw';
import personStanding from '../../node_modules/lucide-react/dist/esm/icons/person-standing.mjs?raw';
import phone from '../../node_modules/lucide-react/dist/esm/icons/phone.mjs?raw';
import pill from '../../node_modules/lucide-react/dist/esm/icons/pill.mjs?raw';
import sun from '../../node_modules/lucide-react/dist/esm/icons/sun.mjs?raw';
import timer from '../../node_modules/lucide-react/dist/esm/icons/timer.mjs?raw';
import wallet from '../../node_modules/lucide-react/dist/esm/icons/wallet.mjs?raw';
import type { HabitIcon } from '../domain.ts';
import type { Markup } from '../http/page.ts';

/** The shapes in the module of an icon. Its component needs React, which has no place in the Worker. */
const shapesIn = (module: string): string =>
  [...module.matchAll(/\[\s*"(path|circle|rect|line|ellipse|polyline)",\s*\{([^}]*)\}/g)]
    .map(([, tag, attributes = '']) => {
      const written = [...attributes.matchAll(/(\w+): "([^"]*)"/g)]
        .filter(([, name]) => name !== 'key')
        .map(([, name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');

const paths = (...drawn: string[]) => drawn.map((d) => `<path d="${d}"/>`).join('');

/** As the app draws them (src/ui/habit-icon.tsx). */
const shapes: Record<HabitIcon, string> = {
  water: shapesIn(droplet),
  walk: shapesIn(footprints),
  book: shapesIn(bookOpen),
  meditate: paths(
    'M12 19c-2.5-2-3.7-4.3-3.7-7S9.5 7 12 5c2.5 2 3.7 4.3 3.7 7s-1.2 5-3.7 7z',
    'M12 19c-4.5 0-7.5-2-8.5-6.5 1.7-.4 3.3-.3 4.8.4',
    'M12 19c4.5 0 7.5-2 8.5-6.5-1.7-.4-3.3-.3-4.8.4',
  ),
  sleep: shapesIn(moon),
  stretch: shapesIn(personStanding),
  journal: shapesIn(notebookPen),
  language: shapesIn(messagesSquare),
  vegetables: shapesIn(carrot),
  'screen-off': paths('M7 7v13a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-3', 'M9 2h6a2 2 0 0 1 2 2v8', 'm3 2 18 20'),
  call: shapesIn(phone),
  pill: shapesIn(pill),
  workout: shapesIn(dumbbell),
  run: shapesIn(timer),
  bike: shapesIn(bike),
  paw: shapesIn(pawPrint),
  music: shapesIn(music),
  home: shapesIn(house),
  heart: shapesIn(heart),
  coffee: shapesIn(coffee),
  glass: shapesIn(glassWater),
  money: shapesIn(wallet),
  sun: shapesIn(sun),
  pencil: shapesIn(pencil),
};

/** The picture of a habit on a tile in its color: an ornament beside its name. */
export const habitIcon = (icon: HabitIcon): Markup =>
  html`<span class="icon"><svg viewBox="0 0 24 24" aria-hidden="true">${raw(shapes[icon])}</svg></span>`;
