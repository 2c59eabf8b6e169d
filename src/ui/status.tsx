import RefreshIcon from 'lucide-react/icons/refresh-cw';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { useOnline } from '../lib/hooks.ts';
import { Button } from './button.tsx';
import { Icon, type LucideIcon } from './icon.tsx';
import { Stack } from './layout.tsx';
import styles from './status.module.css';
import { classNames, VisuallyHidden, withSettingsLink } from './words.tsx';

type BadgeProps = {
  inHue?: boolean;
  icon?: LucideIcon;
  children: ReactNode;
};

export function Badge({ inHue = false, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, inHue && styles.inHue)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}

/** Shown when there is nothing yet: a sentence, and what to do about it. */
export function EmptyState({
  icon,
  text,
  children,
}: {
  icon: LucideIcon;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon of={icon} size={22} />
      </span>
      <p className={styles.emptyText}>{text}</p>
      {children && <div className={styles.emptyActions}>{children}</div>}
    </div>
  );
}

export const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <Button icon={RefreshIcon} onClick={onClick}>
    Try again
  </Button>
);

/** Shown when something couldn't be loaded. */
export function ErrorState({
  text,
  onRetry,
  children,
}: {
  text: ReactNode;
  /** Adds a 'Try again' button. */
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const isOnline = useOnline();
  return (
    <div role="alert" className={classNames(styles.empty, styles.error)}>
      <span className={classNames(styles.emptyIcon, isOnline && styles.errorIcon)}>
        <Icon of={WarningIcon} size={22} />
      </span>
      <p className={styles.emptyText}>{isOnline ? text : 'This has not been loaded on this device yet.'}</p>
      {(onRetry ?? children) && (
        <div className={styles.emptyActions}>
          {onRetry && <RetryButton onClick={onRetry} />}
          {children}
        </div>
      )}
    </div>
  );
}

/** The error of a whole form, shown until the next attempt. */
export function FormError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className={styles.formError}>
      <Icon of={WarningIcon} />
      <span>{withSettingsLink(text)}</span>
    </p>
  );
}

/**
 * A placeholder while something loads. Give it the size of what will replace it, with a class or with `width` and
 * `height` (by default, a line of text).
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

type LoadingProps = Parameters<typeof Stack>[0] & {
  /** What is loading, for screen readers. */
  what: string;
  count?: number;
  /** Of each placeholder. */
  height: string;
};

/** A list of placeholders while a part of the page loads. */
export const Loading = ({ what, count = 3, height, ...props }: LoadingProps) => (
  <Stack {...props} aria-busy="true">
    <VisuallyHidden>Loading {what}</VisuallyHidden>
    {[...Array(count).keys()].map((at) => (
      <Skeleton key={at} height={height} />
    ))}
  </Stack>
);
