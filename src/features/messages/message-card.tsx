import { lazy, memo, Suspense, useRef, useState } from 'react';
import { channels } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { messageLabel } from '../../../worker/planning/campaign-days.ts';
import { formatInstant } from '../../lib/dates.ts';
import { type HabitKind, isQuiet } from '../../lib/habit-kinds.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { useHandOnFocus } from '../../lib/use-hand-on-focus.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { OwnWords, withSettingsLink } from '../../ui/words.tsx';
import { DeliveryHistory } from './delivery-history.tsx';
import styles from './message-card.module.css';
import type { MessageDialog } from './message-dialogs.tsx';
import { MessageOrigin } from './message-origin.tsx';
import { MessageStatus, reasonOf } from './message-status.tsx';
import { useToggleCompletion } from './use-toggle-completion.ts';

const loadDialogs = () => import('./message-dialogs.tsx');
const MessageDialogs = lazy(loadDialogs);
onFirstUse(loadDialogs);

/**
 * The message after a lapse stands in place of whatever its day would have brought; the last one is of no day. A dose is
 * no challenge, and getting through something neither.
 */
function labelOf({ kind, offer, notes }: MessageView, habit: HabitKind) {
  if (kind === 'closing') return 'Twelve Weeks';
  if (isQuiet(habit)) return 'Scheduled Message';
  return offer === 'lapse' ? 'Gentle Check-In' : messageLabel(notes);
}

const icons: Record<ReturnType<typeof labelOf>, IconName> = {
  'Twelve Weeks': 'check',
  'Gentle Check-In': 'leaf',
  'Motivation Kickoff': 'flag',
  'Mid-Week Reminder': 'bell',
  'Weekend Challenge': 'flame',
  'Scheduled Message': 'message',
};

type MessageCardProps = {
  message: MessageView;
  /** What sort of habit it is for, where that is known. */
  habit?: HabitKind | undefined;
  /** The color of its own words, where that is not the one around it. */
  hue?: string | undefined;
  /** Says of which campaign it is and leads there; on the campaign's own page that is plain. */
  showCampaign?: boolean;
  /** The one that comes next. */
  isNext?: boolean;
};

/** Remembers what it drew: a list draws only the card that changed. */
export const MessageCard = memo(function MessageCard({
  message,
  habit = 'build',
  hue,
  showCampaign = false,
  isNext = false,
}: MessageCardProps) {
  const card = useRef<HTMLElement>(null);
  useHandOnFocus(card);
  const [dialog, setDialog] = useState<MessageDialog | null>(null);
  // What was marked done has arrived, and the last word cannot be. Decided once, so that a mark moves nothing.
  const [isUnanswered] = useState(!message.completed && !(message.kind === 'closing' && message.sent));
  const toggle = useToggleCompletion(message.id);
  const label = labelOf(message, habit);
  const when = formatInstant(message.scheduledFor, message.timeZone);
  const reason = reasonOf(message);
  const wantsAnswer = message.sent && !message.completed && message.kind === 'planned';

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={`${label}, ${when}`}
      data-hue={hue}
      className={classNames(styles.card, isNext && styles.next, message.completed && styles.done)}
    >
      <header className={styles.header}>
        <span className={styles.icon}>
          <Icon name={icons[label]} />
        </span>
        <div className={styles.what}>
          <div className={styles.line}>
            <p className={styles.label}>{label}</p>
            <MessageStatus message={message} />
          </div>
          <p className={styles.when}>
            {isNext && <strong className={styles.nextWord}>Next</strong>}
            <time dateTime={message.scheduledFor}>{when}</time>
            {message.channel && message.sent && <span> {channels[message.channel].by}</span>}
          </p>
        </div>
      </header>
      <p className={styles.content}>
        <OwnWords content={message.content} ranges={message.ownWords} />
      </p>
      {reason && <p className={styles.detail}>{withSettingsLink(reason)}</p>}
      <MessageOrigin message={message} showCampaign={showCampaign} hasThumbs={habit !== 'dose'} />
      {isUnanswered && <DeliveryHistory message={message} />}
      <div className={styles.actions}>
        {message.kind !== 'closing' && (
          <Button
            variant={wantsAnswer ? 'primary' : 'secondary'}
            size="small"
            busy={toggle.isPending}
            busyText="Updating..."
            onClick={() => toggle.mutate(!message.completed)}
            className={classNames(styles.toggle, message.completed && styles.unmark)}
          >
            {message.completed ? '✓ Completed (Click to Unmark)' : 'Mark Complete'}
          </Button>
        )}
        <div className={styles.minor}>
          <Button variant="quiet" size="small" onClick={() => setDialog('replace')}>
            Replace
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDialog('delete')}>
            Delete
          </Button>
          {showCampaign && (
            <LinkButton to={paths.campaign(message.campaignId)} variant="quiet" size="small">
              View Campaign
            </LinkButton>
          )}
        </div>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <MessageDialogs message={message} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </article>
  );
});
