import styles from './form-error.module.css';
import { Icon } from './icon.tsx';
import { withSettingsLink } from './with-settings-link.tsx';

/** Why the whole form was refused; it stays until the next try. */
export function FormError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className={styles.error}>
      <Icon name="warning" />
      <span>{withSettingsLink(text)}</span>
    </p>
  );
}
