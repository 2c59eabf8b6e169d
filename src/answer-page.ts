/**
 * The page behind a message's link works without this. With it, an answer that is given without a network waits in the
 * service worker until there is one.
 */

/** The other answers need a response that only the server can give. */
const keptAnswers = ['done', 'skip', 'undo'];

const saved = 'You’re offline. Your answer is saved on this device and sent once you’re back online.';
const notSaved = 'You’re offline. Please try again once you’re back online.';

const { serviceWorker } = navigator;
const sendWaiting = () => serviceWorker?.controller?.postMessage('send-marks');
// People who opened a link may open it again offline.
window.addEventListener('load', () =>
  serviceWorker?.register('/service-worker.js', { scope: '/' }).then(sendWaiting, () => undefined),
);
window.addEventListener('online', sendWaiting);
let isWaiting = false;
serviceWorker?.addEventListener('message', ({ data }) => {
  if (isWaiting && data.type === 'changed') window.location.reload();
});

function say(form: HTMLElement, text: string): void {
  const words = form.parentElement?.querySelector('[data-offline]') ?? document.createElement('p');
  words.setAttribute('data-offline', '');
  words.setAttribute('role', 'status');
  words.className = 'alert';
  words.textContent = text;
  form.before(words);
}

async function answer(form: HTMLFormElement, given: string): Promise<void> {
  const body = new URLSearchParams({ answer: given, at: new Date().toISOString() });
  try {
    const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    isWaiting = response.status === 202;
    if (isWaiting) say(form, saved);
    else window.location.replace(window.location.pathname);
  } catch {
    say(form, notSaved);
  }
}

document.addEventListener('submit', (event) => {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  const isAnswer = submitter instanceof HTMLButtonElement && submitter.name === 'answer';
  if (isAnswer && keptAnswers.includes(submitter.value) && serviceWorker?.controller) {
    event.preventDefault();
    answer(target, submitter.value);
  } else if (!navigator.onLine) {
    event.preventDefault();
    say(target, notSaved);
  }
});
