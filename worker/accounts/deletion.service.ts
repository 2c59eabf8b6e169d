import { eq, type SQL } from 'drizzle-orm';
import { campaigns, users } from '../db/schema.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { notConfirmed } from '../platform/errors.ts';
import { findOtherClaims, isUnconfirmed } from './accounts.repo.ts';
import { comparable } from './accounts.rules.ts';
import type { DeleteAccountInput, RevocationResult, UserView } from './accounts.schemas.ts';
import { selectGrants } from './identities.repo.ts';
import { type CallerWithAddress, proveOwner } from './ownership.service.ts';
import { revokeGrants } from './providers.service.ts';

type Deleted = { campaigns: readonly { id: number }[]; grants: Parameters<typeof revokeGrants>[1] };

/** What the database can't do when campaigns and identities are deleted. */
export async function cleanUp(deps: Deps, { campaigns, grants }: Deleted): Promise<RevocationResult> {
  await Promise.all(campaigns.map(({ id }) => forgetSchedule(deps, id)));
  return revokeGrants(deps, grants);
}

/** Null if the account is gone, or no longer the expected one. Foreign keys delete everything the user owns. */
async function removeUser(
  deps: Deps,
  userId: number,
  isExpected: SQL,
  event: string,
): Promise<RevocationResult | null> {
  const { db } = deps;
  const [owned, grants, [deleted]] = await db.batch([
    db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, userId)),
    selectGrants(db, userId),
    db.delete(users).where(isExpected).returning({ id: users.id }),
  ]);
  if (deleted === undefined) return null;
  deps.log(event, { userId, campaigns: owned.length });
  return cleanUp(deps, { campaigns: owned, grants });
}

/** Nothing is sent afterwards. Suppressions of the email and phone outlive the account. */
export async function deleteAccount(
  deps: Deps,
  input: DeleteAccountInput & CallerWithAddress,
): Promise<RevocationResult> {
  const { userId, passwordHash, usernameKey } = await proveOwner(deps, input);
  if (passwordHash === null && comparable(input.username ?? '') !== usernameKey)
    throw notConfirmed('That isn’t your username', 'username');
  // If a concurrent call deleted it first, that call revokes our access.
  return (await removeUser(deps, userId, eq(users.id, userId), 'account_deleted')) ?? 'none';
}

/** Returns false if its address was confirmed in the meantime. */
export const deleteUnconfirmed = async (deps: Deps, id: number, emailKey: string): Promise<boolean> =>
  (await removeUser(deps, id, isUnconfirmed(id, emailKey), 'unconfirmed_account_deleted')) !== null;

/** Deletes all other accounts that gave this address but never confirmed it. */
export async function deleteOtherClaims(
  deps: Deps,
  { id, email }: Pick<UserView, 'id' | 'email'>,
): Promise<void> {
  const others = await findOtherClaims(deps.db, { id, email });
  await Promise.all(others.map((other) => deleteUnconfirmed(deps, other.id, comparable(email))));
}
