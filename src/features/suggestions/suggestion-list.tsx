import { lazy, Suspense, useId } from 'react';
import { partnerDisclosure } from '../../lib/partner-link.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { HabitWords } from './choose-suggestions.ts';
import styles from './suggestion-list.module.css';

const SuggestedProducts = lazy(() => import('./suggested-products.tsx'));

/** Things that may help with a habit, at the retailer that the product is a partner of. */
export function SuggestionList(habit: HabitWords) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.suggestions}>
      <h2 id={id} className={styles.heading}>
        Habit Building Resources
      </h2>
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <SuggestedProducts {...habit} />
      </Suspense>
      <p className={styles.disclosure}>{partnerDisclosure}</p>
    </section>
  );
}
