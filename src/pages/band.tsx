import type { ReactNode } from 'react';
import icons from '../ui/icon.module.css';
import { Sun } from '../ui/icon.tsx';
import { classNames } from '../ui/words.tsx';
import styles from './text-pages.module.css';

/** A page's title under a morning sky. `Horizon` would load much of the dashboard's code on public pages. */
export default function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={classNames(icons.landscape, styles.band)}>
      <Sun className={styles.bandSun} />
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
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
