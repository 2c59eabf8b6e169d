import type { ChannelName } from '../../channels.ts';
import type { Db } from '../../db/client.ts';
import type { Clock, Ids, Log } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { overCeiling } from '../attempts.ts';
import { addToOutbox } from '../deliveries.service.ts';
import { pushStore } from '../push-subscriptions.service.ts';
import { suppressionQueries } from '../suppressions.service.ts';
import { ceilingReasons, takeFromDay } from '../usage.service.ts';
import type { Channels, Outcome } from './channel.ts';
import { emailChannel } from './email.ts';
import { mailChannels } from './email-mailchannels.ts';
import { developmentPush, outboxChannel } from './outbox.ts';
import { smsGateway } from './sms-gateway.ts';
import { twilio } from './sms-twilio.ts';
import { webPush } from './web-push.ts';

/**
 * Each channel uses the first provider that is set up. Without one, development uses the outbox, and production goes
 * without the channel.
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
        suppressionQueries.add({ db, settings, clock }, { channel: 'sms', address: phone }, 'stop-reply'),
      ) ??
      (mailer && smsGateway(mailer, settings, clock)) ??
      (development ? outbox('sms') : null),
    push: development ? developmentPush(outbox('push'), push, store) : push,
  };
}

/** An email about the account itself, such as a confirmation. Never contains the username. */
type AccountMail = { userId: number; to: string; subject: string; text: string; html: string };
export type SendAccountMail = (mail: AccountMail) => Promise<Outcome>;

/** Sends account mail through the email service or, in development, to the outbox; null if production has neither. */
export function accountMailFrom(
  settings: Settings,
  db: Db,
  clock: Clock,
  ids: Ids,
  log: Log,
): SendAccountMail | null {
  const mailer = mailChannels(settings, clock);
  if (mailer !== null)
    return async ({ to, subject, text, html }) => {
      const granted = await takeFromDay({ db, clock, log, settings }, 'mails', 1);
      if (granted < 1) return overCeiling(ceilingReasons.mails);
      return mailer({
        identifier: `account-${ids.next()}`,
        to: { email: to },
        fromName: settings.MAIL_FROM_NAME,
        ...{ subject, text, html },
      });
    };
  if (settings.ENVIRONMENT !== 'development') return null;
  return async ({ userId, to, subject, text, html }) => {
    const identifier = `account-${ids.next()}`;
    const createdAt = clock.now();
    await addToOutbox(db, {
      ...{ userId, channel: 'email', identifier, recipient: to, subject, body: text, html, createdAt },
    });
    return { kind: 'accepted', providerId: null };
  };
}
