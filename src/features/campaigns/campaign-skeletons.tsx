import { Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import cardStyles from './campaign-card.module.css';
import styles from './campaign-skeletons.module.css';

/** Keeps the place of campaigns that are on their way; stands inside their grid. */
export function CampaignSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
    <div key={index} aria-busy="true" className={cardStyles.card}>
      {index === 0 && <VisuallyHidden>Loading campaigns</VisuallyHidden>}
      <div className={cardStyles.top}>
        <Skeleton className={styles.look} />
        <div className={styles.words}>
          <Skeleton width="70%" height="1.125rem" />
          <Skeleton height="0.9375rem" />
          <Skeleton width="50%" height="0.9375rem" />
        </div>
      </div>
      <Skeleton height="0.5rem" />
      <div className={cardStyles.foot}>
        <Skeleton width="7rem" height="2.25rem" />
        <Skeleton className={styles.button} />
      </div>
    </div>
  ));
}
