import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Sun } from './sun.tsx';
import styles from './today.module.css';

type HorizonProps = {
  /** How much of today is done, 0 to 1: so high stands the sun. Null shows a sky without one. */
  share: number | null;
  /** Lets the sun rise with a glow: the last one of today was just done. */
  isRising?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Sky, sun and three hills behind a heading. */
export function Horizon({ share, isRising = false, className, children }: HorizonProps) {
  return (
    <div
      className={classNames(styles.horizon, isRising && styles.rising, className)}
      style={{ '--share': share ?? 0 } as CSSProperties}
    >
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
          <path d="M0 30C40 14 90 14 150 30s120 32 210-2v52H0z" className={styles.far} />
          <path d="M0 50c60-24 110-10 180 0s130 0 180-14v44H0z" className={styles.middle} />
          <path d="M0 74c70-14 140-8 210-4s110-8 150-18v28H0z" className={styles.near} />
        </svg>
      </div>
      <div className={styles.overHorizon}>{children}</div>
    </div>
  );
}
