import type { ReactNode } from 'react';
import styles from './figures.module.css';
import { Skeleton } from './status.tsx';

type Figure = {
  label: string;
  /** Undefined while loading. */
  value: ReactNode;
};

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} aria-busy={figures.some(({ value }) => value === undefined)}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.figureValue}>{value ?? <Skeleton width="2ch" height="0.8lh" />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number in the habit's color and its unit, which rolls in when it changes: '51 in a row'. */
export const HabitFigure = ({ figure, unit }: { figure: number | string; unit: string }) => (
  <p className={styles.habit}>
    <span key={figure} className={styles.habitFigure}>
      {figure}
    </span>{' '}
    <span>{unit}</span>
  </p>
);

type ProgressProps = {
  percent: number;
  label: string;
  /** What screen readers say instead of the percentage. */
  text?: string;
};

export function Progress({ percent, label, text }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuetext={text}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <div className={styles.bar} style={{ width: `${shown}%` }} />
    </div>
  );
}
