import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { identities, users } from '../db/schema.ts';
import { type ProviderName, providerNames } from '../domain.ts';
import { passwordFirst } from '../platform/errors.ts';
import { userView } from './accounts.repo.ts';
import type { UserView } from './accounts.schemas.ts';

/** The account linked to a provider's identity, or else the account that has confirmed the same email. */
export async function findByIdentity(
  db: Db,
  provider: ProviderName,
  { subject, emailKey }: { subject: string; emailKey: string },
): Promise<{ user: UserView; emailConfirmedAt: number | null; subject: string | null } | null> {
  const accounts = await db
    .select({ user: userView, emailConfirmedAt: users.emailConfirmedAt, subject: identities.subject })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.provider, provider)))
    .where(
      or(
        eq(identities.subject, subject),
        and(eq(users.emailKey, emailKey), isNotNull(users.emailConfirmedAt)),
      ),
    );
  return accounts.find((account) => account.subject === subject) ?? accounts[0] ?? null;
}

export const selectGrants = (db: Db, userId: number) =>
  db
    .select({
      provider: sql<ProviderName>`${identities.provider}`.as('provider'),
      subject: identities.subject,
      accessToken: identities.accessToken,
      refreshToken: identities.refreshToken,
    })
    .from(identities)
    .where(and(eq(identities.userId, userId), inArray(identities.provider, providerNames)));

/** Removes a provider or passkey, unless it is the only way to sign in. Returns whether it was still there. */
export async function removeIdentity(
  db: Db,
  userId: number,
  { provider, subject }: Pick<typeof identities.$inferSelect, 'provider' | 'subject'>,
) {
  const isIt = and(
    eq(identities.userId, userId),
    eq(identities.provider, provider),
    eq(identities.subject, subject),
  );
  const hasOtherWay = sql`(EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash IS NOT NULL)
    OR EXISTS (SELECT 1 FROM identities AS other
      WHERE other.user_id = ${userId} AND (other.provider, other.subject) <> (${provider}, ${subject})))`;
  const [removed, left, [user]] = await db.batch([
    db.delete(identities).where(and(isIt, hasOtherWay)).returning({ subject: identities.subject }),
    db.select({ subject: identities.subject }).from(identities).where(isIt),
    db.select(userView).from(users).where(eq(users.id, userId)),
  ]);
  if (left.length > 0) throw passwordFirst();
  return { isRemoved: removed.length > 0, user };
}

const passkeyColumns = {
  id: identities.subject,
  userId: identities.userId,
  name: sql<string>`${identities.name}`.as('passkey_name'),
  publicKey: sql<string>`${identities.publicKey}`.as('passkey_public_key'),
  counter: identities.counter,
  lastUsedAt: identities.lastUsedAt,
  createdAt: identities.createdAt,
};

const isPasskey = eq(identities.provider, 'passkey');

export const selectPasskeys = (db: Db, userId: number) =>
  db
    .select(passkeyColumns)
    .from(identities)
    .where(and(eq(identities.userId, userId), isPasskey))
    .orderBy(desc(identities.createdAt));
export type PasskeyRow = BatchResponse<[ReturnType<typeof selectPasskeys>]>[0][number];

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [found] = await db
    .select(passkeyColumns)
    .from(identities)
    .where(and(isPasskey, eq(identities.subject, id)));
  return found;
}
