import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useOnline } from '../../lib/hooks.ts';
import { lazyPart, useFirstUse } from '../../lib/lazy-part.ts';
import { shownToast, watchToasts } from '../../ui/toast.ts';
import { useInstallPrompt } from '../install/install-prompt.ts';
import { useUser } from '../session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header, TabBar } from './header.tsx';
import styles from './layout.module.css';

const InstallBanner = lazy(() => import('../install/install-banner.tsx'));
const ToastRegion = lazyPart(() => import('../../ui/toast-region.tsx'));

/** The frame around every page. */
export function Shell() {
  const { pathname } = useLocation();
  const installPrompt = useInstallPrompt();
  useRouteFocus(useUser() !== null);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header />
      <OfflineNote />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <Footer />
      <TabBar />
      {installPrompt && (
        <Suspense>
          <InstallBanner prompt={installPrompt} />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

/** Where toasts appear. Its code comes with the first touch of the page, and it stays from then on. */
function Toasts() {
  const toast = useSyncExternalStore(watchToasts, shownToast, () => null);
  const touched = useFirstUse();
  if (!touched && toast === null) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion toast={toast} />
    </Suspense>
  );
}

/** Says that there is no network, for as long as there is none. */
function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && (
        <p className={styles.note}>You’re offline. This is what was here when you last looked.</p>
      )}
    </div>
  );
}

/**
 * Focuses the heading of the page, or for as long as its code is on its way, the place where it will be. A heading that
 * is replaced when the page's data come hands the focus on.
 * @returns stops it
 */
function focusHeading(main: HTMLElement): () => void {
  let target = main;
  const focus = () => {
    target = main.querySelector('h1') ?? main;
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && !target.isConnected;
    if (isLost || (activeElement === main && main.querySelector('h1'))) focus();
    else if (activeElement !== target) observer.disconnect();
  });
  focus();
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a navigation, and when somebody signs in or out, the page starts at its top, and the focus is on its heading for those who listen to it. */
function useRouteFocus(isSignedIn: boolean): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const view = `${isSignedIn} ${pathname}`;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (way !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    return main === null ? undefined : focusHeading(main);
  }, [view, way]);
}
