import { lazy, Suspense } from 'react';
import { Card } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './lazy-campaign-form.module.css';
import type { CampaignFormOptions } from './use-campaign-form.ts';

export const loadCampaignForm = () => import('./campaign-form.tsx');
const CampaignForm = lazy(loadCampaignForm);

/** The campaign form and its contract come when they are needed, and keep their place until then. */
export function LazyCampaignForm(options: CampaignFormOptions) {
  return (
    <Suspense fallback={<CampaignFormSkeleton />}>
      <CampaignForm {...options} />
    </Suspense>
  );
}

const fieldHeights = ['4.5rem', '8rem', '6.5rem', '6rem', '14rem', '7rem'];

export function CampaignFormSkeleton() {
  return (
    <Card className={styles.card}>
      <div aria-busy="true" className={styles.form}>
        <VisuallyHidden>Loading the form</VisuallyHidden>
        {fieldHeights.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </Card>
  );
}
