import './styles/base.css';
import './lib/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { forgetSeenData, startServiceWorker } from './features/push/start-service-worker.ts';
import {
  beforeSigningOut,
  currentUser,
  recallUser,
  refreshUser,
  watchUser,
} from './features/session/session.ts';
import { canUsePush } from './lib/can-use-push.ts';
import { onFirstUse } from './lib/on-first-use.ts';
import { paths } from './paths.ts';
import { preloadPage, routeAt } from './routes.ts';

const { pathname } = window.location;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root element');

const refresh = () => refreshUser().catch(() => undefined);

function start(container: HTMLElement, isFresh: boolean) {
  preloadPage(pathname);
  if (currentUser() === null) onFirstUse(routeAt(paths.home).route.load);
  // A page that reads something learns from that whether the session still holds: the copy of the user can wait.
  else if (routeAt(pathname).route.readAhead) onFirstUse(refresh);
  else if (!isFresh && pathname !== paths.oauthSuccess) refresh();
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Nothing is shown before it is known: no login form flashes up for somebody who is signed in.
const recalling = pathname === paths.oauthSuccess ? null : recallUser();
if (recalling === null) start(root, false);
else recalling.then(() => start(root, true));

startServiceWorker();
const loadPush = () => import('./features/push/push.ts');

/** Browsers change their subscriptions behind our back: the server is told at every start and sign-in. */
async function renewPush() {
  const user = currentUser();
  if (user === null || !canUsePush() || Notification.permission !== 'granted') return;
  const push = await loadPush();
  await push.renewPush(user.id);
}
renewPush();
let knownUser = currentUser()?.id;
watchUser(() => {
  const userId = currentUser()?.id;
  if (userId === knownUser) return;
  knownUser = userId;
  forgetSeenData();
  renewPush();
});
beforeSigningOut(async () => {
  if (!canUsePush() || Notification.permission !== 'granted') return;
  const push = await loadPush();
  await push.leaveBrowser();
});

// A page's code is on its way as soon as somebody means to go there.
for (const type of ['pointerover', 'focusin'] as const) {
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === window.location.origin) preloadPage(link.pathname);
  });
}
