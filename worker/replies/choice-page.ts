import { html } from 'hono/html';
import { channelOf, channels, hoursOf } from '../channels.ts';
import type { Choice } from '../delivery/choices.rules.ts';
import { customTimeOption, MINUTE, messageTimes } from '../domain.ts';
import type { Markup } from '../http/page.ts';
import { dayInWords } from '../planning/calendar-date.ts';
import { clockTime, timeInWords } from '../planning/local-time.ts';
import type { ChoicePage } from './choices.service.ts';
import { habitIcon } from './message-page-parts.ts';

type ChoiceText = {
  title: string;
  text: string;
  form?: Markup;
};

/** Explains a choice and asks to confirm it; once made, confirms it and offers undo. */
export function choicePage(
  page: ChoicePage,
  { token, notice, language }: { token: string; notice?: string; language: string | undefined },
): Markup {
  const { isChosen, obstacle, choice, campaign } = page;
  const { title, text, form } = (isChosen ? confirmations : questions)[choice](page, language);
  const alert = notice ?? obstacle;
  const question = obstacle === null ? html`<p>${text}</p>` : '';
  const statement = isChosen ? html`<p role="status">${text}</p>` : question;
  return html`<main class="card sheet">
<div class="about">${habitIcon(campaign.icon)}<p class="habit">${campaign.title}</p></div>
<h1>${title}</h1>
${statement}
${alert === null ? '' : html`<p class="alert" role="alert">${alert}</p>`}
${form === undefined || obstacle !== null ? '' : html`<form method="post">${form}</form>`}
</main>
<nav class="links" aria-label="More">
<a href="/m/${token}">Back to the message</a>
<a href="/campaigns/${campaign.id}">Open in the app</a>
</nav>`;
}

/** Times look as people write them in the reader's language. */
type Texts = Record<Choice, (page: ChoicePage, language: string | undefined) => ChoiceText>;

const clockOf = (minute: number, language: string | undefined) =>
  timeInWords(minute * MINUTE, 'UTC', language);

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

type Look = 'primary' | 'secondary';
const button = (label: string, look: Look, name = 'do', value = 'make'): Markup =>
  html`<button class="button ${look}" name="${name}" value="${value}">${label}</button>`;

const makeButton = (label: string): Markup => button(label, 'primary');
/** Stopping or finishing is never the primary action. */
const stopButton = (label: string): Markup => button(label, 'secondary');
const undoButton = (label: string): Markup => button(label, 'secondary', 'do', 'undo');

const questions: Texts = {
  smaller: () => ({
    title: 'Make it smaller?',
    text: 'Your messages will ask for the small version first. They go back to the usual size once you keep most days, or when you choose it in the app.',
    form: makeButton('Make it smaller'),
  }),
  move: (page, language) => ({
    title: 'What time works for you?',
    text: `Your messages now come at ${unbroken(clockOf(page.campaign.sendMinute, language))}.`,
    form: timeForm(page),
  }),
  pause: ({ pauseEnd }) => ({
    title: 'Pause for a week?',
    text: `We won’t send anything until ${dayInWords(pauseEnd)}. The days until then don’t count, and your progress stays the same.`,
    form: makeButton('Pause'),
  }),
  stop: stopQuestion,
  better: stopQuestion,
  over: stopQuestion,
  'not-now': stopQuestion,
  'every-other-day': () => ({
    title: 'Every other day from here?',
    text: 'Messages come every other day until the end, so the habit starts to run on its own. The days in between don’t count.',
    form: makeButton('Every other day'),
  }),
  repeat: (page) =>
    page.campaign.kind === 'dose'
      ? {
          title: 'Renew these reminders?',
          text: `Twelve more weeks at the same time, starting ${dayInWords(page.repeatFrom.today)}.`,
          form: html`<input type="hidden" name="do" value="make">${button('Renew', 'primary', 'start', 'today')}`,
        }
      : {
          title: 'Repeat it?',
          text: 'Twelve more weeks with the same plan, at the same time.',
          form: startButtons(page),
        },
  'level-up': (page) => ({
    title: 'What is the next step?',
    text: 'Twelve more weeks at the same time, with a step that you choose. What you do now becomes the small version. If you leave this empty, your plan repeats as it was.',
    form: html`<label class="sentence">I will <input name="action" maxlength="120" autocapitalize="none" value="${page.campaign.planNext ?? page.campaign.planAction ?? ''}"></label>${startButtons(page)}`,
  }),
  finish: () => ({
    title: 'Finish here?',
    text: 'You won’t get any more messages. Your campaign and its progress stay in the app.',
    form: stopButton('Finish'),
  }),
};

const confirmations: Texts = {
  smaller: () => ({
    title: '✓ Smaller from now on',
    text: 'Upcoming messages will ask for the small version first.',
    form: undoButton('Undo'),
  }),
  move: ({ campaign }, language) => ({
    title: `✓ Moved to ${clockOf(campaign.sendMinute, language)}`,
    text: 'Upcoming messages will come at that time.',
    form: undoButton('Undo'),
  }),
  pause: ({ pauseEnd }) => ({
    title: `✓ Paused until ${dayInWords(pauseEnd)}`,
    text: 'We won’t send anything before that day, and the days until then don’t count.',
    form: undoButton('Resume now'),
  }),
  stop: () => ({
    title: '✓ Stopped',
    text: 'Thank you for giving it a try. Your history stays, and you can resume anytime, here or in the app.',
    form: undoButton('Resume'),
  }),
  better: () => ({
    title: 'Good',
    text: 'I’ll stop here. Your days stay in the app.',
    form: undoButton('Start it again'),
  }),
  over: () => ({
    title: 'I’ll stop now',
    text: 'Nothing here needs an answer. Your days stay in the app.',
    form: undoButton('Start it again'),
  }),
  'not-now': () => ({
    title: 'OK, not now',
    text: 'You can start it again from its page.',
    form: undoButton('Start it again'),
  }),
  'every-other-day': () => ({
    title: '✓ Every other day from here',
    text: 'The days in between don’t count. If you’d rather get one every day, you can switch back.',
    form: undoButton('Back to every day'),
  }),
  repeat: repeated,
  'level-up': repeated,
  finish: () => ({
    title: '✓ Finished',
    text: 'Your campaign and its progress stay in the app.',
    form: undoButton('Undo'),
  }),
};

function stopQuestion({ campaign, choice }: ChoicePage): ChoiceText {
  if (campaign.kind === 'dose')
    return {
      title: 'Stop these reminders?',
      text: 'Only the reminders stop, not what they’re for. You can turn them back on in the app.',
      form: stopButton('Stop these reminders'),
    };
  if (choice !== 'stop')
    return {
      title: 'Stop these messages?',
      text: 'You won’t get any more of them. Your days stay in the app.',
      form: stopButton('Stop these messages'),
    };
  return {
    title: 'Stop this campaign?',
    text: 'You won’t get any more messages. Your history stays, and you can resume anytime.',
    form: stopButton('Stop this campaign'),
  };
}

function timeForm({ campaign }: ChoicePage): Markup {
  const windows = messageTimes.filter((time) => time !== customTimeOption);
  const { from, until } = hoursOf(campaign.deliveryMethod);
  const { hours } = channels[channelOf[campaign.deliveryMethod]];
  return html`<fieldset>
<legend>Time of day</legend>
${windows.map(
  (time) =>
    html`<label class="option"><input type="radio" name="messageTime" value="${time}">${time}</label>`,
)}
<label class="option"><input type="radio" name="messageTime" value="${customTimeOption}">${customTimeOption}
<input type="time" name="customTime" aria-label="Custom time" min="${clockTime(from)}" max="${clockTime(until)}"></label>
</fieldset>
${hours === null ? '' : html`<p class="second">${hours.reason}.</p>`}
${makeButton('Move it')}`;
}

function startButtons({ repeatFrom }: ChoicePage): Markup {
  return html`<input type="hidden" name="do" value="make">
${button(`Start ${dayInWords(repeatFrom.monday, 'short')}`, 'primary', 'start', 'monday')}
${button('Start today', 'secondary', 'start', 'today')}`;
}

function repeated({ repeat }: ChoicePage): ChoiceText {
  if (repeat === null) return { title: '✓ Created', text: '' };
  const { campaign, hasBegun } = repeat;
  return {
    title: '✓ Your next twelve weeks are ready',
    text: `They begin on ${dayInWords(campaign.startDate)}. Sign in to see them.`,
    form: html`<a class="button primary" href="/campaigns/${campaign.id}">Open the new campaign</a>
${hasBegun ? '' : button('Undo', 'secondary', 'do', 'undo')}`,
  };
}
