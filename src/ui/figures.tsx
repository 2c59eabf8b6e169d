import type { ReactNode } from 'react';
import styles from './figures.module.css';
import { Skeleton } from './skeleton.tsx';

type Figure = {
  label: string;
  /** Undefined while it is on its way. */
  value: ReactNode;
};

/** Numbers side by side, each in a card with what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} aria-busy={figures.some(({ value }) => value === undefined)}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value ?? <Skeleton width="2ch" height="0.8lh" />}</dd>
        </div>
      ))}
    </dl>
  );
}
