import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toastError } from '../../ui/toast.ts';
import { type PushState, readPushState, turnPushOn } from './push.ts';

const words: Record<PushState, string> = {
  on: 'This browser shows your reminders.',
  off: 'This browser can show your reminders, if you like.',
  blocked: 'Notifications are blocked for this site.',
  unavailable: 'This server doesn’t send app notifications yet. Email always reaches you.',
  impossible: 'This browser can’t show notifications. On an iPhone, add the app to your home screen first.',
};

/** Whether this browser shows notifications, and a button to turn them on. */
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
      toastError('Notifications could not be turned on. Please try again.');
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

/** How to unblock notifications, which only the person can do. `agent` is `navigator.userAgent`. */
export function howToUnblock(agent: string): string {
  const isPhone = /Android|iPhone|iPad/.test(agent);
  if (/iPhone|iPad/.test(agent))
    return 'To allow them, open the Settings app, choose Notifications, then Better Habits.';
  if (/Firefox/.test(agent))
    return isPhone
      ? 'To allow them, tap the lock beside the address, then Notifications.'
      : 'To allow them, click the crossed-out speech bubble to the left of the address, remove the block, and reload this page.';
  if (/Chrome|Chromium|Edg/.test(agent))
    return isPhone
      ? 'To allow them, tap the icon to the left of the address, then Permissions, and turn on Notifications.'
      : 'To allow them, click the icon to the left of the address, turn on Notifications there or under Site settings, and reload this page.';
  if (/Safari/.test(agent))
    return 'To allow them, open Safari’s Settings, then Websites, then Notifications, and choose Allow for this site.';
  return 'You can allow them in your browser’s settings for this site.';
}
