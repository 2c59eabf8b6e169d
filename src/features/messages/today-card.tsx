import { useId, useRef, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channels } from '../../../worker/channels.ts';
import { isQuiet } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { numberInWords } from '../../../worker/writer/words.rules.ts';
import { todayIn } from '../../lib/dates.ts';
import { formatMoment, formatZonedTime } from '../../lib/days.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { useIsWide } from '../../lib/hooks.ts';
import dialogStyles from '../../ui/dialog.module.css';
import { Card, Dotted } from '../../ui/layout.tsx';
import { DayChoices, Tap } from '../../ui/mark-day.tsx';
import { heldBackLabels, MessageText } from '../../ui/own-words.tsx';
import { Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { capitalize, withSettingsLink } from '../../ui/words.tsx';
import { useEaseDay, useMarkDay, useWaiting } from './message-calls.ts';
import { WhyNot } from './message-card.tsx';
import styles from './messages.module.css';
import { leadMessage } from './weeks.ts';

type TodayCardProps = {
  /** Undefined while it loads. */
  campaign: CampaignView | undefined;
  /** Undefined if they couldn't be loaded. */
  messages: readonly MessageView[] | undefined;
};

const leadOf = ({ campaign, messages }: TodayCardProps) =>
  campaign?.active && messages ? leadMessage(messages, campaign) : undefined;

/** Today's message with its tap. */
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
  const message = leadOf({ campaign, messages });
  if (message?.localDate !== todayIn(campaign.timeZone)) return null;
  return <Today campaign={campaign} message={message} />;
}

/** The next message, if nothing is due today. */
export function NextCard({ campaign, messages }: TodayCardProps) {
  const message = leadOf({ campaign, messages });
  if (message === undefined || message.localDate === todayIn(message.timeZone)) return null;
  return (
    <Card as="section" aria-labelledby="next-message" gap={3}>
      <div>
        <h2 id="next-message" className={textStyles.heading}>
          Next message
        </h2>
        <p className={textStyles.soft}>
          <time dateTime={message.scheduledFor}>{formatMoment(message.scheduledFor, message.timeZone)}</time>
        </p>
      </div>
      <MessageText message={message} />
    </Card>
  );
}

function outcomeOf({ completed, markedAt, timeZone }: MessageView): string {
  if (!completed) return 'Skipped today';
  return markedAt ? `Done ${formatZonedTime(markedAt, timeZone)}` : 'Done';
}

function stateOf(message: MessageView): string {
  const { status, heldBack, heldBackAgain, channel, timeZone, snoozedUntil } = message;
  const timeOf = (instant: string) => formatZonedTime(instant, timeZone);
  if (snoozedUntil && !heldBackAgain) return `Back at ${timeOf(snoozedUntil)}`;
  if (status === 'sent')
    return `Sent ${timeOf(message.sentAt ?? message.scheduledFor)}${channel ? `, ${channels[channel].by}` : ''}`;
  if (status === 'scheduled')
    return heldBack ? heldBackLabels[heldBack] : `Arrives ${timeOf(message.scheduledFor)}`;
  return status === 'failed' ? 'Not sent' : 'No message today';
}

function Today({ campaign, message }: { campaign: CampaignView; message: MessageView }) {
  const id = useId();
  const { mark } = useMarkDay(message);
  const easing = useEaseDay(message.id);
  const { isMarkWaiting } = useWaiting(message.id);
  const guard = useDoubleTapGuard();
  // On a phone, the sums are below the days, which come first.
  const isWide = useIsWide();
  const { kind, currentStreak } = campaign;
  const { completed, skippedByPerson, status, heldBackAgain, snoozedUntil, reason } = message;
  const isMarked = completed || skippedByPerson;
  const isOpen = !isMarked && message.heldBack === null;
  // A day that was open stays as high when it is marked, so that nothing below it moves.
  const [hasFoot, setHasFoot] = useState(isOpen);
  if (isOpen && !hasFoot) setHasFoot(true);
  const tap = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  const focusTap = () => tap.current?.focus({ preventScroll: true });
  const change = (to: Parameters<typeof mark>[0]) => {
    mark(to);
    focusTap();
  };
  const undo = () => change(skippedByPerson ? { skipped: false } : { completed: false });
  const isSnoozed = isOpen && snoozedUntil !== null;
  const state = isMarked ? outcomeOf(message) : isMarkWaiting ? 'Unmarked' : stateOf(message);
  const stoppedText = heldBackAgain && `Messages ${heldBackLabels[heldBackAgain].toLowerCase()}`;
  return (
    <Card as="section" aria-labelledby={id} gap={2} {...guard}>
      <div className={dialogStyles.withCorner}>
        <div>
          <h2 id={id} className={textStyles.heading}>
            Today
          </h2>
          <p role="status" className={textStyles.soft}>
            <Dotted>
              {!isWide &&
                !isQuiet(kind) &&
                currentStreak > 1 &&
                `${capitalize(numberInWords(currentStreak))} in a row`}
              {state}
              {!isMarked && status === 'sent' && stoppedText}
              {isMarkWaiting && 'Saved on this device'}
              {isSnoozed && (
                <button
                  type="button"
                  aria-describedby={id}
                  onClick={undo}
                  className={textStyles.inlineButton}
                >
                  Undo
                </button>
              )}
            </Dotted>
          </p>
        </div>
        <Tap
          ref={tap}
          state={
            completed
              ? 'done'
              : skippedByPerson
                ? 'skipped'
                : isOpen && status !== 'scheduled'
                  ? 'due'
                  : 'later'
          }
          onTap={(done) => mark({ completed: done })}
          onUndo={isMarked ? undo : undefined}
          describedBy={id}
          plain={isQuiet(kind)}
        />
      </div>
      <MessageText message={message} />
      {reason && !completed && <p className={textStyles.soft}>{withSettingsLink(reason)}</p>}
      {hasFoot && (
        <div className={styles.todayFoot}>
          {isOpen && (
            <DayChoices
              {...easing}
              campaign={campaign}
              message={message}
              describedBy={id}
              onSkip={() => change({ skipped: true })}
              onSnoozed={focusTap}
            />
          )}
          {isMarked && status === 'sent' && (
            <p className={textStyles.soft}>{stateOf({ ...message, snoozedUntil: null })}</p>
          )}
        </div>
      )}
      <WhyNot message={message} habit={kind} />
    </Card>
  );
}
