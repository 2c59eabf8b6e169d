import { type CSSProperties, type ReactNode, type Ref, useEffect, useState } from 'react';
import { formatDayName } from '../lib/dates.ts';
import { classNames } from './class-names.ts';
import icons from './icon.module.css';
import { Sun } from './icon.tsx';
import styles from './today.module.css';
import { VisuallyHidden } from './words.tsx';

const rayAngles = [...Array(12).keys()].map((at) => at * 30);
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
  /** With fainter rays: it is not due yet. */
  faint: boolean;
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
export function Tap({ ref, done, onTap, describedBy, plain, faint }: TapProps) {
  const [wasTapped, setWasTapped] = useState(false);
  useEffect(() => {
    if (!wasTapped || !done) return;
    const timer = setTimeout(() => navigator.vibrate?.(12), lightingTime);
    return () => clearTimeout(timer);
  }, [wasTapped, done]);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={done ? 'Completed (Click to Unmark)' : 'Mark Complete'}
      aria-describedby={describedBy}
      onClick={() => {
        setWasTapped(!done);
        onTap(!done);
      }}
      className={classNames(
        styles.tap,
        done && styles.lit,
        plain && styles.plain,
        faint && !done && styles.faint,
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
        {!plain &&
          rayAngles.map((angle) => (
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
            {rayAngles.map((angle, at) => (
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

type HorizonProps = {
  /** How much of today is done, 0 to 1: the height of the sun. Null for no sun. */
  share: number | null;
  className?: string | undefined;
  children: ReactNode;
};

/** Sky, sun and hills behind a heading. */
export function Horizon({ share, className, children }: HorizonProps) {
  return (
    <div className={classNames(styles.horizon, className)} style={{ '--share': share ?? 0 } as CSSProperties}>
      <div aria-hidden="true" className={styles.scene}>
        {share !== null && (
          <span className={styles.place}>
            <Sun className={styles.bigSun} />
          </span>
        )}
        <svg
          viewBox="0 0 360 80"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className={styles.hills}
        >
          <path d="M0 30C40 14 90 14 150 30s120 32 210-2v52H0z" className={icons.far} />
          <path d="M0 50c60-24 110-10 180 0s130 0 180-14v44H0z" className={icons.middle} />
          <path d="M0 74c70-14 140-8 210-4s110-8 150-18v28H0z" className={icons.near} />
        </svg>
      </div>
      <div className={styles.overHorizon}>{children}</div>
    </div>
  );
}

export type WeekSunsDay = {
  /** `YYYY-MM-DD` */
  date: string;
  due: number;
  done: number;
};

/** Lit rays show the share of what was due: at least one if anything was done, all twelve only if everything was. */
const litRays = ({ due, done }: WeekSunsDay) =>
  done >= due ? 12 : Math.min(11, Math.max(done > 0 ? 1 : 0, Math.round((12 * done) / due)));

/** The last seven days as small suns, oldest first; the last one is today. */
export function WeekSuns({ days }: { days: readonly WeekSunsDay[] }) {
  return (
    <ol aria-label="The last seven days" className={styles.week}>
      {days.map((day, at) => {
        const isToday = at === days.length - 1;
        const share = day.due === 0 ? 'nothing due' : `${day.done} of ${day.due}`;
        return (
          <li key={day.date} data-sun={isToday ? 'today' : undefined} className={styles.weekDay}>
            <span aria-hidden="true" className={isToday ? styles.todayLetter : undefined}>
              {isToday ? 'Today' : formatDayName(day.date, 'narrow')}
            </span>
            {day.due === 0 ? (
              <span className={styles.nothingDue} />
            ) : (
              <Sun size={32} lit={litRays(day)} isDark={day.done === 0} />
            )}
            <VisuallyHidden>{`${isToday ? 'Today' : formatDayName(day.date)}, ${share}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
