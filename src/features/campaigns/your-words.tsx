import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import statusStyles from './campaign-status-notes.module.css';
import { savePlan } from './plan-calls.ts';
import { type PlanField, type PlanPart, planParts } from './plan-parts.ts';
import styles from './your-words.module.css';

const loadDialog = () => import('./words-dialog.tsx');
const WordsDialog = lazy(loadDialog);
onFirstUse(loadDialog);

/** What is known of a campaign in the person's own words: messages are written from it. */
export function YourWords({ campaign }: { campaign: CampaignView }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<PlanPart | null>(null);
  const remove = useMutation({
    mutationFn: (field: PlanField) => savePlan(campaign.id, { [field]: null }),
    onSuccess: () => {
      heading.current?.focus({ preventScroll: true });
      toast({ title: 'Removed', kind: 'success' });
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to remove it. Please try again.', kind: 'error' }),
  });
  // Nothing more is written for a campaign that is over.
  const mayChange = !campaign.completed;
  const shown = planParts(campaign.kind).filter(
    ({ field, isMain }) => campaign[field] !== null || (isMain && mayChange),
  );
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className={statusStyles.box}>
      <h2 id={id} ref={heading} tabIndex={-1} className={statusStyles.title}>
        Your words
      </h2>
      <dl className={styles.list}>
        {shown.map((part) => {
          const { field, label } = part;
          const words = campaign[field];
          return (
            <div key={field} className={styles.part}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.words}>{words ?? <span className={styles.none}>Not said yet</span>}</dd>
              {mayChange && (
                <dd className={styles.actions}>
                  {words === null ? (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Add: ${label}`}
                      onClick={() => setEdited(part)}
                      className={styles.add}
                    >
                      Add
                    </Button>
                  ) : (
                    <>
                      <Button
                        variant="quiet"
                        icon="pencil"
                        aria-label={`Edit: ${label}`}
                        onClick={() => setEdited(part)}
                      />
                      <Button
                        variant="quiet"
                        icon="close"
                        aria-label={`Remove: ${label}`}
                        busy={remove.isPending && remove.variables === field}
                        onClick={() => remove.mutate(field)}
                      />
                    </>
                  )}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {edited && (
        <Suspense fallback={null}>
          <WordsDialog campaign={campaign} part={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Card>
  );
}
