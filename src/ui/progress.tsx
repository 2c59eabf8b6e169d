import styles from './progress.module.css';

/** How much of something is done; `label` says of what, for those who cannot see the bar. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <div className={styles.bar} style={{ width: `${shown}%` }} />
    </div>
  );
}
