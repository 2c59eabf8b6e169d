import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { cityOf, isOtherClock, ownZone } from '../../lib/dates.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Cluster } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { storeUser, useSignedInUser } from './session.ts';

const storageKey = 'better-habits.kept-zone';

/** People who keep a different time zone on purpose aren't asked again about the same place. */
function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Asks somebody whose device shows another time than their campaigns whether they have moved. */
export function MovedNote() {
  const { id, timezone } = useSignedInUser();
  const here = ownZone();
  const question = `${id} ${timezone} ${here}`;
  const [kept, setKept] = useState(readKept);
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
    onError: (error) =>
      toast({ title: 'Error', description: userMessage(error, 'Failed to update settings'), kind: 'error' }),
  });
  if (kept === question || !here.includes('/') || !isOtherClock(timezone)) return null;

  function keep() {
    setKept(question);
    try {
      localStorage.setItem(storageKey, question);
    } catch {
      // Where nothing is stored, it is asked again next time.
    }
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
