import { eq } from 'drizzle-orm';
import type { ChannelName } from '../../channels.ts';
import type { Db } from '../../db/client.ts';
import { pushSubscriptions } from '../../db/schema.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { addSuppression } from '../stops.repo.ts';
import type { Channels } from './channel.ts';
import { emailChannel } from './email.ts';
import { mailChannels } from './email-mailchannels.ts';
import { developmentPush, outboxChannel } from './outbox.ts';
import { smsGateway } from './sms-gateway.ts';
import { twilio } from './sms-twilio.ts';
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
