import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatMoment } from '../../lib/days.ts';
import { Card } from '../../ui/layout.tsx';
import { MessageText } from '../../ui/own-words.tsx';
import textStyles from '../../ui/text.module.css';

/** The next message, if nothing is due today. */
export function NextCard({ message }: { message: MessageView }) {
  return (
    <Card as="section" aria-labelledby="next-message" gap={3}>
      <div>
        <h2 id="next-message" className={textStyles.heading}>
          Next message
        </h2>
        <p className={textStyles.soft}>
          <time dateTime={message.scheduledFor}>{formatMoment(message.scheduledFor, message.timeZone)}</time>
        </p>
      </div>
      <MessageText message={message} />
    </Card>
  );
}
