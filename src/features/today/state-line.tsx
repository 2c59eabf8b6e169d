import type { ReactNode } from 'react';
import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channelOf, channels } from '../../../worker/channels.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatDayName, formatTime } from '../../lib/dates.ts';
import { capitalize, heldBackLabels } from '../../lib/text.ts';
import textStyles from '../../ui/text.module.css';
import { campaignCalls, useCampaignChange } from '../campaigns/campaign-calls.ts';
import { useWaiting } from '../messages/message-calls.ts';
import styles from './habit-row.module.css';
import { type RowPlace, streakLine } from './today-words.ts';

const waitingNote = 'sends when you’re online';

type StateLineProps = {
  campaign: ActiveCampaignView;
  message: MessageView;
  place: RowPlace;
  undo: ReactNode;
};

/** What a row says below the habit's name: the streak, and when today's message comes or what became of it. */
export function StateLine({ campaign, message, place, undo }: StateLineProps) {
  const timeOf = (instant: string) => formatTime(instant, message.timeZone);
  const streak = streakLine(campaign);
  const done = message.markedAt ? `Done ${timeOf(message.markedAt)}` : 'Done';
  const { isMarkWaiting: isWaiting } = useWaiting(message.id);
  const waitingText = isWaiting ? waitingNote : null;
  switch (place) {
    case 'now': {
      const { sentAt, scheduledFor, status, heldBack, heldBackAgain } = message;
      const scheduledText = heldBack ? heldBackLabels[heldBack] : `for ${timeOf(scheduledFor)}`;
      const sentText = status === 'sent' ? `sent at ${timeOf(sentAt ?? scheduledFor)}` : scheduledText;
      const stoppedText = heldBackAgain && `messages ${heldBackLabels[heldBackAgain].toLowerCase()}`;
      return <Dotted parts={[streak, sentText, stoppedText, waitingText]} />;
    }
    case 'later': {
      const { by } = channels[channelOf[campaign.deliveryMethod]];
      const heldBack = message.heldBack ?? message.heldBackAgain;
      if (heldBack) return <Dotted parts={[streak, heldBackLabels[heldBack], waitingText]} />;
      const arrivesText = message.snoozedUntil
        ? `back at ${timeOf(message.snoozedUntil)}`
        : `arrives at ${timeOf(message.scheduledFor)}`;
      return (
        <>
          <Dotted parts={[streak, arrivesText]} />
          <span className={textStyles.wideOnly}>, {by}</span>
          {isWaiting && ` · ${waitingNote}`}
          {message.snoozedUntil && (
            <>
              {'\u00a0· '}
              {undo}
            </>
          )}
        </>
      );
    }
    case 'done':
      return (
        <>
          {isWaiting ? (
            <Dotted parts={[waitingNote]} />
          ) : (
            <>
              <span className={textStyles.wideOnly}>{done}</span>
              <span className={textStyles.phoneOnly}>{streak ?? done}</span>
            </>
          )}
          {'\u00a0· '}
          {undo}
        </>
      );
    case 'skipped':
      return (
        <>
          <Dotted parts={['Skipped today', waitingText]} />
          {'\u00a0· '}
          {undo}
        </>
      );
    case 'paused':
      return <PausedLine campaign={campaign} />;
  }
}

/** Joins the parts that are present with dots. */
const Dotted = ({ parts }: { parts: readonly (string | null)[] }) =>
  capitalize(parts.filter(Boolean).join('\u00a0· '));

function PausedLine({ campaign: { id, pausedUntil } }: { campaign: CampaignView }) {
  const { mutate, isPending } = useCampaignChange();
  const resume = () => mutate({ label: 'Resume', change: () => campaignCalls.pause(id, false) });
  return (
    <>
      {pausedUntil ? `Paused until ${formatDayName(pausedUntil)}` : 'Paused'}
      {' · '}
      <button type="button" className={styles.undo} onClick={() => isPending || resume()}>
        Resume
      </button>
    </>
  );
}
