import styles from './form-error.module.css';
import { Icon } from './icon.tsx';

/** Why the whole form was refused; it stays until the next try. */
export function FormError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className={styles.error}>
      <Icon name="warning" />
      {text}
    </p>
  );
}
