import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

type Boxed = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' | 'ul' | 'ol' | 'form' };

/** Items in a row that wraps. */
export function Cluster({ as: Element = 'div', className, ...props }: Boxed) {
  const Tag = Element as 'div';
  return <Tag {...props} className={classNames(styles.cluster, className)} />;
}

export function Card({ as: Element = 'div', className, ...props }: Boxed) {
  const Tag = Element as 'div';
  return <Tag {...props} className={classNames(styles.card, className)} />;
}

/** The h1 of a page, which gets the focus after a navigation. */
export function PageHeading({
  title,
  lead,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons for the whole page. */
  actions?: ReactNode;
}) {
  return (
    <header className={styles.heading}>
      <div className={styles.headingWords}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.headingActions}>{actions}</div>}
    </header>
  );
}
