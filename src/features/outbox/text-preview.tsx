import { LinkedText } from './linked-text.tsx';
import type { OutboxEntry } from './queries.ts';
import styles from './text-preview.module.css';

/** A text message on a phone's screen. */
export function TextPreview({ entry }: { entry: OutboxEntry }) {
  return (
    <article className={styles.phone}>
      <p className={styles.to}>To {entry.recipient}</p>
      <p className={styles.bubble}>
        <LinkedText text={entry.body} />
      </p>
      <p className={styles.size}>{entry.body.length} characters</p>
    </article>
  );
}
