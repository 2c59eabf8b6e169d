import CloseIcon from 'lucide-react/icons/x';
import { Close, Content, Description, Portal, Root, Title } from 'radix-ui/dialog';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

export type DialogProps = {
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** An `alertdialog` must be answered: a click outside doesn't close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
};

declare global {
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

export default function DialogPanel({
  onClose,
  onClosed,
  title,
  description,
  role = 'dialog',
  children,
}: DialogProps & { onClosed: () => void }) {
  const mustAnswer = role === 'alertdialog';
  const content = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  // Android's Back closes it, where the browser can tell, instead of leaving the page.
  useEffect(() => {
    if (window.CloseWatcher === undefined) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <div className={styles.backdrop} data-scroll-lock="">
          <Content
            role={role}
            aria-modal="true"
            className={styles.panel}
            ref={content}
            onOpenAutoFocus={(event) => {
              const field = mustAnswer
                ? null
                : content.current?.querySelector<HTMLElement>('input, textarea, select');
              if (!field) return;
              // Otherwise, the close button would have it.
              event.preventDefault();
              field.focus();
            }}
            onInteractOutside={(event) => mustAnswer && event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              onClosed();
            }}
          >
            <div className={styles.withCorner}>
              <Title className={styles.title}>{title}</Title>
              {!mustAnswer && (
                <Close asChild>
                  <Button variant="quiet" icon={CloseIcon} aria-label="Close" className={styles.close} />
                </Close>
              )}
            </div>
            {description && <Description className={styles.description}>{description}</Description>}
            {children}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
