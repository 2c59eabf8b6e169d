import { useId } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channels } from '../../../worker/channels.ts';
import { isQuiet } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatMoment, formatTime } from '../../lib/dates.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card, Cluster, Dotted } from '../../ui/layout.tsx';
import { heldBackLabels, OwnWords } from '../../ui/own-words.tsx';
import { Skeleton } from '../../ui/status.tsx';
import { Tap } from '../../ui/tap.tsx';
import textStyles from '../../ui/text.module.css';
import { withSettingsLink } from '../../ui/words.tsx';
import styles from './campaign-messages.module.css';
import { useEaseDay, useMarkDay, useWaiting } from './message-calls.ts';
import { AboutMessage } from './message-card.tsx';
import messageStyles from './messages.module.css';
import { messageOfToday, nextMessage } from './weeks.ts';

type TodayCardProps = {
  /** Undefined while it loads. */
  campaign: CampaignView | undefined;
  /** Undefined if they couldn't be loaded. */
  messages: readonly MessageView[] | undefined;
};

/** Today's message with its tap, or the next message if nothing is due today. */
export function TodayCard({ campaign, messages }: TodayCardProps) {
  if (campaign === undefined) {
    return (
      <Card gap={3}>
        <Skeleton width="5rem" height="1.25rem" />
        <Skeleton height="5rem" />
        <Skeleton width="70%" height="2.25rem" />
      </Card>
    );
  }
  if (messages === undefined || !campaign.active) return null;
  const message = messageOfToday(messages, campaign);
  if (message) return <Today campaign={campaign} message={message} />;
  const next = nextMessage(messages);
  return (
    <section aria-label="Today">
      <h2>
        {next ? (
          <>
            <span className={messageStyles.next}>Next</span>{' '}
            <time dateTime={next.scheduledFor}>{formatMoment(next.scheduledFor, next.timeZone)}</time>
          </>
        ) : (
          'Nothing due today'
        )}
      </h2>
      {next && <p className={textStyles.soft}>Nothing due today</p>}
    </section>
  );
}

function stateOf(message: MessageView): string {
  const {
    status,
    heldBack,
    heldBackAgain,
    completed,
    markedAt,
    snoozedUntil,
    skippedByPerson,
    timeZone,
    channel,
  } = message;
  const timeOf = (instant: string) => formatTime(instant, timeZone);
  if (completed) return markedAt ? `Done ${timeOf(markedAt)}` : 'Done';
  if (skippedByPerson) return 'Skipped today';
  if (snoozedUntil && !heldBackAgain) return `Snoozed until ${timeOf(snoozedUntil)}`;
  if (status === 'sent')
    return `Sent at ${timeOf(message.sentAt ?? message.scheduledFor)}${channel ? `, ${channels[channel].by}` : ''}`;
  if (status === 'scheduled')
    return heldBack ? heldBackLabels[heldBack] : `Scheduled for ${timeOf(message.scheduledFor)}`;
  return status === 'failed' ? 'Not sent' : 'No message today';
}

function Today({ campaign, message }: { campaign: CampaignView; message: MessageView }) {
  const id = useId();
  const { mark, isSkipping } = useMarkDay(message);
  const { ease, isPending: isEasing, isSnoozing } = useEaseDay(message.id);
  const { isMarkWaiting } = useWaiting(message.id);
  const guard = useDoubleTapGuard();
  const { kind } = campaign;
  const { completed, skippedByPerson, status, heldBackAgain, snoozedUntil, reason, smaller } = message;
  const isMarked = completed || skippedByPerson;
  const isOpen = !isMarked && message.heldBack === null;
  const asks = isOpen && status === 'sent';
  const stoppedText = heldBackAgain && `Messages ${heldBackLabels[heldBackAgain].toLowerCase()}`;
  // A prescribed dose can't be made smaller or skipped here.
  const isDose = kind === 'dose';
  return (
    <Card as="section" aria-labelledby={id} gap={3} {...guard}>
      <div className={styles.todayHead}>
        <div>
          <h2 id={id} className={textStyles.heading}>
            Today
          </h2>
          <p role="status" className={textStyles.soft}>
            <Dotted>
              {isMarkWaiting && !isMarked ? 'Unmarked' : stateOf(message)}
              {!isMarked && status === 'sent' && stoppedText}
              {isMarkWaiting
                ? 'Sends when you’re online'
                : !isQuiet(kind) && campaign.currentStreak > 0 && `${campaign.currentStreak}-day streak`}
            </Dotted>
          </p>
        </div>
        <div className={classNames(styles.todayTap, asks && styles.asking)}>
          <Tap
            done={completed}
            onTap={(done) => mark({ completed: done })}
            describedBy={id}
            plain={isQuiet(kind)}
            faint={status === 'scheduled'}
            asks={asks}
          />
        </div>
      </div>
      <p className={textStyles.message}>
        <OwnWords content={message.content} ranges={message.ownWords} />
      </p>
      {reason && !completed && <p className={textStyles.soft}>{withSettingsLink(reason)}</p>}
      {isOpen ? (
        <Cluster className={styles.choices}>
          {status === 'sent' && snoozedUntil === null && message.heldBackAgain === null && (
            <Button variant="pill" busy={isSnoozing} onClick={() => ease('snooze')}>
              In an hour
            </Button>
          )}
          {snoozedUntil !== null && (
            <Button variant="quiet" size="small" onClick={() => mark({ completed: false })}>
              Undo
            </Button>
          )}
          {!isDose && (
            <Button variant="pill" busy={isSkipping} onClick={() => mark({ skipped: true })}>
              {kind === 'recover' ? 'Not today' : 'Skip today'}
            </Button>
          )}
          {!isQuiet(kind) && campaign.size !== 'small' && (
            <Button
              variant="pill"
              aria-pressed={smaller}
              busy={isEasing && !isSnoozing}
              onClick={() => ease(smaller ? 'usual' : 'smaller')}
              className={classNames(smaller && styles.chosen)}
            >
              Smaller today
            </Button>
          )}
        </Cluster>
      ) : (
        skippedByPerson && (
          <Cluster className={styles.choices}>
            <Button variant="pill" onClick={() => mark({ skipped: false })}>
              Undo
            </Button>
          </Cluster>
        )
      )}
      <AboutMessage message={message} hasThumbs={!isDose} />
    </Card>
  );
}
