import type { ReactNode } from 'react';
import styles from './action-list.module.css';
import { Button } from './button.tsx';

/** Things with one button each, or none. */
export function ActionList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type ActionItemProps = {
  name: ReactNode;
  /** How it stands, below its name. */
  state: ReactNode;
  /** Null where there is nothing to press. */
  action: string | null;
  busy?: boolean;
  onAction: () => void;
};

export function ActionItem({ name, state, action, busy = false, onAction }: ActionItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>{state}</p>
      </div>
      {action !== null && (
        <Button size="small" busy={busy} onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
