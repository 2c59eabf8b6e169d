import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { useInstallPrompt } from '../install/install-prompt.ts';
import { useUser } from '../session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNote } from './offline-note.tsx';
import styles from './shell.module.css';
import { useRouteFocus } from './use-route-focus.ts';

const InstallBanner = lazy(() => import('../install/install-banner.tsx'));

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
      {installPrompt && (
        <Suspense>
          <InstallBanner prompt={installPrompt} />
        </Suspense>
      )}
      <ToastOutlet />
    </>
  );
}
