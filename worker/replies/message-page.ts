import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { QuestionAnswered } from '../campaigns/campaigns.schemas.ts';
import { type Choice, choiceLabel } from '../delivery/choices.rules.ts';
import type { Question, Rating } from '../domain.ts';
import type { Markup } from '../http/page.ts';
import type { ReplyAction } from '../messages/marks.rules.ts';
import { type Standing, standingFigure } from '../progress/standing.rules.ts';
import { splitByRanges } from '../writer/fill.ts';
import { dangerSection } from '../writer/kinds.ts';
import { doneWords } from './answer-words.rules.ts';
import { dayCalendar } from './day-calendar.ts';
import { habitIcon } from './habit-icon.ts';
import { helpWords } from './help-words.ts';
import { checkMark, horizon, unlitSun } from './pictures.ts';
import type { OpenAnswer, ReplyTarget } from './reply-actions.service.ts';

/** What the page says besides: why an answer was not taken, or what came of one. */
export type PageNotice = { text: string; isThanks?: true };
/** The answer that a link in the email named: it is pointed out, and given only by a press. */
export const pickable = ['hour', 'skip', 'smaller'] as const;
export type Picked = (typeof pickable)[number];
type PageContext = { token: string; notice?: PageNotice | undefined; picked?: Picked | undefined };

const clockAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(instant);

const dayAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    instant,
  );

/** Longer texts are set smaller, so that the answers stay in sight. */
const LONG_TEXT = 170;

/** The message with its campaign, and what can be said to it, or what was said. */
export function messagePage(page: OpenAnswer, context: PageContext): Markup {
  const { message, habitKind, standing } = page;
  if (message.onHold || habitKind === 'danger') return helpPart(page);
  const isDone = message.mark === 'done';
  const isUp = standing !== null && (isDone || message.kind === 'closing');
  const looks = [
    'answer',
    ...(isUp ? [isDone ? 'up' : 'over'] : []),
    ...(page.isJustDone && isUp ? ['fresh'] : []),
    ...(message.content.length > LONG_TEXT ? ['long'] : []),
  ];
  return html`<main class="${looks.join(' ')}">
<section class="story">
${standing === null ? '' : horizon(message.week)}
${isDone ? donePart(page) : messagePart(page)}
</section>
<div class="side">
${noticePart(context.notice)}
${!isDone && page.takesReplies ? answersPart(page, context) : ''}
${page.choices.length === 0 ? '' : choicesPart(page, context.token)}
${standing === null ? '' : standingPart(standing, page)}
${page.question === null ? '' : questionPart(page.question, message.mark === null)}
${page.isRateable && message.mark !== null ? ratingPart(message) : ''}
</div>
</main>
${linksPart(page)}`;
}

/** Whether the page has a sky: not where nothing is celebrated, and not where the words stand on their own. */
export const isQuiet = ({ message, habitKind, standing }: OpenAnswer) =>
  message.onHold || habitKind === 'danger' || standing === null;

/** "Week 12, day 79" */
export function whenOf({ message, dayNumber }: OpenAnswer): string | undefined {
  if (message.kind !== 'planned') return undefined;
  return dayNumber === null ? `Week ${message.week}` : `Week ${message.week}, day ${dayNumber}`;
}

const noticePart = (notice: PageNotice | undefined) =>
  notice === undefined
    ? ''
    : notice.isThanks
      ? html`<p class="thanks" role="status">${notice.text}</p>`
      : html`<p class="alert" role="alert">${notice.text}</p>`;

const linksPart = ({ message, stopLink }: OpenAnswer) => html`<nav class="links" aria-label="More">
<a href="/campaigns/${message.campaignId}">Open in the app</a>
<a href="${stopLink}">Stop these messages</a>
</nav>`;

/** Where somebody may be in danger nothing is asked: the page says where help is. */
const helpPart = (page: OpenAnswer) => html`<main class="sheet">
${helpWords(dangerSection(`${page.message.title} ${page.message.description}`))}
</main>
${linksPart(page)}`;

function messagePart({ message, icon }: OpenAnswer): Markup {
  const instant = message.sentAt ?? message.scheduledFor;
  const words = splitByRanges(message.content, message.ownWords ?? []);
  return html`<div class="about">${habitIcon(icon)}<div>
<h1 class="habit">${message.title}</h1>
<p class="second">${dayAt(instant, message.timeZone)}</p>
</div></div>
<p class="message">${words.map(({ text, isOwn }) => (isOwn ? html`<span class="own">${text}</span>` : text))}</p>`;
}

/** What was done: one heading, one true sentence, and a way back. Where nothing is celebrated, only that it is marked. */
function donePart({ message, isItsDay, standing, lastWeeks, icon, nextAt, now }: OpenAnswer): Markup {
  const { title, markedAt, timeZone } = message;
  const time = markedAt === null ? '' : ` ${clockAt(markedAt, timeZone)}`;
  const undo = html`<form method="post" class="state second">
<span>${title} · done${time}</span> <button class="plain undo" name="answer" value="undo">Undo</button>
</form>`;
  if (standing !== null && lastWeeks !== null) {
    // Today's streak says nothing of a day that is over.
    const { heading, sentence } = isItsDay
      ? doneWords(standing, lastWeeks)
      : { heading: 'Done', sentence: dayAt(message.sentAt ?? message.scheduledFor, timeZone) };
    return html`<div class="said" role="status"><h1>${heading}</h1><p class="lead">${sentence}</p>${undo}</div>`;
  }
  const next = nextAt === null ? '' : html`<p class="lead">${nextWords(nextAt, now, timeZone)}</p>`;
  return html`<div class="about">${habitIcon(icon)}<div class="said" role="status"><h1>Done</h1>${next}${undo}</div></div>`;
}

/** "Next: tomorrow, 12:10 PM" */
function nextWords(at: number, now: number, timeZone: string): string {
  const days = [0, 1].map((ahead) => dayAt(now + ahead * 86_400_000, timeZone));
  const day = dayAt(at, timeZone);
  const [weekday = day] = day.split(',');
  const name = day === days[0] ? 'today' : day === days[1] ? 'tomorrow' : weekday;
  return `Next: ${name}, ${clockAt(at, timeZone)}`;
}

/** "Done" is the main answer; what was said instead stays open to it. */
function answersPart(page: OpenAnswer, { picked }: PageContext): Markup {
  const { message, isItsDay, snooze, habitKind, standing, small } = page;
  const isRecover = habitKind === 'recover';
  const choice = (name: string, value: string, label: string, picks: boolean) =>
    html`<button class="button${picks ? ' picked' : ''}" name="${name}" value="${value}"${picks ? raw(' autofocus') : ''}>${label}</button>`;
  const button = (action: ReplyAction, label: string) =>
    choice('answer', action, label, picked !== undefined && answerPicked[picked] === action);
  const smaller = choice('size', 'small', 'Smaller today', picked === 'smaller');
  const skip = isRecover ? 'Not today' : isItsDay ? 'Skip today' : 'Skip this one';
  const said = saidInstead(message);
  const done =
    standing !== null
      ? html`<button class="tap" name="answer" value="done">${unlitSun}Done</button>`
      : isRecover
        ? ''
        : html`<button class="button primary check" name="answer" value="done">${checkMark}Done</button>`;
  const others =
    said === null
      ? [
          ...(isRecover ? [button('done', 'Done')] : []),
          ...(isRecover ? [button('skip', skip)] : []),
          ...(snooze['snooze-hour'] === null ? [] : [button('snooze-hour', 'In an hour')]),
          ...(snooze['snooze-evening'] === null ? [] : [button('snooze-evening', 'This evening')]),
          ...(habitKind === 'dose' || isRecover ? [] : [button('skip', skip)]),
          ...(small.mayChoose ? [smaller] : []),
        ]
      : isRecover
        ? [button('done', 'Done')]
        : [];
  return html`${said === null ? '' : saidPart(said, 'answer', 'undo')}
${small.isChosen ? saidPart({ title: 'Smaller today', text: smallWords(small.words) }, 'size', 'usual') : ''}
<form method="post">
${done}
${others.length === 0 ? '' : html`<div class="pills">${others}</div>`}
</form>`;
}

/** The answer that is pointed out. */
const answerPicked: Record<Picked, ReplyAction | null> = {
  hour: 'snooze-hour',
  skip: 'skip',
  smaller: null,
};

const smallWords = (words: string | null) =>
  words === null ? 'A small part of it counts as a whole day.' : `It counts as a whole day: ${words}.`;

const saidPart = (
  { title, text }: { title: string; text: string },
  undo: 'answer' | 'size',
  value: string,
) => html`<div class="said" role="status">
<h2>${title}</h2>
<form method="post" class="state second"><span>${text}</span> <button class="plain undo" name="${undo}" value="${value}">Undo</button></form>
</div>`;

/** What was said instead of "Done"; null while nothing was. */
function saidInstead({ mark, snoozedUntil, timeZone }: ReplyTarget) {
  if (snoozedUntil !== null) {
    return {
      title: `See you at ${clockAt(snoozedUntil, timeZone)}`,
      text: 'We’ll send this message again then.',
    };
  }
  return mark === 'skipped' ? { title: 'Skipped', text: 'The next one comes as planned.' } : null;
}

/** Each choice has a page of its own, which says what it does before it does it. */
function choicesPart({ choices, habitKind, message }: OpenAnswer, token: string): Markup {
  const link = (choice: Choice) =>
    html`<a class="button" href="/m/${token}/${choice}">${choiceLabel(choice, habitKind)}</a>`;
  const heading =
    habitKind === 'recover'
      ? 'This can end any time.'
      : message.kind === 'closing'
        ? 'What’s next?'
        : message.offer === 'lapse'
          ? 'Or change the plan'
          : null;
  return html`<section class="choices">${heading === null ? '' : html`<h2>${heading}</h2>`}
<div class="pills">${choices.map(link)}</div></section>`;
}

/** The days, and next to them the streak; once the day is done, the days are what there is to see. */
function standingPart(standing: Standing, { message, nextAt, now }: OpenAnswer): Markup {
  if (message.mark === 'done' || message.kind === 'closing') {
    const next = nextAt === null ? '' : html`<span>${nextWords(nextAt, now, message.timeZone)}</span>`;
    return html`<section>${dayCalendar(standing, 'large')}
<p class="legend second"><span>${standing.kept} of ${standing.due} kept</span>${next}</p></section>`;
  }
  const figure = standingFigure(standing);
  return html`<section class="standing">
${figure === null ? '' : html`<p class="second"><span class="figure">${figure.figure}</span>${figure.words}</p>`}
${dayCalendar(standing, 'small')}
</section>`;
}

/**
 * The week's question: suggestions to press, a field for other words, and a way to leave it. It comes after the answer,
 * and waits folded until then.
 */
function questionPart({ id, prompt, sentence, suggestions, known }: Question, isFolded: boolean): Markup {
  const suggestion = (text: string) =>
    html`<button class="suggestion" name="reply" value="${text}">${text}</button>`;
  const field =
    sentence === null
      ? ''
      : html`<label class="sentence">${sentence.before} <input name="words" maxlength="120" autocomplete="off" value="${known ?? ''}" placeholder="${known === null ? 'Something else' : ''}">${sentence.after === '.' ? '' : ` ${sentence.after}`}</label>`;
  const asked = known === null ? prompt : html`<span class="own">${known}</span>: still right?`;
  const form = html`<input type="hidden" name="question" value="${id}">
${known === null ? suggestions.map(suggestion) : ''}
${field}
<div class="row">
${sentence === null ? '' : html`<button class="button" name="reply" value="">${known === null ? 'Save' : 'Change'}</button>`}
${known === null ? '' : html`<button class="button" name="reply" value="Keep it">Keep</button>`}
<button class="plain" name="later" value="1">Not now</button>
</div>`;
  return isFolded
    ? html`<details class="card"><summary>This week’s question: ${asked}</summary><form method="post">${form}</form></details>`
    : html`<form method="post" class="card" aria-labelledby="question"><h2 id="question">${asked}</h2>${form}</form>`;
}

/** What came of an answer to the week's question. */
export const answerThanks = (next: QuestionAnswered['next'], timeZone: string): string =>
  next === null
    ? 'Thank you.'
    : `Thank you. ${dayAt(Date.parse(next.scheduledFor), timeZone)}: “${next.content}”`;

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
<p class="second">${rating === null ? 'Was this message any good?' : 'Thank you. That helps with the next ones.'}</p>
${thumb('up')}${thumb('down')}
</form>`;
}
