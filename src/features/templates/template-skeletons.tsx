import { Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import cardStyles from './template-card.module.css';
import listStyles from './template-list.module.css';

/** Keeps the place of templates that are on their way. */
export function TemplateSkeletons({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={listStyles.grid}>
      <VisuallyHidden>Loading templates</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <div key={index} className={cardStyles.card}>
          <div className={cardStyles.top}>
            <Skeleton width="8rem" height="var(--touch)" />
          </div>
          <Skeleton height="5rem" />
          <Skeleton height="var(--touch)" />
        </div>
      ))}
    </div>
  );
}
