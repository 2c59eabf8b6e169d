import { useMutation } from '@tanstack/react-query';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { campaignCalls } from './campaign-calls.ts';
import styles from './campaign-status-notes.module.css';
import { endHold } from './plan-calls.ts';

/** How a campaign goes on whose messages wait until the person has read where help is to be had. */
export function HoldChoices({ campaign }: { campaign: CampaignView }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (way: 'go-on' | 'stop') =>
      way === 'go-on' ? endHold(campaign.id) : campaignCalls.activate(campaign.id, false),
    onError: () =>
      toast({ title: 'Error', description: 'That could not be changed. Please try again.', kind: 'error' }),
  });
  return (
    <div className={styles.actions}>
      <Button busy={isPending && variables === 'go-on'} onClick={() => mutate('go-on')}>
        I’ve read this. Go on with my plan
      </Button>
      <Button variant="quiet" busy={isPending && variables === 'stop'} onClick={() => mutate('stop')}>
        Stop this campaign
      </Button>
    </div>
  );
}
