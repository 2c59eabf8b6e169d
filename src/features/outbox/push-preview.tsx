import { productName } from '../../lib/product.ts';
import { Sun } from '../../ui/sun.tsx';
import styles from './push-preview.module.css';
import type { OutboxEntry } from './queries.ts';

/** A notification as a phone shows it. */
export function PushPreview({ entry }: { entry: OutboxEntry }) {
  return (
    <article className={styles.notification}>
      <Sun size={36} />
      <div className={styles.words}>
        <p className={styles.app}>{productName}</p>
        <h3 className={styles.title}>{entry.subject}</h3>
        <p>{entry.body}</p>
      </div>
    </article>
  );
}
