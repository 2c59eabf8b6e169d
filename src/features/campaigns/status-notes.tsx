import { useMutation, useQuery } from '@tanstack/react-query';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatWeekday, todayIn } from '../../lib/dates.ts';
import { type HabitKind, isQuiet } from '../../lib/habit-kinds.ts';
import { useFocusHandoff } from '../../lib/hooks.ts';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card, Cluster } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { campaignCalls } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { campaignsQuery } from './queries.ts';

const RepeatDialog = lazyPart(() => import('./repeat-dialog.tsx'));
onFirstUse(RepeatDialog.load);

type Way = {
  label: string;
  change: () => Promise<CampaignView>;
  /** The notice once the change is made; it replaces any notice about the earlier state. */
  done: string;
};
/** The current state with a way to undo it, or an offer with a button to accept and one to decline. */
type Note = { title: string; text: string; way: Way; past?: Way };

/** How a campaign goes on, where that is not as usual, with the way back; and what is offered near its end. */
export function CampaignStatusNotes({ campaign }: { campaign: CampaignView }) {
  if (campaign.completed) {
    return (
      <Box label="What comes next">
        <NextWeeks campaign={campaign} />
      </Box>
    );
  }
  return notesOf(campaign).map((note) => (
    <Box key={note.title} label={note.title}>
      <StatusNote {...note} />
    </Box>
  ));
}

function notesOf(campaign: CampaignView): Note[] {
  const { id, kind, active, pausedUntil, size, everyOtherDay, mayGoEveryOtherDay, everyDayKept } = campaign;
  if (!active) {
    return [
      {
        title: 'Stopped',
        text: 'No messages are being sent. Your history stays, and you can resume anytime.',
        way: {
          label: 'Resume',
          change: () => campaignCalls.activate(id, true),
          done: 'Campaign resumed',
        },
      },
    ];
  }
  const isOffered = mayGoEveryOtherDay && !everyDayKept && kind !== 'dose';
  const notes: (Note | false)[] = [
    pausedUntil !== null && {
      title: `Paused until ${formatWeekday(pausedUntil)}`,
      text: 'We won’t send anything before that day, and the days until then don’t count.',
      way: { label: 'Resume', change: () => campaignCalls.pause(id, false), done: 'Messages resumed' },
    },
    size === 'small' && {
      title: 'Small steps',
      text: 'Your messages ask for the smallest step until things go well again.',
      way: {
        label: 'Usual size',
        change: () => campaignCalls.resize(id, 'usual'),
        done: 'Usual size from now on',
      },
    },
    everyOtherDay && {
      title: 'Every other day',
      text: 'Messages come every other day now. The days in between don’t count.',
      way: {
        label: 'Back to every day',
        change: () => campaignCalls.goEveryOtherDay(id, false),
        done: 'Back to every day',
      },
    },
    isOffered && {
      title: 'Every other day from here?',
      text: 'By now, much of this habit may run on its own. If you like, get messages every other day for the last two weeks.',
      way: {
        label: 'Every other day',
        change: () => campaignCalls.goEveryOtherDay(id, true),
        done: 'Every other day from here',
      },
      past: {
        label: 'Keep every day',
        change: () => campaignCalls.keepEveryDay(id),
        done: 'You’ll keep getting one every day',
      },
    },
  ];
  return notes.filter((note) => note !== false);
}

function StatusNote({ title, text, way, past }: Note) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change }: Way) => change(),
    onSuccess: (_, { done }) => toast({ title: done, kind: 'success' }),
    onError: () =>
      toast({ title: 'Error', description: 'That could not be changed. Please try again.', kind: 'error' }),
  });
  const isBusy = (one: Way) => isPending && variables.label === one.label;
  return (
    <>
      <h2 className={styles.boxTitle}>{title}</h2>
      <p className={styles.soft}>{text}</p>
      <Cluster>
        <Button size="small" busy={isBusy(way)} onClick={() => mutate(way)}>
          {way.label}
        </Button>
        {past && (
          <Button variant="quiet" size="small" busy={isBusy(past)} onClick={() => mutate(past)}>
            {past.label}
          </Button>
        )}
      </Cluster>
    </>
  );
}

function Box({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHandoff(box);
  return (
    <Card as="section" aria-label={label} ref={box} className={styles.box}>
      {children}
    </Card>
  );
}

/** What may follow twelve weeks: once more, a next step, or nothing, which is good too. */
function NextWeeks({ campaign }: { campaign: CampaignView }) {
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
        <h2 className={styles.boxTitle}>Twelve more weeks</h2>
        <p className={styles.soft}>
          Your next twelve weeks {next.startDate > todayIn(next.timeZone) ? 'begin' : 'began'} on{' '}
          {formatWeekday(next.startDate)}.
        </p>
        <Cluster>
          <LinkButton to={paths.campaign(next.id)} size="small" icon={ArrowRightIcon}>
            Open it
          </LinkButton>
        </Cluster>
      </>
    );
  }
  const { kind } = campaign;
  if (campaign.finished) {
    return (
      <>
        <h2 className={styles.boxTitle}>Finished</h2>
        <p className={styles.soft}>
          {isQuiet(kind)
            ? 'You won’t get any more messages. Your days stay here.'
            : 'Well done. Twelve weeks is a long time to work on a habit.'}
        </p>
        <Cluster>
          <Button variant="quiet" size="small" busy={finish.isPending} onClick={() => finish.mutate(false)}>
            See the options again
          </Button>
        </Cluster>
      </>
    );
  }
  const { title, text, again } = endings[kind];
  return (
    <>
      <h2 className={styles.boxTitle}>{title}</h2>
      <p className={styles.soft}>{text}</p>
      <Cluster>
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
      </Cluster>
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
  text: 'Repeat it as it was, take a next step, or finish here. Any of these is fine.',
  again: 'Repeat',
};

/** What is said after twelve weeks, and the word for once more. */
const endings: Record<HabitKind, typeof usualEnding> = {
  build: usualEnding,
  reduce: usualEnding,
  recover: {
    title: 'This has ended',
    text: 'There was nothing you had to finish. You can start again or leave it here.',
    again: 'Start again',
  },
  dose: {
    title: 'These reminders have ended',
    text: 'What they reminded you of may continue.',
    again: 'Renew',
  },
  danger: usualEnding,
};

/** How a campaign goes on whose messages wait until the person has read where help is to be had. */
export function HoldChoices({ campaign }: { campaign: CampaignView }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (way: 'go-on' | 'stop') =>
      way === 'go-on' ? campaignCalls.endHold(campaign.id) : campaignCalls.activate(campaign.id, false),
    onError: () =>
      toast({ title: 'Error', description: 'That could not be changed. Please try again.', kind: 'error' }),
  });
  return (
    <Cluster>
      <Button busy={isPending && variables === 'go-on'} onClick={() => mutate('go-on')}>
        I’ve read this. Continue my plan
      </Button>
      <Button variant="quiet" busy={isPending && variables === 'stop'} onClick={() => mutate('stop')}>
        Stop this campaign
      </Button>
    </Cluster>
  );
}
