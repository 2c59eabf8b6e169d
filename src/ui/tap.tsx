import type { CSSProperties, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './tap.module.css';

/** Twelve copies of the path around the center. */
const rays = (path: string, className: string | undefined) =>
  [...Array(12).keys()].map((at) => (
    <path
      key={at}
      d={path}
      transform={`rotate(${at * 30} 34 34)`}
      style={{ '--ray': at } as CSSProperties}
      className={className}
    />
  ));

/** How long it takes to light all rays, in milliseconds. */
const lightingTime = 220;

type TapProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** "Due" asks to be marked, "later" is a dashed ring, and only "done" has a check. */
  state: 'due' | 'later' | 'done' | 'skipped';
  onTap: (done: boolean) => void;
  /** The id of the element that names the habit. */
  describedBy: string;
  /** Without sun or celebration: a plain ring in the habit's color. */
  plain: boolean;
};

/** The button that marks a day done: an empty ring that becomes a sun, ray by ray. */
export function Tap({ ref, state, onTap, describedBy, plain }: TapProps) {
  const done = state === 'done';
  return (
    <button
      ref={ref}
      type="button"
      aria-label={done ? 'Completed (Click to Unmark)' : 'Mark Complete'}
      aria-describedby={describedBy}
      onClick={() => {
        if (!done) setTimeout(() => navigator.vibrate?.(12), lightingTime);
        onTap(!done);
      }}
      className={classNames(styles.tap, styles[state], plain && styles.plain)}
    >
      <svg viewBox="0 0 68 68" width="68" height="68" aria-hidden="true" focusable="false">
        {!plain && (
          <>
            {rays('M34 6.5V4', styles.waitingRay)}
            {rays('M34 6V2', styles.ray)}
          </>
        )}
        <circle cx="34" cy="34" r="22.5" className={styles.ring} />
        <circle cx="34" cy="34" r="23.75" className={styles.disc} />
        <path d={state === 'skipped' ? 'M28 34h12' : 'm25 34.5 6.5 6.5 12-13'} className={styles.sign} />
      </svg>
    </button>
  );
}
