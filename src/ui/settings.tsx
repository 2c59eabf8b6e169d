import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Cluster, Fold, Stack } from './layout.tsx';
import styles from './settings.module.css';
import textStyles from './text.module.css';

type SettingsSectionProps = {
  title: string;
  about?: string;
  /** Whether it is folded behind its title. */
  folds?: boolean;
  children: ReactNode;
};

/** A section of the settings: a title above a card, or a row that unfolds. */
export function SettingsSection({ title, about, folds = false, children }: SettingsSectionProps) {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  const words = about && <p className={textStyles.soft}>{about}</p>;
  const card = (
    <Stack gap={5} className={styles.card}>
      {children}
    </Stack>
  );
  return folds ? (
    <section aria-labelledby={id} className={styles.folded}>
      <Fold summary={heading} summaryClass={styles.summary}>
        {words}
        {card}
      </Fold>
    </section>
  ) : (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        {heading}
        {words}
      </div>
      {card}
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
