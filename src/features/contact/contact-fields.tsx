import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { carrierNames, carriers, registrationCarriers } from '../../../worker/domain.ts';
import { capabilitiesQuery, isClosedCarrier } from '../../lib/capabilities.ts';
import { Field, Input, Select } from '../../ui/field.tsx';

type CarrierId = keyof typeof carrierNames;

const lists = { registration: registrationCarriers, settings: carriers } as const;

type ContactFieldsProps = {
  phone: ComponentProps<typeof Input>;
  carrier: ComponentProps<typeof Select>;
  errors: { phone?: string; carrier?: string };
  /** Registration and the campaign form offer five carriers, settings seven. */
  list: keyof typeof lists;
  /** The choice of no carrier at all; without it, one has to be chosen. */
  none?: string | undefined;
  /** Texts cannot go out without a phone number. */
  required?: boolean;
};

/** What is known of a phone number as it was typed. */
type Checked = { text: string; fault: string | null; shown: string | null };

/** Where text messages go: a phone number and its carrier. */
export default function ContactFields({
  phone,
  carrier,
  errors,
  list,
  none,
  required = false,
}: ContactFieldsProps) {
  const { data } = useQuery(capabilitiesQuery);
  const [checked, setChecked] = useState<Checked | null>(null);
  const isClosed = (id: unknown) => isClosedCarrier(data, String(id));
  const text = String(phone.value ?? '').trim();
  const known = checked?.text === text ? checked : null;

  /** Says what is wrong with the number before anything is saved. All countries' numbers are only loaded for it. */
  async function checkPhone() {
    if (text === '') return;
    const { showPhone, textFault } = await import('../../../worker/delivery/channels/phone.rules.ts');
    const fault = textFault(text, { onlyAmerican: data?.onlyAmericanPhones ?? false });
    setChecked({ text, fault, shown: showPhone(text) });
  }

  return (
    <>
      <Field
        label="Phone"
        optional={!required}
        hint={
          <>
            {known?.fault === null && <strong>Texts go to {known.shown}. </strong>}
            Only for your reminders. Message and data rates may apply; reply STOP at any time to end them.
          </>
        }
        error={errors.phone ?? known?.fault ?? undefined}
      >
        <Input {...phone} type="tel" inputMode="tel" autoComplete="tel" onBlur={checkPhone} />
      </Field>
      <Field
        label="Mobile carrier"
        optional={!required}
        hint={
          isClosed(carrier.value) &&
          `${carrierNames[carrier.value as CarrierId]} has closed its email-to-text gateway, so texts may not reach you this way. Email always does.`
        }
        error={errors.carrier}
      >
        <Select {...carrier}>
          {(none !== undefined || carrier.value === '') && (
            <option value="">{none ?? 'Choose your carrier'}</option>
          )}
          {lists[list].map((id) => (
            <option key={id} value={id}>
              {carrierNames[id]}
              {isClosed(id) && ' (gateway closed)'}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
