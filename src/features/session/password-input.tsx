import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import styles from './auth-page.module.css';

export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <Button
        variant="quiet"
        icon={shown ? EyeOffIcon : EyeIcon}
        aria-label="Show what is typed"
        aria-pressed={shown}
        className={styles.reveal}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
