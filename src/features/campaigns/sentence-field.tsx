import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './sentence-field.module.css';

type SentenceFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  /** What stands before the blank and after it; one of them names the field. */
  before: string;
  after?: string | undefined;
  error?: string | undefined;
  /** Stands below, such as suggestions. */
  children?: ReactNode;
};

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
        <input
          {...props}
          id={id}
          autoComplete="off"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.blank}
        />
        {after !== '' &&
          (isNamedBefore ? <span aria-hidden="true">{after}</span> : <label htmlFor={id}>{after}</label>)}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}
