import { useId } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './suggestions.module.css';

type SuggestionsProps = {
  /** What they are suggestions for. */
  label: string;
  suggestions: readonly string[];
  /** What is filled in now; a second tap on it takes it back. */
  value: string;
  onChange: (words: string) => void;
};

const most = 3;

/** A few words to tap instead of typing them. */
export function Suggestions({ label, suggestions, value, onChange }: SuggestionsProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <ul aria-labelledby={id} className={styles.list}>
        {suggestions.slice(0, most).map((words) => (
          <li key={words}>
            <button
              type="button"
              aria-pressed={value === words}
              className={styles.pill}
              onClick={() => onChange(value === words ? '' : words)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
