import type { ReactNode } from 'react';
import styles from './own-words.module.css';

type OwnWordsProps = {
  content: string;
  /** Start and end of each stretch of the person's own words, in their order; none where that is not known. */
  ranges?: readonly (readonly [start: number, end: number])[] | undefined;
};

/** A text in which the person's own words have the color of the habit. Ranges that make no sense are left out. */
export function OwnWords({ content, ranges = [] }: OwnWordsProps) {
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
