import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatTime, formatWeekday } from '../../lib/days.ts';
import { useIsWide } from '../../lib/hooks.ts';
import { Dotted } from '../../ui/layout.tsx';
import { heldBackLabels } from '../../ui/own-words.tsx';
import textStyles from '../../ui/text.module.css';
import { campaignCalls, useCampaignChange } from '../campaigns/campaign-calls.ts';
import { useWaiting } from '../messages/message-calls.ts';
import { useDeliveryMethod } from '../session/session.ts';
import styles from './today.module.css';
import { dueText, praiseOf, type RowPlace, streakLine } from './today-words.ts';

const waitingNote = 'Saved on this device';

type StateLineProps = {
  campaign: ActiveCampaignView;
  message: MessageView;
  place: RowPlace;
  /** There, the counts are beside the row, or below the days on a phone. */
  isOnItsPage: boolean;
  /** The id of the element that names the habit. */
  describedBy: string;
  onUndo: () => void;
  /** Shows the message, if the row doesn't. */
  onOpen?: (() => void) | undefined;
};

/** When today's message comes or came: 'Sent 6:22 AM'. */
export function comesText(message: MessageView): string {
  const none = 'No message today';
  // A marked day gets none.
  if (message.status === 'scheduled' && (message.completed || message.skippedByPerson)) return none;
  const { sentAt, scheduledFor, timeZone, heldBack } = message;
  return {
    sent: `Sent ${formatTime(sentAt ?? scheduledFor, timeZone)}`,
    scheduled: heldBack ? heldBackLabels[heldBack] : `Arrives ${formatTime(scheduledFor, timeZone)}`,
    failed: 'Not sent',
    skipped: none,
  }[message.status];
}

type LineButtonProps = { describedBy: string; label: string; onPress: () => void };

const LineButton = ({ describedBy, label, onPress }: LineButtonProps) => (
  <button type="button" aria-describedby={describedBy} onClick={onPress} className={textStyles.inlineButton}>
    {label}
  </button>
);

/** What a row says below the habit's name: the streak, when today's message comes, or the day's outcome. */
export function StateLine({
  campaign,
  message,
  place,
  isOnItsPage,
  describedBy,
  onUndo,
  onOpen,
}: StateLineProps) {
  const { by } = infoOf(useDeliveryMethod(campaign.deliveryMethod));
  const timeOf = (instant: string) => formatTime(instant, message.timeZone);
  const done = message.markedAt ? `Done ${timeOf(message.markedAt)}` : 'Done';
  const { isMarkWaiting: isWaiting } = useWaiting(message.id);
  const waitingText = isWaiting && waitingNote;
  const isWide = useIsWide();
  // The server counts a waiting mark later.
  const streak = isOnItsPage && (isWide || isWaiting) ? null : streakLine(campaign);
  const heldBack = message.heldBack ?? message.heldBackAgain;
  const stoppedText = heldBack && `Messages ${heldBackLabels[heldBack].toLowerCase()}`;
  switch (place) {
    case 'now':
      return (
        <Dotted>
          {streak}
          <Dotted>
            {comesText(message)}
            {onOpen && <LineButton describedBy={describedBy} label="Read" onPress={onOpen} />}
          </Dotted>
          {message.status === 'sent' && stoppedText}
          {waitingText}
        </Dotted>
      );
    case 'later': {
      if (message.snoozedUntil && !heldBack)
        return (
          <Dotted>
            {streak}
            <Dotted>
              {`Back at ${timeOf(message.snoozedUntil)}`}
              <LineButton describedBy={describedBy} label="Undo" onPress={onUndo} />
            </Dotted>
            {waitingText}
          </Dotted>
        );
      return (
        <Dotted>
          {streak}
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
      const praise = isWaiting || isOnItsPage ? [] : praiseOf(campaign);
      return (
        <Dotted>
          {praise[0] && <span className={styles.praise}>{praise[0]}</span>}
          {praise.slice(1)}
          {isOnItsPage && streak}
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
