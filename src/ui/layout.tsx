import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { Children, type ComponentProps, type CSSProperties, type ElementType, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './layout.module.css';
import { classNames } from './words.tsx';

type Tag = 'div' | 'header' | 'section' | 'article' | 'ul' | 'ol' | 'form' | 'li';
type BoxProps<As extends Tag> = ComponentProps<As> & { as?: As };

/** A step of the spacing scale: 3 is `--space-3`. */
type Gap = { gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 };

/** A class can set another gap. */
const gapStyle = (gap: Gap['gap']) =>
  gap === undefined ? undefined : ({ '--stack-gap': `var(--space-${gap})` } as CSSProperties);

/** Items in one column. */
export function Stack<As extends Tag = 'div'>({ as, gap = 4, className, ...props }: BoxProps<As> & Gap) {
  const Element = (as ?? 'div') as ElementType;
  return <Element {...props} style={gapStyle(gap)} className={classNames(styles.stack, className)} />;
}

/** Items side by side; those that don't fit wrap to the next line. With `isSpread`, the last one is at the end. */
export function Cluster<As extends Tag = 'div'>({
  as,
  isSpread,
  className,
  ...props
}: BoxProps<As> & { isSpread?: boolean }) {
  const Element = (as ?? 'div') as ElementType;
  return <Element {...props} className={classNames(styles.cluster, isSpread && styles.spread, className)} />;
}

type FoldProps = ComponentProps<'details'> & {
  summary: ReactNode;
  summaryClass?: string | undefined;
};

/** A line that can be opened. */
export const Fold = ({ summary, summaryClass, children, ...props }: FoldProps) => (
  <details {...props}>
    <summary className={summaryClass}>
      {summary}
      <Icon of={ChevronDownIcon} />
    </summary>
    {children}
  </details>
);

/** A box that stands out from the page; with a gap, its content is a stack. */
export function Card<As extends Tag = 'div'>({ as, gap, className, ...props }: BoxProps<As> & Gap) {
  const Element = (as ?? 'div') as ElementType;
  const classes = classNames(styles.card, gap && styles.stack, className);
  return <Element {...props} style={gapStyle(gap)} className={classes} />;
}

/** The children that are present, with dots between them, but none at the start or end of a line. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <span className={styles.dotted}>
    {Children.toArray(children)
      .filter((part) => part !== '')
      .map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
        <span key={at}>
          {at > 0 && <span className={styles.dot}> · </span>}
          {part}
        </span>
      ))}
  </span>
);

/** The h1 of a page, which gets the focus after a navigation. */
export function PageHeading({
  title,
  lead,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons for the whole page. */
  actions?: ReactNode;
}) {
  return (
    <Cluster as="header" isSpread className={styles.heading}>
      <div className={styles.headingWords}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <Cluster>{actions}</Cluster>}
    </Cluster>
  );
}
