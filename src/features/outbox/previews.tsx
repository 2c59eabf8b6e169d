import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { createElement, Fragment, useState } from 'react';
import { useIsWide } from '../../lib/hooks.ts';
import { productName } from '../../lib/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sun } from '../../ui/sun.tsx';
import styles from './outbox.module.css';
import type { OutboxEntry } from './queries.ts';

type PreviewProps = { entry: OutboxEntry };

/** Until the email is there and tells its own. */
const FIRST_HEIGHT = 720;

/** An email in both of its forms. The HTML is a document of its own, in which nothing may run. */
export function EmailPreview({ entry: { id, subject, recipient, body, html } }: PreviewProps) {
  const isWide = useIsWide();
  const [height, setHeight] = useState(FIRST_HEIGHT);
  return (
    <article className={styles.email}>
      <p className={styles.from}>
        From {productName} to {recipient}
      </p>
      {html !== null && (
        <iframe
          title={`Email: ${subject}`}
          src={`/api/outbox/${id}/email`}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          height={height}
          className={styles.frame}
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? FIRST_HEIGHT)
          }
        />
      )}
      <details open={isWide || html === null}>
        <summary className={styles.olderSummary}>
          As plain text
          <Icon of={ChevronDownIcon} />
        </summary>
        <p className={styles.plain}>
          <LinkedText text={body} />
        </p>
      </details>
    </article>
  );
}

/** A text message on a phone's screen. */
export function TextPreview({ entry }: PreviewProps) {
  return (
    <article className={styles.phone}>
      <p className={styles.size}>To {entry.recipient}</p>
      <p className={styles.bubble}>
        <LinkedText text={entry.body} />
      </p>
      <p className={styles.size}>{entry.body.length} characters</p>
    </article>
  );
}

/** A notification as a phone shows it. */
export function PushPreview({ entry }: PreviewProps) {
  return (
    <article className={styles.notification}>
      <Sun size={36} />
      <div className={styles.words}>
        <p className={styles.app}>{productName}</p>
        <h3>{entry.subject}</h3>
        <p>{entry.body}</p>
      </div>
    </article>
  );
}

const address = /(https?:\/\/[^\s<>"]+)/;

/** Plain text, with its addresses made into links as mail programs do. */
function LinkedText({ text }: { text: string }) {
  // Every second part is what the pattern took out.
  const parts = text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? createElement('a', { href: part }, part) : part));
  return createElement(Fragment, null, ...parts);
}
