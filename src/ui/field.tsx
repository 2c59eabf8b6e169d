import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';
import { withSettingsLink } from './with-settings-link.tsx';

type FieldProps = {
  label: ReactNode;
  /** Says beside the label that it may stay empty. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** One Input, Textarea or Select; it finds its id, its hint and its error by itself. */
  children: ReactNode;
};

export function Field({ label, optional, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      <FieldContext
        value={{
          id,
          ...(described && { 'aria-describedby': described }),
          ...(error && { 'aria-invalid': true as const }),
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** What is wrong with a control that stands in no Field. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={16} />
      <span>{withSettingsLink(text)}</span>
    </p>
  );
}
