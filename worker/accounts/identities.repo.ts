import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { identities, users } from '../db/schema.ts';
import { type ProviderName, providerNames } from '../domain.ts';
import { userView } from './accounts.repo.ts';
import type { UserView } from './accounts.schemas.ts';

export type StoredGrant = Omit<typeof identities.$inferInsert, 'userId'>;

const identityOf = (userId: number, provider: ProviderName) =>
  and(eq(identities.userId, userId), eq(identities.provider, provider));

/**
 * The account of a provider's identity, else the one that has confirmed its email.
 * @returns `subject` as whom the account is known to the provider, null where it is not
 */
export async function findByIdentity(
  db: Db,
  provider: ProviderName,
  { subject, emailKey }: { subject: string; emailKey: string },
): Promise<{ user: UserView; emailConfirmedAt: number | null; subject: string | null } | null> {
  const found = await db
    .select({ user: userView, emailConfirmedAt: users.emailConfirmedAt, subject: identities.subject })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.provider, provider)))
    .where(
      or(
        eq(identities.subject, subject),
        and(eq(users.emailKey, emailKey), isNotNull(users.emailConfirmedAt)),
      ),
    );
  return found.find((one) => one.subject === subject) ?? found[0] ?? null;
}

/** Joins the identity to the account and keeps its newest tokens; those it did not bring along stay. */
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

/** Tokens for revoking our access at the providers. */
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

/** Takes the identity away, unless there is no password to sign in with. @returns whether this call did it, and the user then */
export async function removeIdentity(
  db: Db,
  userId: number,
  provider: ProviderName,
): Promise<{ isRemoved: boolean; isThere: boolean; user: UserView | null }> {
  const isOtherWay = sql`(EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash IS NOT NULL)
    OR EXISTS (SELECT 1 FROM identities AS other WHERE other.user_id = ${userId} AND other.provider <> ${provider}))`;
  const [removed, left, [user]] = await db.batch([
    db
      .delete(identities)
      .where(and(identityOf(userId, provider), isOtherWay))
      .returning({ subject: identities.subject }),
    db.select({ subject: identities.subject }).from(identities).where(identityOf(userId, provider)),
    db.select(userView).from(users).where(eq(users.id, userId)),
  ]);
  return { isRemoved: removed.length > 0, isThere: left.length > 0, user: user ?? null };
}
