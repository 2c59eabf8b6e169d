import type { CSSProperties, ReactNode } from 'react';
import type { Hue } from '../../worker/domain.ts';
import { formatDayName } from '../lib/days.ts';
import icons from './icon.module.css';
import { Sun } from './icon.tsx';
import styles from './today.module.css';
import { classNames, VisuallyHidden } from './words.tsx';

type HorizonProps = {
  /** How much is done, 0 to 1: the height of the sun and its lit rays. Null for no sun. */
  share: number | null;
  /** The color of the hills; by default, green. */
  hue?: Hue | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** Sky, sun and hills behind a heading. */
export function Horizon({ share, hue, className, children }: HorizonProps) {
  return (
    <div
      data-hue={hue}
      className={classNames(icons.landscape, styles.horizon, className)}
      style={{ '--share': share ?? 0 } as CSSProperties}
    >
      {/* A new one when the habit has loaded, since the hills would move with the longer text. */}
      <div key={hue} aria-hidden="true" className={styles.scene}>
        {share !== null && (
          <span className={styles.place}>
            <Sun lit={Math.round(12 * share)} className={styles.bigSun} />
          </span>
        )}
        <svg
          viewBox="0 0 360 80"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className={icons.hills}
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
          <li key={day.date} className={styles.weekDay}>
            <span aria-hidden="true" className={isToday ? styles.todayLetter : undefined}>
              {isToday ? 'Today' : formatDayName(day.date, 'narrow')}
            </span>
            {day.due === 0 ? (
              <span className={styles.nothingDue} />
            ) : (
              <Sun
                size={32}
                lit={litRays(day)}
                fills
                className={isToday && day.done === 0 ? styles.unlit : undefined}
              />
            )}
            <VisuallyHidden>{`${isToday ? 'Today' : formatDayName(day.date)}, ${share}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
