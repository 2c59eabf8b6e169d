import { type CSSProperties, type Ref, useState } from 'react';
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
  done: boolean;
  onTap: (done: boolean) => void;
  /** The id of the element that names the habit. */
  describedBy: string;
  /** Without sun or celebration: a plain check in the habit's color. */
  plain: boolean;
  /** Fainter: it is not due yet. */
  faint: boolean;
  /** Asks "Done?" below it until it is done. */
  asks?: boolean;
};

/** Points a spark at today's sun above, if there is one. */
const aimSpark = (spark: HTMLElement | null) => {
  const sun = document.querySelector('[data-sun="today"] svg');
  if (!spark || !sun) return;
  const from = spark.getBoundingClientRect();
  const to = sun.getBoundingClientRect();
  spark.style.setProperty('--x', `${to.x + to.width / 2 - from.x - from.width / 2}px`);
  spark.style.setProperty('--y', `${to.y + to.height / 2 - from.y - from.height / 2}px`);
};

/**
 * The button that marks a day done: a sun whose rays light up when it is tapped, but not when the page is opened. Then a
 * spark of it flies to today's sun.
 */
export function Tap({ ref, done, onTap, describedBy, plain, faint, asks = false }: TapProps) {
  const [wasTapped, setWasTapped] = useState(false);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={done ? 'Completed (Click to Unmark)' : 'Mark Complete'}
      aria-describedby={describedBy}
      onClick={() => {
        setWasTapped(!done);
        if (!done) setTimeout(() => navigator.vibrate?.(12), lightingTime);
        onTap(!done);
      }}
      className={classNames(
        styles.tap,
        done && styles.lit,
        plain && styles.plain,
        faint && !done && styles.faint,
        asks && !done && styles.asks,
      )}
    >
      {wasTapped && done && !plain && (
        // They are removed once they are over, because moving the row would start them again.
        <>
          <span className={styles.glow} />
          <span ref={aimSpark} className={styles.spark} onAnimationEnd={() => setWasTapped(false)} />
        </>
      )}
      <svg viewBox="0 0 68 68" width="68" height="68" aria-hidden="true" focusable="false">
        {!plain && (
          <>
            {rays('M34 6.5V4', styles.waitingRay)}
            {rays('M34 6V2', styles.ray)}
          </>
        )}
        <circle cx="34" cy="34" r="22.5" className={styles.ring} />
        <circle cx="34" cy="34" r="23.75" className={styles.disc} />
        <path d="m25 34.5 6.5 6.5 12-13" className={styles.check} />
      </svg>
    </button>
  );
}
