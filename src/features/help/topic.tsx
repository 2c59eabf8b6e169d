import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './topic.module.css';

/** A question that opens to its answer. */
export function Topic({
  icon,
  question,
  children,
}: {
  icon: IconName;
  question: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.topic}>
      <summary className={styles.question}>
        <Icon name={icon} />
        <h2 className={styles.heading}>{question}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
