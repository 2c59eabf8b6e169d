import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { QuestionAnswered } from '../campaigns/campaigns.schemas.ts';
import { type Choice, choiceLabel } from '../delivery/choices.rules.ts';
import type { Question, Rating } from '../domain.ts';
import type { Markup } from '../http/page.ts';
import type { ReplyAction } from '../messages/marks.rules.ts';
import { splitByRanges } from '../writer/fill.ts';
import { dangerSection } from '../writer/kinds.ts';
import { helpWords } from './help-words.ts';
import type { OpenAnswer, ReplyTarget } from './reply-actions.service.ts';

const clockAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(instant);

const dayAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    instant,
  );

const button = (action: ReplyAction, look: 'primary' | 'secondary' | 'quiet', label: string): Markup =>
  html`<button class="button ${look}" name="answer" value="${action}">${label}</button>`;

/** The message with its campaign, and what can be said to it, or what was said. */
export function messagePage(page: OpenAnswer, token: string, notice?: string): Markup {
  const { message, stopLink } = page;
  const instant = message.sentAt ?? message.scheduledFor;
  if (message.onHold || page.habitKind === 'danger') return helpPart(page);
  return html`<article class="card">
<p class="about">Week ${message.week} · ${dayAt(instant, message.timeZone)}</p>
<h1>${message.title}</h1>
<p class="message">${splitByRanges(message.content, message.ownWords ?? []).map(({ text, isOwn }) =>
    isOwn ? html`<span class="own">${text}</span>` : text,
  )}</p>
${notice === undefined ? '' : html`<p class="alert" role="alert">${notice}</p>`}
${page.takesReplies ? html`<form method="post">${answeredPart(page) ?? openPart(page)}</form>` : ''}
${page.question === null ? '' : questionPart(page.question)}
${page.isRateable && message.mark !== null ? ratingPart(message) : ''}
${page.choices.length === 0 ? '' : choicesPart(page, token)}
</article>
<nav aria-label="More">
<a href="/campaigns/${message.campaignId}">Open in the app</a>
<a href="${stopLink}">Stop these messages</a>
</nav>`;
}

/** Where somebody may be in danger nothing is asked: the page says where help is. */
function helpPart({ message, stopLink }: OpenAnswer): Markup {
  return html`<article class="card">${helpWords(dangerSection(`${message.title} ${message.description}`))}</article>
<nav aria-label="More">
<a href="/campaigns/${message.campaignId}">Open in the app</a>
<a href="${stopLink}">Stop these messages</a>
</nav>`;
}

const thumbs: Record<Rating, { label: string; icon: HtmlEscapedString }> = {
  up: {
    label: 'Thumbs up',
    icon: raw(
      '<path d="M8 11v8.5H4.5V11zm0 0 3.5-7c1.5 0 2.5 1 2.3 2.6L13.5 10h5c1 0 1.8 1 1.5 2l-1.7 6c-.2.9-1 1.5-1.9 1.5H8"/>',
    ),
  },
  down: {
    label: 'Thumbs down',
    icon: raw(
      '<path d="M8 13V4.5H4.5V13zm0 0 3.5 7c1.5 0 2.5-1 2.3-2.6L13.5 14h5c1 0 1.8-1 1.5-2l-1.7-6c-.2-.9-1-1.5-1.9-1.5H8"/>',
    ),
  },
};

/** Once it was answered: what the person thought of it. The same thumb again takes it back. */
function ratingPart({ rating }: ReplyTarget): Markup {
  const thumb = (which: Rating) => html`<button class="thumb" name="rating"
 value="${rating === which ? 'none' : which}" aria-pressed="${String(rating === which)}" aria-label="${thumbs[which].label}"
><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">${thumbs[which].icon}</svg></button>`;
  return html`<form method="post" class="rating">
<p>${rating === null ? 'Was this message any good?' : 'Thank you. That helps with the next ones.'}</p>
${thumb('up')}${thumb('down')}
</form>`;
}

/** Each choice has a page of its own, which says what it does before it does it. */
function choicesPart({ choices, habitKind }: OpenAnswer, token: string): Markup {
  const link = (choice: Choice) =>
    html`<a class="button quiet" href="/m/${token}/${choice}">${choiceLabel(choice, habitKind)}</a>`;
  return html`${habitKind === 'recover' ? html`<p class="about">This can end any time.</p>` : ''}
<div class="choices ways">${choices.map(link)}</div>`;
}

/** The week's question: suggestions to press, a field for other words, and a way to leave it. */
function questionPart({ id, prompt, sentence, suggestions, known }: Question): Markup {
  const suggestion = (text: string) =>
    html`<button class="button quiet" name="reply" value="${text}">${text}</button>`;
  const field =
    sentence === null
      ? ''
      : html`<label class="sentence">${sentence.before} <input name="words" maxlength="120" autocomplete="off" value="${known ?? ''}"> ${sentence.after}</label>`;
  return html`<form method="post" class="question" aria-labelledby="question">
<input type="hidden" name="question" value="${id}">
<h2 id="question">${known === null ? prompt : html`<span class="own">${known}</span>: still right?`}</h2>
${known === null ? html`<div class="choices ways">${suggestions.map(suggestion)}</div>` : ''}
${field}
<div class="choices">
${sentence === null ? '' : html`<button class="button secondary" name="reply" value="">${known === null ? 'Save' : 'Change'}</button>`}
${known === null ? '' : html`<button class="button secondary" name="reply" value="Keep it">Keep</button>`}
<button class="button quiet" name="later" value="1">Not now</button>
</div>
</form>`;
}

/** What came of an answer to the week's question. */
export const answerThanks = (next: QuestionAnswered['next'], timeZone: string): string =>
  next === null
    ? 'Thank you.'
    : `Thank you. ${dayAt(Date.parse(next.scheduledFor), timeZone)}: “${next.content}”`;

function openPart({ isItsDay, snooze, habitKind }: OpenAnswer): Markup {
  if (habitKind === 'danger') return html``;
  const snoozes: Markup[] = [];
  if (snooze['snooze-hour'] !== null) snoozes.push(button('snooze-hour', 'quiet', 'Snooze 1 hour'));
  if (snooze['snooze-evening'] !== null) {
    snoozes.push(button('snooze-evening', 'quiet', 'Snooze until the evening'));
  }
  return html`<div class="choices">
${button('done', habitKind === 'recover' ? 'secondary' : 'primary', 'Done')}
${habitKind === 'dose' ? '' : button('skip', 'secondary', habitKind === 'recover' ? 'Not today' : isItsDay ? 'Skip today' : 'Skip this one')}
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

function answerWords({ mark, snoozedUntil, timeZone }: ReplyTarget) {
  if (mark === 'done') return { title: '✓ Done', text: 'It’s marked.' };
  if (snoozedUntil !== null) {
    return { title: `See you at ${clockAt(snoozedUntil, timeZone)}`, text: 'This message comes again then.' };
  }
  if (mark === 'skipped') return { title: 'Skipped', text: 'The next one comes as planned.' };
  return null;
}
