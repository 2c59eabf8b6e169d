import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import type { ChannelName } from '../channels/channel.ts';
import type { Deps } from '../deps.ts';
import type { Settings } from '../env.ts';
import type { StopCause } from './stops.schemas.ts';
import {
  deleteReplySuppression,
  insertStopsFrom,
  insertSuppressions,
  type Suppression,
} from './suppressions.repo.ts';

/** Where messages went, or are to go: the phone in E.164, the email as emails are compared. */
export type Addresses = { phone: string | null; emailKey: string | null };

type SpokenStop = { channel: ChannelName | null; cause: StopCause };

/** Phones and emails of people who are gone are kept in no readable form. */
function addressKey({ SESSION_SECRET }: Settings, channel: 'email' | 'sms', address: string): string {
  const text = new TextEncoder();
  const digest = hmac(SHA256, text.encode(SESSION_SECRET), text.encode(`suppressed:${channel}:${address}`));
  return encodeBase64urlNoPadding(digest);
}

const channelsOf = ({ phone, emailKey }: Addresses) =>
  [
    { channel: 'sms', address: phone },
    { channel: 'email', address: emailKey },
  ] as const;

/** Statements that other features put into their own round trips. */
export const suppressionQueries = {
  /** Keeps the stops of everything that stand against these addresses; none where there is none to keep. */
  keep: ({ db, settings, clock }: Deps, addresses: Addresses, stops: readonly SpokenStop[]) => {
    const createdAt = clock.now();
    const [first, ...rest] = channelsOf(addresses).flatMap(({ channel, address }): Suppression[] =>
      address === null
        ? []
        : stops
            .filter((stop) => stop.channel === null || stop.channel === channel)
            .map(({ cause }) => ({
              address: addressKey(settings, channel, address),
              channel,
              cause,
              createdAt,
            })),
    );
    return first === undefined ? [] : [insertSuppressions(db, [first, ...rest])];
  },
  /** The phone says that it wants texts again. */
  liftReply: ({ db, settings }: Deps, phone: string) =>
    deleteReplySuppression(db, addressKey(settings, 'sms', phone)),
};

/** What was stopped for a phone or an email holds for the person who gives it now; they see it in settings. */
export async function applySuppressions(deps: Deps, userId: number, addresses: Addresses): Promise<void> {
  const keys = channelsOf(addresses).flatMap(({ channel, address }) =>
    address === null ? [] : [addressKey(deps.settings, channel, address)],
  );
  await insertStopsFrom(deps.db, keys, userId, deps.clock.now());
}
