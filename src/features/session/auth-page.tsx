import type { ReactNode } from 'react';
import styles from './auth-page.module.css';
import { Sunrise } from './sunrise.tsx';

/** The first thing that anybody sees: a picture with a promise, and a form beside it. */
export function AuthPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <Sunrise className={styles.picture} />
        <p className={styles.promise}>
          <span>Twelve weeks.</span> <span>One small step a day.</span>
        </p>
        <p className={styles.promiseMore}>
          A short message at the right time of day, until the habit runs on its own.
        </p>
      </div>
      <div className={styles.side}>
        <header>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
