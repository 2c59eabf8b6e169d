import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ButtonLabel, type ButtonLook, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

/** A link that looks like a button: for going somewhere, while a button does something. */
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
