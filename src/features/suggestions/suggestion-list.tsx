import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useId, useState } from 'react';
import { partnerDisclosure } from '../../lib/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/status.tsx';
import type { HabitWords } from './choose-suggestions.ts';
import { ProductList } from './product-list.tsx';
import styles from './suggestion-list.module.css';
import { extendedProducts } from './usual-products.data.ts';

const SuggestedProducts = lazy(() => import('./suggested-products.tsx'));

/**
 * Things that may help with a habit, at the retailer that the product is a partner of: folded away until somebody asks.
 * @param props.habit without it, what helps with any
 */
export function SuggestionList({ habit }: { habit?: HabitWords }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={id}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className={styles.suggestions}>
        <summary className={styles.summary}>
          <h2 id={id} className={styles.heading}>
            Habit Building Resources
          </h2>
          <span className={styles.show}>
            {isOpen ? 'Hide' : 'Show'}
            <Icon of={ChevronDownIcon} />
          </span>
        </summary>
        {isOpen &&
          (habit === undefined ? (
            <ProductList products={extendedProducts} />
          ) : (
            <Suspense fallback={<Skeleton className={styles.waiting} />}>
              <SuggestedProducts {...habit} />
            </Suspense>
          ))}
        {/* While this one is shown, the footer leaves out its own. */}
        {isOpen && (
          <p data-disclosure="" className={styles.disclosure}>
            {partnerDisclosure}
          </p>
        )}
      </details>
    </section>
  );
}
