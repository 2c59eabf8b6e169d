import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatWeekday } from '../../lib/dates.ts';
import { useHandOnFocus } from '../../lib/use-hand-on-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { campaignCalls } from './campaign-calls.ts';
import styles from './campaign-status-notes.module.css';
import { NextWeeks } from './next-weeks.tsx';

type Way = {
  label: string;
  change: () => Promise<CampaignView>;
  /** Told once it is so: a notice of what was before may still be there. */
  done: string;
};
/** What is so, and the way back; or what could be, with the way there and the one past it. */
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
        text: 'Nothing of it is sent. What you did stays, and you can take it up again whenever you like.',
        way: {
          label: 'Take it up again',
          change: () => campaignCalls.activate(id, true),
          done: 'Taken up again',
        },
      },
    ];
  }
  const isOffered = mayGoEveryOtherDay && !everyDayKept && kind !== 'dose';
  const notes: (Note | false)[] = [
    pausedUntil !== null && {
      title: `Paused until ${formatWeekday(pausedUntil)}`,
      text: 'Nothing is sent before that day, and the days until then do not count.',
      way: { label: 'Continue', change: () => campaignCalls.pause(id, false), done: 'Messages come again' },
    },
    size === 'small' && {
      title: 'Small steps',
      text: 'Your messages ask for the smallest step, until things go well again.',
      way: {
        label: 'Usual size',
        change: () => campaignCalls.resize(id, 'usual'),
        done: 'Usual size from now on',
      },
    },
    everyOtherDay && {
      title: 'Every other day',
      text: 'That is how the last two weeks go. The days between do not count.',
      way: {
        label: 'Back to every day',
        change: () => campaignCalls.goEveryOtherDay(id, false),
        done: 'Every day again',
      },
    },
    isOffered && {
      title: 'Every other day from here?',
      text: 'Much of it may run by itself by now. If you like, the messages of the last two weeks come every other day.',
      way: {
        label: 'Every other day',
        change: () => campaignCalls.goEveryOtherDay(id, true),
        done: 'Every other day from here',
      },
      past: {
        label: 'Keep every day',
        change: () => campaignCalls.keepEveryDay(id),
        done: 'It stays at every day',
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
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button size="small" busy={isBusy(way)} onClick={() => mutate(way)}>
          {way.label}
        </Button>
        {past && (
          <Button variant="quiet" size="small" busy={isBusy(past)} onClick={() => mutate(past)}>
            {past.label}
          </Button>
        )}
      </div>
    </>
  );
}

function Box({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useHandOnFocus(box);
  return (
    <Card as="section" aria-label={label} ref={box} className={styles.box}>
      {children}
    </Card>
  );
}
