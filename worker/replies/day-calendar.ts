import { html } from 'hono/html';
import type { Markup } from '../http/page.ts';
import { calendarRows, type Standing } from '../progress/standing.rules.ts';

/** The kept days as a table: pictures for those who see it, words for those who don't. */
export function dayCalendar(standing: Standing, size: 'small' | 'large'): Markup {
  const rows = calendarRows(standing);
  const weeks = rows[0]?.map(
    (_, week) => html`<th scope="col"><span class="hidden">Week ${week + 1}</span></th>`,
  );
  const cell = (day: (typeof rows)[number][number]) =>
    day === null
      ? html`<td></td>`
      : html`<td><i class="${day.state}${day.isToday ? ' today' : ''}"></i><span class="hidden">${day.words}</span></td>`;
  return html`<table class="days${size === 'small' ? ' small' : ''}">
<caption class="hidden">${standing.kept} of ${standing.due} days kept</caption>
<thead><tr>${weeks}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
</table>`;
}
