import { useQuery } from '@tanstack/react-query';
import CheckIcon from 'lucide-react/icons/check';
import ClockIcon from 'lucide-react/icons/clock';
import InfoIcon from 'lucide-react/icons/info';
import ThumbDownIcon from 'lucide-react/icons/thumbs-down';
import ThumbUpIcon from 'lucide-react/icons/thumbs-up';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { channels } from '../../../worker/channels.ts';
import type { DeliveryView } from '../../../worker/delivery/delivery.schemas.ts';
import { type HabitKind, isRateable, type MessageWriter, type Rating } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { api, idParam, unwrap } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type LucideIcon } from '../../ui/icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { ErrorState } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { classNames, withSettingsLink } from '../../ui/words.tsx';
import { useRateMessage } from './message-calls.ts';
import styles from './messages.module.css';

const writerLabel = (writer: MessageWriter) =>
  writer === 'person'
    ? 'Written by you'
    : writer === 'built-in'
      ? 'Written by Better Habits'
      : 'Written with AI';

const thumbs = [
  { value: 'up', icon: ThumbUpIcon, label: 'Thumbs up' },
  { value: 'down', icon: ThumbDownIcon, label: 'Thumbs down' },
] as const;

type MessageDetailsProps = { message: MessageView; habit: HabitKind };

export default function MessageDetails({ message, habit }: MessageDetailsProps) {
  const rate = useRateMessage(message);
  const { id, rating, writer, status, tries, timeZone } = message;
  const toggle = (value: Rating) => rate.mutate(rating === value ? null : value);
  return (
    <Stack gap={2} className={styles.details}>
      <Cluster className={styles.origin}>
        <p>{writerLabel(writer)}</p>
        {/* Dose reminders have nothing to rate. */}
        {habit !== 'dose' &&
          isRateable(message) &&
          thumbs.map(({ value, icon, label }) => (
            <Button
              key={value}
              variant="quiet"
              icon={icon}
              aria-label={label}
              aria-pressed={rating === value}
              onClick={() => toggle(value)}
              className={classNames(rating === value && styles.pressed)}
            />
          ))}
      </Cluster>
      {(status !== 'scheduled' || tries > 0) && <Attempts messageId={id} timeZone={timeZone} />}
    </Stack>
  );
}

const outcomes: Record<DeliveryView['outcome'], { icon: LucideIcon; text: string }> = {
  accepted: { icon: CheckIcon, text: 'was accepted and is on its way' },
  retry: { icon: ClockIcon, text: 'could not be delivered yet' },
  refused: { icon: WarningIcon, text: 'was refused' },
  skipped: { icon: InfoIcon, text: 'was not sent' },
  unknown: { icon: InfoIcon, text: 'was attempted, but we don’t know whether it arrived' },
  returned: { icon: WarningIcon, text: 'bounced' },
  reported: { icon: WarningIcon, text: 'was reported as spam' },
};

/** Every delivery attempt, and what to do if a sent message didn't arrive. */
function Attempts({ messageId, timeZone }: { messageId: number; timeZone: string }) {
  const deliveries = useQuery({
    queryKey: ['deliveries', messageId],
    queryFn: () => unwrap(api.messages[':id'].deliveries.$get(idParam(messageId))),
    staleTime: 0,
  });
  const { data: attempts, isError, refetch } = deliveries;
  if (isError && !attempts) return <ErrorState text="This could not be loaded." onRetry={() => refetch()} />;
  if (attempts === undefined) return <p>Loading…</p>;
  if (attempts.length === 0) return <p>We never tried to send this.</p>;
  const last = attempts.at(-1);
  return (
    <>
      <Stack as="ol" gap={3} aria-label="Why didn't I get this?">
        {attempts.map(({ id, channel, outcome, reason, again, startedAt }) => (
          <li key={id} className={styles.attempt}>
            <Icon of={outcomes[outcome].icon} size={16} />
            <div>
              <p>
                {channels[channel].name} {outcomes[outcome].text}
                {again && ' (after a snooze)'}
              </p>
              {reason && <p>{withSettingsLink(reason)}</p>}
              <p className={textStyles.soft}>
                <time dateTime={startedAt}>{formatInstant(startedAt, timeZone)}</time>
              </p>
            </div>
          </li>
        ))}
      </Stack>
      {last?.outcome === 'accepted' && <p className={textStyles.soft}>{channels[last.channel].advice}</p>}
    </>
  );
}
