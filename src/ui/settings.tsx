import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { useIsWide } from '../lib/hooks.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Stack } from './layout.tsx';
import styles from './settings.module.css';
import textStyles from './text.module.css';

/** A section of the settings, with its title and description beside the fields. */
export function SettingsSection({
  title,
  about,
  folds = false,
  children,
}: {
  title: string;
  about: string;
  /** On a phone, it is folded behind its title. */
  folds?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const isWide = useIsWide();
  if (folds && !isWide) {
    return (
      <section aria-labelledby={id} className={styles.folded}>
        <details>
          <summary className={styles.summary}>
            <h2 id={id}>{title}</h2>
            <Icon of={ChevronDownIcon} />
          </summary>
          <Stack className={styles.unfolded}>
            <p className={classNames(textStyles.soft, styles.about)}>{about}</p>
            <Stack gap={5} className={styles.fields}>
              {children}
            </Stack>
          </Stack>
        </details>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className={styles.settings}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classNames(textStyles.soft, styles.about)}>{about}</p>
      </div>
      <Stack gap={5} className={styles.fields}>
        {children}
      </Stack>
    </section>
  );
}

export function ActionList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type ActionItemProps = {
  name: ReactNode;
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
          className={styles.itemAction}
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
  <li className={styles.item}>
    <div className={styles.itemWords}>
      <p className={styles.itemName}>{name}</p>
      <p className={textStyles.soft}>{state}</p>
    </div>
    {children}
  </li>
);
