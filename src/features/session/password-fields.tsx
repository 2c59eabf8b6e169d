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
