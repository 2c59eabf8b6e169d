import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFirstUse } from '../lib/use-first-use.ts';
import { shownToast, watchToasts } from './toast.ts';

const loadRegion = () => import('./toast-region.tsx');
const ToastRegion = lazy(loadRegion);

/** Where toasts appear. Its code comes with the first touch of the page, and it stays from then on. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(watchToasts, shownToast);
  const touched = useFirstUse();
  if (!touched && toast === null) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion toast={toast} />
    </Suspense>
  );
}
