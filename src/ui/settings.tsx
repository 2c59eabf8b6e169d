import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Icon, type LucideIcon } from './icon.tsx';
import { Cluster, Fold } from './layout.tsx';
import styles from './settings.module.css';
import textStyles from './text.module.css';

/** An icon on a gray square. Only habits have colors. */
export const IconTile = ({ of }: { of: LucideIcon }) => (
  <span className={styles.tile}>
    <Icon of={of} />
  </span>
);

type SettingsSectionProps = {
  icon: LucideIcon;
  title: string;
  /** The current state in a few words, below the title. */
  state?: ReactNode;
  /** A button beside the title. */
  action?: ReactNode;
  /** Whether it is folded behind its title. */
  folds?: boolean;
  children?: ReactNode;
};

/** A row of the settings, with what belongs to it below. */
export function SettingsSection({ icon, title, state, action, folds, children }: SettingsSectionProps) {
  const id = useId();
  const head = (
    <>
      <IconTile of={icon} />
      <div className={styles.headWords}>
        <h2 id={id}>{title}</h2>
        {state && <p className={textStyles.soft}>{state}</p>}
      </div>
      {action}
    </>
  );
  return (
    <section aria-labelledby={id}>
      {folds ? (
        <Fold summary={head} summaryClass={styles.head}>
          {children}
        </Fold>
      ) : (
        <>
          <div className={styles.head}>{head}</div>
          {children}
        </>
      )}
    </section>
  );
}

export function ActionList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type ActionItemProps = {
  name?: ReactNode;
  /** The current state, below the name. */
  state: ReactNode;
  /** The label of the button; without it, there is none. */
  action?: string | null;
  busy?: boolean;
  onAction?: () => void;
};

export function ActionItem({ name, state, action, busy = false, onAction }: ActionItemProps) {
  const id = useId();
  return (
    <SettingsItem name={<span id={id}>{name}</span>} state={state}>
      {action && (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          onClick={onAction}
          // Several buttons of a list have the same label.
          aria-describedby={id}
        >
          {action}
        </Button>
      )}
    </SettingsItem>
  );
}

export const SettingsItem = ({
  name,
  state,
  children,
}: Pick<ActionItemProps, 'name' | 'state'> & { children: ReactNode }) => (
  <Cluster as="li" isSpread className={styles.item}>
    <div className={styles.itemWords}>
      {name && <p className={styles.itemName}>{name}</p>}
      <p className={textStyles.soft}>{state}</p>
    </div>
    {children}
  </Cluster>
);
