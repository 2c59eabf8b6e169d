import { Card } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics-skeletons.module.css';

/** Keeps the place of the charts. */
export function ChartSkeletons() {
  return (
    <div aria-busy="true" className={styles.charts}>
      <VisuallyHidden>Loading charts</VisuallyHidden>
      <Skeleton className={styles.tabs} />
      <Card className={styles.chart}>
        <Skeleton width="12rem" height="1.75rem" />
        <Skeleton className={styles.pie} />
      </Card>
    </div>
  );
}

/** Keeps the place of the campaigns' details. */
export function DetailSkeletons() {
  return (
    <Card aria-busy="true" className={styles.details}>
      <VisuallyHidden>Loading campaigns</VisuallyHidden>
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </Card>
  );
}
