import { useEffect, useId, useState } from 'react';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { Button } from '../../ui/button.tsx';
import { LazyCampaignForm, loadCampaignForm } from './lazy-campaign-form.tsx';
import styles from './start-campaign.module.css';
import type { CampaignFormOptions } from './use-campaign-form.ts';

type StartCampaignProps = Omit<CampaignFormOptions, 'campaign'> & {
  /** Nothing is running yet: the form then stands open. */
  isFirst: boolean;
};

/** The form of a new campaign inside another page; folded away where campaigns are running. */
export function StartCampaign({ isFirst, ...options }: StartCampaignProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isFirst);
  useEffect(() => onFirstUse(loadCampaignForm), []);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.start}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{isFirst ? 'Start your first habit' : 'Start another habit'}</h2>
          <p className={styles.lead}>
            Twelve weeks, one small step at a time, with messages in a voice you choose.
          </p>
        </div>
        {!isFirst && (
          <Button
            size="small"
            icon={isOpen ? 'close' : 'plus'}
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
