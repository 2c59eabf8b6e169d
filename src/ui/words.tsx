import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { HeldBack } from '../../worker/domain.ts';
import { useTicks } from '../lib/hooks.ts';
import { paths } from '../paths.ts';
import styles from './text.module.css';

/** 'Two to go today' for 'two to go today'. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

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

/** Text only for screen readers. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}

/** An email address, which may break after the @ and before a dot. */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?<=@)|(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Turns 'in settings' into a link. */
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

/** The current time in a time zone. */
export function LocalClock({ timeZone }: { timeZone: string }) {
  useTicks(15_000);
  const now = new Date();
  return (
    <time dateTime={now.toISOString()}>
      {now.toLocaleTimeString([], { timeZone, hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}
