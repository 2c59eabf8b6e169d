import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatTime, formatWeekday } from '../../lib/days.ts';
import { Dotted } from '../../ui/layout.tsx';
import { heldBackLabels } from '../../ui/own-words.tsx';
import textStyles from '../../ui/text.module.css';
import { campaignCalls, useCampaignChange } from '../campaigns/campaign-calls.ts';
import { useWaiting } from '../messages/message-calls.ts';
import { useDeliveryMethod } from '../session/session.ts';
import styles from './habit-row.module.css';
import { dueText, praiseOf, type RowPlace, streakLine } from './today-words.ts';

const waitingNote = 'Saved on this device';

type StateLineProps = {
  campaign: ActiveCampaignView;
  message: MessageView;
  place: RowPlace;
  /** The id of the element that names the habit. */
  describedBy: string;
  onUndo: () => void;
  /** Shows the message, if the row doesn't. */
  onOpen?: (() => void) | undefined;
  /** If the row says in a second line what came of the day: which of the two this is. */
  line?: 'first' | 'second' | undefined;
};

/** What a row says below the habit's name: the streak, when today's message comes, or the day's outcome. */
export function StateLine({ campaign, message, place, describedBy, onUndo, onOpen, line }: StateLineProps) {
  const { by } = infoOf(useDeliveryMethod(campaign.deliveryMethod));
  const timeOf = (instant: string) => formatTime(instant, message.timeZone);
  const streak = streakLine(campaign);
  const done = message.markedAt ? `Done ${timeOf(message.markedAt)}` : 'Done';
  const isOpen = !message.completed && !message.skippedByPerson;
  const { isMarkWaiting: isWaiting } = useWaiting(message.id);
  const waitingText = isWaiting && waitingNote;
  const heldBack = message.heldBack ?? message.heldBackAgain;
  const stoppedText = heldBack && `Messages ${heldBackLabels[heldBack].toLowerCase()}`;
  switch (place) {
    case 'now': {
      const isMarked = line === 'first';
      const { sentAt, scheduledFor, status } = message;
      const comesText = {
        sent: `Sent ${timeOf(sentAt ?? scheduledFor)}`,
        scheduled: heldBack ? heldBackLabels[heldBack] : `Arrives ${timeOf(scheduledFor)}`,
        failed: 'Not sent',
        skipped: 'No message today',
      }[status];
      return (
        <Dotted>
          {(!isMarked || isOpen) && streak}
          <Dotted>
            {comesText}
            {onOpen && (
              <button
                type="button"
                aria-describedby={describedBy}
                onClick={onOpen}
                className={textStyles.inlineButton}
              >
                Read
              </button>
            )}
          </Dotted>
          {!isMarked && status === 'sent' && stoppedText}
          {!isMarked && waitingText}
        </Dotted>
      );
    }
    case 'later': {
      if (message.snoozedUntil && !heldBack)
        return (
          <Dotted>
            {line !== 'second' && streak}
            <Dotted>
              {`Back at ${timeOf(message.snoozedUntil)}`}
              <button
                type="button"
                aria-describedby={describedBy}
                onClick={onUndo}
                className={textStyles.inlineButton}
              >
                Undo
              </button>
            </Dotted>
            {waitingText}
          </Dotted>
        );
      return (
        <Dotted>
          {line !== 'second' && streak}
          {heldBack ? (
            heldBackLabels[heldBack]
          ) : (
            <span>
              Arrives {timeOf(message.scheduledFor)}
              <span className={textStyles.wideOnly}>, {by}</span>
            </span>
          )}
          {waitingText}
        </Dotted>
      );
    }
    case 'done': {
      const praise = isWaiting ? [] : praiseOf(campaign);
      return (
        <Dotted>
          {praise[0] && <span className={styles.praise}>{praise[0]}</span>}
          {praise.slice(1)}
          {praise.length === 0 && (isWaiting ? waitingNote : done)}
          {stoppedText}
        </Dotted>
      );
    }
    case 'skipped':
      return (
        <Dotted>
          Skipped today
          {waitingText}
          {stoppedText}
        </Dotted>
      );
    case 'first':
      return dueText(campaign, Date.now());
    case 'paused':
      return <PausedLine campaign={campaign} />;
  }
}

function PausedLine({ campaign: { id, pausedUntil } }: { campaign: CampaignView }) {
  const { mutate } = useCampaignChange();
  const resume = () => mutate({ label: 'Resume', change: () => campaignCalls.pause(id, false) });
  return (
    <Dotted>
      {pausedUntil ? `Paused until ${formatWeekday(pausedUntil)}` : 'Paused'}
      <button type="button" className={textStyles.inlineButton} onClick={resume}>
        Resume
      </button>
    </Dotted>
  );
}
