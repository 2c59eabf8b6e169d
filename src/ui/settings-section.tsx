import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import styles from './settings-section.module.css';

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
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.about}>{about}</p>
      </div>
      <Card className={styles.fields}>{children}</Card>
    </section>
  );
}
