import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { Component, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useFocusRecovery } from '../../lib/focus.ts';
import { useOnline } from '../../lib/hooks.ts';
import { lazyPart, useFirstUse } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/status.tsx';
import { shownToast } from '../../ui/toast.ts';
import { installPrompt } from '../install/install-prompt.ts';
import { useUser } from '../session/session.ts';
import styles from './layout.module.css';
import { FooterContent, Header, TabBar } from './navigation.tsx';

const InstallBanner = lazyPart(() => import('../install/install-banner.tsx'));
const ToastRegion = lazyPart(() => import('../../ui/toast-region.tsx'));

export function Shell() {
  const { pathname } = useLocation();
  const prompt = installPrompt.use();
  useRouteFocus(useUser() !== null);
  useFocusRecovery();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <OfflineNote />
      <footer className={styles.footer}>
        <FooterContent />
      </footer>
      <TabBar />
      {prompt && <InstallBanner prompt={prompt} />}
      <Toasts />
    </>
  );
}

/** Loads on first use or with the first notice, and then stays. */
function Toasts() {
  const toast = shownToast.use();
  const touched = useFirstUse();
  if (!touched && toast === null) return null;
  return <ToastRegion toast={toast} />;
}

function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.note}>
      {!isOnline && <p>Offline. Your marks are saved on this device.</p>}
    </div>
  );
}

/**
 * Focuses the heading of the page, or the page itself until its code has loaded. If the heading is replaced when the
 * page's data arrives, the new one gets the focus. Returns a function that stops watching.
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

/**
 * After a navigation or a sign-in or sign-out, scrolls to the top and focuses the heading, for screen readers. After Back
 * and Forward, the browser restores the scroll position.
 */
function useRouteFocus(isSignedIn: boolean): void {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const view = `${isSignedIn} ${pathname}`;
  const shown = useRef({ view, key });
  useLayoutEffect(() => {
    const isBack = navigation === 'POP' && key !== shown.current.key;
    if (view !== shown.current.view && !isBack) window.scrollTo(0, 0);
  }, [view, key, navigation]);
  useEffect(() => {
    const before = shown.current.view;
    shown.current = { view, key };
    const main = document.getElementById('main');
    return main === null || view === before ? undefined : focusHeading(main);
  }, [view, key]);
}

/** Shown if a page throws or its code can't be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <ErrorState text="Sorry, something went wrong on this page. Nothing you saved is lost. Reloading usually helps.">
        <Button variant="primary" icon={RefreshIcon} onClick={() => window.location.reload()}>
          Reload
        </Button>
      </ErrorState>
    );
  }
}
