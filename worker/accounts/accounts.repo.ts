import { and, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Claim } from '../db/read-as.ts';
import { sessions, users } from '../db/schema.ts';
import type { SignInName } from './accounts.rules.ts';
import type { UserView } from './accounts.schemas.ts';

/** What of a user leaves the server; hash and tokens are never read along. */
const userView = {
  id: users.id,
  username: users.username,
  email: users.email,
  phone: users.phone,
  carrier: users.carrier,
  googleId: users.googleId,
  avatar: users.avatar,
  timezone: users.timezone,
};

/** The user a claim belongs to: a query for `readAs`. */
export function selectUser(db: Db, claim: Claim) {
  return db.select(userView).from(users).where(eq(users.id, claim.userId));
}

/** Moves the end of a standing session to `expiresAt`, unless it was moved to after `unlessAfter` already. */
export function extendSession(
  db: Db,
  claim: Claim,
  times: { now: number; unlessAfter: number; expiresAt: number },
) {
  return db
    .update(sessions)
    .set({ expiresAt: times.expiresAt })
    .where(
      and(
        eq(sessions.id, claim.sessionId),
        eq(sessions.userId, claim.userId),
        gt(sessions.expiresAt, times.now),
        lt(sessions.expiresAt, times.unlessAfter),
      ),
    )
    .returning({ id: sessions.id });
}

/** Which of the two somebody else has already; the username when both. */
export async function findTaken(
  db: Db,
  keys: { usernameKey: string; emailKey: string },
): Promise<'username' | 'email' | null> {
  const found = await db
    .select({ usernameKey: users.usernameKey })
    .from(users)
    .where(or(eq(users.usernameKey, keys.usernameKey), eq(users.emailKey, keys.emailKey)));
  if (found.length === 0) return null;
  return found.some((user) => user.usernameKey === keys.usernameKey) ? 'username' : 'email';
}

/** Adds a user; null when the name, email or provider identity was taken in the meantime: the unique indexes decide. */
export async function createUser(db: Db, user: typeof users.$inferInsert): Promise<UserView | null> {
  const [created] = await db.insert(users).values(user).onConflictDoNothing().returning(userView);
  return created ?? null;
}

export async function findForSignIn(
  db: Db,
  name: SignInName,
): Promise<{ user: UserView; passwordHash: string | null } | null> {
  const column = name.kind === 'email' ? users.emailKey : users.usernameKey;
  const [found] = await db
    .select({ user: userView, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(column, name.key));
  return found ?? null;
}

/** The account of a Google identity, else the one that has its email. */
export async function findByGoogle(
  db: Db,
  identity: { googleId: string; emailKey: string },
): Promise<{ user: UserView; emailVerifiedAt: number | null } | null> {
  const found = await db
    .select({ user: userView, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(or(eq(users.googleId, identity.googleId), eq(users.emailKey, identity.emailKey)));
  return found.find(({ user }) => user.googleId === identity.googleId) ?? found[0] ?? null;
}

/** Joins the identity to the account and keeps its newest tokens; those it did not bring along stay. */
export async function storeGoogleGrant(
  db: Db,
  userId: number,
  grant: { googleId: string; avatar: string | undefined; accessToken: string; refreshToken?: string },
): Promise<UserView | null> {
  const [updated] = await db.update(users).set(grant).where(eq(users.id, userId)).returning(userView);
  return updated ?? null;
}

/** Puts a stronger hash of the same password in the place of the old one, unless that was changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  user: { id: number; oldHash: string; newHash: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: user.newHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.oldHash)));
}

/** Opens a session and clears away those that have run out. */
export async function createSession(
  db: Db,
  session: typeof sessions.$inferInsert,
  now: number,
): Promise<void> {
  await db.batch([
    db.insert(sessions).values(session),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
  ]);
}

export async function deleteSession(db: Db, claim: Claim): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, claim.sessionId), eq(sessions.userId, claim.userId)));
}

export async function replaceSettings(
  db: Db,
  claim: Claim,
  settings: Pick<UserView, 'phone' | 'carrier' | 'timezone'>,
): Promise<UserView | null> {
  const [updated] = await db
    .update(users)
    .set(settings)
    .where(eq(users.id, claim.userId))
    .returning(userView);
  return updated ?? null;
}
