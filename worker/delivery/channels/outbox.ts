import type { Db } from '../../db/client.ts';
import type { ChannelName } from '../../domain.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings.ts';
import { putIntoOutbox } from '../outbox.repo.ts';
import type { Channel, Contact, Delivery } from './channel.ts';
import { emailContent } from './email-content.ts';
import { unreachableByPhone } from './phone.rules.ts';

type Envelope = { recipient: string; subject: string; body: string; html: string | null };

const envelopes: Record<ChannelName, (delivery: Delivery, settings: Settings) => Envelope> = {
  email: ({ contact, forms, links, frame }, settings) => {
    const { APP_ORIGIN: origin, MAIL_POSTAL_ADDRESS: postalAddress } = settings;
    const { subject, text, html } = emailContent({ forms, links, frame, origin, postalAddress });
    return { recipient: contact.email, subject, body: text, html };
  },
  sms: ({ contact, forms }) => ({
    recipient: contact.phone ?? '',
    subject: '',
    body: forms.sms,
    html: null,
  }),
  push: ({ contact, forms: { push } }) => ({
    recipient: contact.name,
    subject: push.title,
    body: push.body,
    html: null,
  }),
};

/** Why a person cannot be reached on a channel, whichever provider carries it. */
const missingAddress: Record<ChannelName, (contact: Contact) => string | null> = {
  email: () => null,
  sms: unreachableByPhone,
  push: () => null,
};

/** Stands in for a provider in development: keeps what the person would have got for the outbox page. */
export function outboxChannel(name: ChannelName, settings: Settings, db: Db, clock: Clock): Channel {
  return {
    name,
    unreachable: missingAddress[name],
    send: async (delivery) => {
      const envelope = envelopes[name](delivery, settings);
      try {
        await putIntoOutbox(db, {
          ...envelope,
          userId: delivery.contact.userId,
          channel: name,
          identifier: delivery.identifier,
          createdAt: clock.now(),
        });
        return { kind: 'accepted', providerId: null };
      } catch {
        return { kind: 'retry', reason: 'The outbox could not be written to' };
      }
    },
  };
}
