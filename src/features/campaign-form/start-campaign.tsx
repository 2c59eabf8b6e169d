import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { Suspense, useEffect, useId, useState } from 'react';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './start-campaign.module.css';
import type { CampaignFormOptions } from './use-campaign-form.ts';

const CampaignForm = lazyPart(() => import('./campaign-form.tsx'));

/** The campaign form and its contract come when they are needed, and keep their place until then. */
export function LazyCampaignForm(options: CampaignFormOptions) {
  return (
    <Suspense fallback={<CampaignFormSkeleton />}>
      <CampaignForm {...options} />
    </Suspense>
  );
}

const fieldHeights = ['5.5rem', '4.5rem', '6rem', '6.5rem', '14rem', '7rem'];

export function CampaignFormSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden>Loading the form</VisuallyHidden>
      {fieldHeights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}

type StartCampaignProps = Omit<CampaignFormOptions, 'campaign'> & {
  /** Nothing is running yet, so the form starts out open. */
  isFirst: boolean;
};

/** The form of a new campaign inside another page; folded away where campaigns are running. */
export function StartCampaign({ isFirst, ...options }: StartCampaignProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isFirst);
  useEffect(() => onFirstUse(CampaignForm.load), []);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.start}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{isFirst ? 'Start your first habit' : 'Start another habit'}</h2>
          {!isFirst && (
            <p className={styles.lead}>
              Twelve weeks, one small step at a time, with messages in a voice you choose.
            </p>
          )}
        </div>
        {!isFirst && (
          <Button
            size="small"
            icon={isOpen ? CloseIcon : PlusIcon}
            aria-expanded={isOpen}
            aria-controls={`${id}-form`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close the form' : 'Create one here'}
          </Button>
        )}
      </div>
      <div id={`${id}-form`}>{isOpen && <LazyCampaignForm {...options} />}</div>
    </section>
  );
}
