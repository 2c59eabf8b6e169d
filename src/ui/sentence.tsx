import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import styles from './sentence.module.css';
import { VisuallyHidden } from './words.tsx';

type SentenceFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  /** What stands before the blank and after it; one of them names the field. */
  before: string;
  after?: string | undefined;
  error?: string | undefined;
  /** Stands below, such as suggestions. */
  children?: ReactNode;
};

/** It is one phrase, however many lines it takes: Enter sends it, as from any other field of one line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Whether a part of the sentence has words: punctuation alone is left out. */
const hasWords = (text: string) => /\p{L}/u.test(text);

/** A blank in a sentence, to be filled in. */
export function SentenceField({
  before,
  after = '',
  error,
  children,
  'aria-describedby': describedBy,
  ...props
}: SentenceFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  const isNamedBefore = before !== '';
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        {isNamedBefore && <label htmlFor={id}>{before}</label>}
        <textarea
          {...props}
          rows={1}
          onKeyDown={sendOnEnter}
          id={id}
          autoComplete="off"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.blank}
        />
        {hasWords(after) &&
          (isNamedBefore ? <span aria-hidden="true">{after}</span> : <label htmlFor={id}>{after}</label>)}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      {children}
    </div>
  );
}

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
