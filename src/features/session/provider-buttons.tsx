import { useQuery } from '@tanstack/react-query';
import { signInProviders } from '../../../worker/domain.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import styles from './provider-buttons.module.css';
import { ProviderLink } from './provider-link.tsx';

/** Lead to each provider and back; there are none where the server knows none. @param verb as in 'Sign in' */
export function ProviderButtons({ verb }: { verb: string }) {
  const { data } = useQuery(capabilitiesQuery);
  return (
    <div className={styles.place}>
      {data && data.providers.length > 0 && <span className={styles.or}>or</span>}
      {data?.providers.map((provider) => (
        <ProviderLink
          key={provider}
          provider={provider}
          label={`${verb} with ${signInProviders[provider].name}`}
          wide
        />
      ))}
    </div>
  );
}
