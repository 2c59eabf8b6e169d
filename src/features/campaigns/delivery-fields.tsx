import { type DeliveryMethod, deliveryMethods } from '../../../worker/domain.ts';
import ContactFields from '../contact/contact-fields.tsx';
import { type Choice, ChoiceGroup } from './choice-group.tsx';
import styles from './delivery-fields.module.css';
import { TestNotification } from './test-notification.tsx';
import { type CampaignFormOptions, type CampaignFormState, isShortListCarrier } from './use-campaign-form.ts';

type DeliveryFieldsProps = Pick<CampaignFormOptions, 'user' | 'notifications'> & { form: CampaignFormState };

/** How the messages reach the person, where to, and whether that works. */
export function DeliveryFields({ form, user, notifications }: DeliveryFieldsProps) {
  const method = form.deliveryMethod;
  const notes: Record<DeliveryMethod, string> = {
    SMS: form.open.SMS ? 'To your phone' : 'Not available here',
    Email: form.open.Email ? `To ${user.email}` : 'Not available here',
    App: form.open.App
      ? 'As a notification on this device'
      : form.hasPush
        ? 'This browser does not allow notifications'
        : 'Coming soon',
  };
  const choices = deliveryMethods.map<Choice>((id) => ({
    id,
    label: id,
    note: notes[id],
    disabled: !form.open[id],
  }));
  return (
    <>
      <ChoiceGroup
        legend="Delivery method"
        name="deliveryMethod"
        choices={choices}
        value={method}
        onChange={(id) => form.setValue('deliveryMethod', id)}
        error={form.errors.deliveryMethod}
      />
      {method === 'SMS' && (
        <div className={styles.contact}>
          <ContactFields
            phone={form.input('phone')}
            carrier={form.input('carrier')}
            errors={form.errors}
            list={isShortListCarrier(form.values.carrier) ? 'registration' : 'settings'}
            required
          />
        </div>
      )}
      {method === 'App' && <div className={styles.push}>{notifications}</div>}
      <TestNotification
        userId={user.id}
        method={deliveryMethods.find((id) => id === method)}
        phone={form.values.phone}
        carrier={form.values.carrier}
      />
    </>
  );
}
