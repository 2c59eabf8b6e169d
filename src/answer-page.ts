/**
 * The pages behind a message's links work without this script. The script tells the app's open tabs about changes, and
 * keeps answers made offline in the service worker until the network is back.
 */

import { otherTabs } from './lib/page-messages.ts';

// The server redirects after every change.
const [navigation] = performance.getEntriesByType('navigation');
if (navigation instanceof PerformanceNavigationTiming && navigation.redirectCount > 0)
  otherTabs?.postMessage(null);

/** Other answers need the server's response. */
const offlineAnswers = ['done', 'skip', 'undo'];

const savedText = () =>
  navigator.onLine
    ? 'The server isn’t available right now. Your answer is saved on this device and sent later.'
    : 'You’re offline. Your answer is saved on this device and sent once you’re back online.';
const notSavedText = () =>
  navigator.onLine
    ? 'The server isn’t available right now. Please try again later.'
    : 'You’re offline. Please try again once you’re back online.';

const { serviceWorker } = navigator;
const sendMarks = () => serviceWorker?.controller?.postMessage('send-marks');
// Someone who has opened a link may open it again offline.
window.addEventListener('load', () =>
  serviceWorker?.register('/service-worker.js', { scope: '/' }).then(sendMarks, () => undefined),
);
window.addEventListener('online', sendMarks);
document.addEventListener('visibilitychange', sendMarks);
let isWaiting = false;
serviceWorker?.addEventListener('message', ({ data }) => {
  if (data.type === 'refused' && data.path === window.location.pathname) {
    isWaiting = false;
    const form = document.querySelector('form');
    if (form) showNote(form, `Your answer could not be saved. ${data.reason}`);
  } else if (isWaiting && data.type === 'changed') window.location.reload();
});

function showNote(form: HTMLElement, text: string): void {
  const note = form.parentElement?.querySelector('[data-offline]') ?? document.createElement('p');
  note.setAttribute('data-offline', '');
  note.setAttribute('role', 'status');
  note.className = 'alert';
  note.textContent = text;
  form.before(note);
}

/** Shows that the answer is being sent: at once in the button's look, and on a slow network in its label. @returns how to end it */
function showSending(button: HTMLButtonElement): () => void {
  const label = button.lastChild;
  const text = label?.textContent ?? '';
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'hidden';
  document.body.append(status);
  button.ariaBusy = 'true';
  const timer = setTimeout(() => {
    if (label) label.textContent = 'Sending…';
    status.textContent = 'Sending…';
  }, 500);
  return () => {
    clearTimeout(timer);
    if (label) label.textContent = text;
    status.remove();
    button.ariaBusy = null;
  };
}

async function submitAnswer(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const endSending = showSending(button);
  const problem = await sendAnswer(form, button.value);
  // Otherwise the button stays busy until the page is replaced.
  if (problem === null) return;
  endSending();
  showNote(form, problem);
}

/** @returns why the page stays, or null if it is being replaced */
async function sendAnswer(form: HTMLFormElement, answer: string): Promise<string | null> {
  const body = new URLSearchParams({ answer, at: new Date().toISOString() });
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(form.action, { method: 'POST', headers, body });
    isWaiting = response.status === 202;
    if (isWaiting) return savedText();
    if (response.status === 429 || response.status >= 500) return notSavedText();
    if (response.status === 409) return (await response.json()).message;
    // If the link has expired or the message is gone, the reloaded page says so.
    otherTabs?.postMessage(null);
    window.location.replace(window.location.pathname);
    return null;
  } catch {
    return notSavedText();
  }
}

document.addEventListener('submit', (event) => {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  const isAnswer = submitter instanceof HTMLButtonElement && submitter.name === 'answer';
  if (isAnswer && offlineAnswers.includes(submitter.value) && serviceWorker?.controller) {
    event.preventDefault();
    // One answer at a time.
    if (document.querySelector('[aria-busy]') === null) submitAnswer(target, submitter);
  } else if (!navigator.onLine) {
    event.preventDefault();
    showNote(target, notSavedText());
  }
});
