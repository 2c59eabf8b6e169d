import { Link } from 'react-router';
import { ApiError, api, unreachable, unwrap, userMessage } from '../../lib/api.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth-page.module.css';
import { GoogleButton } from './google-button.tsx';
import { PasswordInput } from './password-input.tsx';
import { useArrival } from './use-arrival.ts';

const loadSchema = () =>
  import('../../../worker/accounts/accounts.schemas.ts').then(({ signInSchema }) => signInSchema);

export function LoginForm() {
  const arrive = useArrival();
  const form = useZodForm({
    schema: loadSchema,
    initial: { username: '', password: '' },
    submit: async (input) => {
      const user = await unwrap(api.login.$post({ json: input }));
      arrive(user, { title: 'Welcome back!', description: user.username });
    },
    onError: (error) =>
      toast({
        title: 'Login failed',
        description:
          error instanceof ApiError ? userMessage(error, 'Invalid username or password') : unreachable,
        kind: 'error',
      }),
  });

  return (
    <>
      <form {...form.form} className={styles.form}>
        <Field label="Username" error={form.errors.username}>
          <Input
            {...form.input('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Password" error={form.errors.password}>
          <PasswordInput {...form.input('password')} autoComplete="current-password" />
        </Field>
        <FormError text={form.error} />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          Sign In
        </Button>
      </form>
      <p className={styles.other}>
        New here? <Link to={paths.register}>Create an account</Link>
      </p>
      <GoogleButton label="Sign in with Google" />
    </>
  );
}
