import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import {
  emailSchema,
  type PasskeyAnswer,
  passwordSchema,
  type UserView,
} from '../../../worker/accounts/accounts.schemas.ts';
import { type ProviderName, signInProviders } from '../../../worker/domain.ts';
import { api, statusOf, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, DialogActions, FormActions } from '../../ui/dialog.tsx';
import { Field, Input, NewPasswordField, PasswordInput } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { showError, toast, toastSuccess } from '../../ui/toast.ts';
import { SignInAgain } from './providers.tsx';
import { storeUser } from './session.ts';

type SecurityDialogProps = {
  name: 'email' | 'password' | ProviderName;
  user: UserView;
  /** Undefined while the passkeys are loading. */
  hasPasskeys: boolean | undefined;
  onClose: () => void;
  onSetPassword: () => void;
};

/** The dialogs of "Sign-in & security". A provider's name opens the dialog that unlinks it. */
export default function SecurityDialog({
  name,
  user,
  hasPasskeys,
  onClose,
  onSetPassword,
}: SecurityDialogProps) {
  if (name === 'email') return <EmailDialog user={user} hasPasskeys={hasPasskeys} onClose={onClose} />;
  if (name === 'password') return <PasswordDialog user={user} hasPasskeys={hasPasskeys} onClose={onClose} />;
  if (!user.hasPassword && hasPasskeys === false && user.providers.length === 1)
    return <NoWayInDialog provider={name} onClose={onClose} onSetPassword={onSetPassword} />;
  return <UnlinkDialog user={user} provider={name} onClose={onClose} />;
}

type DialogProps = { user: UserView; onClose: () => void };
type ProvenDialogProps = DialogProps & Pick<SecurityDialogProps, 'hasPasskeys'>;

function EmailDialog({ user, hasPasskeys, onClose }: ProvenDialogProps) {
  const { data: server } = useQuery(capabilitiesQuery);
  const [passkey, setPasskey] = useState<PasskeyAnswer>();
  const form = useZodForm({
    schema: emailSchema,
    initial: { email: '', password: '' },
    toInput: ({ email, password }) => ({
      email,
      ...(passkey ? { passkey } : user.hasPassword ? { password } : {}),
    }),
    submit: async (json) => {
      const changed = await unwrap(api.account.email.$put({ json }));
      storeUser(changed);
      const isConfirmed = changed.pendingEmail === null && changed.emailConfirmed;
      toastSuccess(
        isConfirmed ? 'Email changed' : 'Please confirm the new address',
        isConfirmed
          ? `Emails go to ${changed.email} from now on.`
          : `Open the link in our email to ${json.email}.`,
      );
      onClose();
    },
    onError: (error) => {
      setPasskey(undefined);
      showError(error, 'Your email could not be changed. Please try again.');
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title="Change email"
      description={
        server?.confirmsEmail === false
          ? 'Emails go to the new address right away. In development, there is no link to confirm it.'
          : user.emailConfirmed
            ? `We’ll send a link to the new address. Until you confirm it, emails keep going to ${user.email}.`
            : 'We’ll send a link to the new address to confirm it.'
      }
    >
      <Stack as="form" gap={5} {...form.form}>
        <Field label="New email" error={form.errors.email}>
          <Input {...form.input('email')} type="email" autoComplete="email" />
        </Field>
        {user.hasPassword && (
          <CurrentPassword
            isProven={passkey !== undefined}
            hasPasskeys={hasPasskeys}
            onPasskey={setPasskey}
            input={form.input('password')}
            error={form.errors.password}
          />
        )}
        <FormActions form={form} submit="Change email" onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

/** Sets the first password, or changes the current one. */
function PasswordDialog({ user, hasPasskeys, onClose }: ProvenDialogProps) {
  const isChange = user.hasPassword;
  const [mustSignInAgain, setMustSignInAgain] = useState(false);
  const [passkey, setPasskey] = useState<PasskeyAnswer>();
  const form = useZodForm({
    schema: passwordSchema,
    initial: { currentPassword: '', password: '' },
    toInput: ({ currentPassword, password }) => ({
      password,
      ...(passkey ? { passkey } : isChange ? { currentPassword } : {}),
    }),
    submit: async (json) => {
      storeUser(await unwrap(api.account.password.$put({ json })));
      toastSuccess(isChange ? 'Password changed' : 'Password set', 'Your other devices are logged out.');
      onClose();
    },
    onError: (error) => {
      setPasskey(undefined);
      // For a first password, 403 can only mean that the sign-in is too old.
      setMustSignInAgain(!isChange && statusOf(error) === 403);
      showError(error, 'Your password could not be saved. Please try again.');
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={isChange ? 'Change password' : 'Set a password'}
      description={`You sign in as ${user.username}. Other devices will be logged out.`}
    >
      <Stack as="form" gap={5} {...form.form}>
        {isChange && (
          <CurrentPassword
            isProven={passkey !== undefined}
            hasPasskeys={hasPasskeys}
            onPasskey={setPasskey}
            input={form.input('currentPassword')}
            error={form.errors.currentPassword}
          />
        )}
        <NewPasswordField input={form.input('password')} error={form.errors.password} />
        <FormActions form={form} submit="Save password" onClose={onClose}>
          {mustSignInAgain && user.providers.length > 0 && <SignInAgain user={user} />}
        </FormActions>
      </Stack>
    </Dialog>
  );
}

type CurrentPasswordProps = {
  isProven: boolean;
  hasPasskeys: boolean | undefined;
  onPasskey: (answer: PasskeyAnswer) => void;
  input: ComponentProps<typeof Input>;
  error: string | undefined;
};

/** Asks for the current password, or for a passkey in its place, whose answer is valid for one attempt. */
function CurrentPassword({ isProven, hasPasskeys, onPasskey, input, error }: CurrentPasswordProps) {
  const ask = useMutation({
    mutationFn: async () => (await import('./passkey.ts')).answerWithPasskey(),
    onSuccess: (answer) => answer && onPasskey(answer),
    onError: (failure) => showError(failure, 'That passkey didn’t work'),
  });
  if (isProven) return <p role="status">Confirmed with your passkey.</p>;
  return (
    <>
      <Field label="Current password" error={error}>
        <PasswordInput {...input} autoComplete="current-password" />
      </Field>
      {hasPasskeys && 'PublicKeyCredential' in window && (
        <div>
          <Button variant="quiet" size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
            Use a passkey instead
          </Button>
        </div>
      )}
    </>
  );
}

function UnlinkDialog({ user, provider, onClose }: DialogProps & { provider: ProviderName }) {
  const { name } = signInProviders[provider];
  const otherProvider = user.providers.find((other): boolean => other !== provider);
  const otherWay = user.hasPassword
    ? 'password'
    : otherProvider
      ? `${signInProviders[otherProvider].name} account`
      : 'passkey';
  const unlink = useMutation({
    mutationFn: () =>
      unwrap(api.users[':id'][':provider'].$delete({ param: { id: String(user.id), provider } })),
    onSuccess: ({ user: unlinked, grant }) => {
      storeUser(unlinked);
      toast({
        title: `${name} unlinked`,
        description:
          grant === 'not-revoked'
            ? `${name} couldn’t be notified. You can remove our access in your ${name} account.`
            : `From now on, you’ll sign in with your ${otherWay}.`,
        kind: grant === 'not-revoked' ? 'info' : 'success',
      });
      onClose();
    },
    onError: (error) => showError(error, `${name} could not be unlinked. Please try again.`),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Unlink ${name}`}
      text={`You’ll sign in with your ${otherWay} from now on, and we’ll remove our access to your ${name} account. Signing in with ${name} links it again.`}
      confirm={`Unlink ${name}`}
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate()}
    />
  );
}

type NoWayInDialogProps = Pick<SecurityDialogProps, 'onClose' | 'onSetPassword'> & { provider: ProviderName };

/** Shown instead of `UnlinkDialog` if nothing would be left to sign in with. */
function NoWayInDialog({ provider, onClose, onSetPassword }: NoWayInDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Set a password first"
      description={`Without ${signInProviders[provider].name} you’d have no way to sign in. It only takes a moment, and a passkey works too.`}
    >
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={onSetPassword}>
          Set a password
        </Button>
      </DialogActions>
    </Dialog>
  );
}
