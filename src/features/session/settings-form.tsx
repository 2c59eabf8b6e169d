import { settingsSchema } from '../../../worker/accounts/accounts.schemas.ts';
import { DEFAULT_TIME_ZONE, timeZones } from '../../../worker/domain.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { refreshOptOuts } from '../../lib/refresh-opt-outs.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, Select } from '../../ui/field.tsx';
import { SettingsSection } from '../../ui/layout.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import { LocalClock } from '../../ui/words.tsx';
import ContactFields from '../contact/contact-fields.tsx';
import { storeUser, useSignedInUser } from './session.ts';
import styles from './settings-form.module.css';

const loadSchema = async () => settingsSchema;

export function SettingsForm() {
  const user = useSignedInUser();
  const form = useZodForm({
    schema: loadSchema,
    initial: {
      phone: user.phone ?? '',
      carrier: user.carrier ?? '',
      timezone: user.timezone ?? DEFAULT_TIME_ZONE,
      // A user who was stored before this was told has the usual.
      emailFallback: user.emailFallback ?? true,
    },
    submit: async (input) => {
      storeUser(await unwrap(api.users[':id'].$put({ param: { id: String(user.id) }, json: input })));
      refreshOptOuts();
      // Another zone plans anew what is to come.
      if (input.timezone !== user.timezone) refreshProgress();
      toast({
        title: 'Settings updated',
        description: 'Your settings have been successfully updated.',
        kind: 'success',
      });
    },
    onError: (error) =>
      toast({ title: 'Error', description: userMessage(error, 'Failed to update settings'), kind: 'error' }),
  });

  return (
    <form {...form.form} className={styles.form}>
      <SettingsSection title="Account" about="Emails go to this address.">
        <dl className={styles.identity}>
          <dt>Username</dt>
          <dd>{user.username}</dd>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </dl>
      </SettingsSection>
      <SettingsSection title="Text messages" about="For campaigns that reach you by SMS.">
        <ContactFields
          phone={form.input('phone')}
          carrier={form.input('carrier')}
          errors={form.errors}
          list="settings"
          none="No carrier chosen"
        />
      </SettingsSection>
      <SettingsSection
        title="When it cannot reach you"
        about="For text messages and app notifications that are turned away for good."
      >
        <Checkbox label="Send me the message by email instead" {...form.checkbox('emailFallback')} />
      </SettingsSection>
      <SettingsSection title="Your clock" about="Every message leaves by the time on this clock.">
        <Field
          label="Timezone"
          hint={
            <>
              It is <LocalClock timeZone={form.values.timezone} /> there now. Messages still to come follow as
              soon as you save.
            </>
          }
          error={form.errors.timezone}
        >
          <Select {...form.input('timezone')}>
            {timeZones.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </SettingsSection>
      <div className={styles.end}>
        <FormError text={form.error} />
        <Button type="submit" variant="primary" busy={form.busy}>
          Save Settings
        </Button>
      </div>
    </form>
  );
}
