import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import styles from './auth-page.module.css';

const ProviderLinks = lazy(() => import('./provider-links.tsx'));

const never = () => () => undefined;
/** False while React takes over the prerendered page, which knows of no providers. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Lead to each provider and back; there are none where the server knows none. @param verb as in 'Sign in' */
export function ProviderButtons({ verb }: { verb: string }) {
  const { data } = useQuery(capabilitiesQuery);
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      {isHydrated && data && data.providers.length > 0 && (
        <Suspense fallback={null}>
          <ProviderLinks providers={data.providers} verb={verb} />
        </Suspense>
      )}
    </div>
  );
}
