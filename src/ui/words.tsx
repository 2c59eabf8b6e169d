import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './words.module.css';

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

/** Words for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}

/** A sentence that sends somebody to their settings leads there. */
export function withSettingsLink(text: string): ReactNode {
  const [, before, word, after] = /^(.*\bin )(settings)\b(.*)$/is.exec(text) ?? [];
  if (word === undefined) return text;
  return (
    <>
      {before}
      <Link to={paths.settings}>{word}</Link>
      {after}
    </>
  );
}

/** What the clocks show in a time zone at this moment. */
export function LocalClock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={now.toISOString()}>
      {now.toLocaleTimeString([], { timeZone, hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}
