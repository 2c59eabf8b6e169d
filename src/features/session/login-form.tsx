import { Link } from 'react-router';
import { api, unwrap } from '../../lib/api.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { AccountForm, sayRefused } from './account-form.tsx';
import styles from './auth-page.module.css';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordInput } from './password-input.tsx';
import { useArrival } from './use-arrival.ts';

const loadSchema = () =>
  import('../../../worker/accounts/accounts.schemas.ts').then(({ signInSchema }) => signInSchema);
const sayFailed = sayRefused('Login failed', 'Invalid username or password');

export function LoginForm() {
  const arrive = useArrival();
  const form = useZodForm({
    schema: loadSchema,
    initial: { username: '', password: '' },
    submit: async (input) => {
      const user = await unwrap(api.login.$post({ json: input }));
      arrive(user, { title: 'Welcome back!', description: user.username });
    },
    onError: sayFailed,
  });

  return (
    <AccountForm
      form={form}
      submit="Sign In"
      verb="Sign in"
      below={
        <div className={styles.forgot}>
          <Link to={paths.forgotPassword}>Forgot your password?</Link>
          <PasskeySignIn />
        </div>
      }
      other={{ question: 'New here?', to: paths.register, label: 'Create an account' }}
    >
      <Field label="Password" error={form.errors.password}>
        <PasswordInput {...form.input('password')} autoComplete="current-password" />
      </Field>
    </AccountForm>
  );
}
