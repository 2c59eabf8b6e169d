import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { Field, Input } from '../../ui/field.tsx';

export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={fieldStyles.withButton}>
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

const MIN_STRONG_LENGTH = 16;
const MIN_FINE_LENGTH = 10;

/** How hard a password is to guess. The server explains what it refuses, such as common passwords. */
function passwordHint(password: string): string {
  const { length } = [...password];
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  const isVaried = new Set(password).size > length / 3;
  if (length < 6) return 'At least 6 characters. Try a few unrelated words.';
  if (!isVaried) return 'This repeats itself. A few unrelated words work better.';
  if (length >= MIN_STRONG_LENGTH || (length >= MIN_FINE_LENGTH && kinds.length > 2))
    return 'This is hard to guess.';
  if (length >= MIN_FINE_LENGTH || kinds.length > 2) return 'This is fine. Longer is stronger.';
  return 'Another word or two would make it much harder to guess.';
}

type NewPasswordFieldProps = {
  label?: string;
  input: ComponentProps<typeof Input> & { value: string };
  error: string | undefined;
};

export function NewPasswordField({ label = 'New password', input, error }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={error === undefined ? passwordHint(input.value) : undefined} error={error}>
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  );
}
