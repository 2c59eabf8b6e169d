import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { nextMonday } from '../../../worker/campaigns/course.rules.ts';
import type { RepeatStart } from '../../../worker/campaigns/course.schemas.ts';
import { userMessage } from '../../lib/api.ts';
import { formatWeekday, todayIn } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './campaign-course.module.css';
import { course } from './course-calls.ts';
import { campaignsQuery } from './queries.ts';

/** What may follow twelve weeks: once more, a step higher, or nothing, which is good too. */
export function NextWeeks({ campaign }: { campaign: CampaignView }) {
  const { data: campaigns } = useQuery(campaignsQuery(campaign.userId));
  const [asked, setAsked] = useState<'repeat' | 'level-up' | null>(null);
  const finish = useMutation({
    mutationFn: (finished: boolean) => course.finish(campaign.id, finished),
    onError: () =>
      toast({ title: 'Error', description: 'That could not be changed. Please try again.', kind: 'error' }),
  });
  const next = campaigns?.find(({ repeatOf }) => repeatOf === campaign.id);
  if (next !== undefined) {
    return (
      <>
        <h2 className={styles.title}>It goes on</h2>
        <p className={styles.text}>
          Your next twelve weeks {next.startDate > todayIn(next.timeZone) ? 'begin' : 'began'} on{' '}
          {formatWeekday(next.startDate)}.
        </p>
        <div className={styles.actions}>
          <LinkButton to={paths.campaign(next.id)} size="small" icon="arrow-right">
            Open it
          </LinkButton>
        </div>
      </>
    );
  }
  if (campaign.finished) {
    return (
      <>
        <h2 className={styles.title}>Finished</h2>
        <p className={styles.text}>Well done. Twelve weeks are a lot of days, and each of them was yours.</p>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" busy={finish.isPending} onClick={() => finish.mutate(false)}>
            What else could come next?
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <h2 className={styles.title}>What comes next?</h2>
      <p className={styles.text}>
        Repeat it as it was, level up with a raised step, or finish here: all are good.
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setAsked('repeat')}>
          Repeat
        </Button>
        <Button size="small" onClick={() => setAsked('level-up')}>
          Level up
        </Button>
        <Button variant="quiet" size="small" busy={finish.isPending} onClick={() => finish.mutate(true)}>
          Finish
        </Button>
      </div>
      {asked && (
        <StartDialog campaign={campaign} levelUp={asked === 'level-up'} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

type StartDialogProps = { campaign: CampaignView; levelUp: boolean; onClose: () => void };

function StartDialog({ campaign, levelUp, onClose }: StartDialogProps) {
  const navigate = useNavigate();
  const repeat = useMutation({
    mutationFn: (start: RepeatStart) => course.repeat(campaign.id, { levelUp, start }),
    onSuccess: ({ id }) => {
      onClose();
      toast({ title: 'Your next twelve weeks are ready', kind: 'success' });
      navigate(paths.campaign(id));
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: userMessage(error, 'Failed to start the campaign. Please try again.'),
        kind: 'error',
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={levelUp ? 'Level up' : 'Repeat'}
      description={`Twelve more weeks with the same words, at the same time${levelUp ? ', and a raised step' : ''}.`}
    >
      <div className={styles.starts}>
        <Button variant="primary" wide busy={repeat.isPending} onClick={() => repeat.mutate('monday')}>
          From {formatWeekday(nextMonday(todayIn(campaign.timeZone)))}
        </Button>
        <Button wide busy={repeat.isPending} onClick={() => repeat.mutate('today')}>
          From today
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
