import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openCarrier } from '../features/contact/carriers.ts';
import styles from '../features/session/auth-page.module.css';
import { AccountForm, AuthPage, showFailure, useCompleteSignIn } from '../features/session/auth-page.tsx';
import { api, unwrap } from '../lib/api.ts';
import { cityOf, deviceZone, keepZone } from '../lib/dates.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { productName } from '../lib/product.ts';
import { capabilitiesQuery } from '../lib/query-client.ts';
import { useZodForm } from '../lib/use-zod-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox, Field, Input, NewPasswordField } from '../ui/field.tsx';

const loadSchema = async () => (await import('../../worker/accounts/accounts.schemas.ts')).registerSchema;
const ContactFields = lazyPart(() => import('../features/contact/contact-fields.tsx'));
const TimeZoneField = lazyPart(
  async () => (await import('../features/contact/contact-fields.tsx')).TimeZoneField,
);

export default function RegisterPage() {
  const completeSignIn = useCompleteSignIn();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const defaultCarrier = openCarrier(capabilities, null);
  const [isChangingZone, setChangingZone] = useState(false);
  const form = useZodForm({
    schema: loadSchema,
    initial: {
      username: '',
      email: '',
      password: '',
      sms: false,
      phone: '',
      carrier: '',
      timezone: deviceZone(),
    },
    toInput: ({ sms, phone, carrier, ...account }) =>
      sms ? { ...account, phone, carrier: carrier || defaultCarrier } : account,
    submit: async (input) => {
      const user = await unwrap(api.register.$post({ json: input }));
      if (input.timezone !== undefined) keepZone(user);
      completeSignIn(
        user,
        'Registration successful!',
        `Welcome to ${productName}. You can now start creating habit campaigns.`,
      );
    },
    onError: showFailure('Registration failed', 'There was an error during registration. Please try again.'),
  });

  return (
    <AuthPage title="Begin with one habit" lead="We’ll remind you by email, text or app." isLong>
      <AccountForm
        form={form}
        submit="Create Account"
        verb="Sign up"
        otherForm={{ question: 'Already have an account?', to: paths.login, label: 'Log in' }}
      >
        {capabilities?.challenge === true && (
          <p className={styles.zone}>
            <a href="/auth/challenge">Confirm that you’re a person</a> first, then fill in the form.
          </p>
        )}
        <Field label="Email" error={form.errors.email}>
          <Input {...form.input('email')} type="email" autoComplete="email" />
        </Field>
        <NewPasswordField label="Password" input={form.input('password')} error={form.errors.password} />
        {isChangingZone ? (
          <TimeZoneField
            value={form.values.timezone}
            onChange={(timezone) => form.setValue('timezone', timezone)}
            error={form.errors.timezone}
            autoFocus
          />
        ) : (
          <p className={styles.zone}>
            Your time zone: {cityOf(form.values.timezone)}
            <Button size="small" variant="link" onClick={() => setChangingZone(true)}>
              Change
            </Button>
          </p>
        )}
        <Checkbox {...form.checkbox('sms')} label="Enable SMS notifications" />
        {form.values.sms && (
          <ContactFields
            phone={form.input('phone')}
            carrier={{ ...form.input('carrier'), value: form.values.carrier || defaultCarrier }}
            errors={form.errors}
            list="registration"
          />
        )}
      </AccountForm>
    </AuthPage>
  );
}
