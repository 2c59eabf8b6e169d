import { useMutation, useQuery } from '@tanstack/react-query';
import GlobeIcon from 'lucide-react/icons/globe';
import MailIcon from 'lucide-react/icons/mail';
import { type FormEvent, useEffect, useState } from 'react';
import type { SettingsInput, UserView } from '../../../worker/accounts/accounts.schemas.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channelNames, channels } from '../../../worker/channels.ts';
import { mayFallBack } from '../../../worker/delivery/opt-outs.rules.ts';
import { api, idParam, unwrap, userMessage } from '../../lib/api.ts';
import { keepZone } from '../../lib/dates.ts';
import { campaignsQuery, capabilitiesQuery, optOutsQuery, refreshProgress } from '../../lib/query-client.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import settingsStyles from '../../ui/settings.module.css';
import { IconTile } from '../../ui/settings.tsx';
import { FormError } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { showError, toastSuccess } from '../../ui/toast.ts';
import { classNames } from '../../ui/words.tsx';
import ContactFields, { TimeZoneField } from '../contact/contact-fields.tsx';
import styles from './account.module.css';
import { refreshUserAfter, storeUser, useSignedInUser } from './session.ts';

const loadSchema = async () => (await import('../../../worker/accounts/accounts.schemas.ts')).settingsSchema;

const otherThanEmail = channelNames.filter((name) => name !== 'email').map((name) => channels[name].plural);

/** All settings except the one with a switch of its own. */
const savedSettings = (user: UserView) =>
  ({
    phone: user.phone ?? '',
    carrier: user.carrier ?? '',
    timezone: user.timezone,
    emailFallback: user.emailFallback,
  }) satisfies Record<Exclude<keyof SettingsInput, 'aiWriting'>, unknown>;
type Settings = ReturnType<typeof savedSettings>;

const changed = (next: Settings, before: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== before[name as keyof Settings]),
  );

export function SettingsForm() {
  const user = useSignedInUser();
  const saved = savedSettings(user);
  const form = useZodForm({
    schema: loadSchema,
    initial: saved,
    draftKey: 'settings',
    saved,
    // Another device may have changed the other settings in the meantime.
    toInput: (values) => changed(values, saved),
    submit: async (input) => {
      const changedUser = await unwrap(api.users[':id'].$put({ ...idParam(user.id), json: input }));
      storeUser(changedUser);
      if (input.timezone !== undefined) keepZone(changedUser);
      // A new time zone re-plans the upcoming messages, and the others may hold them back.
      if ([input.timezone, input.phone, input.emailFallback].some((value) => value !== undefined))
        refreshProgress();
      toastSuccess('Settings updated', 'Your settings have been successfully updated.');
    },
    onError: (error) => showError(error, 'Failed to update settings'),
  });

  // The stored user may be older than what another device has saved.
  useEffect(() => refreshUserAfter(10_000), []);

  const hasEdits = Object.keys(changed(form.values, saved)).length > 0;
  return (
    <form {...form.form} aria-label="Reminders" className={settingsStyles.group}>
      <div className={classNames(settingsStyles.fields, styles.rows)}>
        <TimeZoneField
          value={form.values.timezone}
          onChange={(timezone) => form.setValue('timezone', timezone)}
          error={form.errors.timezone}
          icon={<IconTile of={GlobeIcon} />}
        />
        <ContactFields
          phone={form.input('phone')}
          carrier={form.input('carrier')}
          errors={form.errors}
          list="settings"
          none="No carrier chosen"
        />
        <div>
          <Checkbox
            label={
              <>
                <IconTile of={MailIcon} />
                Email me instead
              </>
            }
            {...form.checkbox('emailFallback')}
          />
          <p className={textStyles.soft}>
            When {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(otherThanEmail)} can’t be
            delivered.
          </p>
        </div>
      </div>
      {[saved.phone, form.values.phone.trim()].includes('') && (
        <NoPhoneNote emailFallback={form.values.emailFallback} />
      )}
      <Cluster className={classNames(styles.end, hasEdits && settingsStyles.bar)}>
        <FormError text={form.error} />
        <p className={textStyles.small}>Upcoming messages adjust when you save.</p>
        {hasEdits && (
          <Button variant="quiet" size="small" onClick={form.discard}>
            Discard changes
          </Button>
        )}
        <Button type="submit" size="small" variant={hasEdits ? 'primary' : 'quiet'} busy={form.busy}>
          Save Settings
        </Button>
      </Cluster>
    </form>
  );
}

/** What happens to the messages of campaigns by text if there is no phone number. */
function NoPhoneNote({ emailFallback }: { emailFallback: boolean }) {
  const user = useSignedInUser();
  const { data: campaigns } = useQuery(campaignsQuery(user.id));
  const { data: stops } = useQuery(optOutsQuery);
  const byText = campaigns?.filter(({ active, deliveryMethod }) => active && deliveryMethod === 'SMS');
  if (stops === undefined || byText === undefined || byText.length === 0) return null;
  const comesByEmail = ({ id }: CampaignView) =>
    mayFallBack(
      { ...user, emailFallback },
      stops.filter(({ campaignId }) => campaignId === null || campaignId === id),
    );
  const outcomes = [
    byText.some(comesByEmail) && 'come by email',
    !byText.every(comesByEmail) && 'are held back',
  ].filter((outcome) => outcome !== false);
  const who = byText.length === 1 ? 'One of your campaigns comes' : `${byText.length} of your campaigns come`;
  return (
    <p role="status" className={classNames(textStyles.small, styles.note)}>
      {who} by text. Without a phone number, {byText.length === 1 ? 'its' : 'their'} messages{' '}
      {outcomes.join(' or ')}.
    </p>
  );
}

/** Asks to confirm the phone with a code. Empty if there is nothing to confirm. */
export function PhoneStrip() {
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const phone = user.phone;
  const send = useMutation({
    mutationFn: (to: string) => unwrap(api['phone-confirmations'].$post({ json: { phone: to } })),
    onMutate: () => setError(undefined),
    onError: (failure) => showError(failure, 'The code could not be sent. Please try again.'),
  });
  const finish = useMutation({
    mutationFn: () => unwrap(api['phone-confirmations'].finish.$post({ json: { code } })),
    onSuccess: (confirmed) => {
      storeUser(confirmed);
      refreshProgress();
      toastSuccess('Phone confirmed', 'You’ll get your text messages there.');
    },
    onError: (failure) => setError(userMessage(failure, 'That didn’t work. Please try again.')),
  });
  if (phone === null || user.phoneConfirmed || capabilities?.sms === false) return null;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    finish.mutate();
  };
  const isSent = send.isSuccess && send.variables === phone;
  return (
    <Stack as="section" gap={3} className={settingsStyles.notice} aria-label="Phone to confirm">
      <div>
        <p className={textStyles.strong}>Please confirm your phone</p>
        <p>
          {isSent
            ? `We texted a six-digit code to ${phone}. It works for 10 minutes.`
            : `We won’t send reminders to ${phone} until you enter the code we text you.`}
        </p>
      </div>
      {isSent ? (
        <Stack as="form" gap={3} onSubmit={confirm} className={styles.code} noValidate>
          <Field label="Six-digit code" error={error}>
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Cluster>
            <Button type="submit" size="small" variant="primary" busy={finish.isPending}>
              Confirm phone
            </Button>
            <Button size="small" busy={send.isPending} onClick={() => send.mutate(phone)}>
              Send again
            </Button>
          </Cluster>
        </Stack>
      ) : (
        <Cluster>
          <Button size="small" busy={send.isPending} onClick={() => send.mutate(phone)}>
            Text me a code
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
