import { type CSSProperties, type Ref, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './today.module.css';

const rays = [...Array(12).keys()].map((at) => at * 30);
const lightingTime = 220;

type TapProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  done: boolean;
  onTap: (done: boolean) => void;
  /** The id of what says which habit it is. */
  describedBy?: string | undefined;
  /** A plain check in the habit's hue: no sun, no celebration. */
  plain?: boolean | undefined;
  /** Less visible: it is not due yet. */
  faint?: boolean | undefined;
};

/**
 * The button that marks a day done: an unlit sun that a tap lights ray by ray. What is lit already when the page comes
 * stands still.
 */
export function Tap({ ref, done, onTap, describedBy, plain = false, faint = false }: TapProps) {
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFresh || !done) return;
    const timer = setTimeout(() => navigator.vibrate?.(12), lightingTime);
    return () => clearTimeout(timer);
  }, [isFresh, done]);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={done ? 'Completed (Click to Unmark)' : 'Mark Complete'}
      aria-describedby={describedBy}
      onClick={() => {
        setFresh(!done);
        onTap(!done);
      }}
      className={classNames(
        styles.tap,
        done && styles.lit,
        plain && styles.plain,
        faint && !done && styles.faint,
      )}
    >
      {isFresh && done && !plain && <span className={styles.glow} />}
      <svg viewBox="0 0 68 68" width="68" height="68" aria-hidden="true" focusable="false">
        {!plain &&
          rays.map((angle) => (
            <line
              key={angle}
              x1="34"
              x2="34"
              y1="6.5"
              y2="4"
              transform={`rotate(${angle} 34 34)`}
              className={styles.waitingRay}
            />
          ))}
        {!plain && (
          <g>
            {rays.map((angle, at) => (
              <line
                key={angle}
                style={{ '--ray': at } as CSSProperties}
                x1="34"
                x2="34"
                y1="6"
                y2="2"
                transform={`rotate(${angle} 34 34)`}
                className={styles.ray}
              />
            ))}
          </g>
        )}
        <circle cx="34" cy="34" r="22.5" className={styles.ring} />
        <circle cx="34" cy="34" r="23.75" className={styles.disc} />
        <path d="m25 34.5 6.5 6.5 12-13" className={styles.check} />
      </svg>
    </button>
  );
}
