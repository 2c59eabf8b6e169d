import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { putIntoOutbox } from '../outbox/outbox.repo.ts';
import type { Channel, ChannelName, Contact, Delivery } from './channel.ts';
import { emailContent } from './email-content.ts';

type Envelope = { recipient: string; subject: string; body: string; html: string | null };

const envelopes: Record<ChannelName, (delivery: Delivery) => Envelope> = {
  email: ({ contact, forms, links }) => {
    const { subject, text, html } = emailContent({ forms, links, name: contact.name });
    return { recipient: contact.email, subject, body: text, html };
  },
  sms: ({ contact, forms }) => ({
    recipient: contact.phone ?? '',
    subject: '',
    body: forms.sms,
    html: null,
  }),
  push: ({ contact, forms }) => ({
    recipient: contact.name,
    subject: forms.push.title,
    body: forms.push.body,
    html: null,
  }),
};

/** Why a person cannot be reached on a channel, whichever provider carries it. */
export const missingAddress: Record<ChannelName, (contact: Contact) => string | null> = {
  email: () => null,
  sms: ({ phone }) => (phone === null ? 'Add your phone number in settings to get text messages' : null),
  push: () => null,
};

/** Stands in for a provider in development: keeps what the person would have got for the outbox page. */
export function outboxChannel(name: ChannelName, db: Db, clock: Clock): Channel {
  return {
    name,
    unreachable: missingAddress[name],
    send: async (delivery) => {
      await putIntoOutbox(db, {
        ...envelopes[name](delivery),
        userId: delivery.contact.userId,
        channel: name,
        identifier: delivery.identifier,
        createdAt: clock.now(),
      });
      return { kind: 'accepted', providerId: null };
    },
  };
}
