import { useMutation, useQuery } from '@tanstack/react-query';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { storeUser, useSignedInUser } from './session.ts';

/** Reminds somebody whose email waits to be confirmed. @param onChange opens what changes the address, where that is at hand */
export function AddressStrip({ onChange }: { onChange?: () => void }) {
  const user = useSignedInUser();
  const sayFailed = (error: unknown) =>
    toast({
      title: 'Error',
      description: userMessage(error, 'This did not work. Please try again.'),
      kind: 'error',
    });
  const again = useMutation({
    mutationFn: () => unwrap(api['email-confirmations'].$post()),
    onSuccess: ({ email }) =>
      toast({ title: 'Sent again', description: `Please check your inbox at ${email}.`, kind: 'success' }),
    onError: sayFailed,
  });
  const keep = useMutation({
    mutationFn: () => unwrap(api.account['pending-email'].$delete()),
    onSuccess: storeUser,
    onError: sayFailed,
  });
  // A user stored before this field existed has nothing to confirm as far as we know.
  const pending = user.pendingEmail ?? null;
  const isUnconfirmed = user.emailConfirmed === false;
  const isWaiting = isUnconfirmed || pending !== null;
  const { data: capabilities } = useQuery({ ...capabilitiesQuery, enabled: isWaiting });
  if (!isWaiting || capabilities?.email === false) return null;
  return (
    <section className={styles.strip} aria-label="Email address to confirm">
      <div>
        <p className={styles.stripTitle}>Please confirm your email address</p>
        <p>
          {pending === null
            ? `We sent a link to ${user.email}. No messages go there until you open it.`
            : `We sent a link to ${pending}. Until you open it, messages keep going to ${user.email}.`}
        </p>
      </div>
      <Cluster>
        <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
          Send again
        </Button>
        {pending !== null ? (
          <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
            Keep {user.email}
          </Button>
        ) : onChange ? (
          <Button size="small" onClick={onChange}>
            Change address
          </Button>
        ) : (
          <LinkButton size="small" to={`${paths.settings}?change=email`}>
            Change address
          </LinkButton>
        )}
      </Cluster>
    </section>
  );
}
