import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchInstallOffers } from './features/install/install-prompt.ts';
import { forgetSeenData, startServiceWorker } from './features/push/start-service-worker.ts';
import {
  beforeSigningOut,
  currentUser,
  refreshUser,
  watchOtherTabs,
  watchUser,
} from './features/session/session.ts';
import { canUsePush } from './lib/can-use-push.ts';
import { warmUpFormats } from './lib/dates.ts';
import { onFirstUse, watchFirstUse } from './lib/on-first-use.ts';
import { paths } from './paths.ts';
import { preloadPage } from './preload-page.ts';
import { routeAt } from './routes.ts';

const refresh = () => refreshUser().catch(() => undefined);

/** @param isFresh whether the server has just said who is signed in */
export function showApp(isFresh: boolean): void {
  const { pathname } = window.location;
  const { route } = routeAt(pathname);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has lost its root element');
  if (currentUser() === null) onFirstUse(routeAt(paths.home).route.load);
  // A page that reads something learns from that whether the session still holds: the copy of the user can wait.
  else if (route.readAhead) onFirstUse(refresh);
  else if (!isFresh && pathname !== paths.oauthSuccess) refresh();
  if (route.hasMarks) keepUp();
  // In small steps, so that the first paint and the person's input come first.
  startTransition(() => {
    const app = (
      <StrictMode>
        <App onShown={route.hasMarks ? undefined : keepUp} />
      </StrictMode>
    );
    // The prerendered sign-in page stays as it is, with what was typed into it.
    if ('prerendered' in root.dataset && currentUser() === null) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  setTimeout(warmUpFormats);
}

startServiceWorker();
watchFirstUse();
watchInstallOffers();
watchOtherTabs();
/** Those who sign in have no use for this yet. */
async function keepUp() {
  if (currentUser() === null) return;
  const { keepUpWithPerson } = await import('./lib/offline-marks.ts');
  keepUpWithPerson(() => currentUser()?.id ?? null);
}
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
  keepUp();
  renewPush();
});
beforeSigningOut(async () => {
  if (!canUsePush() || Notification.permission !== 'granted') return;
  const push = await loadPush();
  await push.leaveBrowser();
});

// Starts loading a page's code as soon as someone seems about to go there.
for (const type of ['pointerover', 'focusin'] as const) {
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === window.location.origin) preloadPage(link.pathname);
  });
}
