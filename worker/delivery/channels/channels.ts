import { eq } from 'drizzle-orm';
import { type ChannelName, channels } from '../../channels.ts';
import type { Db } from '../../db/client.ts';
import { outbox, pushSubscriptions } from '../../db/schema.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { addSuppression } from '../stops.repo.ts';
import type { Channel, Channels, Delivery } from './channel.ts';
import { emailChannel, emailContent, mailChannels } from './email.ts';
import { unreachableByPhone } from './phone.rules.ts';
import { smsGateway, twilio } from './sms.ts';
import { type PushStore, webPush } from './web-push.ts';

/**
 * The first provider that is set up. Without one, development uses the outbox, and production goes without the channel.
 */
export function channelsFrom(settings: Settings, db: Db, clock: Clock): Channels {
  const mailer = mailChannels(settings, clock);
  const store = pushStore(db);
  const push = webPush(settings, clock, store);
  const outbox = (name: ChannelName) => outboxChannel(name, settings, db, clock);
  const development = settings.ENVIRONMENT === 'development';
  return {
    email: (mailer && emailChannel(mailer, settings)) ?? (development ? outbox('email') : null),
    sms:
      twilio(settings, clock, (phone) =>
        addSuppression({ db, settings, clock }, { channel: 'sms', address: phone }, 'stop-reply'),
      ) ??
      (mailer && smsGateway(mailer, settings, clock)) ??
      (development ? outbox('sms') : null),
    push: development ? developmentPush(outbox('push'), push, store) : push,
  };
}

/** Adapts the subscriptions to the push channel. */
const pushStore = (db: Db): PushStore => ({
  list: (userId) =>
    db
      .select({
        id: pushSubscriptions.id,
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  remove: async (id) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  },
});

type Content = { recipient: string; subject: string; body: string; html: string | null };

const contentFor: Record<ChannelName, (delivery: Delivery, settings: Settings) => Content> = {
  email: (delivery, settings) => {
    const { subject, text, html } = emailContent(delivery, settings);
    return { recipient: delivery.contact.email, subject, body: text, html };
  },
  sms: ({ contact, rendered }) => ({
    recipient: contact.phone ?? '',
    subject: '',
    body: rendered.sms,
    html: null,
  }),
  push: ({ contact, rendered: { push } }) => ({
    recipient: contact.name,
    subject: push.title,
    body: push.body,
    html: null,
  }),
};

/**
 * Stands in for a provider in development: stores what the user would have received, for the outbox page. Replaces an
 * entry with the same identifier, like a provider that recognizes a duplicate.
 */
function outboxChannel(name: ChannelName, settings: Settings, db: Db, clock: Clock): Channel {
  return {
    name,
    unreachable: channels[name].confirmation?.of === 'phone' ? unreachableByPhone : () => null,
    send: async (delivery) => {
      const { identifier, contact, links } = delivery;
      const content = contentFor[name](delivery, settings);
      const entry = { ...content, userId: contact.userId, channel: name, identifier, createdAt: clock.now() };
      try {
        await db
          .insert(outbox)
          .values(entry)
          .onConflictDoUpdate({ target: [outbox.channel, outbox.identifier], set: entry });
        // Whoever needs this link may not be able to sign in to see the outbox.
        if (identifier.startsWith('account-')) console.info(`${content.subject}: ${links.open}`);
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
function developmentPush(standIn: Channel, real: Channel | null, store: PushStore): Channel {
  if (real === null) return standIn;
  return {
    ...standIn,
    send: async (delivery) => {
      const outboxOutcome = await standIn.send(delivery);
      const addresses = await store.list(delivery.contact.userId).catch(() => null);
      return addresses?.length === 0 ? outboxOutcome : real.send(delivery);
    },
  };
}
