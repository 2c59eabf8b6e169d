import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

/** What stands where there is nothing yet: one sentence, and what can be done about it. */
export function EmptyState({
  icon = 'leaf',
  text,
  children,
}: {
  icon?: IconName | undefined;
  text: ReactNode;
  /** Buttons or links. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={26} />
      </span>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
