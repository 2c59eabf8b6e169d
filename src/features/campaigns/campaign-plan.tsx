import { lazy, Suspense, useState } from 'react';
import { planSentence } from '../../../worker/campaigns/campaigns.rules.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './campaign-plan.module.css';

const loadDialog = () => import('./plan-dialog.tsx');
const PlanDialog = lazy(loadDialog);
onFirstUse(loadDialog);

/** The person's plan in a sentence, or a quiet invitation to make one. */
export function CampaignPlan({ campaign }: { campaign: CampaignView | undefined }) {
  const [isChanging, setChanging] = useState(false);
  if (campaign === undefined) return <Skeleton className={styles.waiting} />;
  const { planWhy, completed } = campaign;
  const sentence = planSentence(campaign);
  const hasPlan = sentence !== null || planWhy !== null;
  // Nothing more is written for a campaign that is over.
  if (completed && !hasPlan) return null;
  return (
    <div className={styles.plan}>
      <div className={styles.words}>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {planWhy && <p className={styles.why}>Why it matters to me: {planWhy}</p>}
        {!hasPlan && <p className={styles.why}>A plan makes starting easier.</p>}
      </div>
      {!completed && (
        <Button variant="quiet" size="small" onClick={() => setChanging(true)} className={styles.change}>
          {hasPlan ? 'Change plan' : 'Make a plan'}
        </Button>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <PlanDialog campaign={campaign} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}
