import type { ReactNode } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { HabitRow } from './habit-row.tsx';
import styles from './today.module.css';
import { placeOf } from './today-words.ts';

type CampaignTodayProps = {
  campaign: CampaignView;
  /** Today's. */
  message: MessageView;
  /** Below the message. */
  children?: ReactNode;
};

/** The habit's row on its campaign's page, which knows only this campaign and its messages. */
export function CampaignToday({ campaign, message, children }: CampaignTodayProps) {
  const guard = useDoubleTapGuard();
  const today = {
    date: message.localDate,
    heldBack: message.heldBack,
    message,
    nextAt: null,
    days: [],
    lastSevenDays: [],
    doneBefore: 0,
    isAfterLapse: false,
    question: null,
  };
  const place = placeOf({ ...campaign, today }, Date.now());
  // A pause has a card of its own.
  if (place === null || place === 'paused') return null;
  return (
    <div {...guard} className={styles.box}>
      <HabitRow campaign={{ ...campaign, today }} message={message} place={place} isOnItsPage>
        {children}
      </HabitRow>
    </div>
  );
}
