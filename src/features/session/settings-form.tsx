import { DEFAULT_TIME_ZONE } from '../../../worker/domain.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { refreshOptOuts, refreshProgress } from '../../lib/refresh-progress.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { SettingsSection } from '../../ui/settings.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import ContactFields from '../contact/contact-fields.tsx';
import TimeZoneField from '../contact/time-zone-field.tsx';
import styles from './account.module.css';
import { storeUser, useSignedInUser } from './session.ts';

const loadSchema = () =>
  import('../../../worker/accounts/accounts.schemas.ts').then(({ settingsSchema }) => settingsSchema);

export function SettingsForm() {
  const user = useSignedInUser();
  const form = useZodForm({
    schema: loadSchema,
    initial: {
      phone: user.phone ?? '',
      carrier: user.carrier ?? '',
      timezone: user.timezone ?? DEFAULT_TIME_ZONE,
      // A user stored before this field existed has the default.
      emailFallback: user.emailFallback ?? true,
    },
    submit: async (input) => {
      storeUser(await unwrap(api.users[':id'].$put({ param: { id: String(user.id) }, json: input })));
      refreshOptOuts();
      // A new time zone re-plans the upcoming messages.
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
      <SettingsSection
        title="Time zone"
        about="Messages are sent according to this time zone. Upcoming messages adjust as soon as you save."
      >
        <TimeZoneField
          value={form.values.timezone}
          onChange={(timezone) => form.setValue('timezone', timezone)}
          error={form.errors.timezone}
        />
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
        title="When we can’t reach you"
        about="For text messages and app notifications that can’t be delivered."
      >
        <Checkbox label="Send me the message by email instead" {...form.checkbox('emailFallback')} />
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
