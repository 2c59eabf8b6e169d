import { Children, type ReactNode } from 'react';
import styles from './dotted.module.css';

/** The children that are present, with dots between them, but none at the start or end of a line. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <span className={styles.dotted}>
    {Children.toArray(children)
      .filter((part) => part !== '')
      .map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
        <span key={at}>
          {at > 0 && <span className={styles.dot}> · </span>}
          {part}
        </span>
      ))}
  </span>
);
