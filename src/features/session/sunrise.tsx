import { range } from '../../lib/range.ts';
import styles from './sunrise.module.css';

const weeks = range(12);
const round = (value: number) => Math.round(value * 10) / 10;

/** The stepping stones wind from the foot of the picture towards the sun, and shrink with the distance. */
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

/** A sun with a ray for each week comes up behind the hills, and a stone for each week leads there. An ornament. */
export function Sunrise({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 600 640"
      preserveAspectRatio="xMidYMax slice"
      className={className}
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
