import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { lazyPart, onFirstUse } from '../lib/lazy-part.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-panel.tsx';

const DialogPanel = lazyPart(() => import('./dialog-panel.tsx'));

/**
 * A modal dialog, loaded on first use. When it closes, the focus returns to where it was, or to the page if that
 * element is gone.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const opener = useRef<Element | null>(null);
  useEffect(() => onFirstUse(DialogPanel.load), []);
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

/** The buttons at the bottom of a dialog; the main one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  /** The label of the confirming button, such as 'Delete'. */
  confirm: string;
  onConfirm: () => void;
  busy?: boolean | undefined;
};

/** Asks before something that can't be undone. Cancel has the focus at first. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  onConfirm,
  busy,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} role="alertdialog" title={title} description={text}>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
