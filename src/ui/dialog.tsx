import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-panel.tsx';
import type { LucideIcon } from './icon.tsx';
import { FormError } from './status.tsx';

const DialogPanel = lazyPart(() => import('./dialog-panel.tsx'));

/**
 * A modal dialog. When it closes, the focus returns to where it was, or to the page if that
 * element is gone.
 */
export function Dialog(props: DialogProps) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);

  const restoreFocus = () => {
    const element = opener.current;
    const target =
      element instanceof HTMLElement && element !== document.body && element.isConnected
        ? element
        : document.getElementById('main');
    target?.focus({ preventScroll: true });
  };

  return <DialogPanel {...props} onClosed={restoreFocus} />;
}

/** The buttons at the bottom of a dialog; the main one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

type FormActionsProps = {
  /** Made by `useZodForm`. */
  form: { error: string | null; busy: boolean };
  submit: string;
  variant?: 'primary' | 'danger';
  icon?: LucideIcon | undefined;
  onClose: () => void;
  /** Replaces the submit button. */
  children?: ReactNode;
};

/** The error and the buttons of a form in a dialog. */
export function FormActions({
  form,
  submit,
  variant = 'primary',
  icon,
  onClose,
  children,
}: FormActionsProps) {
  return (
    <>
      <FormError text={form.error} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {children || (
          <Button type="submit" variant={variant} icon={icon} busy={form.busy}>
            {submit}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

type ConfirmDialogProps = {
  onClose: () => void;
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  busy?: boolean | undefined;
};

/** Asks before something that can't be undone. Cancel has the focus at first. */
export function ConfirmDialog({ onClose, title, text, confirm, onConfirm, busy }: ConfirmDialogProps) {
  return (
    <Dialog onClose={onClose} role="alertdialog" title={title} description={text}>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
