import { useState } from 'react';
import { passwordSchema, type UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { signInProviders } from '../../../worker/domain.ts';
import { ApiError, api, unwrap, userMessage } from '../../lib/api.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { OwnerProof, useProof } from './owner-proof.tsx';
import { passwordHint } from './password-hint.ts';
import { PasswordInput } from './password-input.tsx';
import { ProviderLink } from './provider-link.tsx';
import { returnToSettings } from './return-path.ts';
import { storeUser } from './session.ts';

const loadSchema = async () => passwordSchema;

/** Sets the first password, or another one for those who know the present one. */
export default function PasswordDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const isChange = user.hasPassword;
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  const proof = useProof();
  const form = useZodForm({
    schema: loadSchema,
    initial: { currentPassword: '', password: '' },
    toInput: ({ currentPassword, password }) => ({
      password,
      ...(proof.passkey ? { passkey: proof.passkey } : isChange ? { currentPassword } : {}),
    }),
    submit: async (json) => {
      storeUser(await unwrap(api.account.password.$put({ json })));
      toast({
        title: isChange ? 'Password changed' : 'Password set',
        description: 'Your other devices are signed out.',
        kind: 'success',
      });
      onClose();
    },
    onError: (error) => {
      proof.setPasskey();
      // A first password has nothing else that could be refused.
      setAsksToSignIn(!isChange && error instanceof ApiError && error.status === 403);
      toast({
        title: 'Error',
        description: userMessage(error, 'Your password could not be saved. Please try again.'),
        kind: 'error',
      });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isChange ? 'Change password' : 'Set a password'}
      description={`You sign in as ${user.username}. Other devices will be signed out.`}
    >
      <form {...form.form} className={styles.dialog}>
        {isChange && (
          <OwnerProof
            proof={proof}
            input={form.input('currentPassword')}
            error={form.errors.currentPassword}
          />
        )}
        <Field label="New password" hint={passwordHint(form.values.password)} error={form.errors.password}>
          <PasswordInput {...form.input('password')} autoComplete="new-password" />
        </Field>
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {asksToSignIn && user.providers[0] !== undefined ? (
            <ProviderLink
              provider={user.providers[0]}
              label={`Sign in with ${signInProviders[user.providers[0]].name}`}
              onClick={returnToSettings}
            />
          ) : (
            <Button type="submit" variant="primary" busy={form.busy}>
              Save password
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
