import { type ComponentProps, useState } from 'react';
import type { PasskeyAnswer } from '../../../worker/accounts/accounts.schemas.ts';
import { userMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, type Input } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordInput } from './password-input.tsx';

export type Proof = { passkey: PasskeyAnswer | undefined; setPasskey: (answer?: PasskeyAnswer) => void };

/** A passkey's answer that stands in for the current password; it is good for one try. */
export function useProof(): Proof {
  const [passkey, setPasskey] = useState<PasskeyAnswer | undefined>();
  return { passkey, setPasskey };
}

type OwnerProofProps = {
  proof: Proof;
  input: ComponentProps<typeof Input>;
  error: string | undefined;
};

/** Asks for the current password, or a passkey in its place. */
export function OwnerProof({ proof, input, error }: OwnerProofProps) {
  const [busy, setBusy] = useState(false);
  const answer = async () => {
    setBusy(true);
    const passkeys = await import('./passkey.ts');
    try {
      proof.setPasskey(await passkeys.answerWithPasskey());
    } catch (failure) {
      if (!passkeys.isCanceled(failure))
        toast({
          title: 'Error',
          description: userMessage(failure, 'This passkey did not work'),
          kind: 'error',
        });
    } finally {
      setBusy(false);
    }
  };
  if (proof.passkey !== undefined) return <p role="status">Confirmed with your passkey.</p>;
  return (
    <>
      <Field label="Current password" error={error}>
        <PasswordInput {...input} autoComplete="current-password" />
      </Field>
      {'PublicKeyCredential' in window && (
        <div>
          <Button variant="quiet" size="small" busy={busy} onClick={answer}>
            Use a passkey instead
          </Button>
        </div>
      )}
    </>
  );
}
