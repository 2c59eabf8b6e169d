import { type ProviderName, signInProviders } from '../../../worker/domain.ts';
import styles from './auth-page.module.css';
import { ProviderLink } from './provider-link.tsx';

export default function ProviderLinks({
  providers,
  verb,
}: {
  providers: readonly ProviderName[];
  verb: string;
}) {
  return (
    <>
      <span className={styles.or}>or</span>
      {providers.map((provider) => (
        <ProviderLink
          key={provider}
          provider={provider}
          label={`${verb} with ${signInProviders[provider].name}`}
          wide
        />
      ))}
    </>
  );
}
