import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/**
 * Keeps the place of something that is on its way: give it the size of what will replace it, either with a class or
 * with `width` and `height` (CSS lengths; the height of a line of text by default).
 * Put `aria-busy` and a hidden word like 'Loading' on the region, once.
 */
export function Skeleton({
  width = '100%',
  height = '1lh',
  className,
}: {
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      style={className ? undefined : { width, height }}
    />
  );
}
