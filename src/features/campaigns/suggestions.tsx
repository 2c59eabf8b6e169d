import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './suggestions.module.css';

type SuggestionsProps = {
  /** What they are suggestions for. */
  label: string;
  suggestions: readonly string[];
  /** What is filled in now; without it, a suggestion does what it says and is not held down. */
  value?: string;
  onPick: (words: string) => void;
};

/** A few words to tap instead of typing them. */
export function Suggestions({ label, suggestions, value, onPick }: SuggestionsProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <ul aria-labelledby={id} className={styles.list}>
        {suggestions.map((words) => (
          <li key={words}>
            <Button
              size="small"
              aria-pressed={value === undefined ? undefined : value === words}
              className={styles.pill}
              onClick={() => onPick(words)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
