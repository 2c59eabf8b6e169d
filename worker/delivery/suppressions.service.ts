import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import type { ChannelName, OptOutCause } from '../domain.ts';
import { everySecret } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';
import type { DeliveryDeps } from './deps.ts';
import {
  deleteSuppressions,
  hasSuppression,
  insertOptOutsFrom,
  insertSuppressions,
  type NewUser,
  newUserId,
  type Suppression,
} from './suppressions.repo.ts';

/** Where messages went, or are to go: the phone in E.164, the email as emails are compared. */
export type Addresses = { phone: string | null; emailKey: string | null };

type OptOutInput = { channel: ChannelName | null; cause: OptOutCause };

/** Phones and emails of people who are gone are kept in no readable form. */
function addressKey(secret: string, channel: 'email' | 'sms', address: string): string {
  const text = new TextEncoder();
  const digest = hmac(SHA256, text.encode(secret), text.encode(`suppressed:${channel}:${address}`));
  return encodeBase64urlNoPadding(digest);
}

/** Under which keys something may have been kept of an address: what is kept stays under the secret of its day. */
const addressKeys = (settings: Settings, channel: 'email' | 'sms', address: string) =>
  everySecret(settings).map((secret) => addressKey(secret, channel, address));

const channelsOf = ({ phone, emailKey }: Addresses) =>
  [
    { channel: 'sms', address: phone },
    { channel: 'email', address: emailKey },
  ] as const;

/** Statements that other features put into their own round trips. */
export const suppressionQueries = {
  /**
   * Keeps the stops of everything that stand against these addresses; none where there is none to keep. That texts came
   * back is not kept: it may be for the carrier alone, who is not part of the address.
   */
  keep: ({ db, settings, clock }: DeliveryDeps, addresses: Addresses, stops: readonly OptOutInput[]) => {
    const createdAt = clock.now();
    const [first, ...rest] = channelsOf(addresses).flatMap(({ channel, address }): Suppression[] =>
      address === null
        ? []
        : stops
            .filter((stop) => stop.channel === null || stop.channel === channel)
            .filter(({ cause }) => channel === 'email' || cause !== 'bounce')
            .map(({ cause }) => ({
              address: addressKey(settings.SESSION_SECRET, channel, address),
              channel,
              cause,
              createdAt,
            })),
    );
    return first === undefined ? [] : [insertSuppressions(db, [first, ...rest])];
  },
  /** The same as `applySuppressions`, in the transaction in which a user is made: nobody is there without their stops. */
  applyToNew: ({ db, settings }: DeliveryDeps, user: NewUser) =>
    insertOptOutsFrom(db, everyKey(settings, user), newUserId(user), user.createdAt),
  /** The phone says that it wants texts again. */
  liftReply: ({ db, settings }: DeliveryDeps, phone: string) =>
    deleteSuppressions(db, addressKeys(settings, 'sms', phone), 'stop-reply'),
  /** A person lets messages through again that were stopped for what is their phone and email now. */
  lift: ({ db, settings }: DeliveryDeps, addresses: Addresses, stop: OptOutInput) =>
    deleteSuppressions(
      db,
      channelsOf(addresses).flatMap(({ channel, address }) =>
        address === null || (stop.channel !== null && stop.channel !== channel)
          ? []
          : addressKeys(settings, channel, address),
      ),
      stop.cause,
    ),
};

/** Under which keys something may have been kept of any of these addresses. */
const everyKey = (settings: Settings, addresses: Addresses) =>
  channelsOf(addresses).flatMap(({ channel, address }) =>
    address === null ? [] : addressKeys(settings, channel, address),
  );

/** Whether texts to a phone were stopped, whoever's it is. @param phone in E.164 */
export const isPhoneStopped = ({ db, settings }: DeliveryDeps, phone: string): Promise<boolean> =>
  hasSuppression(db, addressKeys(settings, 'sms', phone));

/** What was stopped for a phone or an email holds for the person who gives it now; they see it in settings. */
export async function applySuppressions(
  deps: DeliveryDeps,
  userId: number,
  addresses: Addresses,
): Promise<void> {
  await insertOptOutsFrom(deps.db, everyKey(deps.settings, addresses), userId, deps.clock.now());
}
