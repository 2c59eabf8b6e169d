import { useState } from 'react';
import { Link } from 'react-router';
import { AccountForm, AuthPage, showFailure, useCompleteSignIn } from '../features/session/auth-page.tsx';
import { hasSessionEnded } from '../features/session/session.ts';
import { ApiError, api, unwrap } from '../lib/api.ts';
import { useHydrated } from '../lib/hooks.ts';
import { defaultError, useZodForm } from '../lib/use-zod-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Field, PasswordInput } from '../ui/field.tsx';

const loadSchema = async () => (await import('../../worker/accounts/accounts.schemas.ts')).signInSchema;

/** An error of the server itself says nothing about what the person has entered. */
const showLoginFailure = (error: unknown, fallback: string) =>
  showFailure(
    'Login failed',
    error instanceof ApiError && error.status >= 500 ? defaultError : fallback,
  )(error);

export default function LoginPage() {
  const completeSignIn = useCompleteSignIn();
  const hasEnded = hasSessionEnded.use();
  const form = useZodForm({
    schema: loadSchema,
    initial: { username: '', password: '' },
    submit: async (input) => {
      const user = await unwrap(api.login.$post({ json: input }));
      completeSignIn(user, 'Welcome back!', user.username);
    },
    onError: (error) => showLoginFailure(error, 'Invalid username or password'),
  });

  return (
    <AuthPage
      title="Good to see you"
      lead={hasEnded ? 'Your session has ended. Sign in to continue.' : 'Sign in to see your progress.'}
    >
      <AccountForm
        form={form}
        submit="Sign In"
        verb="Sign in"
        below={<PasskeySignIn />}
        otherForm={{ question: 'New here?', to: paths.register, label: 'Sign up' }}
      >
        <Field
          label="Password"
          error={form.errors.password}
          aside={
            <Link to={paths.forgotPassword} state={form.values.username}>
              Forgot your password?
            </Link>
          }
        >
          <PasswordInput {...form.input('password')} autoComplete="current-password" />
        </Field>
      </AccountForm>
    </AuthPage>
  );
}

function PasskeySignIn() {
  const completeSignIn = useCompleteSignIn();
  const [busy, setBusy] = useState(false);
  // The prerendered page assumes that passkeys are supported, so that for most people nothing moves.
  if (useHydrated() && !('PublicKeyCredential' in window)) return null;
  const signIn = async () => {
    setBusy(true);
    try {
      const { signInWithPasskey } = await import('../features/session/passkey.ts');
      const user = await signInWithPasskey();
      if (user) completeSignIn(user, 'Welcome back!', user.username);
    } catch (error) {
      showLoginFailure(error, 'That passkey didn’t work');
    }
    setBusy(false);
  };
  return (
    <Button wide busy={busy} onClick={signIn}>
      Sign in with a passkey
    </Button>
  );
}
