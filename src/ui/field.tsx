import PickerIcon from 'lucide-react/icons/chevrons-up-down';
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from 'react';
import { Button } from './button.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import textStyles from './text.module.css';
import { classNames, withSettingsLink } from './words.tsx';

/** The attributes that connect a control to the label, hint and error of its field. */
type FieldWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const FieldContext = createContext<FieldWiring | null>(null);

const useFieldWiring = () => use(FieldContext) ?? {};

type FieldProps = {
  label: ReactNode;
  /** Says next to the label that the field is optional. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** A link at the end of the label's row, after the control in reading order. */
  aside?: ReactNode;
  /** One Input, Textarea or Select, which gets its id, hint and error from the field. */
  children: ReactNode;
};

export function Field({ label, optional, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={textStyles.label}>
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
      {aside && <div className={styles.aside}>{aside}</div>}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** The error of a control that is not in a Field. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={WarningIcon} size={16} />
      <span>{withSettingsLink(text)}</span>
    </p>
  );
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...props} className={classNames(styles.control, className)} />;
}

export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.withButton}>
      <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <Button
        variant="quiet"
        icon={shown ? EyeOffIcon : EyeIcon}
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}

const hint = 'At least 6 characters. Try a few unrelated words.';

type NewPasswordFieldProps = {
  label?: string;
  input: ComponentProps<typeof Input>;
  error: string | undefined;
};

export function NewPasswordField({ label = 'New password', input, error }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={error === undefined ? hint : undefined} error={error}>
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  );
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      {...props}
      className={classNames(styles.control, styles.textarea, className)}
    />
  );
}

/** A native select, so that phones show their own picker. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className={styles.selectBox}>
      <select {...useFieldWiring()} {...props} className={classNames(styles.control, styles.select)} />
      <Icon of={PickerIcon} />
    </div>
  );
}

/** Has its own label and needs no Field. */
export function Checkbox({ label, ...props }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={styles.checkbox}>
      <input {...props} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
