import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { identities, passkeys, users } from '../db/schema.ts';
import { type ProviderName, providerNames } from '../domain.ts';
import { isUniqueViolation, userView } from './accounts.repo.ts';
import type { UserView } from './accounts.schemas.ts';

type StoredGrant = Omit<typeof identities.$inferInsert, 'userId'>;

const identityOf = (userId: number, provider: ProviderName) =>
  and(eq(identities.userId, userId), eq(identities.provider, provider));

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

/** Omitted tokens stay unchanged. */
export async function storeGrant(db: Db, userId: number, grant: StoredGrant): Promise<UserView | null> {
  const { createdAt: _, ...changed } = grant;
  const [, [user]] = await db.batch([
    db
      .insert(identities)
      .values({ ...grant, userId })
      .onConflictDoUpdate({ target: [identities.provider, identities.subject], set: changed }),
    db.select(userView).from(users).where(eq(users.id, userId)),
  ]);
  return user ?? null;
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

/** A SQL condition: the account has a password or another identity. @param condition on the row `other` */
const hasAnotherWayIn = (userId: number, condition: SQL) =>
  sql`(EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash IS NOT NULL)
    OR EXISTS (SELECT 1 FROM identities AS other WHERE other.user_id = ${userId} AND ${condition}))`;

/** Removes the identity, unless it is the only way to sign in. */
export async function removeIdentity(
  db: Db,
  userId: number,
  provider: ProviderName,
): Promise<{ isRemoved: boolean; isStillThere: boolean; user: UserView | null }> {
  const hasOtherWay = hasAnotherWayIn(userId, sql`other.provider <> ${provider}`);
  const [removed, left, [user]] = await db.batch([
    db
      .delete(identities)
      .where(and(identityOf(userId, provider), hasOtherWay))
      .returning({ subject: identities.subject }),
    db.select({ subject: identities.subject }).from(identities).where(identityOf(userId, provider)),
    db.select(userView).from(users).where(eq(users.id, userId)),
  ]);
  return { isRemoved: removed.length > 0, isStillThere: left.length > 0, user: user ?? null };
}

export type PasskeyRow = typeof passkeys.$inferSelect & { createdAt: number };

const passkeyColumns = {
  credentialId: passkeys.credentialId,
  userId: passkeys.userId,
  name: passkeys.name,
  publicKey: passkeys.publicKey,
  counter: passkeys.counter,
  lastUsedAt: passkeys.lastUsedAt,
  createdAt:
    sql<number>`(SELECT created_at FROM identities WHERE provider = 'passkey' AND subject = credential_id)`.as(
      'added_at',
    ),
};

export const selectPasskeys = (db: Db, userId: number) =>
  db.select(passkeyColumns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(sql`added_at`));

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [found] = await db
    .select(passkeyColumns)
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

export async function insertPasskey(
  db: Db,
  row: typeof passkeys.$inferInsert,
  createdAt: number,
): Promise<boolean> {
  const { userId, credentialId } = row;
  try {
    await db.batch([
      db.insert(identities).values({ userId, provider: 'passkey', subject: credentialId, createdAt }),
      db.insert(passkeys).values(row),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function recordPasskeyUse(
  db: Db,
  credentialId: string,
  counter: number,
  lastUsedAt: number,
): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.credentialId, credentialId));
}

/** Removes a passkey, unless it is the only way to sign in. */
export async function deletePasskey(db: Db, userId: number, credentialId: string): Promise<boolean> {
  const hasOtherWay = hasAnotherWayIn(userId, sql`other.subject <> ${credentialId}`);
  const [removed] = await db.batch([
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId), hasOtherWay))
      .returning({ id: passkeys.credentialId }),
    db
      .delete(identities)
      .where(
        and(
          eq(identities.userId, userId),
          eq(identities.provider, 'passkey'),
          eq(identities.subject, credentialId),
          sql`NOT EXISTS (SELECT 1 FROM passkeys WHERE credential_id = ${credentialId})`,
        ),
      ),
  ]);
  return removed.length > 0;
}
