import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';

/** What stands where something could not be fetched; a screen reader hears of it at once. */
export function ErrorState({
  text,
  onRetry,
  children,
}: {
  text: ReactNode;
  /** Adds a 'Try again' button. */
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <div role="alert" className={styles.empty}>
      <span className={classNames(styles.icon, styles.error)}>
        <Icon name="warning" size={26} />
      </span>
      <p className={styles.text}>{text}</p>
      {(onRetry ?? children) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon="refresh" onClick={onRetry}>
              Try again
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
