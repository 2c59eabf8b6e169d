import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, unwrap } from '../../lib/api.ts';
import { cityOf, isOtherClock, ownZone } from '../../lib/dates.ts';
import { refreshProgress } from '../../lib/query-client.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Cluster } from '../../ui/layout.tsx';
import { showError, toast } from '../../ui/toast.ts';
import { storeUser, useSignedInUser } from '../session/session.ts';
import styles from './today.module.css';

/** Stores what was answered with "Keep", so that nobody is asked again about the same place. */
const storageKey = 'better-habits.kept-zone';

/** Asks people whose device is in a different time zone than their campaigns whether they have moved. */
export function MovedNote() {
  const { id, timezone } = useSignedInUser();
  const here = ownZone();
  const question = `${id} ${timezone} ${here}`;
  const [dismissed, setDismissed] = useState(() => readStorage('localStorage', storageKey));
  const move = useMutation({
    mutationFn: () => unwrap(api.users[':id'].$put({ param: { id: String(id) }, json: { timezone: here } })),
    onSuccess: (user) => {
      storeUser(user);
      refreshProgress();
      toast({
        title: 'Settings updated',
        description: `Your messages now follow ${cityOf(here)} time.`,
        kind: 'success',
      });
    },
    onError: (error) => showError(error, 'Failed to update settings'),
  });
  if (dismissed === question || !here.includes('/') || !isOtherClock(timezone)) return null;

  function keep() {
    setDismissed(question);
    writeStorage('localStorage', storageKey, question);
  }
  return (
    <Card as="section" aria-label="Your time zone" className={styles.moved}>
      <p>
        Looks like you’re in <strong>{cityOf(here)}</strong>. Move your mornings there?
      </p>
      <Cluster>
        <Button variant="primary" size="small" busy={move.isPending} onClick={() => move.mutate()}>
          Switch to {cityOf(here)} time
        </Button>
        <Button size="small" onClick={keep}>
          Keep {cityOf(timezone)} time
        </Button>
      </Cluster>
    </Card>
  );
}
