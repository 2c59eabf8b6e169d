import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { pushSubscriptions, sessions, users } from '../db/schema.ts';
import type { Claim } from '../http/read-as.ts';
import type { SignInName } from './accounts.rules.ts';
import type { UserView } from './accounts.schemas.ts';

/** What of a user leaves the server; hash and tokens are never read along. */
const userView = {
  id: users.id,
  username: users.username,
  email: users.email,
  phone: users.phone,
  carrier: users.carrier,
  hasPassword: sql`${users.passwordHash} IS NOT NULL`.mapWith(Boolean).as('has_password'),
  googleId: users.googleId,
  avatar: users.avatar,
  timezone: users.timezone,
  emailFallback: users.emailFallback,
  aiWriting: users.aiWriting,
};

/** The user a claim belongs to: a query for `readAs`. */
export function selectUser(db: Db, claim: Claim) {
  return db.select(userView).from(users).where(eq(users.id, claim.userId));
}

/** When the session of a claim was opened: a query for `readAs`. */
export const selectSession = (db: Db, claim: Claim) =>
  db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, claim.sessionId));

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

/**
 * Adds a user, and what goes with them, in one transaction; null when the name, email or provider identity was taken in
 * the meantime: the unique indexes decide.
 */
export async function createUser(
  db: Db,
  user: typeof users.$inferInsert,
  withThem: readonly BatchItem<'sqlite'>[],
): Promise<UserView | null> {
  const [[created]] = await db.batch([
    db.insert(users).values(user).onConflictDoNothing().returning(userView),
    ...withThem,
  ]);
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

/**
 * Opens a session and clears away those that have run out.
 * @param passwordHash of the password that was shown for it, if one was
 * @returns false when that password was changed meanwhile: it opens nothing any more, and what it had opened is ended
 */
export async function createSession(
  db: Db,
  { id, userId, createdAt, expiresAt }: typeof sessions.$inferInsert,
  now: number,
  passwordHash: string | null,
): Promise<boolean> {
  const stands =
    passwordHash === null
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.passwordHash} = ${passwordHash})`;
  const [opened] = await db.batch([
    db
      .insert(sessions)
      .select(sql`SELECT ${id}, ${userId}, ${createdAt}, ${expiresAt} WHERE ${stands}`)
      .returning({ id: sessions.id }),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
  ]);
  return opened.length > 0;
}

/** Ends the session, and the notifications of the browser that it was in. */
export async function deleteSession(db: Db, { userId, sessionId }: Claim): Promise<void> {
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId))),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId))),
  ]);
}

export async function replaceSettings(
  db: Db,
  claim: Claim,
  settings: Pick<UserView, 'phone' | 'carrier' | 'timezone'> & {
    emailFallback: boolean | undefined;
    aiWriting: boolean | undefined;
  },
): Promise<UserView | null> {
  const [updated] = await db
    .update(users)
    .set(settings)
    .where(eq(users.id, claim.userId))
    .returning(userView);
  return updated ?? null;
}

/** What shows who the account belongs to, and where its messages went. */
export function selectOwner(db: Db, userId: number) {
  return db
    .select({
      usernameKey: users.usernameKey,
      passwordHash: users.passwordHash,
      googleId: users.googleId,
      accessToken: users.accessToken,
      refreshToken: users.refreshToken,
      emailKey: users.emailKey,
      phone: users.phone,
    })
    .from(users)
    .where(eq(users.id, userId));
}
export type OwnerRow = BatchResponse<[ReturnType<typeof selectOwner>]>[0][number];

/**
 * Sets a password in the place of `oldHash`, unless that was changed meanwhile, and ends the other sessions with the
 * notifications of their browsers; also of those that had run out, as nobody there has shown the new password.
 */
export async function replacePassword(
  db: Db,
  claim: Claim,
  { oldHash, newHash }: { oldHash: string | null; newHash: string },
): Promise<UserView | null> {
  const isUnchanged = oldHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, oldHash);
  const [[updated]] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: newHash })
      .where(and(eq(users.id, claim.userId), isUnchanged))
      .returning(userView),
    db.delete(sessions).where(and(eq(sessions.userId, claim.userId), ne(sessions.id, claim.sessionId))),
    db
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.userId, claim.userId), ne(pushSubscriptions.sessionId, claim.sessionId)),
      ),
  ]);
  return updated ?? null;
}

/** Takes the identity and its tokens away; null when another call did so already, or there is no password to sign in with. */
export async function removeGoogle(db: Db, userId: number, googleId: string): Promise<UserView | null> {
  const [updated] = await db
    .update(users)
    .set({ googleId: null, avatar: null, accessToken: null, refreshToken: null })
    .where(and(eq(users.id, userId), eq(users.googleId, googleId), isNotNull(users.passwordHash)))
    .returning(userView);
  return updated ?? null;
}

/** Deletes the user with everything that is theirs, and hands out what is left to be ended elsewhere. */
export function deleteUser(db: Db, userId: number) {
  return db.delete(users).where(eq(users.id, userId)).returning({
    googleId: users.googleId,
    accessToken: users.accessToken,
    refreshToken: users.refreshToken,
  });
}
