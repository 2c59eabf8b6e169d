import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { partnerDisclosure } from '../../lib/product.ts';
import { statsQuery } from '../../lib/query-client.ts';
import { Fold } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { useSignedInUser } from '../session/session.ts';
import type { HabitText } from './suggested-products.tsx';
import styles from './suggestion-list.module.css';

const SuggestedProducts = lazyPart(
  () => import('./suggested-products.tsx'),
  <Skeleton className={styles.waiting} />,
);

/** They start on day 7 of the person's first campaign. */
const firstDay = 6;

/** Products that may help with a habit, or with any habit, from our partner retailer: folded until opened. */
export function SuggestionList({ habit }: { habit?: HabitText }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: stats } = useQuery(statsQuery(useSignedInUser().id));
  if (stats === undefined || stats.days < firstDay) return null;
  return (
    <section aria-labelledby={id}>
      <Fold
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        summary={
          <h2 id={id} className={textStyles.soft}>
            Habit Building Resources
          </h2>
        }
        className={styles.suggestions}
      >
        {isOpen && (
          <>
            <SuggestedProducts {...habit} />
            {/* While this is shown, the footer hides its own disclosure. */}
            <p data-disclosure="" className={styles.disclosure}>
              {partnerDisclosure}
            </p>
          </>
        )}
      </Fold>
    </section>
  );
}
