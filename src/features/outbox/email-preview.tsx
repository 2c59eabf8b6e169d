import { productName } from '../../lib/product.ts';
import styles from './email-preview.module.css';
import { LinkedText } from './linked-text.tsx';
import type { OutboxEntry } from './queries.ts';

/** An email in its plain text: the page's policy lets no foreign HTML and no inline styles in. */
export function EmailPreview({ entry }: { entry: OutboxEntry }) {
  return (
    <article className={styles.email}>
      <header className={styles.head}>
        <h3 className={styles.subject}>{entry.subject}</h3>
        <p className={styles.people}>
          From {productName} to {entry.recipient}
        </p>
      </header>
      <p className={styles.body}>
        <LinkedText text={entry.body} />
      </p>
    </article>
  );
}
