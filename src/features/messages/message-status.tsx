import type { HeldBack } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatInstant } from '../../lib/dates.ts';
import { Badge } from '../../ui/status.tsx';

const heldBackWords: Record<HeldBack, string> = {
  paused: 'Paused',
  stopped: 'Stopped',
  opted_out: 'Turned off',
  ended: 'Campaign ended',
  unconfirmed: 'Held back',
};

/** Whether a message is on its way, has left, or did not. */
export function MessageStatus({ message }: { message: MessageView }) {
  switch (message.status) {
    case 'sent': {
      // One that came back says so beside it: it was sent, and that is not all well.
      const isWell = message.reason === null;
      return (
        <Badge tone={isWell ? 'accent' : 'notice'} icon={isWell ? 'check' : 'warning'}>
          Sent
        </Badge>
      );
    }
    case 'scheduled':
      return message.heldBack === null ? (
        <Badge icon="clock">Scheduled</Badge>
      ) : (
        <Badge tone="notice" icon="info">
          {heldBackWords[message.heldBack]}
        </Badge>
      );
    case 'failed':
      return (
        <Badge tone="danger" icon="warning">
          Not sent
        </Badge>
      );
    case 'skipped':
      return (
        <Badge tone="notice" icon="info">
          Skipped
        </Badge>
      );
  }
}

/** What else there is to say of how it stands, in a person's words, or null. */
export function reasonOf(message: MessageView): string | null {
  const { status, reason, completed, snoozedUntil, skippedByPerson, timeZone } = message;
  if (!completed && snoozedUntil !== null) {
    return `You put it off: it comes again ${formatInstant(snoozedUntil, timeZone)}`;
  }
  if (!completed && skippedByPerson) return 'You skipped it';
  if (message.heldBack === 'unconfirmed') return 'Please confirm your address';
  return status === 'scheduled' && reason !== null ? `It will be tried again. ${reason}` : reason;
}
