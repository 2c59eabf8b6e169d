import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './google-button.module.css';
import { GoogleMark } from './google-mark.tsx';

/** Leads to Google and back; there is none where the server does not know Google. */
export function GoogleButton({ label }: { label: string }) {
  const { data } = useQuery(capabilitiesQuery);
  return (
    <div className={styles.place}>
      {data?.google && (
        <>
          <span className={styles.or}>or</span>
          <a href="/auth/google" className={buttonClass({ wide: true }, false)}>
            <span className={styles.label}>
              <GoogleMark />
              {label}
            </span>
          </a>
        </>
      )}
    </div>
  );
}
