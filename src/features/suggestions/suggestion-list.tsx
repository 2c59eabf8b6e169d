import { lazy, Suspense, useId } from 'react';
import { partnerDisclosure } from '../../lib/partner-link.ts';
import { Skeleton } from '../../ui/status.tsx';
import type { HabitWords } from './choose-suggestions.ts';
import { ProductList } from './product-list.tsx';
import styles from './suggestion-list.module.css';
import { extendedProducts } from './usual-products.data.ts';

const SuggestedProducts = lazy(() => import('./suggested-products.tsx'));

/**
 * Things that may help with a habit, at the retailer that the product is a partner of.
 * @param props.habit without it, what helps with any
 */
export function SuggestionList({ habit }: { habit?: HabitWords }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.suggestions}>
      <h2 id={id} className={styles.heading}>
        Habit Building Resources
      </h2>
      {habit === undefined ? (
        <ProductList products={extendedProducts} />
      ) : (
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <SuggestedProducts {...habit} />
        </Suspense>
      )}
      <p className={styles.disclosure}>{partnerDisclosure}</p>
    </section>
  );
}
