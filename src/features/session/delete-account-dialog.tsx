import { useState } from 'react';
import { useNavigate } from 'react-router';
import { comparable } from '../../../worker/accounts/accounts.rules.ts';
import { deleteAccountSchema, type UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { signInProviders } from '../../../worker/domain.ts';
import { api, idParam, statusOf, unwrap } from '../../lib/api.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Dialog, FormActions } from '../../ui/dialog.tsx';
import { Field, Input, PasswordInput } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { showError, toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { SignInAgain } from './providers.tsx';
import { signOut } from './session.ts';

const providerList = ({ providers }: UserView) =>
  new Intl.ListFormat('en-US').format(providers.map((provider) => signInProviders[provider].name));

export default function DeleteAccountDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const navigate = useNavigate();
  const [mustSignInAgain, setMustSignInAgain] = useState(false);
  const form = useZodForm({
    schema: deleteAccountSchema,
    initial: { password: '', username: '' },
    toInput: ({ password, username }) => (user.hasPassword ? { password } : { username }),
    submit: async (json) => {
      const { grant } = await unwrap(api.users[':id'].$delete({ ...idParam(user.id), json }));
      signOut();
      navigate(paths.login);
      toast({
        title: 'Account deleted',
        description:
          grant === 'not-revoked'
            ? `${providerList(user)} couldn’t be notified. You can remove our access in your account there.`
            : 'We won’t send you anything more. All the best!',
        kind: grant === 'not-revoked' ? 'info' : 'success',
      });
    },
    onError: (error) => {
      // Without a password and with the right username, 403 can only mean that the sign-in is too old.
      const isUsername = comparable(form.values.username) === comparable(user.username);
      setMustSignInAgain(!user.hasPassword && isUsername && statusOf(error) === 403);
      showError(error, 'Your account could not be deleted. Please try again.');
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title="Delete your account?"
      description="This can’t be undone. We’ll permanently delete:"
    >
      <Stack as="ul" gap={2} className={styles.lost}>
        <li>all your campaigns, with their messages and your progress</li>
        <li>every upcoming message</li>
        <li>
          your settings and your sign-in, on all devices
          {user.providers.length > 0 && `, and our access to your ${providerList(user)} account`}
        </li>
      </Stack>
      <p>
        To keep a copy,{' '}
        <a href="/api/account/export" download="better-habits.json">
          export everything
        </a>{' '}
        first.
      </p>
      <Stack as="form" gap={5} {...form.form}>
        {user.hasPassword ? (
          <Field label="Your password" error={form.errors.password}>
            <PasswordInput {...form.input('password')} autoComplete="current-password" />
          </Field>
        ) : (
          <Field
            label="Your username"
            hint={`Type ${user.username} to confirm.`}
            error={form.errors.username}
          >
            <Input {...form.input('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
        )}
        <FormActions form={form} submit="Delete my account" variant="danger" onClose={onClose}>
          {mustSignInAgain && user.providers.length > 0 && <SignInAgain user={user} />}
        </FormActions>
      </Stack>
    </Dialog>
  );
}
