import { Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './message-skeletons.module.css';

/** Keeps the place of messages that are on their way. */
export function MessageSkeletons({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden>Loading messages</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <div key={index} className={styles.card}>
          <div className={styles.header}>
            <Skeleton className={styles.icon} />
            <div className={styles.words}>
              <Skeleton width="60%" height="1rem" />
              <Skeleton width="80%" height="0.875rem" />
            </div>
          </div>
          <div className={styles.content}>
            <Skeleton height="1rem" />
            <Skeleton height="1rem" />
            <Skeleton width="40%" height="1rem" />
          </div>
          <Skeleton className={styles.origin} />
          <Skeleton className={styles.button} />
        </div>
      ))}
    </div>
  );
}
