import CheckIcon from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

export type Choice = { id: string; label: ReactNode; note?: ReactNode; disabled?: boolean };

type ChoicesProps = {
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** How many fit side by side; `narrow` choices do on a phone too. */
  columns?: 2 | 3 | 4 | undefined;
  narrow?: boolean | undefined;
};

/** Radio buttons drawn as cards. */
export function Choices({
  legend,
  name,
  choices,
  value,
  onChange,
  error,
  columns = 2,
  narrow = false,
}: ChoicesProps) {
  const id = useId();
  const idOf = (choice: Choice) => `${id}-${choice.id.replaceAll(' ', '-')}`;
  return (
    <fieldset className={styles.group} aria-describedby={error && id}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.choices, styles[`columns${columns}`], narrow && styles.narrow)}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.id)}
              aria-labelledby={idOf(choice)}
              aria-describedby={choice.note ? `${idOf(choice)}-note` : undefined}
              aria-invalid={error ? true : undefined}
              className={styles.radio}
            />
            <span className={styles.words}>
              <span id={idOf(choice)} className={styles.label}>
                {choice.label}
              </span>
              {choice.note && (
                <span id={`${idOf(choice)}-note`} className={styles.note}>
                  {choice.note}
                </span>
              )}
            </span>
            <Icon of={CheckIcon} size={18} className={styles.check} />
          </label>
        ))}
      </div>
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  );
}
