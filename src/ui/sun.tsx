import { classNames } from './class-names.ts';
import styles from './sun.module.css';

const rays = [...Array(12).keys()].map((week) => week * 30);

/** The mark of the product: a sun with a ray for each of the twelve weeks, of which `lit` shine. An ornament. */
export function Sun({
  size,
  lit = 12,
  isDark = false,
  className,
}: {
  size?: number | undefined;
  lit?: number | undefined;
  /** Whether its disc is unlit as well. */
  isDark?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.sun, className)}
    >
      <circle cx="50" cy="50" r="21" className={classNames(styles.disc, isDark && styles.darkDisc)} />
      {rays.map((angle, week) => (
        <line
          key={angle}
          x1="50"
          x2="50"
          y1="16"
          y2="7"
          transform={`rotate(${angle} 50 50)`}
          className={classNames(styles.ray, week >= lit && styles.waiting)}
        />
      ))}
    </svg>
  );
}
