import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { Icon, type LucideIcon } from './icon.tsx';
import { classNames } from './words.tsx';

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger' | 'pill' | undefined;
  size?: 'small' | undefined;
  wide?: boolean | undefined;
  /** Before the label; without a label, the button is square and needs an `aria-label`. */
  icon?: LucideIcon | undefined;
};

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** A busy button ignores clicks but keeps its width and the focus. */
    busy?: boolean | undefined;
    /** The label while busy; by default, a spinner. */
    busyText?: string | undefined;
  };

export function buttonClass({ variant = 'secondary', size, wide }: ButtonLook, iconOnly: boolean) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    iconOnly && styles.iconOnly,
  );
}

function ButtonLabel({
  icon,
  className,
  children,
}: {
  icon?: LucideIcon | undefined;
  className?: string | false | undefined;
  children?: ReactNode;
}) {
  return (
    <span className={classNames(styles.layer, className)}>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </span>
  );
}

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isDisabled = busy,
  ...props
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={click}
      className={classNames(buttonClass({ variant, size, wide }, icon !== undefined && !children), className)}
    >
      <ButtonLabel icon={icon} className={busy && (busyText ? styles.invisible : styles.faded)}>
        {children}
      </ButtonLabel>
      {busyText ? (
        <span className={classNames(styles.layer, !busy && styles.invisible)}>{busyText}</span>
      ) : (
        busy && (
          <span className={styles.layer}>
            <span className={styles.spinner} />
          </span>
        )
      )}
    </button>
  );
}

export function LinkButton({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...props
}: Omit<LinkProps, 'className' | 'children'> &
  ButtonLook & { className?: string | undefined; children?: ReactNode }) {
  return (
    <Link
      {...props}
      className={classNames(buttonClass({ variant, size, wide }, icon !== undefined && !children), className)}
    >
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
    </Link>
  );
}
