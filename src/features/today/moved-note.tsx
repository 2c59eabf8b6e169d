import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, idParam, unwrap } from '../../lib/api.ts';
import { cityOf, keepZone, ownZone, zoneTime } from '../../lib/dates.ts';
import { refreshProgress } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Cluster } from '../../ui/layout.tsx';
import { showError, toastSuccess } from '../../ui/toast.ts';
import { storeUser, useSignedInUser } from '../session/session.ts';
import styles from './today.module.css';

/** Asks people whose device is in a different time zone than their campaigns whether they have moved. */
export default function MovedNote() {
  const user = useSignedInUser();
  const { id, timezone } = user;
  const here = ownZone();
  const [dismissed, setDismissed] = useState(false);
  const move = useMutation({
    mutationFn: () => unwrap(api.users[':id'].$put({ ...idParam(id), json: { timezone: here } })),
    onSuccess: (user) => {
      storeUser(user);
      refreshProgress();
      toastSuccess('Settings updated', `Your messages now follow ${zoneTime(here)}.`);
    },
    onError: (error) => showError(error, 'Failed to update settings'),
  });
  if (dismissed) return null;

  function keep() {
    setDismissed(true);
    keepZone(user);
  }
  return (
    <Card as="section" aria-label="Your time zone" className={styles.moved}>
      <p>
        Looks like you’re in <strong>{cityOf(here)}</strong>. Move your messages there?
      </p>
      <Cluster>
        <Button variant="primary" size="small" busy={move.isPending} onClick={() => move.mutate()}>
          Switch to {zoneTime(here)}
        </Button>
        <Button size="small" onClick={keep}>
          Keep {zoneTime(timezone)}
        </Button>
      </Cluster>
    </Card>
  );
}
