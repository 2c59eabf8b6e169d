import BellIcon from 'lucide-react/icons/bell';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CampaignPreview } from '../../../worker/campaigns/campaigns.schemas.ts';
import { type DeliveryMethod, deliveryMethods, infoOf } from '../../../worker/channels.ts';
import {
  customTimeOption,
  frequencies,
  isQuiet,
  messageStyles,
  messageTimes,
  registrationCarriers,
} from '../../../worker/domain.ts';
import { cityOf, isOtherClock } from '../../lib/dates.ts';
import { formatClock, formatTime } from '../../lib/days.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { Cluster, Fold, Stack } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import settingsStyles from '../../ui/settings.module.css';
import { Address, classNames, withSettingsLink } from '../../ui/words.tsx';
import { useTestNotification } from '../campaigns/campaign-calls.ts';
import { missingContact } from '../contact/carriers.ts';
import { useSignedInUser } from '../session/session.ts';
import styles from './campaign-form.module.css';
import { voiceOf } from './plan-preview.ts';
import type { CampaignFormOptions, CampaignFormState } from './use-campaign-form.ts';
import foldStyles from './what-fields.module.css';
import { FoldedChoices } from './what-fields.tsx';

const ContactFields = lazyPart(() => import('../contact/contact-fields.tsx'));

const frequencyNotes = {
  Daily: 'A message every day, 84\u00a0in\u00a0all.',
  '3 times per week': 'Monday, Wednesday and Saturday, 36\u00a0in\u00a0all.',
} as const;

type WhenFieldsProps = {
  form: CampaignFormState;
  options: CampaignFormOptions;
  preview: CampaignPreview | undefined;
};

/** When an existing campaign's messages come, unless the form is about to change it. */
const savedTime = ({ campaign, values, deliveryMethod }: CampaignFormState) =>
  campaign?.messageTime === values.messageTime && campaign.deliveryMethod === deliveryMethod
    ? campaign.sendTime
    : undefined;

/** The second step: time, style and delivery. Every field has a default. */
export function WhenFields({ form, options, preview }: WhenFieldsProps) {
  const { values, errors } = form;
  const user = useSignedInUser();
  const isBlocked = form.hasPush && !form.open.App;
  const noteOf = (id: DeliveryMethod) => {
    if (form.open[id]) return id === 'Email' ? <Address text={user.email} /> : infoOf(id).to;
    if (id !== 'App') return 'Not available here';
    return isBlocked ? 'This browser doesn’t allow notifications' : 'Coming soon';
  };
  const method = form.deliveryMethod;
  return (
    <>
      <TimeFields form={form} timeZone={user.timezone} sendTime={preview?.sendTime ?? savedTime(form)} />
      <div className={foldStyles.folds}>
        <FoldedChoices
          legend="Frequency"
          name="frequency"
          choices={frequencies.map((id) => ({ id, label: id, note: frequencyNotes[id] }))}
          value={values.frequency}
          onChange={(id) => form.setValue('frequency', id)}
          error={errors.frequency}
        />
        {!isQuiet(form.kind) && (
          <FoldedChoices
            legend="Message style"
            name="messageStyle"
            choices={messageStyles.map((id) => {
              const { content, ownWords } = voiceOf(form, id);
              return {
                id,
                label: <span className={styles.capital}>{id}</span>,
                note: (
                  <>
                    “<OwnWords content={content} ranges={ownWords} />”
                  </>
                ),
              };
            })}
            value={values.messageStyle}
            onChange={(id) => form.setValue('messageStyle', id)}
            error={errors.messageStyle}
          />
        )}
        <FoldedChoices
          legend="Delivery method"
          name="deliveryMethod"
          choices={deliveryMethods.map((id) => ({
            id,
            label: id,
            note: noteOf(id),
            disabled: !form.open[id],
          }))}
          value={method}
          onChange={(id) => form.setValue('deliveryMethod', id)}
          error={errors.deliveryMethod}
          isOpen={Boolean(errors.phone || errors.carrier) || (method === 'SMS' && values.phone === '')}
        >
          <Stack className={foldStyles.unfolded}>
            <Contact form={form} notifications={options.notifications} isBlocked={isBlocked} />
            <TestNotification form={form} method={deliveryMethods.find((id) => id === method)} />
          </Stack>
        </FoldedChoices>
      </div>
      {form.kind !== 'dose' && options.aiWriting}
    </>
  );
}

type TimeFieldsProps = { form: CampaignFormState; timeZone: string; sendTime: string | undefined };

function TimeFields({ form, timeZone, sendTime }: TimeFieldsProps) {
  const isCustom = form.values.messageTime === customTimeOption;
  const method = deliveryMethods.find((id) => id === form.deliveryMethod);
  const hours = method === undefined ? null : infoOf(method).hours;
  const chosenTime = useRef<HTMLInputElement>(null);
  const steadyHint = sendTime ? (
    <>
      Always at <strong>{formatClock(sendTime)}</strong>.{' '}
      <button
        type="button"
        className={styles.change}
        onClick={() => {
          flushSync(() => form.setSome({ messageTime: customTimeOption, customTime: sendTime }));
          chosenTime.current?.focus();
        }}
      >
        Choose the minute
      </button>
    </>
  ) : (
    'A steady time helps a habit grow.'
  );
  return (
    <Stack>
      <div
        className={
          form.campaign
            ? classNames(settingsStyles.group, settingsStyles.fields, styles.fields)
            : styles.times
        }
      >
        <div className={styles.clock}>
          <Field label="Message time" hint={!isCustom && steadyHint} error={form.errors.messageTime}>
            <Select {...form.input('messageTime')}>
              {messageTimes.map((time) => (
                <option key={time}>{time}</option>
              ))}
            </Select>
          </Field>
          {isCustom && (
            <Field
              label={<span className={styles.unseen}>Time</span>}
              hint={!form.errors.customTime && hours?.hint}
              error={form.errors.customTime}
            >
              <Input {...form.input('customTime')} ref={chosenTime} type="time" />
            </Field>
          )}
        </div>
        <Field label="Start date" error={form.errors.startDate}>
          <Input {...form.input('startDate')} type="date" min={form.firstDay} />
        </Field>
      </div>
      {isOtherClock(timeZone) && (
        <p className={styles.hint}>
          These times are for {cityOf(timeZone)}, where it is {formatTime(new Date().toISOString(), timeZone)}{' '}
          now. {withSettingsLink('You can choose another time zone in settings.')}
        </p>
      )}
    </Stack>
  );
}

const morning = { name: 'Morning (6-9 AM)', from: 6 * 60 };

type ContactProps = Pick<CampaignFormOptions, 'notifications'> & {
  form: CampaignFormState;
  isBlocked: boolean;
};

function Contact({ form, notifications, isBlocked }: ContactProps) {
  const method = form.deliveryMethod;
  const hours = method === 'SMS' ? infoOf(method).hours : null;
  const isLater = form.values.messageTime === morning.name && hours !== null && hours.from > morning.from;
  const isInShortList = form.carrier === '' || registrationCarriers.some((id) => id === form.carrier);
  return (
    <>
      {isLater && <p className={styles.hint}>{hours.morning}</p>}
      {method === 'SMS' && (
        <div className={styles.contact}>
          <ContactFields
            phone={form.input('phone')}
            carrier={{ ...form.input('carrier'), value: form.carrier }}
            errors={form.errors}
            list={isInShortList ? 'registration' : 'settings'}
            required
          />
        </div>
      )}
      {method === 'App' && <Cluster className={styles.push}>{notifications}</Cluster>}
      {method !== 'App' && isBlocked && (
        <Fold summaryClass={styles.narrow} summary="How to allow notifications" className={styles.hint}>
          {notifications}
        </Fold>
      )}
    </>
  );
}

type TestNotificationProps = { form: CampaignFormState; method: DeliveryMethod | undefined };

/** Sends a test with the contact data in the form, before anything is saved. */
function TestNotification({ form, method }: TestNotificationProps) {
  const { id: userId } = useSignedInUser();
  const { carrier } = form;
  const { phone } = form.values;
  const test = useTestNotification();
  function missingField() {
    if (method !== 'SMS') return null;
    if (phone.trim() === '') return 'phone';
    return form.byGateway && carrier === '' ? 'carrier' : null;
  }
  function send() {
    const missing = missingField();
    if (missing) form.showFieldError(missing, missingContact[missing]);
    else if (method) test.mutate({ userId, deliveryMethod: method, phone, carrier });
  }
  return (
    <Cluster className={styles.push}>
      <Button
        variant="link"
        icon={BellIcon}
        size="small"
        disabled={!method}
        busy={test.isPending}
        onClick={send}
      >
        Send a test notification
      </Button>
      <p>{method && `It comes ${infoOf(method).by}. `}Make sure it arrives before you rely on it.</p>
    </Cluster>
  );
}
