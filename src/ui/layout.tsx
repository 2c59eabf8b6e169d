import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

type Boxed = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' | 'ul' | 'ol' | 'form' };
type Gap = { gap?: 'small' | 'medium' | 'large' | undefined };

/** Things below each other, at equal distances. */
export function Stack({ as: Element = 'div', gap = 'medium', className, ...props }: Boxed & Gap) {
  const Tag = Element as 'div';
  return <Tag {...props} className={classNames(styles.stack, styles[gap], className)} />;
}

/** Things beside each other; those that find no room go on in the next line. */
export function Cluster({ as: Element = 'div', gap = 'medium', className, ...props }: Boxed & Gap) {
  const Tag = Element as 'div';
  return <Tag {...props} className={classNames(styles.cluster, styles[gap], className)} />;
}

/** A sheet of paper that holds one thing; `as` names the element that it is. */
export function Card({ as: Element = 'div', className, ...props }: Boxed) {
  const Tag = Element as 'div';
  return <Tag {...props} className={classNames(styles.card, className)} />;
}

/** The one h1 of a page; it takes the focus after a navigation. */
export function PageHeading({
  title,
  lead,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons that belong to the whole page. */
  actions?: ReactNode;
}) {
  return (
    <header className={styles.heading}>
      <div className={styles.headingWords}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.headingActions}>{actions}</div>}
    </header>
  );
}

/** One matter of the settings: what it is about, and beside it what can be changed. */
export function SettingsSection({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.settings}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.about}>{about}</p>
      </div>
      <Card className={styles.settingsFields}>{children}</Card>
    </section>
  );
}

/** Things with one button each. */
export function ActionList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type ActionItemProps = {
  name: ReactNode;
  /** How it stands, below its name. */
  state: ReactNode;
  /** Missing where there is nothing to press. */
  action?: string | null;
  busy?: boolean;
  onAction?: () => void;
};

export function ActionItem({ name, state, action, busy = false, onAction }: ActionItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p className={styles.itemName}>{name}</p>
        <p className={styles.itemState}>{state}</p>
      </div>
      {action && (
        <Button size="small" busy={busy} onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
