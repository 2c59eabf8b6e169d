import { buttonClass } from '../../ui/button.tsx';
import styles from './google-button.module.css';
import { GoogleMark } from './google-mark.tsx';

/** Leads to Google and back. */
export function GoogleLink({
  label,
  wide,
  onClick,
}: {
  label: string;
  wide?: boolean | undefined;
  onClick?: (() => void) | undefined;
}) {
  return (
    <a href="/auth/google" onClick={onClick} className={buttonClass({ wide }, false)}>
      <span className={styles.label}>
        <GoogleMark />
        {label}
      </span>
    </a>
  );
}
