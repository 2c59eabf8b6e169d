import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The row of buttons at the foot of a dialog; the one that does the thing comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
