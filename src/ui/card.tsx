import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

/** A sheet of paper that holds one thing; `as` names the element that it is. */
export function Card({
  as: Element = 'div',
  className,
  ...props
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  const Tag = Element as 'div';
  return <Tag {...props} className={classNames(styles.card, className)} />;
}
