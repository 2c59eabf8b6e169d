import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import styles from './google-button.module.css';
import { GoogleLink } from './google-link.tsx';

/** Leads to Google and back; there is none where the server does not know Google. */
export function GoogleButton({ label }: { label: string }) {
  const { data } = useQuery(capabilitiesQuery);
  return (
    <div className={styles.place}>
      {data?.google && (
        <>
          <span className={styles.or}>or</span>
          <GoogleLink label={label} wide />
        </>
      )}
    </div>
  );
}
