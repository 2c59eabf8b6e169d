import { useSyncExternalStore } from 'react';
import styles from './offline-note.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no network, for as long as there is none. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.region}>
      {!isOnline && <p className={styles.note}>You are offline. This is what you last saw.</p>}
    </div>
  );
}
