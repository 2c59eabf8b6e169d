import { useState, useSyncExternalStore } from 'react';
import { ApiError, unreachable, userMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useArrival } from './use-arrival.ts';

const never = () => () => undefined;
/** The prerendered page assumes passkeys work, so that for most people nothing moves. */
const useKnowsPasskeys = () =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );

/** Signs in with a passkey; its code comes with the tap. Nothing is shown where the browser knows no passkeys. */
export function PasskeySignIn() {
  const arrive = useArrival();
  const [busy, setBusy] = useState(false);
  if (!useKnowsPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    const passkeys = await import('./passkey.ts');
    try {
      const user = await passkeys.signInWithPasskey();
      arrive(user, { title: 'Welcome back!', description: user.username });
    } catch (error) {
      if (!passkeys.isCanceled(error))
        toast({
          title: 'Login failed',
          description:
            error instanceof ApiError ? userMessage(error, 'This passkey did not work') : unreachable,
          kind: 'error',
        });
      setBusy(false);
    }
  };
  return (
    <Button wide busy={busy} onClick={signIn}>
      Sign in with a passkey
    </Button>
  );
}
