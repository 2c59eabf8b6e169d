import type { ChannelName } from '../../channels.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { addToOutbox } from '../deliveries.service.ts';
import type { Channel, Contact, Delivery } from './channel.ts';
import { emailContent } from './email.ts';
import { unreachableByPhone } from './phone.rules.ts';
import type { PushStore } from './web-push.ts';

type Envelope = { recipient: string; subject: string; body: string; html: string | null };

type OutboxFormat = {
  envelope: (delivery: Delivery, settings: Settings) => Envelope;
  /** Why no provider could reach this user; null if one could. */
  unreachable: (contact: Contact) => string | null;
};

const formats: Record<ChannelName, OutboxFormat> = {
  email: {
    envelope: ({ contact, rendered, links, frame }, settings) => {
      const { APP_ORIGIN: origin, MAIL_POSTAL_ADDRESS: postalAddress } = settings;
      const { subject, text, html } = emailContent({ rendered, links, frame, origin, postalAddress });
      return { recipient: contact.email, subject, body: text, html };
    },
    unreachable: () => null,
  },
  sms: {
    envelope: ({ contact, rendered }) => ({
      ...{ recipient: contact.phone ?? '', subject: '', body: rendered.sms, html: null },
    }),
    unreachable: unreachableByPhone,
  },
  push: {
    envelope: ({ contact, rendered: { push } }) => ({
      ...{ recipient: contact.name, subject: push.title, body: push.body, html: null },
    }),
    unreachable: () => null,
  },
};

/** Stands in for a provider in development: stores what the user would have received, for the outbox page. */
export function outboxChannel(name: ChannelName, settings: Settings, db: Db, clock: Clock): Channel {
  const { envelope: envelopeOf, unreachable } = formats[name];
  return {
    name,
    unreachable,
    send: async (delivery) => {
      const envelope = envelopeOf(delivery, settings);
      try {
        await addToOutbox(db, {
          ...envelope,
          userId: delivery.contact.userId,
          channel: name,
          identifier: delivery.identifier,
          createdAt: clock.now(),
        });
        // Whoever needs this link may not be able to sign in to see the outbox.
        if (delivery.identifier.startsWith('account-'))
          console.info(`${envelope.subject}: ${delivery.links.open}`);
        return { kind: 'accepted', providerId: null };
      } catch {
        return { kind: 'retry', reason: 'The outbox could not be written to' };
      }
    },
  };
}

/**
 * The outbox always gets a copy. If the user has subscribed browsers, they get a real push too, and its outcome counts.
 */
export function developmentPush(outbox: Channel, real: Channel | null, store: PushStore): Channel {
  if (real === null) return outbox;
  return {
    ...outbox,
    send: async (delivery) => {
      const outboxOutcome = await outbox.send(delivery);
      const addresses = await store.list(delivery.contact.userId).catch(() => null);
      return addresses?.length === 0 ? outboxOutcome : real.send(delivery);
    },
  };
}
