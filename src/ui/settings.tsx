import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Card } from './layout.tsx';
import styles from './settings.module.css';

/** One matter of the settings: what it is about, and beside it what can be changed. */
export function SettingsSection({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.settings}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.about}>{about}</p>
      </div>
      <Card className={styles.settingsFields}>{children}</Card>
    </section>
  );
}

/** Things with one button each. */
export function ActionList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type ActionItemProps = {
  name: ReactNode;
  /** How it stands, below its name. */
  state: ReactNode;
  /** Missing where there is nothing to press. */
  action?: string | null;
  busy?: boolean;
  onAction?: () => void;
};

export function ActionItem({ name, state, action, busy = false, onAction }: ActionItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p className={styles.itemName}>{name}</p>
        <p className={styles.itemState}>{state}</p>
      </div>
      {action && (
        <Button size="small" busy={busy} onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
