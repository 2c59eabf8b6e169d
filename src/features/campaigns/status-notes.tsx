import { queryOptions, useQuery } from '@tanstack/react-query';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { type HabitKind, type HeldBack, isQuiet } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { todayIn } from '../../lib/dates.ts';
import { formatWeekday } from '../../lib/days.ts';
import { useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { campaignsQuery, capabilitiesQuery } from '../../lib/query-client.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import settingsStyles from '../../ui/settings.module.css';
import { useSignedInUser } from '../session/session.ts';
import { type CampaignChange, campaignCalls, useCampaignChange } from './campaign-calls.ts';
import { NoteCard } from './campaign-state.tsx';

const RepeatDialog = lazyPart(async () => (await import('./plan-changes.tsx')).RepeatDialog);

/** A state with a button to undo it, or an offer with buttons to accept and to decline it. */
type Note = { title: string; text: string; accept: CampaignChange; decline?: CampaignChange };

/** Notes about a campaign that was changed, is offered a change, or has ended. */
export function CampaignStatusNotes({ campaign }: { campaign: CampaignView }) {
  if (campaign.completed) return <NextWeeks campaign={campaign} />;
  return notesOf(campaign).map((note) => <StatusNote key={note.title} {...note} />);
}

function notesOf(campaign: CampaignView): Note[] {
  const { id, kind, active, pausedUntil, size, everyOtherDay, mayGoEveryOtherDay, everyDayKept } = campaign;
  if (!active) {
    return [
      {
        title: 'Stopped',
        text: 'No messages are being sent. Your history stays, and you can resume anytime.',
        accept: {
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
      accept: {
        label: 'Resume',
        change: () => campaignCalls.pause(id, false),
        // It may have been stopped elsewhere in the meantime.
        done: (changed) => ({ title: changed.active ? 'Messages resumed' : 'Pause ended; still stopped' }),
      },
    },
    size === 'small' && {
      title: 'Small steps',
      text: 'Your messages ask for the smallest step until things go well again.',
      accept: {
        label: 'Usual size',
        change: () => campaignCalls.resize(id, 'usual'),
        done: 'Usual size from now on',
      },
    },
    everyOtherDay && {
      title: 'Every other day',
      text: 'Messages come every other day now. The days in between don’t count.',
      accept: {
        label: 'Back to every day',
        change: () => campaignCalls.goEveryOtherDay(id, false),
        done: 'Back to every day',
      },
    },
    isOffered && {
      title: 'Every other day from here?',
      text: 'By now, much of this habit may run on its own. If you like, get messages every other day until the end.',
      accept: {
        label: 'Every other day',
        change: () => campaignCalls.goEveryOtherDay(id, true),
        done: 'Every other day from here',
      },
      decline: {
        label: 'Keep every day',
        change: () => campaignCalls.keepEveryDay(id),
        done: 'You’ll keep getting one every day',
      },
    },
  ];
  return notes.filter((note) => note !== false);
}

function StatusNote({ title, text, accept, decline }: Note) {
  const { mutate, isBusy } = useCampaignChange();
  return (
    <NoteCard label={title} title={title} text={text}>
      <Cluster>
        <Button size="small" busy={isBusy(accept.label)} onClick={() => mutate(accept)}>
          {accept.label}
        </Button>
        {decline && (
          <Button variant="quiet" size="small" busy={isBusy(decline.label)} onClick={() => mutate(decline)}>
            {decline.label}
          </Button>
        )}
      </Cluster>
    </NoteCard>
  );
}

/** The choices after twelve weeks: repeat, take a next step, or finish. */
function NextWeeks({ campaign }: { campaign: CampaignView }) {
  const { data: campaigns } = useQuery(campaignsQuery(campaign.userId));
  const [openDialog, setOpenDialog, closeDialog] = useOpenDialog<'repeat' | 'next-step'>();
  const { mutate, isPending } = useCampaignChange();
  const finish = (finished: boolean) =>
    mutate({ label: 'Finish', change: () => campaignCalls.finish(campaign.id, finished) });
  const label = 'What comes next';
  const next = campaigns?.find(({ repeatOf }) => repeatOf === campaign.id);
  if (next !== undefined) {
    return (
      <NoteCard
        label={label}
        title="Twelve more weeks"
        text={`Your next twelve weeks ${next.startDate > todayIn(next.timeZone) ? 'begin' : 'began'} on ${formatWeekday(next.startDate)}.`}
      >
        <Cluster>
          <LinkButton to={paths.campaign(next.id)} size="small" icon={ArrowRightIcon}>
            Open it
          </LinkButton>
        </Cluster>
      </NoteCard>
    );
  }
  const { kind } = campaign;
  if (campaign.finished) {
    return (
      <NoteCard
        label={label}
        title="Finished"
        text={
          isQuiet(kind)
            ? 'You won’t get any more messages. Your days stay here.'
            : 'Well done. Twelve weeks is a long time to work on a habit.'
        }
      >
        <Cluster>
          <Button variant="quiet" size="small" busy={isPending} onClick={() => finish(false)}>
            See the options again
          </Button>
        </Cluster>
      </NoteCard>
    );
  }
  const { title, text, again } = endings[kind];
  return (
    <NoteCard label={label} title={title} text={text}>
      <Cluster>
        <Button size="small" onClick={() => setOpenDialog('repeat')}>
          {again}
        </Button>
        {!isQuiet(kind) && (
          <Button size="small" onClick={() => setOpenDialog('next-step')}>
            Next step
          </Button>
        )}
        <Button variant="quiet" size="small" busy={isPending} onClick={() => finish(true)}>
          Finish
        </Button>
      </Cluster>
      {openDialog && (
        <RepeatDialog
          campaign={campaign}
          title={openDialog === 'repeat' ? again : 'Next step'}
          levelUp={openDialog === 'next-step'}
          onClose={closeDialog}
        />
      )}
    </NoteCard>
  );
}

const usualEnding = {
  title: 'What comes next?',
  text: 'Repeat it as it was, take a next step, or finish here. Any of these is fine.',
  again: 'Repeat',
};

/** The texts shown after twelve weeks, and the label of the button to repeat. */
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
    text: 'Only the reminders have ended. Renew them if you still need them.',
    again: 'Renew',
  },
  danger: usualEnding,
};

/** Shown if a campaign's messages go out by text, but there is no phone number. */
export function NoPhoneNote({ heldBack }: { heldBack: HeldBack | null }) {
  const { phone } = useSignedInUser();
  if (phone !== null || (heldBack !== null && heldBack !== 'no_phone')) return null;
  return (
    <p className={settingsStyles.notice}>
      There’s no phone number to text. <Link to={paths.settings}>Add one in settings</Link>.{' '}
      {heldBack === null ? 'Until then, messages come by email.' : 'Until then, messages are held back.'}
    </p>
  );
}

/** Not cached, because other browsers can subscribe or unsubscribe anytime. */
const browsersQuery = queryOptions({
  queryKey: ['push-subscription'],
  queryFn: () => unwrap(api['push-subscription'].$get()),
  staleTime: 0,
});

/** Shown if none of the person's browsers shows notifications. Explains where messages go instead. */
export function NoBrowserNote() {
  const { data: browsers } = useQuery(browsersQuery);
  const { data: server } = useQuery(capabilitiesQuery);
  const user = useSignedInUser();
  if (server === undefined || browsers === undefined || browsers.browsers > 0) return null;
  return (
    <p className={settingsStyles.notice}>
      {server.vapidPublicKey === null ? (
        'This server doesn’t send app notifications yet. '
      ) : (
        <>
          Notifications aren’t on in any of your browsers yet.{' '}
          <Link to={paths.settings}>Turn them on in settings</Link>.{' '}
        </>
      )}
      {server.outbox
        ? 'Until then, your notifications go to the outbox.'
        : user.emailFallback
          ? 'Until then, messages come by email.'
          : 'Until then, you’ll find your messages in the list here.'}
    </p>
  );
}
