import type { ProviderName } from '../../../worker/domain.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './auth-page.module.css';
import { ProviderMark } from './provider-mark.tsx';

/** Leads to a provider and back. */
export function ProviderLink({
  provider,
  label,
  wide,
  onClick,
}: {
  provider: ProviderName;
  label: string;
  wide?: boolean | undefined;
  onClick?: (() => void) | undefined;
}) {
  return (
    <a href={`/auth/${provider}`} onClick={onClick} className={buttonClass({ wide }, false)}>
      <span className={styles.label}>
        <ProviderMark provider={provider} />
        {label}
      </span>
    </a>
  );
}
