import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { onFirstUse } from '../lib/on-first-use.ts';
import type { DialogProps } from './dialog-panel.tsx';

const loadPanel = () => import('./dialog-panel.tsx');
const DialogPanel = lazy(loadPanel);

/**
 * A modal window. Its code comes with the first touch of the page. When it closes, the focus goes back to
 * where it was, or to the page when that place is gone.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const opener = useRef<Element | null>(null);
  useEffect(() => onFirstUse(loadPanel), []);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  const giveFocusBack = () => {
    const target = opener.current;
    const place =
      target instanceof HTMLElement && target !== document.body && target.isConnected
        ? target
        : document.getElementById('main');
    place?.focus({ preventScroll: true });
  };

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} onClosed={giveFocusBack} />
    </Suspense>
  );
}
