import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery, openCarrier } from '../../lib/capabilities.ts';
import { cityOf, deviceZone } from '../../lib/dates.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { productName } from '../../lib/product.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { AccountForm, sayRefused } from './account-form.tsx';
import styles from './auth-page.module.css';
import { passwordHint } from './password-hint.ts';
import { PasswordInput } from './password-input.tsx';
import { useArrival } from './use-arrival.ts';

const loadSchema = () =>
  import('../../../worker/accounts/accounts.schemas.ts').then(({ registerSchema }) => registerSchema);
const ContactFields = lazyPart(() => import('../contact/contact-fields.tsx'));
onFirstUse(ContactFields.load);
const TimeZoneField = lazy(() => import('../contact/time-zone-field.tsx'));
const sayFailed = sayRefused(
  'Registration failed',
  'There was an error during registration. Please try again.',
);

export function RegisterForm() {
  const arrive = useArrival();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const proposed = openCarrier(capabilities, null);
  const [isChangingZone, setChangingZone] = useState(false);
  const form = useZodForm({
    schema: loadSchema,
    initial: {
      ...{ username: '', email: '', password: '', sms: false, phone: '' },
      ...{ carrier: '', timezone: deviceZone() },
    },
    toInput: ({ sms, phone, carrier, ...account }) =>
      sms ? { ...account, phone, carrier: carrier || proposed } : account,
    submit: async (input) => {
      const user = await unwrap(api.register.$post({ json: input }));
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
      {capabilities?.challenge === true && (
        <p className={styles.zone}>
          <a href="/auth/challenge">Confirm that you’re a person</a> first, then fill in the form.
        </p>
      )}
      <Field label="Email" error={form.errors.email}>
        <Input {...form.input('email')} type="email" autoComplete="email" />
      </Field>
      <Field label="Password" hint={passwordHint(form.values.password)} error={form.errors.password}>
        <PasswordInput {...form.input('password')} autoComplete="new-password" />
      </Field>
      {isChangingZone ? (
        <Suspense fallback={null}>
          <TimeZoneField
            value={form.values.timezone}
            onChange={(timezone) => form.setValue('timezone', timezone)}
            error={form.errors.timezone}
          />
        </Suspense>
      ) : (
        <p className={styles.zone}>
          Your time zone: {cityOf(form.values.timezone)}
          <Button size="small" variant="quiet" onClick={() => setChangingZone(true)}>
            Change
          </Button>
        </p>
      )}
      <Checkbox {...form.checkbox('sms')} label="Enable SMS notifications" />
      {form.values.sms && (
        <Suspense fallback={null}>
          <ContactFields
            phone={form.input('phone')}
            carrier={{ ...form.input('carrier'), value: form.values.carrier || proposed }}
            errors={form.errors}
            list="registration"
          />
        </Suspense>
      )}
    </AccountForm>
  );
}
