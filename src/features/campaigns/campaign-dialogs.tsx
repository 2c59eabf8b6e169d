import { useMutation, useQuery } from '@tanstack/react-query';
import CalendarIcon from 'lucide-react/icons/calendar';
import StopIcon from 'lucide-react/icons/circle-stop';
import LeafIcon from 'lucide-react/icons/leaf';
import PauseIcon from 'lucide-react/icons/pause';
import { useNavigate } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { refusalMessage } from '../../lib/api.ts';
import { formatWeekday } from '../../lib/days.ts';
import { useIsPageOpen } from '../../lib/hooks.ts';
import { campaignMessagesQuery } from '../../lib/query-client.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Icon, type LucideIcon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import menuStyles from '../../ui/menu.module.css';
import { FormError } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import {
  type CampaignChange,
  campaignCalls,
  deleteCampaign,
  regenerate,
  useCampaignChange,
} from './campaign-calls.ts';
import styles from './campaigns.module.css';

type OfCampaign = { campaign: CampaignView; onClose: () => void };

export type CampaignDialogName = 'change' | 'regenerate' | 'undo' | 'delete';

type CampaignDialogProps = {
  id: number;
  campaign: CampaignView | undefined;
  dialog: CampaignDialogName;
  onClose: () => void;
};

export default function CampaignDialog({ id, campaign, dialog, onClose }: CampaignDialogProps) {
  if (dialog === 'delete') return <DeleteDialog id={id} campaign={campaign} onClose={onClose} />;
  if (campaign === undefined) return null;
  if (dialog === 'change') return <ChangeDialog campaign={campaign} onClose={onClose} />;
  return <RegenerateDialog campaign={campaign} action={dialog} onClose={onClose} />;
}

function DeleteDialog({ id, campaign, onClose }: Omit<CampaignDialogProps, 'dialog'>) {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  const remove = useMutation({
    mutationFn: () => deleteCampaign(id),
    onSuccess: () => {
      onClose();
      toastSuccess('Campaign deleted');
      if (isPageOpen()) navigate(paths.campaigns);
    },
    onError: () => toastError('Failed to delete the campaign. Please try again.'),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Campaign"
      text={`Are you sure you want to delete ${campaign ? `“${campaign.title}”` : 'this campaign'}? Its messages, marked days and notes will be deleted too, and nothing more will be sent. This action cannot be undone.${campaign?.active ? ' To keep them, pause or stop it instead.' : ''}`}
      confirm="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}

/** Upcoming messages that the person has neither written nor marked. */
const isReplaceable = ({ kind, status, writer, completed }: MessageView) =>
  kind === 'planned' && status === 'scheduled' && writer !== 'person' && !completed;

function RegenerateDialog({ campaign, action, onClose }: OfCampaign & { action: 'regenerate' | 'undo' }) {
  const { id } = campaign;
  const { data: messages } = useQuery(campaignMessagesQuery(id));
  const isUndo = action === 'undo';
  const failure = isUndo
    ? 'That could not be undone. Please try again.'
    : 'Failed to regenerate messages. Please try again.';
  const run = useMutation({
    mutationFn: () => regenerate(id, action),
    onSuccess: () => {
      onClose();
      if (isUndo) toastSuccess('Your earlier messages are back');
      else toastSuccess('Messages regenerated', 'You can undo this in the campaign’s menu.');
    },
    onError: (error) => toastError(refusalMessage(error, failure)),
  });
  const count = messages?.filter(isReplaceable).length;
  const all = count === 1 ? 'The one message' : `All ${count ?? ''} messages`;
  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      title={isUndo ? 'Undo Regenerate' : 'Regenerate Messages'}
      description={
        isUndo
          ? 'Upcoming messages go back to their earlier text. Sent messages, and any you’ve written or marked since, stay as they are.'
          : count === 0
            ? 'There’s nothing to rewrite. Every message has already been sent, or was written or marked by you.'
            : `${all} still to come ${count === 1 ? 'gets' : 'get'} new text, on the same days and at the same time. Sent messages, and any you wrote or marked yourself, stay as they are. You can undo this.`
      }
    >
      <FormError text={run.isError ? refusalMessage(run.error, failure) : null} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {(isUndo || count !== 0) && (
          <Button variant="primary" busy={run.isPending} onClick={() => run.mutate()}>
            {isUndo ? 'Undo' : 'Regenerate'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Option = CampaignChange & { icon: LucideIcon; text: string };

function optionsFor({ id, kind, size, pausedUntil, mayPause, mayGoEveryOtherDay }: CampaignView): Option[] {
  // A prescribed dose can't be made smaller, skipped or paused here.
  const isDose = kind === 'dose';
  const options: (Option | false)[] = [
    !isDose &&
      size !== 'small' && {
        icon: LeafIcon,
        label: 'Make it smaller',
        text: 'Your messages will ask for the smallest step until things go well again.',
        change: () => campaignCalls.resize(id, 'small'),
        done: 'Smaller from now on',
      },
    !isDose &&
      mayGoEveryOtherDay && {
        icon: CalendarIcon,
        label: 'Every other day',
        text: 'Messages come every other day until the end. The days in between don’t count.',
        change: () => campaignCalls.goEveryOtherDay(id, true),
        done: 'Every other day from here',
      },
    !isDose &&
      pausedUntil === null &&
      mayPause && {
        icon: PauseIcon,
        label: 'Pause for a week',
        text: 'We won’t send anything, and the days don’t count. You can resume early.',
        change: () => campaignCalls.pause(id, true),
        done: (campaign) => ({
          title: 'Paused',
          description: `We won’t send anything until ${campaign.pausedUntil && formatWeekday(campaign.pausedUntil)}.`,
        }),
      },
    {
      icon: StopIcon,
      label: isDose ? 'Stop these reminders' : 'Stop this campaign',
      text: 'You won’t get any more messages. Your history stays, and you can resume anytime.',
      change: () => campaignCalls.activate(id, false),
      done: 'Stopped',
    },
  ];
  return options.filter((option) => option !== false);
}

/** Needs no confirmation, because each change can be undone on the campaign's page. */
function ChangeDialog({ campaign, onClose }: OfCampaign) {
  const { mutate, isPending } = useCampaignChange();
  return (
    <Dialog
      onClose={onClose}
      title="How would you like to continue?"
      description="You can undo any of these."
    >
      <Stack as="ul" gap={1} className={styles.options}>
        {optionsFor(campaign).map((option) => (
          <li key={option.label}>
            <button
              type="button"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mutate(option, { onSuccess: onClose })}
              className={menuStyles.item}
            >
              <Icon of={option.icon} />
              <span>
                <strong className={textStyles.strong}>{option.label}</strong>
                <br />
                <span className={textStyles.soft}>{option.text}</span>
              </span>
            </button>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
