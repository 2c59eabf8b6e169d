import { useMutation } from '@tanstack/react-query';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatWeekday } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type ToastWords, toast } from '../../ui/toast.ts';
import { campaignCalls } from './campaign-calls.ts';
import styles from './change-campaign-dialog.module.css';

type Way = {
  icon: IconName;
  title: string;
  text: string;
  change: () => Promise<CampaignView>;
  done: (campaign: CampaignView) => ToastWords;
};

function waysOf({ id, kind, size, pausedUntil, mayPause, mayGoEveryOtherDay }: CampaignView): Way[] {
  // What was prescribed is never made smaller, skipped or paused from here.
  const isDose = kind === 'dose';
  const ways: (Way | false)[] = [
    !isDose &&
      size !== 'small' && {
        icon: 'leaf',
        title: 'Make it smaller',
        text: 'Your messages ask for the smallest step, until things go well again.',
        change: () => campaignCalls.resize(id, 'small'),
        done: () => ({ title: 'Smaller from now on' }),
      },
    !isDose &&
      mayGoEveryOtherDay && {
        icon: 'calendar',
        title: 'Every other day',
        text: 'The messages of the last two weeks come every other day. The days between do not count.',
        change: () => campaignCalls.goEveryOtherDay(id, true),
        done: () => ({ title: 'Every other day from here' }),
      },
    !isDose &&
      pausedUntil === null &&
      mayPause && {
        icon: 'pause',
        title: 'Pause for a week',
        text: 'Nothing is sent, and the days do not count. You can go on earlier.',
        change: () => campaignCalls.pause(id, true),
        done: (campaign) => ({
          title: 'Paused',
          description: `Nothing is sent until ${campaign.pausedUntil && formatWeekday(campaign.pausedUntil)}.`,
        }),
      },
    {
      icon: 'stop',
      title: isDose ? 'Stop these reminders' : 'Stop this campaign',
      text: 'Nothing more of it is sent. What you did stays, and you can take it up again.',
      change: () => campaignCalls.activate(id, false),
      done: () => ({ title: 'Stopped' }),
    },
  ];
  return ways.filter((way) => way !== false);
}

/** How a campaign may go on otherwise. Whatever is chosen can be taken back on its page, so nothing is asked twice. */
export default function ChangeCampaignDialog({
  campaign,
  onClose,
}: {
  campaign: CampaignView;
  onClose: () => void;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change }: Way) => change(),
    onSuccess: (changed, { done }) => {
      onClose();
      toast({ ...done(changed), kind: 'success' });
    },
    onError: () =>
      toast({ title: 'Error', description: 'That could not be changed. Please try again.', kind: 'error' }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="How should it go on?"
      description="You can take each of these back."
    >
      <ul className={styles.ways}>
        {waysOf(campaign).map((way) => (
          <li key={way.title}>
            <button
              type="button"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mutate(way)}
              className={styles.way}
            >
              <Icon name={way.icon} />
              <span className={styles.words}>
                <span className={styles.title}>{way.title}</span>
                <span className={styles.text}>{way.text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
