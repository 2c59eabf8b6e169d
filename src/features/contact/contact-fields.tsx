import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { carrierNames, carriers, registrationCarriers } from '../../../worker/domain.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { Field, Input, Select } from '../../ui/field.tsx';

type CarrierId = keyof typeof carrierNames;

const lists = { registration: registrationCarriers, settings: carriers } as const;

type ContactFieldsProps = {
  phone: ComponentProps<typeof Input>;
  carrier: ComponentProps<typeof Select>;
  errors: { phone?: string; carrier?: string };
  /** Registration and the campaign form offer five carriers, settings seven. */
  list: keyof typeof lists;
  /** Adds a choice for no carrier at all. */
  none?: string | undefined;
  /** Texts cannot go out without a phone number. */
  required?: boolean;
};

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
  const isClosed = (id: unknown) =>
    data?.closedCarriers.some((closed) => closed === (id === 'at&t' ? 'att' : id)) ?? false;
  return (
    <>
      <Field
        label="Phone"
        optional={!required}
        hint="Only for your reminders. Message and data rates may apply; reply STOP at any time to end them."
        error={errors.phone}
      >
        <Input {...phone} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field
        label="Mobile carrier"
        optional
        hint={
          isClosed(carrier.value) &&
          `${carrierNames[carrier.value as CarrierId]} has closed its email-to-text gateway, so texts may not reach you this way. Email always does.`
        }
        error={errors.carrier}
      >
        <Select {...carrier}>
          {none !== undefined && <option value="">{none}</option>}
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
