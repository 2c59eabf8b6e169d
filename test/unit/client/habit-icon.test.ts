import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HabitIcon } from '../../../src/ui/habit-icon.tsx';
import { habitIcons } from '../../../worker/domain.ts';
import { habitIcon } from '../../../worker/replies/message-page-parts.ts';

/** The shapes in it, whoever wrote it. */
const drawingIn = (markup: string) =>
  [...markup.matchAll(/<(path|circle|rect|line|ellipse|polyline) ([^>]*?)\s*\/?>/g)].map(
    ([, tag, attributes]) => `${tag} ${attributes}`,
  );

test.each(habitIcons)('the app and the linked pages draw the same icon for %s', async (icon) => {
  const drawn = drawingIn(renderToStaticMarkup(createElement(HabitIcon, { icon })));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawingIn(String(await habitIcon(icon)))).toEqual(drawn);
});
