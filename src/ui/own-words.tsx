import type { ReactNode } from 'react';
import type { HeldBack } from '../../worker/domain.ts';
import styles from './page.module.css';

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
