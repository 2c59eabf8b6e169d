import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { storeUser, useSignedInUser } from './session.ts';

/** Has somebody confirm their phone by a code. Takes no room where there is nothing to confirm. */
export function PhoneStrip() {
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const phone = user.phone;
  const send = useMutation({
    mutationFn: (to: string) => unwrap(api['phone-confirmations'].$post({ json: { phone: to } })),
    onMutate: () => setError(undefined),
    onError: (failure) =>
      toast({
        title: 'Error',
        description: userMessage(failure, 'The code could not be sent. Please try again.'),
        kind: 'error',
      }),
  });
  const finish = useMutation({
    mutationFn: () => unwrap(api['phone-confirmations'].finish.$post({ json: { code } })),
    onSuccess: (confirmed) => {
      storeUser(confirmed);
      refreshProgress();
      toast({
        title: 'Phone confirmed',
        description: 'You’ll get your text messages there.',
        kind: 'success',
      });
    },
    onError: (failure) => setError(userMessage(failure, 'This did not work. Please try again.')),
  });
  // A user stored before this field existed has nothing to confirm as far as we know.
  if (phone === null || user.phoneConfirmed !== false || capabilities?.sms === false) return null;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    finish.mutate();
  };
  const isSent = send.isSuccess && send.variables === phone;
  return (
    <section className={styles.strip} aria-label="Phone to confirm">
      <div>
        <p className={styles.stripTitle}>Please confirm your phone</p>
        <p>
          {isSent
            ? `We texted a six-digit code to ${phone}. It works for 10 minutes.`
            : `We won’t send reminders to ${phone} until you enter the code we text you.`}
        </p>
      </div>
      {isSent ? (
        <form onSubmit={confirm} className={styles.code} noValidate>
          <Field label="Six-digit code" error={error}>
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Cluster>
            <Button type="submit" size="small" variant="primary" busy={finish.isPending}>
              Confirm phone
            </Button>
            <Button size="small" busy={send.isPending} onClick={() => send.mutate(phone)}>
              Send again
            </Button>
          </Cluster>
        </form>
      ) : (
        <Cluster>
          <Button size="small" busy={send.isPending} onClick={() => send.mutate(phone)}>
            Text me a code
          </Button>
        </Cluster>
      )}
    </section>
  );
}
