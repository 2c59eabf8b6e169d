import type { ReactNode } from 'react';
import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatTime, formatWeekday } from '../../lib/dates.ts';
import { Dotted } from '../../ui/layout.tsx';
import { heldBackLabels } from '../../ui/own-words.tsx';
import textStyles from '../../ui/text.module.css';
import { capitalize } from '../../ui/words.tsx';
import { campaignCalls, useCampaignChange } from '../campaigns/campaign-calls.ts';
import { useWaiting } from '../messages/message-calls.ts';
import { useDeliveryMethod } from '../session/session.ts';
import styles from './habit-row.module.css';
import { type RowPlace, streakLine } from './today-words.ts';

const waitingNote = 'Sends when you’re online';

type StateLineProps = {
  campaign: ActiveCampaignView;
  message: MessageView;
  place: RowPlace;
  undo: ReactNode;
};

/** What a row says below the habit's name: the streak, and when today's message comes or what became of it. */
export function StateLine({ campaign, message, place, undo }: StateLineProps) {
  const { by } = infoOf(useDeliveryMethod(campaign.deliveryMethod));
  const timeOf = (instant: string) => formatTime(instant, message.timeZone);
  const streak = capitalize(streakLine(campaign) ?? '');
  const done = message.markedAt ? `Done ${timeOf(message.markedAt)}` : 'Done';
  const { isMarkWaiting: isWaiting } = useWaiting(message.id);
  const waitingText = isWaiting && waitingNote;
  const heldBack = message.heldBack ?? message.heldBackAgain;
  const stoppedText = heldBack && `Messages ${heldBackLabels[heldBack].toLowerCase()}`;
  switch (place) {
    case 'now': {
      const { sentAt, scheduledFor, status } = message;
      const scheduledText = heldBack ? heldBackLabels[heldBack] : `For ${timeOf(scheduledFor)}`;
      const sentText = status === 'sent' ? `Sent ${timeOf(sentAt ?? scheduledFor)}` : scheduledText;
      return (
        <Dotted>
          {streak}
          {sentText}
          {status === 'sent' && stoppedText}
          {waitingText}
        </Dotted>
      );
    }
    case 'later': {
      const arrivesText = message.snoozedUntil
        ? `Back at ${timeOf(message.snoozedUntil)}`
        : `Arrives ${timeOf(message.scheduledFor)}`;
      return (
        <Dotted>
          {streak}
          {heldBack ? (
            heldBackLabels[heldBack]
          ) : (
            <span>
              {arrivesText}
              <span className={textStyles.wideOnly}>, {by}</span>
            </span>
          )}
          {waitingText}
          {message.snoozedUntil && !heldBack && undo}
        </Dotted>
      );
    }
    case 'done': {
      const outcome = (
        <>
          <span className={textStyles.wideOnly}>{done}</span>
          <span className={textStyles.phoneOnly}>{streak || done}</span>
        </>
      );
      return (
        <Dotted>
          {isWaiting ? waitingNote : outcome}
          {undo}
          {stoppedText}
        </Dotted>
      );
    }
    case 'skipped':
      return (
        <Dotted>
          Skipped today
          {waitingText}
          {undo}
          {stoppedText}
        </Dotted>
      );
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
      <button type="button" className={styles.undo} onClick={resume}>
        Resume
      </button>
    </Dotted>
  );
}
