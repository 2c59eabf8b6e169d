import { html } from 'hono/html';
import { CAMPAIGN_WEEKS, type DayState } from '../domain.ts';
import type { Markup } from '../http/page.ts';

export type CalendarDay = { date: string; state: DayState };

/** What each state is called. */
export const dayStateNames: Record<DayState, string> = {
  kept: 'kept',
  bridged: 'no mark, streak kept',
  missed: 'no mark',
  skipped: 'skipped',
  paused: 'paused',
  unsent: 'nothing sent',
  open: 'today',
  upcoming: 'to come',
};

const shortDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

/** The days in rows, with a column for each week of the plan. Day and state in words, for titles and screen readers. */
export function calendarRows(days: readonly CalendarDay[], perWeek: number) {
  const columns = Math.max(CAMPAIGN_WEEKS, Math.ceil(days.length / perWeek));
  return Array.from({ length: perWeek }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const day = days[column * perWeek + row];
      return day === undefined
        ? null
        : { ...day, words: `${shortDate(day.date)}: ${dayStateNames[day.state]}` };
    }),
  );
}

type Calendar = { days: readonly CalendarDay[]; perWeek: number; today: string; caption: string };

/** The kept days as a table: pictures for those who see it, words for those who don't. */
export function dayCalendar({ days, perWeek, today, caption }: Calendar, size: 'small' | 'large'): Markup {
  const rows = calendarRows(days, perWeek);
  const weeks = rows[0]?.map(
    (_, week) => html`<th scope="col"><span class="hidden">Week ${week + 1}</span></th>`,
  );
  const cell = (day: (typeof rows)[number][number]) =>
    day === null
      ? html`<td></td>`
      : html`<td><i class="${day.state}${day.date === today ? ' today' : ''}"></i><span class="hidden">${day.words}</span></td>`;
  return html`<table class="days ${size}">
<caption class="hidden">${caption}</caption>
<thead><tr>${weeks}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
</table>`;
}
