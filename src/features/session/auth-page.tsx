import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

/** The layout of all pages around signing in: a picture, and a form beside it. */
export function AuthPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <Sunrise />
        <p className={styles.promise}>
          <span>Twelve weeks.</span> <span>One small step a day.</span>
        </p>
        <p className={styles.promiseMore}>
          A short message at the right time of day, until the habit runs on its own.
        </p>
      </div>
      <div className={styles.side}>
        <header>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}

const weeks = [...Array(12).keys()];
const round = (value: number) => Math.round(value * 10) / 10;

/** Stepping stones that wind towards the sun and shrink with distance. */
const stones = weeks.map((week) => {
  const near = 1 - week / 11;
  return {
    week,
    x: round(330 + 66 * Math.sin(week / 2.1) * (0.35 + near)),
    y: round(512 + 112 * near ** 1.35),
    rx: round(3.5 + 9.5 * near),
    ry: round(1.47 + 3.99 * near),
  };
});

/** A sun behind hills, with a ray and a stepping stone for each week. Decorative. */
function Sunrise() {
  return (
    <svg
      viewBox="0 0 600 640"
      preserveAspectRatio="xMidYMax slice"
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="glow">
          <stop offset="0.3" className={styles.glow} />
          <stop offset="1" className={styles.glowEnd} />
        </radialGradient>
      </defs>
      <g className={styles.sky}>
        <circle cx="372" cy="452" r="250" fill="url(#glow)" />
        <circle cx="372" cy="452" r="74" className={styles.disc} />
        {weeks.map((week) => (
          <line
            key={week}
            x1="372"
            x2="372"
            y1="348"
            y2="316"
            transform={`rotate(${-93.5 + week * 17} 372 452)`}
            className={styles.ray}
          />
        ))}
      </g>
      <path d="M0 470c80-44 170-40 250 0s210 46 350-26v196H0z" className={styles.far} />
      <path d="M0 540c120-70 220-64 330-18 100 42 180 30 270-22v140H0z" className={styles.middle} />
      <path d="M0 572c110-6 230 34 330 38 110 4 190-30 270-66v96H0z" className={styles.near} />
      {stones.map(({ week, x, y, rx, ry }) => (
        <ellipse key={week} cx={x} cy={y} rx={rx} ry={ry} className={styles.stone} />
      ))}
    </svg>
  );
}
