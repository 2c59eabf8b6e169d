import { useQuery } from '@tanstack/react-query';
import type { DeliveryView } from '../../../worker/delivery/deliveries.schemas.ts';
import { channels } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { withSettingsLink } from '../../ui/words.tsx';
import styles from './delivery-history.module.css';

const outcomes: Record<DeliveryView['outcome'], { icon: IconName; words: string }> = {
  accepted: { icon: 'check', words: 'was accepted and is on its way' },
  retry: { icon: 'clock', words: 'could not be taken yet' },
  refused: { icon: 'warning', words: 'was refused' },
  skipped: { icon: 'info', words: 'was not sent' },
  unknown: { icon: 'info', words: 'was tried, and we could not find out whether it arrived' },
  returned: { icon: 'warning', words: 'came back' },
  reported: { icon: 'warning', words: 'was reported as spam' },
};

/** Every try to get a message to the person, and what they can do when it says it was sent. */
export default function DeliveryTries({ messageId, timeZone }: { messageId: number; timeZone: string }) {
  const { data: tries, isError } = useQuery({
    queryKey: ['deliveries', messageId],
    queryFn: () => unwrap(api.messages[':id'].deliveries.$get({ param: { id: String(messageId) } })),
    staleTime: 0,
  });
  if (isError) return <p role="alert">This could not be read. Please try again.</p>;
  if (tries === undefined) return <p className={styles.wait}>Loading…</p>;
  if (tries.length === 0) return <p>Nothing was tried.</p>;
  const last = tries.at(-1);
  return (
    <>
      <ol className={styles.tries}>
        {tries.map(({ id, channel, outcome, reason, again, startedAt }) => (
          <li key={id} className={styles.try}>
            <Icon name={outcomes[outcome].icon} size={16} />
            <div>
              <p>
                {channels[channel].name} {outcomes[outcome].words}
                {again && ' (after a snooze)'}
              </p>
              {reason && <p>{withSettingsLink(reason)}</p>}
              <p className={styles.when}>
                <time dateTime={startedAt}>{formatInstant(startedAt, timeZone)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {last?.outcome === 'accepted' && <p className={styles.when}>{channels[last.channel].advice}</p>}
    </>
  );
}
