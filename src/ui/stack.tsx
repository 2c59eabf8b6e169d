import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';
import layoutStyles from './layout.module.css';
import textStyles from './text.module.css';

type Tag = 'div' | 'section' | 'ol' | 'form';

type StackProps<As extends Tag> = ComponentProps<As> & {
  as?: As;
  /** A step of the spacing scale: 3 is `--space-3`. */
  gap?: 2 | 3 | 4 | 5 | 6 | 8;
  isCard?: boolean;
};

/** Items in one column. */
export function Stack<As extends Tag = 'div'>({
  as,
  gap = 4,
  isCard = false,
  className,
  ...props
}: StackProps<As>) {
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      {...props}
      style={{ gap: `var(--space-${gap})` }}
      className={classNames(textStyles.stack, isCard && layoutStyles.card, className)}
    />
  );
}
