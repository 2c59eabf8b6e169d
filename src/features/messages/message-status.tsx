import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { Badge } from '../../ui/badge.tsx';

/** Whether a message is on its way, has left, or did not. */
export function MessageStatus({ message }: { message: MessageView }) {
  switch (message.status) {
    case 'sent':
      return (
        <Badge tone="accent" icon="check">
          Sent
        </Badge>
      );
    case 'scheduled':
      return <Badge icon="clock">Scheduled</Badge>;
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

/** Why it was not sent, in a person's words, or null. */
export function reasonOf({ status, reason }: MessageView): string | null {
  return status === 'scheduled' && reason !== null ? `It will be tried again. ${reason}` : reason;
}
