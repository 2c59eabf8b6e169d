import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ApiError, api, unreachable, unwrap, userMessage } from '../../lib/api.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { productName } from '../../lib/product.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth-page.module.css';
import { GoogleButton } from './google-button.tsx';
import { PasswordInput } from './password-input.tsx';
import { useArrival } from './use-arrival.ts';

const loadSchemas = () => import('../../../worker/accounts/accounts.schemas.ts');
const loadSchema = () => loadSchemas().then(({ registerSchema }) => registerSchema);
const loadContactFields = () => import('../contact/contact-fields.tsx');
const ContactFields = lazy(loadContactFields);
onFirstUse(loadContactFields);

/** The browser's own zone, where the product knows it. */
async function ownTimeZone() {
  const { timeZones } = await loadSchemas();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZones.find(({ id }) => id === timeZone)?.id;
}

export function RegisterForm() {
  const arrive = useArrival();
  const form = useZodForm({
    schema: loadSchema,
    initial: { username: '', email: '', password: '', sms: false, phone: '', carrier: 'tmobile' },
    toInput: ({ sms, phone, carrier, ...account }) => (sms ? { ...account, phone, carrier } : account),
    submit: async (input) => {
      const timezone = await ownTimeZone();
      const user = await unwrap(api.register.$post({ json: { ...input, ...(timezone && { timezone }) } }));
      arrive(user, {
        title: 'Registration successful!',
        description: `Welcome to ${productName}. You can now start creating habit campaigns.`,
      });
    },
    onError: (error) =>
      toast({
        title: 'Registration failed',
        description:
          error instanceof ApiError
            ? userMessage(error, 'There was an error during registration. Please try again.')
            : unreachable,
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
        <Field label="Email" error={form.errors.email}>
          <Input {...form.input('email')} type="email" autoComplete="email" />
        </Field>
        <Field label="Password" hint="At least 6 characters." error={form.errors.password}>
          <PasswordInput {...form.input('password')} autoComplete="new-password" />
        </Field>
        <Checkbox {...form.checkbox('sms')} label="Enable SMS notifications" />
        {form.values.sms && (
          <Suspense fallback={null}>
            <ContactFields
              phone={form.input('phone')}
              carrier={form.input('carrier')}
              errors={form.errors}
              list="registration"
            />
          </Suspense>
        )}
        <FormError text={form.error} />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          Create Account
        </Button>
      </form>
      <p className={styles.other}>
        Already have an account? <Link to={paths.login}>Sign in</Link>
      </p>
      <GoogleButton label="Sign up with Google" />
    </>
  );
}
