import { lazy, Suspense } from 'react';
import { api, unwrap } from '../../lib/api.ts';
import { ownZone } from '../../lib/dates.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { productName } from '../../lib/product.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { AccountForm, sayRefused } from './account-form.tsx';
import { PasswordInput } from './password-input.tsx';
import { useArrival } from './use-arrival.ts';

const loadSchema = () =>
  import('../../../worker/accounts/accounts.schemas.ts').then(({ registerSchema }) => registerSchema);
const loadContactFields = () => import('../contact/contact-fields.tsx');
const ContactFields = lazy(loadContactFields);
onFirstUse(loadContactFields);
const sayFailed = sayRefused(
  'Registration failed',
  'There was an error during registration. Please try again.',
);

export function RegisterForm() {
  const arrive = useArrival();
  const form = useZodForm({
    schema: loadSchema,
    initial: { username: '', email: '', password: '', sms: false, phone: '', carrier: 'tmobile' },
    toInput: ({ sms, phone, carrier, ...account }) => (sms ? { ...account, phone, carrier } : account),
    submit: async (input) => {
      const timezone = ownZone();
      const user = await unwrap(api.register.$post({ json: { ...input, ...(timezone && { timezone }) } }));
      arrive(user, {
        title: 'Registration successful!',
        description: `Welcome to ${productName}. You can now start creating habit campaigns.`,
      });
    },
    onError: sayFailed,
  });

  return (
    <AccountForm
      form={form}
      submit="Create Account"
      verb="Sign up"
      other={{ question: 'Already have an account?', to: paths.login, label: 'Sign in' }}
    >
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
    </AccountForm>
  );
}
