import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import {
  currentUser,
  finishSignOut,
  onSignOut,
  refreshUser,
  watchOtherTabs,
  watchUser,
} from './features/session/session.ts';
import { ownZone } from './lib/dates.ts';
import { takePress } from './lib/hooks.ts';
import { onFirstUse, watchFirstUse } from './lib/lazy-part.ts';
import { canUsePush, forgetCachedData, startServiceWorker } from './lib/service-worker.ts';
import { paths } from './paths.ts';
import { preloadPage, routeAt } from './routes.ts';

/**
 * A browser that translates a page replaces its text nodes. React would then fail to remove or find one, and the whole
 * page would give way to an error (https://github.com/facebook/react/issues/11538). A leftover word is better.
 */
const { prototype } = Node;
const { insertBefore, removeChild } = prototype;

prototype.removeChild = function <Child extends Node>(child: Child) {
  return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
};
prototype.insertBefore = function <Added extends Node>(added: Added, next: Node | null) {
  return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added;
};

const refresh = () => refreshUser().catch(() => undefined);

/** @param isFresh whether the server has just confirmed who is signed in */
export function showApp(isFresh: boolean): void {
  const { pathname } = window.location;
  const { route } = routeAt(pathname);
  const root = document.getElementById('root') as HTMLElement;
  if (currentUser() === null) onFirstUse(routeAt(paths.home).route.load);
  // The page's own requests show whether the session is still valid, so refreshing the stored user can wait.
  // Not during the first tap: if the session is over, the sign-in page would replace what the person is tapping.
  else if (route.prefetchData) onFirstUse(() => setTimeout(() => currentUser() && refresh(), 1000));
  else if (!isFresh && pathname !== paths.oauthSuccess) refresh();
  if (route.hasMarks) sync();
  // In small steps, so that painting and input come first.
  startTransition(() => {
    const app = (
      <StrictMode>
        <App onShown={route.hasMarks ? undefined : sync} />
      </StrictMode>
    );
    // Hydration keeps what was typed into the prerendered sign-in page.
    if ('prerendered' in root.dataset && currentUser() === null) hydrateRoot(root, app);
    else {
      takePress();
      createRoot(root).render(app);
    }
  });
  // The browser's first date format is slow to create, so create it while the page's data is loading.
  setTimeout(ownZone);
}

/** Not part of the sign-in page's first load, which doesn't need it. */
async function sync() {
  if (currentUser() === null) return;
  const { startSync } = await import('./lib/offline-marks.ts');
  startSync(() => currentUser()?.id ?? null);
}

const hasPush = () => import.meta.env.PROD && canUsePush() && Notification.permission === 'granted';
const loadPush = () => import('./features/push/push.tsx');

/** Browsers change subscriptions without notice, so we tell the server at every start and sign-in. */
async function renewPush() {
  const user = currentUser();
  if (user !== null && hasPush()) (await loadPush()).renewPush(user.id);
}

startServiceWorker();
watchFirstUse();
watchOtherTabs();
finishSignOut().catch(() => undefined);
renewPush();
let knownUser = currentUser()?.id;
watchUser(() => {
  const userId = currentUser()?.id;
  if (userId === knownUser) return;
  knownUser = userId;
  forgetCachedData();
  sync();
  renewPush();
});
// The server forgets the subscription with the session.
onSignOut(async () => hasPush() && (await loadPush()).unsubscribe());

// Starts loading a page as soon as the person points at a link to it.
for (const type of ['pointerover', 'focusin'] as const) {
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === window.location.origin) preloadPage(link.pathname);
  });
}
