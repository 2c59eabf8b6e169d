import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useFirstUse } from '../../lib/use-first-use.ts';
import { useOnline } from '../../lib/use-online.ts';
import { shownToast, watchToasts } from '../../ui/toast.ts';
import { useInstallPrompt } from '../install/install-prompt.ts';
import { useUser } from '../session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header, TabBar } from './header.tsx';
import styles from './layout.module.css';
import { useRouteFocus } from './use-route-focus.ts';

const InstallBanner = lazy(() => import('../install/install-banner.tsx'));
const ToastRegion = lazyPart(() => import('../../ui/toast-region.tsx'));

/** What stands around every page. */
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
      {!isOnline && <p className={styles.note}>You are offline. This is what you last saw.</p>}
    </div>
  );
}
