import { type ReactNode, useCallback, useState } from 'react';
import type { HeldBack } from '../../worker/domain.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import styles from './page.module.css';
import textStyles from './text.module.css';
import { classNames } from './words.tsx';

/** Takes the place of 'Scheduled' for a message that won't be sent as things stand. */
export const heldBackLabels: Record<HeldBack, string> = {
  paused: 'Paused',
  stopped: 'Stopped',
  unconfirmed: 'Held back',
  no_phone: 'Held back',
  opted_out: 'Turned off',
  ended: 'Campaign ended',
};

type OwnWordsProps = {
  content: string;
  /** The person's own words in the text, in order; empty if unknown. */
  ranges: readonly (readonly [start: number, end: number])[];
};

/** Shows the person's own words in the color of the habit. Invalid ranges are ignored. */
export function OwnWords({ content, ranges }: OwnWordsProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at || end <= start || end > content.length) continue;
    parts.push(
      content.slice(at, start),
      <span key={start} className={styles.own}>
        {content.slice(start, end)}
      </span>,
    );
    at = end;
  }
  return [...parts, content.slice(at)];
}

type MessageTextProps = {
  message: Pick<MessageView, 'content' | 'ownWords'>;
  /** As a bubble, it is shown in full. */
  isBubble?: boolean;
  /** A message of more lines is shortened to four on a phone; the rest comes on demand. */
  maxLines?: number;
};

/** A message on a card, below which other things must stay in view. */
export function MessageText({
  message: { content, ownWords },
  isBubble = false,
  maxLines = 4,
}: MessageTextProps) {
  const [isLong, setLong] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const measure = useCallback(
    (shown: HTMLElement | null) => {
      const lineHeight = shown && Number.parseFloat(getComputedStyle(shown).lineHeight);
      if (lineHeight) setLong(!isBubble && shown.scrollHeight > (maxLines + 0.5) * lineHeight);
    },
    [isBubble, maxLines],
  );
  return (
    <div
      data-short={(isLong && !isWhole) || undefined}
      className={classNames(styles.messageBox, isBubble && styles.bubble)}
    >
      {/* Another text is another element, so that it is measured, too. */}
      <p key={content} ref={measure} className={styles.message}>
        <OwnWords content={content} ranges={ownWords} />
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className={classNames(textStyles.phoneOnly, textStyles.inlineButton)}
          onClick={() => setWhole(!isWhole)}
        >
          <span>{isWhole ? 'Less' : 'More'}</span>
        </button>
      )}
    </div>
  );
}
