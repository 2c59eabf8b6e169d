import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The one h1 of a page; it takes the focus after a navigation. */
export function PageHeading({
  title,
  lead,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons that belong to the whole page. */
  actions?: ReactNode;
}) {
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
