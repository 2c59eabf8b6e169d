import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatWeekday, todayIn } from '../../lib/dates.ts';
import { type HabitKind, isQuiet } from '../../lib/habit-kinds.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { campaignCalls } from './campaign-calls.ts';
import styles from './campaign-status-notes.module.css';
import { campaignsQuery } from './queries.ts';

const loadDialog = () => import('./repeat-dialog.tsx');
const RepeatDialog = lazy(loadDialog);
onFirstUse(loadDialog);

/** What may follow twelve weeks: once more, a next step, or nothing, which is good too. */
export function NextWeeks({ campaign }: { campaign: CampaignView }) {
  const { data: campaigns } = useQuery(campaignsQuery(campaign.userId));
  const [asked, setAsked] = useState<'repeat' | 'next-step' | null>(null);
  const finish = useMutation({
    mutationFn: (finished: boolean) => campaignCalls.finish(campaign.id, finished),
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
  const { kind } = campaign;
  if (campaign.finished) {
    return (
      <>
        <h2 className={styles.title}>Finished</h2>
        <p className={styles.text}>
          {isQuiet(kind)
            ? 'Nothing more comes. Your days stay here.'
            : 'Well done. Twelve weeks are a lot of days, and each of them was yours.'}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" busy={finish.isPending} onClick={() => finish.mutate(false)}>
            What else could come next?
          </Button>
        </div>
      </>
    );
  }
  const { title, text, again } = endings[kind];
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setAsked('repeat')}>
          {again}
        </Button>
        {!isQuiet(kind) && (
          <Button size="small" onClick={() => setAsked('next-step')}>
            Next step
          </Button>
        )}
        <Button variant="quiet" size="small" busy={finish.isPending} onClick={() => finish.mutate(true)}>
          Finish
        </Button>
      </div>
      {asked && (
        <Suspense fallback={null}>
          <RepeatDialog
            campaign={campaign}
            title={asked === 'repeat' ? again : 'Next step'}
            levelUp={asked === 'next-step'}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const usualEnding = {
  title: 'What comes next?',
  text: 'Repeat it as it was, take a next step, or finish here: all are good.',
  again: 'Repeat',
};

/** What is said after twelve weeks, and the word for once more. */
const endings: Record<HabitKind, typeof usualEnding> = {
  build: usualEnding,
  reduce: usualEnding,
  recover: {
    title: 'This has ended',
    text: 'Nothing had to be finished by now. You can start it again, or leave it here.',
    again: 'Start again',
  },
  dose: {
    title: 'These reminders have ended',
    text: 'What they were for may go on.',
    again: 'Renew',
  },
  danger: usualEnding,
};
