import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import InfoIcon from 'lucide-react/icons/info';
import PencilIcon from 'lucide-react/icons/pencil';
import TrashIcon from 'lucide-react/icons/trash';
import { memo, useState } from 'react';
import { channels } from '../../../worker/channels.ts';
import {
  type HabitIcon as HabitIconName,
  type HabitKind,
  type Hue,
  isQuiet,
} from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { messageLabel } from '../../../worker/planning/calendar-date.ts';
import { formatMoment, formatZonedTime } from '../../lib/days.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { takeFocus } from '../../lib/focus.ts';
import { useIsWide, useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Cluster, Dotted } from '../../ui/layout.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import { heldBackLabels, OwnWords } from '../../ui/own-words.tsx';
import pageStyles from '../../ui/page.module.css';
import { Loading } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import { classNames, withSettingsLink } from '../../ui/words.tsx';
import { useMarkDay, useWaiting } from './message-calls.ts';
import styles from './messages.module.css';

const loadDialogs = () => import('./message-dialogs.tsx');
const ReplaceDialog = lazyPart(async () => (await loadDialogs()).ReplaceDialog);
const DeleteDialog = lazyPart(async () => (await loadDialogs()).DeleteDialog);

const MessageDetails = lazyPart(
  () => import('./message-details.tsx'),
  <p className={textStyles.soft}>Loading…</p>,
);

/** The kind of message; for quiet kinds of habits, always the same neutral label. */
function labelOf({ kind, offer, notes }: MessageView, habit: HabitKind) {
  if (kind === 'closing') return 'Twelve Weeks';
  if (isQuiet(habit)) return 'Scheduled Message';
  return offer === 'lapse' ? 'Gentle Check-In' : messageLabel(notes);
}

/** A marked day's message isn't sent any more. */
const statusWord = ({ status, heldBack, completed, skippedByPerson }: MessageView) =>
  ({
    sent: 'Sent',
    scheduled: heldBack ? heldBackLabels[heldBack] : completed || skippedByPerson ? 'Skipped' : 'Scheduled',
    failed: 'Not sent',
    skipped: 'Skipped',
  })[status];

function reasonOf(message: MessageView): string | null {
  const { status, heldBack, reason, completed, snoozedUntil, skippedByPerson, timeZone } = message;
  if (!completed && snoozedUntil !== null) return `Back at ${formatZonedTime(snoozedUntil, timeZone)}`;
  if (!completed && skippedByPerson) return 'You skipped it';
  if (heldBack === 'unconfirmed') return 'Please confirm your address';
  if (heldBack === 'no_phone') return 'Please add your phone number in settings';
  return status === 'scheduled' && reason !== null ? `We’ll try again. ${reason}` : reason;
}

const hasFailed = ({ status, reason }: MessageView) =>
  status === 'failed' || (reason !== null && status !== 'skipped');

type MessageCardProps = {
  message: MessageView;
  /** Today in the message's time zone. As a prop, so that cards say the right day after midnight. */
  today: string;
  habit?: HabitKind | undefined;
  /** The campaign to show with it, outside the campaign's own page, if it is running. */
  campaign?: { hue: Hue; icon: HabitIconName } | undefined;
  showCampaign?: boolean;
  /** Whether Today shows it above, with a ring to mark it. */
  isAbove?: boolean;
};

/** Memoized, so that a list rerenders only the card that changed. */
export const MessageCard = memo(function MessageCard({
  message,
  today,
  habit = 'build',
  campaign,
  showCampaign = false,
  isAbove = false,
}: MessageCardProps) {
  const [dialog, setDialog, close] = useOpenDialog<'replace' | 'delete'>();
  const [showsDetails, setShowsDetails] = useState(false);
  const label = labelOf(message, habit);
  const isScheduled = message.status === 'scheduled';
  // Today names its zone once.
  const when = formatMoment(message.scheduledFor, message.timeZone, !showCampaign);
  const reason = reasonOf(message);
  const title = showCampaign ? message.campaignTitle : label;
  const mayMark = message.kind !== 'closing' && message.localDate <= today && !isAbove;
  // The label comes first, because 'Sent · Scheduled Message' would look like a contradiction.
  const state = (
    <span>
      <span className={styles.label}>
        <span>{label}</span>
        {' · '}
      </span>
      <span className={classNames(message.status === 'failed' && styles.failed)}>{statusWord(message)}</span>
      {!showCampaign && message.channel && message.sent && ` ${channels[message.channel].by}`}
    </span>
  );

  return (
    <article
      tabIndex={-1}
      aria-label={`${title}, ${when}`}
      data-hue={campaign?.hue}
      data-status={showCampaign ? undefined : message.status}
      className={classNames(styles.card, showCampaign && styles.withIcon)}
    >
      {showCampaign && <HabitIcon icon={campaign?.icon ?? 'sun'} tile="small" />}
      <header>
        {showCampaign && <p className={styles.cardTitle}>{title}</p>}
        <p className={classNames(textStyles.soft, styles.meta)}>
          <Dotted>
            <time dateTime={message.scheduledFor} className={showCampaign ? undefined : styles.cardTitle}>
              {when}
            </time>
            {showCampaign && state}
          </Dotted>
        </p>
      </header>
      <p className={classNames(styles.content, showCampaign && `${pageStyles.clamp} ${styles.brief}`)}>
        <OwnWords content={message.content} ranges={message.ownWords} />
      </p>
      {reason && <p className={textStyles.soft}>{withSettingsLink(reason)}</p>}
      <Cluster isSpread className={styles.foot}>
        {!showCampaign && <p className={textStyles.small}>{state}</p>}
        {mayMark && <MarkButton message={message} />}
        <WhyNot message={message} habit={habit} />
        {showsDetails && (
          <div ref={takeFocus} tabIndex={-1} className={styles.detailsBox}>
            <MessageDetails message={message} habit={habit} />
          </div>
        )}
      </Cluster>
      <Menu label={`More: ${title}, ${when}`} className={styles.more}>
        {isScheduled && (
          <MenuItem icon={PencilIcon} onSelect={() => setDialog('replace')}>
            Replace
          </MenuItem>
        )}
        {showCampaign && (
          <MenuLink icon={ArrowRightIcon} to={paths.campaign(message.campaignId)}>
            View Campaign
          </MenuLink>
        )}
        {!hasFailed(message) && (
          <MenuItem icon={InfoIcon} onSelect={() => setShowsDetails(!showsDetails)}>
            About this message
          </MenuItem>
        )}
        <MenuItem icon={TrashIcon} isDanger onSelect={() => setDialog('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {dialog === 'replace' && <ReplaceDialog message={message} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog message={message} onClose={close} />}
    </article>
  );
});

function MarkButton({ message }: { message: MessageView }) {
  const { completed } = message;
  const { mark, isPending } = useMarkDay(message);
  const { isMarkWaiting } = useWaiting(message.id);
  const isWide = useIsWide();
  const guard = useDoubleTapGuard();
  return (
    <>
      <Button
        {...guard}
        variant="pill"
        busy={isPending}
        busyText="Updating..."
        onClick={() => {
          mark({ completed: !completed });
          if (completed)
            toast({
              title: 'Mark removed',
              kind: 'info',
              action: {
                label: 'Undo',
                elsewhere: 'Mark Complete brings it back',
                run: () => mark({ completed: true }, { ...message, completed: false, markedAt: null }),
              },
            });
        }}
        className={completed ? styles.marked : undefined}
      >
        {completed ? (
          <>
            {!isWide && '✓ Done '}
            <span className={isWide ? undefined : textStyles.hidden}>✓ Completed (Click to Unmark)</span>
          </>
        ) : (
          'Mark Complete'
        )}
      </Button>{' '}
      {isMarkWaiting && <span className={textStyles.soft}>Saved on this device</span>}
    </>
  );
}

/** If its delivery failed: what happened, fetched when opened. */
export function WhyNot({ message, habit }: { message: MessageView; habit: HabitKind }) {
  const [isOpen, setOpen] = useState(false);
  if (!hasFailed(message)) return null;
  return (
    <details className={textStyles.small} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.aboutSummary}>Why didn't I get this?</summary>
      {isOpen && <MessageDetails message={message} habit={habit} />}
    </details>
  );
}

export const MessageSkeletons = () => <Loading what="messages" height="9.5rem" className={styles.list} />;
