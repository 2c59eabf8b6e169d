import { lazy, Suspense, useState } from 'react';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import styles from './delivery-history.module.css';

const DeliveryTries = lazy(() => import('./delivery-tries.tsx'));

/** How a message fared on its way, once something was tried: read when it is opened, and not before. */
export function DeliveryHistory({ message }: { message: MessageView }) {
  const [open, setOpen] = useState(false);
  if (message.status === 'scheduled' && message.tries === 0) return null;
  return (
    <details className={styles.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>Why didn't I get this?</summary>
      {open && (
        <Suspense fallback={<p className={styles.wait}>Loading…</p>}>
          <DeliveryTries messageId={message.id} timeZone={message.timeZone} />
        </Suspense>
      )}
    </details>
  );
}
