import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import styles from '../features/session/auth-page.module.css';
import { AuthForm, AuthPage } from '../features/session/auth-page.tsx';
import { api, unwrap } from '../lib/api.ts';
import { useZodForm } from '../lib/use-zod-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';

const loadSchema = async () => (await import('../../worker/accounts/accounts.schemas.ts')).resetRequestSchema;

/** Shows the same text whether or not there is an account with the email. */
export default function ForgotPasswordPage() {
  /** What was typed as the username at sign-in. */
  const { state: typed } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm({
    schema: loadSchema,
    initial: { email: typeof typed === 'string' && typed.includes('@') ? typed : '' },
    submit: async (json) => {
      await unwrap(api['password-resets'].$post({ json }));
      setSentTo(json.email);
    },
  });
  if (sentTo !== null)
    return (
      <AuthPage
        title="Check your email"
        lead={`If there is an account with ${sentTo}, a link is on its way. It works once and expires in 60 minutes.`}
      >
        <p>
          If nothing arrives, please check your spam folder and make sure this is the address you signed up
          with.
        </p>
        <div className={styles.choices}>
          <Button onClick={() => setSentTo(null)}>Try another address</Button>
          <Link to={paths.login}>Back to sign-in</Link>
        </div>
      </AuthPage>
    );
  return (
    <AuthPage title="Forgot your password?" lead="We’ll send you a link to choose a new one.">
      <AuthForm form={form} submit="Send the link">
        <Field label="Email" error={form.errors.email}>
          <Input {...form.input('email')} type="email" autoComplete="email" />
        </Field>
      </AuthForm>
    </AuthPage>
  );
}
