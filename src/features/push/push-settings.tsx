import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { type PushState, readPushState, turnPushOn } from './push.ts';
import { howToUnblock } from './unblocking.ts';

const words: Record<PushState, string> = {
  on: 'This browser shows your reminders.',
  off: 'This browser can show your reminders, if you like.',
  blocked: 'Notifications are blocked for this site.',
  unavailable: 'This server doesn’t send app notifications yet. Email always reaches you.',
  impossible: 'This browser can’t show notifications. On an iPhone, add the app to your home screen first.',
};

/** Whether this browser shows notifications, and the way to turn them on. */
export function PushSettings({ userId }: { userId: number }) {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    readPushState().then(setState, () => setState('impossible'));
  }, []);

  async function turnOn() {
    setBusy(true);
    try {
      setState(await turnPushOn(userId));
    } catch {
      toast({
        title: 'Error',
        description: 'Notifications could not be turned on. Please try again.',
        kind: 'error',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p role="status">
        {state === null ? 'Checking…' : words[state]}
        {state === 'blocked' && ` ${howToUnblock(navigator.userAgent)}`}
      </p>
      {state === 'off' && (
        <Button variant="secondary" busy={busy} onClick={turnOn}>
          Turn on notifications
        </Button>
      )}
    </>
  );
}
