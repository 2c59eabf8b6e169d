import { useId, useState } from 'react';
import { planSentence } from '../../../worker/campaigns/campaigns.rules.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './plan-block.module.css';
import { PlanFields } from './plan-fields.tsx';
import type { CampaignFormState } from './use-campaign-form.ts';

/** The part of the form that asks for a plan of one's own; closed until it is wanted. */
export function PlanBlock({ form }: { form: CampaignFormState }) {
  const id = useId();
  const { values, errors } = form;
  const { planAnchor, planAction, planWhy } = values;
  const [wasOpened, setOpened] = useState(`${planAnchor}${planAction}${planWhy}`.trim() !== '');
  // What is wrong has to be in sight.
  const isOpen = wasOpened || Boolean(errors.planAnchor ?? errors.planAction ?? errors.planWhy);
  const part = (name: 'planAnchor' | 'planAction' | 'planWhy') => ({
    input: form.input(name),
    fill: (words: string) => form.setValue(name, words),
    error: errors[name],
  });
  const summary = planSentence({ planAnchor, planAction }) ?? 'After ___ I will ___';
  return (
    <div className={styles.block}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.opener}
        onClick={() => setOpened(!isOpen)}
      >
        <span className={styles.words}>
          <span className={styles.title}>
            A plan of your own <span className={styles.optional}>optional</span>
          </span>
          <span className={styles.summary}>
            {isOpen ? 'Your messages will say it back to you.' : summary}
          </span>
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {isOpen && (
          <PlanFields
            anchor={part('planAnchor')}
            action={part('planAction')}
            why={part('planWhy')}
            habit={values}
          />
        )}
      </div>
    </div>
  );
}
