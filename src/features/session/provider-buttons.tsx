import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import styles from './provider-buttons.module.css';

const ProviderLinks = lazy(() => import('./provider-links.tsx'));

/** Lead to each provider and back; there are none where the server knows none. @param verb as in 'Sign in' */
export function ProviderButtons({ verb }: { verb: string }) {
  const { data } = useQuery(capabilitiesQuery);
  return (
    <div className={styles.place}>
      {data && data.providers.length > 0 && (
        <Suspense fallback={null}>
          <ProviderLinks providers={data.providers} verb={verb} />
        </Suspense>
      )}
    </div>
  );
}
