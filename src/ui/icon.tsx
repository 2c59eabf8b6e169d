import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './icon.module.css';
import { classNames } from './words.tsx';

export type { LucideIcon } from 'lucide-react';

/** A decorative icon. Import each one from its own file, so that only that one is loaded. */
export function Icon({
  of: Drawing,
  size = 20,
  ...props
}: Omit<ComponentProps<'svg'>, 'ref'> & { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" {...props} />;
}

const rays = [...Array(12).keys()].map((week) => week * 30);

/** The logo: a sun with twelve rays, of which `lit` are bright. Decorative. */
export function Sun({
  size,
  lit = 12,
  fills = false,
  className,
}: {
  size?: number | undefined;
  lit?: number | undefined;
  /** Whether the disc too is lit only as far as the rays. */
  fills?: boolean | undefined;
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
      <circle cx="50" cy="50" r="21" className={classNames(styles.disc, fills && styles.darkDisc)} />
      {fills && (
        <path
          d="M50 39.5a10.5 10.5 0 1 1-.01 0"
          pathLength="12"
          strokeDasharray={`${lit} 12`}
          className={styles.part}
        />
      )}
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
