import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { FieldError } from '../../ui/field.tsx';
import styles from './sentence-field.module.css';

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

/** Marks alone say nothing in a sentence that is not read aloud. */
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
