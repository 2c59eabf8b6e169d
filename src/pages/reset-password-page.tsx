import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthForm, AuthPage } from '../features/session/auth-page.tsx';
import { forgetUser } from '../features/session/session.ts';
import { api, statusOf, unwrap } from '../lib/api.ts';
import { useZodForm } from '../lib/use-zod-form.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { NewPasswordField } from '../ui/field.tsx';
import { toastSuccess } from '../ui/toast.ts';

const loadSchema = async () => (await import('../../worker/accounts/accounts.schemas.ts')).resetSchema;

const passkeysNote = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : ` These passkeys still work: ${names.join(', ')}. If you don’t recognize one, remove it in Settings.`;

/** Opened from the link in the email. Opening it changes nothing; submitting the form does. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isUsedUp, setUsedUp] = useState(false);
  const token = query.get('token') ?? '';
  const form = useZodForm({
    schema: loadSchema,
    initial: { password: '' },
    toInput: ({ password }) => ({ token, password }),
    submit: async (json) => {
      const { username, isEmptied, passkeys } = await unwrap(api['password-resets'].finish.$post({ json }));
      forgetUser();
      navigate(paths.login, { replace: true });
      toastSuccess(
        'Password saved',
        isEmptied
          ? `Your username is ${username}. This address wasn’t confirmed before, so the account starts out empty.`
          : `Your username is ${username}. All devices are logged out; please sign in.${passkeysNote(passkeys)}`,
      );
    },
    onError: (error) => setUsedUp(statusOf(error) === 410),
  });
  // If the check itself fails, submitting the form will tell.
  useEffect(() => {
    if (token === '') return;
    unwrap(api['password-resets'].check.$post({ json: { token } })).catch((error) =>
      setUsedUp(statusOf(error) === 410),
    );
  }, [token]);
  if (token === '' || isUsedUp)
    return (
      <AuthPage
        isDusk
        title="This link no longer works"
        lead="It has already been used, has expired or is incomplete. Getting a new one takes a minute."
      >
        <LinkButton to={paths.forgotPassword} variant="primary" wide>
          Get a new link
        </LinkButton>
      </AuthPage>
    );
  return (
    <AuthPage
      title="Choose a new password"
      lead="This signs out all your devices. Then sign in with the new password."
    >
      <AuthForm form={form} submit="Save password">
        <NewPasswordField input={form.input('password')} error={form.errors.password} />
      </AuthForm>
    </AuthPage>
  );
}
