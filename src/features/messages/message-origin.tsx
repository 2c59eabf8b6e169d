import type { MessageWriter, Rating } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { isRateable } from '../../../worker/messages/ratings.rules.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './message-origin.module.css';
import { useRateMessage } from './use-rate-message.ts';

const writerLabel = (writer: MessageWriter) =>
  writer === 'person'
    ? 'Written by you'
    : writer === 'built-in'
      ? 'Written by our library'
      : 'Written with AI';

const thumbs = [
  { value: 'up', icon: 'thumb-up', label: 'Thumbs up' },
  { value: 'down', icon: 'thumb-down', label: 'Thumbs down' },
] as const;

type MessageOriginProps = {
  message: MessageView;
  showCampaign: boolean;
  /** Whether it is asked what the person thinks of it: of a plain line nothing is to be thought. */
  hasThumbs: boolean;
};

/** What a message belongs to, where its words came from and, once they have arrived, what the person thinks of them. */
export function MessageOrigin({ message, showCampaign, hasThumbs }: MessageOriginProps) {
  const rate = useRateMessage(message);
  const { rating, writer } = message;
  const thumb = (value: Rating) => rate.mutate(rating === value ? null : value);
  return (
    <div className={styles.origin}>
      <div className={styles.words}>
        {showCampaign && <p className={styles.campaign}>{message.campaignTitle}</p>}
        <p className={styles.writer}>{writerLabel(writer)}</p>
      </div>
      {hasThumbs &&
        isRateable(message) &&
        thumbs.map(({ value, icon, label }) => (
          <Button
            key={value}
            variant="quiet"
            icon={icon}
            aria-label={label}
            aria-pressed={rating === value}
            onClick={() => thumb(value)}
            className={classNames(styles.thumb, rating === value && styles.pressed)}
          />
        ))}
    </div>
  );
}
