import { html } from 'hono/html';
import type { Markup } from '../public-pages/page.ts';
import type { AnswerAction } from './answers.rules.ts';
import type { Answerable, OpenAnswer } from './answers.service.ts';

const clockAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(instant);

const dayAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    instant,
  );

const button = (action: AnswerAction, look: 'primary' | 'secondary' | 'quiet', label: string): Markup =>
  html`<button class="button ${look}" name="answer" value="${action}">${label}</button>`;

/** The message with its campaign, and what can be said to it, or what was said. */
export function answerPage(page: OpenAnswer, notice?: string): Markup {
  const { message, stopLink } = page;
  const instant = message.sentAt ?? message.scheduledFor;
  return html`<article class="card">
<p class="about">Week ${message.week} · ${dayAt(instant, message.timeZone)}</p>
<h1>${message.title}</h1>
<p class="message">${message.content}</p>
${notice === undefined ? '' : html`<p class="alert" role="alert">${notice}</p>`}
${page.isAnswerable ? html`<form method="post">${answeredPart(page) ?? openPart(page)}</form>` : ''}
</article>
<nav aria-label="More">
<a href="/campaigns/${message.campaignId}">Open in the app</a>
<a href="${stopLink}">Stop these messages</a>
</nav>`;
}

function openPart({ isItsDay, snooze }: OpenAnswer): Markup {
  const snoozes: Markup[] = [];
  if (snooze['snooze-hour'] !== null) snoozes.push(button('snooze-hour', 'quiet', 'Snooze 1 hour'));
  if (snooze['snooze-evening'] !== null) {
    snoozes.push(button('snooze-evening', 'quiet', 'Snooze until the evening'));
  }
  return html`<div class="choices">
${button('done', 'primary', 'Done')}
${button('skip', 'secondary', isItsDay ? 'Skip today' : 'Skip this one')}
</div>
${snoozes.length === 0 ? '' : html`<div class="choices">${snoozes}</div>`}`;
}

/** What was said to it already, with a way back; null while nothing was. */
function answeredPart({ message }: OpenAnswer): Markup | null {
  const said = answerWords(message);
  if (said === null) return null;
  return html`<div class="said" role="status">
<p class="said-title">${said.title}</p>
<p>${said.text}</p>
</div>
<div class="choices">${button('undo', 'secondary', 'Undo')}</div>`;
}

function answerWords({ completed, answer, snoozedUntil, timeZone }: Answerable) {
  if (completed) return { title: '✓ Done', text: 'Well done. It counts in your progress.' };
  if (snoozedUntil !== null) {
    return { title: `See you at ${clockAt(snoozedUntil, timeZone)}`, text: 'This message comes again then.' };
  }
  if (answer === 'skipped')
    return { title: 'Skipped', text: 'That is all right. The next one comes as planned.' };
  return null;
}
