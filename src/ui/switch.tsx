import { type ComponentProps, type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked'> & {
  checked: boolean;
  label: ReactNode;
  /** What is so as it stands now, in a sentence. */
  state: ReactNode;
};

/** Something that is on or off, and changes at once. */
export function Switch({ label, state, checked, ...props }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span id={`${id}-label`} className={fieldStyles.label}>
          {label}
        </span>
        <span id={`${id}-state`} className={fieldStyles.hint}>
          {state}
        </span>
      </span>
      <input
        {...props}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-state`}
        className={styles.switch}
      />
    </label>
  );
}
