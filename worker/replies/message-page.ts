import { html, raw } from 'hono/html';
import { planFields } from '../campaign-fields.ts';
import type { QuestionAnswered } from '../campaigns/campaigns.schemas.ts';
import { type Choice, choiceLabel, mayEndAnyTime } from '../delivery/choices.rules.ts';
import type { Question } from '../domain.ts';
import type { Markup } from '../http/page.ts';
import { type ReplyAction, whyNotAgain } from '../messages/marks.rules.ts';
import { dayFrom, dayInWords } from '../planning/calendar-date.ts';
import { localDateAt, timeInWords } from '../planning/local-time.ts';
import { keptOfDue, streakFigure } from '../progress/calendar.rules.ts';
import { type CampaignProgress, weekAndDay } from '../progress/days.rules.ts';
import { fieldOfCode } from '../writer/facts.rules.ts';
import { capitalize, splitByRanges } from '../writer/fill.ts';
import { helpSectionOf } from '../writer/kinds.ts';
import { doneWords } from '../writer/words.rules.ts';
import type { MessagePage } from './message-page.service.ts';
import {
  chevron,
  dayCalendar,
  emptyRing,
  habitIcon,
  helpWords,
  horizon,
  ratingPart,
} from './message-page-parts.ts';
import type { ReplyTarget } from './replies.repo.ts';

/** Thanks for a reply, or the reason it wasn't accepted. */
export type PageNotice = { text: string; isThanks?: true };
/** Replies that a link in an email can highlight. Opening the link sends nothing. */
export const pickable = ['hour', 'skip', 'smaller'] as const;
export type Picked = (typeof pickable)[number];
type PageContext = {
  token: string;
  notice?: PageNotice | undefined;
  picked?: Picked | undefined;
  language: string | undefined;
};

const dayAt = (instant: number, timeZone: string) => dayInWords(localDateAt(instant, timeZone));

/** Longer texts use smaller type to keep the buttons in view. */
const LONG_TEXT = 170;

export function messagePage(page: MessagePage, context: PageContext): Markup {
  const { message, progress } = page;
  if (needsHelp(message)) return helpPart(page);
  const isDone = message.mark === 'done';
  const isUp = progress !== null && (isDone || message.kind === 'closing');
  const looks = [
    'answer',
    ...(isUp ? [isDone ? 'up' : 'over'] : []),
    ...(page.isJustDone && isUp ? ['fresh'] : []),
    ...(message.content.length > LONG_TEXT ? ['long'] : []),
  ];
  return html`<main class="${looks.join(' ')}">
<section class="story">
${progress === null ? '' : horizon(message.week)}
${isDone ? donePart(page, context) : messagePart(page)}
</section>
<div class="side">
${noticePart(context.notice)}
${isDone || !page.takesReplies ? '' : hasEnded(message) ? html`<p class="second">You stopped these messages. Nothing here needs an answer.</p>` : replyPart(page, context)}
${page.choices.length === 0 || hasEnded(message) ? '' : choicesPart(page, context.token)}
${progress === null ? '' : calendarPart(progress, page, context)}
${page.question === null ? '' : questionPart(page.question, message.mark === null)}
${page.isRateable && message.mark !== null ? ratingPart(message) : ''}
</div>
</main>
${linksPart(page)}`;
}

/** After a recovery campaign was stopped, its page asks nothing. */
const hasEnded = ({ habitKind, active, kind }: ReplyTarget) =>
  habitKind === 'recover' && kind !== 'closing' && !active;

const needsHelp = ({ onHold, habitKind }: ReplyTarget) => onHold || habitKind === 'danger';

/** Whether the page has no decoration: help pages, and kinds that don't celebrate. */
export const isPlain = ({ message, progress }: MessagePage) => needsHelp(message) || progress === null;

export const whenOf = ({ message, dayNumber }: MessagePage): string | undefined =>
  message.kind === 'planned' ? weekAndDay(message.week, dayNumber) : undefined;

const noticePart = (notice: PageNotice | undefined) =>
  notice === undefined
    ? ''
    : notice.isThanks
      ? html`<p class="thanks" role="status">${notice.text}</p>`
      : html`<p class="alert" role="alert">${notice.text}</p>`;

const linksPart = ({ message, stopLink }: MessagePage) => html`<nav class="links" aria-label="More">
<a href="/campaigns/${message.campaignId}">Open in the app</a>
<a href="${stopLink}">Stop these messages</a>
</nav>`;

/** If the user may be in danger, the page shows where to get help and asks nothing. */
const helpPart = (page: MessagePage) => html`<main class="card sheet">
${helpWords(helpSectionOf(page.message), page.message.habitKind !== 'danger')}
</main>
${linksPart(page)}`;

function messagePart({ message, icon }: MessagePage): Markup {
  const instant = message.sentAt ?? message.scheduledFor;
  const words = splitByRanges(message.content, message.ownWords ?? []);
  return html`<div class="about">${habitIcon(icon)}<div>
<h1 class="habit">${message.title}</h1>
<p class="second">${dayAt(instant, message.timeZone)}</p>
</div></div>
<p class="message" dir="auto">${words.map(({ text, isOwn }) => (isOwn ? html`<span class="own">${text}</span>` : text))}</p>`;
}

/** After "Done": a heading, a sentence on progress, and undo. Kinds that don't celebrate only confirm the mark. */
function donePart(page: MessagePage, { language }: PageContext): Markup {
  const { message, isItsDay, progress, lastWeeks, icon } = page;
  const { title, markedAt, timeZone } = message;
  const time = markedAt === null ? '' : ` ${timeInWords(markedAt, timeZone, language)}`;
  const undo = html`<form method="post" class="state second">
<span>${title} · done${time}</span> <button class="undo" name="answer" value="undo">Undo</button>
</form>`;
  if (progress !== null && lastWeeks !== null) {
    // The current streak says nothing about a past day, nor about a day without a planned message, which doesn't count.
    const [heading, detail] =
      isItsDay && message.isOfDay
        ? doneWords({ ...progress, ...progress.streak, ...lastWeeks })
        : ['done', dayAt(message.sentAt ?? message.scheduledFor, timeZone)];
    const lead = detail && html`<p class="lead">${capitalize(detail)}</p>`;
    return html`<div class="said" role="status"><h1>${capitalize(heading)}</h1>${lead ?? ''}${undo}</div>`;
  }
  const words = nextWords(page, language);
  const next = words === null ? '' : html`<p class="lead">${words}</p>`;
  return html`<div class="about">${habitIcon(icon)}<div class="said" role="status"><h1>Done</h1>${next}${undo}</div></div>`;
}

/** "Next: tomorrow, 12:10 PM" */
function nextWords({ nextAt, now, message: { timeZone } }: MessagePage, language: string | undefined) {
  if (nextAt === null) return null;
  const [day] = dayFrom(localDateAt(now, timeZone), localDateAt(nextAt, timeZone)).split(',');
  return `Next: ${day}, ${timeInWords(nextAt, timeZone, language)}`;
}

/** "Mark Complete" is the main button; it stays after a snooze, but not after a skip, which is an answer. */
function replyPart(page: MessagePage, { picked, language }: PageContext): Markup {
  const { message, isItsDay, snooze, progress, small } = page;
  if (message.mark === 'skipped')
    return statusPart({ title: 'Skipped', text: nextWords(page, language) ?? '' }, 'answer', 'undo');
  const { habitKind } = message;
  const isRecover = habitKind === 'recover';
  const choice = (name: string, value: string, label: string, picks: boolean) => ({
    label,
    picks,
    part: html`<button class="button ${picks ? 'primary' : 'secondary'}" name="${name}" value="${value}"${picks ? raw(' autofocus') : ''}>${label}</button>`,
  });
  const button = (action: ReplyAction, label: string) =>
    choice('answer', action, label, picked !== undefined && actionPicked[picked] === action);
  const smaller = choice('size', 'small', 'Smaller today', picked === 'smaller');
  const skip = isRecover ? 'Not today' : isItsDay ? 'Skip today' : 'Skip this one';
  const snoozed = snoozedWords(message, language);
  const done =
    progress !== null
      ? html`<h2 class="asked">Did you do it?</h2><button class="tap" name="answer" value="done">${emptyRing}Mark Complete</button>`
      : isRecover
        ? ''
        : html`<button class="button primary" name="answer" value="done">Mark Complete</button>`;
  const mayBeSnoozed = snoozed === null;
  const mayBeSkipped = message.isOfDay && habitKind !== 'dose';
  const others = [
    ...(isRecover ? [button('done', 'Mark Complete')] : []),
    ...(isRecover && mayBeSkipped ? [button('skip', skip)] : []),
    ...(!mayBeSnoozed || snooze['snooze-hour'] === null ? [] : [button('snooze-hour', 'In an hour')]),
    ...(!mayBeSnoozed || snooze['snooze-evening'] === null ? [] : [button('snooze-evening', 'This evening')]),
    ...(!isRecover && mayBeSkipped ? [button('skip', skip)] : []),
    ...(small.mayChoose ? [smaller] : []),
  ];
  // What was picked in the email comes first, so that nobody marks the day by mistake.
  const pick = others.find(({ picks }) => picks);
  const pills = [
    ...(pick && !isRecover ? [button('done', 'Mark Complete')] : []),
    ...others.filter((one) => one !== pick),
  ];
  const isTooLate = picked === 'hour' && message.heldBack === null;
  return html`${snoozed === null ? '' : statusPart(snoozed, 'answer', 'undo')}
${isItsDay && message.heldBack !== null ? html`<p class="second">${whyNotAgain(message.heldBack)}.</p>` : ''}
${small.isChosen ? statusPart({ title: 'Smaller today', text: smallWords(small.words) }, 'size', 'usual') : ''}
<form method="post">
${pick ? html`<h2>Tap to confirm: ${pick.label}</h2>${pick.part}` : done}
${isTooLate && !pick && mayBeSnoozed ? html`<p class="second">It’s too late to send this one again.</p>` : ''}
${pills.length === 0 ? '' : html`<div class="pills">${pills.map(({ part }) => part)}</div>`}
</form>`;
}

const actionPicked: Record<Picked, ReplyAction | null> = {
  hour: 'snooze-hour',
  skip: 'skip',
  smaller: null,
};

const smallWords = (words: string | null) =>
  words === null ? 'A small part of it counts as a whole day.' : `It counts as a whole day: ${words}.`;

const statusPart = (
  { title, text }: { title: string; text: string },
  undo: 'answer' | 'size',
  value: string,
) => html`<div class="said" role="status">
<h2>${title}</h2>
<form method="post" class="state second"><span>${text}</span> <button class="undo" name="${undo}" value="${value}">Undo</button></form>
</div>`;

const snoozedWords = ({ snoozedUntil, heldBack, timeZone }: ReplyTarget, language: string | undefined) =>
  snoozedUntil === null || heldBack !== null
    ? null
    : {
        title: `Back at ${timeInWords(snoozedUntil, timeZone, language)}`,
        text: 'We’ll send this message again then.',
      };

/** Each choice has its own page, which explains it before doing it. */
function choicesPart({ choices, message }: MessagePage, token: string): Markup {
  const { habitKind } = message;
  const link = (choice: Choice) =>
    html`<a class="button secondary" href="/m/${token}/${choice}">${choiceLabel(choice, habitKind)}</a>`;
  const heading =
    habitKind === 'recover'
      ? mayEndAnyTime
      : message.kind === 'closing'
        ? 'What’s next?'
        : message.offer === 'lapse'
          ? 'Or change the plan'
          : null;
  return html`<section class="choices">${heading === null ? '' : html`<h2>${heading}</h2>`}
<div class="pills">${choices.map(link)}</div></section>`;
}

/** Streak and small calendar; once the day is done, a large calendar, below the streak unless the heading names it. */
function calendarPart(progress: CampaignProgress, page: MessagePage, { language }: PageContext): Markup {
  const { message, isItsDay } = page;
  const figure = streakFigure(progress);
  const streak =
    figure === null
      ? ''
      : html`<p class="second"><span class="figure">${figure.figure}</span>${figure.words}${figure.detail === null ? '' : `, ${figure.detail}`}</p>`;
  if (message.mark !== 'done' && message.kind !== 'closing')
    return html`<section class="standing">
${streak}
${dayCalendar(progress)}
</section>`;
  const words = nextWords(page, language);
  const next = words === null ? '' : html`<span>${words}</span>`;
  const isNamed = (isItsDay && message.isOfDay) || progress.streak.current < 2 || message.kind === 'closing';
  return html`<section>${isNamed ? '' : streak}${dayCalendar(progress)}
<p class="facts second">${progress.due === 0 ? '' : html`<span>${keptOfDue(progress)}</span>`}${next}</p></section>`;
}

/** Collapsed until the user has replied. An earlier answer isn't shown, because someone else may have the link. */
function questionPart({ id, prompt, sentence, suggestions, known }: Question, isFolded: boolean): Markup {
  const isKnown = known !== null;
  const field = id === 'half' ? undefined : fieldOfCode[id];
  const suggestion = (text: string) =>
    html`<button class="suggestion" name="reply" value="${text}">${text}</button>`;
  const blank =
    sentence === null || field === undefined
      ? ''
      : html`<label class="sentence">${sentence.before} <input name="words" maxlength="${planFields[field].longest}" autocomplete="off"${sentence.before === '' ? '' : raw(' autocapitalize="none"')} ${suggestions.length > 0 ? raw(' placeholder="Something else"') : ''}>${sentence.after === '.' ? '' : ` ${sentence.after}`}</label>`;
  const hidden = html`<input type="hidden" name="question" value="${id}">`;
  // In a form of its own, so that Enter in the field doesn't press the first suggestion.
  const before = isKnown
    ? html`<p class="second">You answered this before. Is it still right?</p>`
    : suggestions.length > 0 && html`<form method="post">${hidden}${suggestions.map(suggestion)}</form>`;
  const parts = html`${before}
<form method="post">${hidden}
${blank}
<div class="row">
${blank === '' ? '' : html`<button class="button secondary" name="reply" value="">${isKnown ? 'Change' : 'Save'}</button>`}
${isKnown ? html`<button class="button secondary" name="reply" value="Keep it">Keep</button>` : ''}
<button class="button quiet" name="later" value="1">Not now</button>
</div></form>`;
  return isFolded
    ? html`<details class="card"><summary>This week’s question: ${prompt}${chevron}</summary><div class="choices">${parts}</div></details>`
    : html`<section class="card" aria-labelledby="question"><h2 id="question">${prompt}</h2>${parts}</section>`;
}

export const answerThanks = (next: QuestionAnswered['next'], timeZone: string): string =>
  next === null
    ? 'Thank you.'
    : `Thank you. ${dayAt(Date.parse(next.scheduledFor), timeZone)}: “${next.content}”`;
