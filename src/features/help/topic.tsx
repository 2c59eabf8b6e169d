import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../../ui/icon.tsx';
import styles from './topic.module.css';

/** A question that opens to its answer. */
export function Topic({
  icon,
  question,
  children,
}: {
  icon: LucideIcon;
  question: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.topic}>
      <summary className={styles.question}>
        <Icon of={icon} />
        <h2 className={styles.heading}>{question}</h2>
        <Icon of={ChevronDownIcon} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
