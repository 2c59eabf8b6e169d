import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import type { OptOutCause } from '../domain.ts';
import type { Settings } from '../platform/settings.ts';
import { everySecret } from '../platform/settings.ts';
import type { DeliveryDeps } from './deps.ts';
import {
  copySuppressions,
  deleteSuppressions,
  type HashedAddress,
  insertSuppression,
  insertSuppressionsForEach,
  selectSuppressions,
} from './suppressions.repo.ts';

/** An email as emails are compared, or a phone in E.164. */
export type Address = { channel: 'email' | 'sms'; address: string };
type SuppressionDeps = Pick<DeliveryDeps, 'db' | 'settings' | 'clock'>;

/** A suppression must not reveal whose it is, except to someone who already knows the address. */
function hashOf(secret: string, { channel, address }: Address): string {
  const text = new TextEncoder();
  const digest = hmac(SHA256, text.encode(secret), text.encode(`suppressed:${channel}:${address}`));
  return encodeBase64urlNoPadding(digest);
}

/** What was suppressed stays under the secret of its day. */
const hashed = (settings: Settings, address: Address): HashedAddress => ({
  ...address,
  hashes: everySecret(settings).map((secret) => hashOf(secret, address)),
});

/** The hashes that an account keeps beside its email and phone. */
export const emailHash = ({ SESSION_SECRET }: Settings, emailKey: string) =>
  hashOf(SESSION_SECRET, { channel: 'email', address: emailKey });
export const phoneHash = ({ SESSION_SECRET }: Settings, phone: string | null) =>
  phone === null ? null : hashOf(SESSION_SECRET, { channel: 'sms', address: phone });

/** Makes what was suppressed under an earlier secret hold for an account that is given the address now. */
export async function carryOverSuppressions(deps: SuppressionDeps, address: Address): Promise<void> {
  for (const copy of suppressionQueries.carryOver(deps, address)) await copy;
}

/** Statements that other features put into their own round trips. */
export const suppressionQueries = {
  /** From now on the address gets nothing, from whichever account. */
  add: ({ db, settings, clock }: SuppressionDeps, address: Address, cause: OptOutCause) =>
    insertSuppression(db, hashed(settings, address), cause, clock.now()),
  addForEach: insertSuppressionsForEach,
  /** Its owner wants messages again. */
  lift: ({ db, settings }: SuppressionDeps, address: Address) =>
    deleteSuppressions(db, hashed(settings, address)),
  against: ({ db, settings }: SuppressionDeps, address: Address) =>
    selectSuppressions(db, hashed(settings, address)),
  /** For an account that is given an address: what was suppressed under an earlier secret holds for it too. */
  carryOver: ({ db, settings }: SuppressionDeps, address: Address) => {
    const [today = '', ...earlier] = hashed(settings, address).hashes;
    return earlier.length === 0 ? [] : [copySuppressions(db, earlier, today)];
  },
};
