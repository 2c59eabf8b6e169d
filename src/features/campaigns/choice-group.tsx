import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './choice-group.module.css';

export type Choice = { id: string; label: ReactNode; note?: ReactNode; disabled?: boolean };

type ChoiceGroupProps = {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** `tiles` for a few words each: they stand side by side on phones too. */
  look?: 'list' | 'tiles' | undefined;
};

/** One of a few, all of them in sight. */
export function ChoiceGroup({
  legend,
  name,
  choices,
  value,
  onChange,
  error,
  look = 'list',
}: ChoiceGroupProps) {
  const id = useId();
  const idOf = (choice: Choice) => `${id}-${choice.id.replaceAll(' ', '-')}`;
  return (
    <fieldset className={styles.group} aria-describedby={error && id}>
      <legend className={styles.legend}>{legend}</legend>
      <div
        className={classNames(
          styles.choices,
          look === 'tiles' ? styles.tiles : choices.length % 2 === 0 && styles.even,
        )}
      >
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
            {look === 'tiles' && <Icon name="check" className={styles.check} />}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
