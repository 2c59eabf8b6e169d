import type { Db } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Settings } from '../../platform/settings.ts';
import { overCeiling } from '../attempts.ts';
import { putIntoOutbox } from '../outbox.repo.ts';
import { ceilingReasons, takeFromDay } from '../usage.service.ts';
import type { Outcome } from './channel.ts';
import { mailChannels } from './email-mailchannels.ts';

/** An email about the account itself, such as a confirmation. It never carries the recipient's name. */
export type AccountMail = { userId: number; to: string; subject: string; text: string; html: string };
export type SendAccountMail = (mail: AccountMail) => Promise<Outcome>;

/** Sends by the email service; without one, into the outbox in development. Null where production has none. */
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
    await putIntoOutbox(db, {
      ...{ userId, channel: 'email', identifier, recipient: to, subject, body: text, html, createdAt },
    });
    return { kind: 'accepted', providerId: null };
  };
}
