import { and, type Column, desc, eq, gt, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import {
  type ContactColumn,
  contactColumns,
  identities,
  pushSubscriptions,
  sessions,
  users,
} from '../db/schema.ts';
import type { ProviderName } from '../domain.ts';
import type { Caller } from '../http/read-as.ts';
import { MAX_SESSION_LENGTH, SESSION_LENGTH } from '../http/session.ts';
import { conflict } from '../platform/errors.ts';
import { type SignInName, takenMessages } from './accounts.rules.ts';
import type { SettingsInput, UserView } from './accounts.schemas.ts';

/** The columns that the client may see. */
export const userView = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailConfirmed: sql`${users.emailConfirmedAt} IS NOT NULL`.mapWith(Boolean).as('email_confirmed'),
  pendingEmail: users.pendingEmail,
  ...contactColumns,
  phoneConfirmed: sql`${users.phoneConfirmedAt} IS NOT NULL`.mapWith(Boolean).as('phone_confirmed'),
  hasPassword: sql`${users.passwordHash} IS NOT NULL`.mapWith(Boolean).as('has_password'),
  googleId: sql<
    string | null
  >`(SELECT subject FROM identities WHERE user_id = users.id AND provider = 'google')`.as('google_id'),
  avatar: sql<
    string | null
  >`(SELECT avatar FROM identities WHERE user_id = users.id AND avatar IS NOT NULL ORDER BY created_at LIMIT 1)`.as(
    'avatar',
  ),
  providers:
    sql`(SELECT json_group_array(provider) FROM identities WHERE user_id = users.id AND provider <> 'passkey')`
      .mapWith((json: string) => JSON.parse(json) as ProviderName[])
      .as('providers'),
  timezone: users.timezone,
  emailFallback: users.emailFallback,
  aiWriting: users.aiWriting,
};

export function selectUser(db: Db, caller: Caller) {
  return db.select(userView).from(users).where(eq(users.id, caller.userId));
}

export const selectSession = (db: Db, caller: Caller) =>
  db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, caller.sessionId));

/** Extends a valid session, unless its last recorded use is later than `unlessAfter`. */
export function extendSession(
  db: Db,
  caller: Caller,
  { now, unlessAfter }: { now: number; unlessAfter: number },
) {
  return db
    .update(sessions)
    .set({
      lastUsedAt: now,
      expiresAt: sql`min(${now + SESSION_LENGTH}, ${sessions.createdAt} + ${MAX_SESSION_LENGTH})`,
    })
    .where(
      and(
        eq(sessions.id, caller.sessionId),
        eq(sessions.userId, caller.userId),
        gt(sessions.expiresAt, now),
        lt(sessions.lastUsedAt, unlessAfter),
      ),
    )
    .returning({ expiresAt: sessions.expiresAt });
}

/** Returns the username if both are taken. An email is taken once someone has confirmed it. */
export async function findTaken(
  db: Db,
  keys: { usernameKey: string; emailKey: string },
): Promise<'username' | 'email' | null> {
  const owners = await db
    .select({ usernameKey: users.usernameKey })
    .from(users)
    .where(
      or(
        eq(users.usernameKey, keys.usernameKey),
        and(eq(users.emailKey, keys.emailKey), isNotNull(users.emailConfirmedAt)),
      ),
    );
  if (owners.length === 0) return null;
  return owners.some((user) => user.usernameKey === keys.usernameKey) ? 'username' : 'email';
}

/** Adds a user, with their provider identity if they signed up with one; null if a name or the identity is taken. */
export async function createUser(
  db: Db,
  user: typeof users.$inferInsert,
  statements: readonly BatchItem<'sqlite'>[],
  grant?: Omit<typeof identities.$inferInsert, 'userId'>,
): Promise<UserView | null> {
  const addIdentity =
    grant === undefined
      ? []
      : [
          // Belongs to the row just inserted. If the name was taken, nothing was inserted.
          db.insert(identities).select(
            sql`SELECT last_insert_rowid(), ${grant.provider}, ${grant.subject}, ${grant.avatar ?? null},
              ${grant.accessToken ?? null}, ${grant.refreshToken ?? null}, ${grant.createdAt} WHERE changes() > 0`,
          ),
        ];
  const add = db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  const read = db.select(userView).from(users).where(eq(users.usernameKey, user.usernameKey));
  try {
    const [added, ...rest] = await db.batch([add, ...addIdentity, ...statements, read]);
    const [created] = rest.at(-1) as UserView[];
    return added.length > 0 && created !== undefined ? created : null;
  } catch (error) {
    if (grant !== undefined && isUniqueViolation(error)) return null;
    throw error;
  }
}

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (/UNIQUE constraint/.test(error.message) || isUniqueViolation(error.cause));

export const rejectTakenEmail = <Result>(transaction: Promise<Result>): Promise<Result> =>
  transaction.catch((error) => {
    throw isUniqueViolation(error) ? conflict(takenMessages.email, 'email') : error;
  });

/** If several accounts gave the same email, picks the confirmed one, or else the newest. */
export async function findForSignIn(
  db: Db,
  name: SignInName,
): Promise<{ user: UserView; passwordHash: string | null } | null> {
  const column = name.kind === 'email' ? users.emailKey : users.usernameKey;
  const [account] = await db
    .select({ user: userView, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(column, name.key))
    .orderBy(sql`${users.emailConfirmedAt} IS NULL`, desc(users.id))
    .limit(1);
  return account ?? null;
}

/** Opens a session and deletes expired ones. False if the account is blocked, or no longer has the checked hash. */
export async function createSession(
  db: Db,
  { id, userId, device, createdAt, lastUsedAt, expiresAt }: typeof sessions.$inferInsert,
  now: number,
  passwordHash: string | null,
): Promise<boolean> {
  const hash = passwordHash === null ? sql`` : sql`AND ${users.passwordHash} = ${passwordHash}`;
  const canSignIn = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.blockedAt} IS NULL ${hash})`;
  const [opened] = await db.batch([
    db
      .insert(sessions)
      .select(
        sql`SELECT ${id}, ${userId}, ${device}, ${createdAt}, ${lastUsedAt}, ${expiresAt} WHERE ${canSignIn}`,
      )
      .returning({ id: sessions.id }),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
  ]);
  return opened.length > 0;
}

export async function isBlocked(db: Db, userId: number): Promise<boolean> {
  const blocked = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.blockedAt)));
  return blocked.length > 0;
}

/** Statements that end sessions and their browsers' notifications. `condition` applies to the session's id. */
export const endSessions = (db: Db, userId: number, condition: (id: Column) => SQL | undefined) =>
  [
    db.delete(sessions).where(and(eq(sessions.userId, userId), condition(sessions.id))),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), condition(pushSubscriptions.sessionId))),
  ] as const;

export async function deleteSession(db: Db, { userId, sessionId }: Caller): Promise<void> {
  await db.batch(endSessions(db, userId, (id) => eq(id, sessionId)));
}

/**
 * Whether the phone is new is decided in the same statement, so that confirming another one meanwhile doesn't confirm
 * this one.
 */
export async function replaceSettings(
  db: Db,
  caller: Caller,
  // The `Pick` makes the compiler complain if the settings lack a contact column.
  settings: SettingsInput & Pick<SettingsInput, ContactColumn>,
  {
    phoneHash,
    confirmedAt,
    now,
  }: { phoneHash: string | null | undefined; confirmedAt: number | null; now: number },
): Promise<UserView | null> {
  const { phone, timezone } = settings;
  const phoneConfirmedAt = sql`CASE WHEN ${users.phone} IS ${phone} THEN ${users.phoneConfirmedAt} ELSE ${phone === null ? null : confirmedAt} END`;
  const [updated] = await db
    .update(users)
    .set({
      ...settings,
      ...(phone === undefined ? {} : { phoneHash, phoneConfirmedAt }),
      ...(timezone === undefined
        ? {}
        : {
            movingSince: sql`CASE WHEN ${users.timezone} = ${timezone} THEN ${users.movingSince} ELSE ${now} END`,
          }),
    })
    .where(eq(users.id, caller.userId))
    .returning(userView);
  return updated ?? null;
}

export function selectOwner(db: Db, userId: number) {
  return db
    .select({
      userId: users.id,
      usernameKey: users.usernameKey,
      passwordHash: users.passwordHash,
      email: users.email,
      emailKey: users.emailKey,
      emailConfirmedAt: users.emailConfirmedAt,
      phone: users.phone,
      timezone: users.timezone,
    })
    .from(users)
    .where(eq(users.id, userId));
}
export type OwnerRow = BatchResponse<[ReturnType<typeof selectOwner>]>[0][number];

/** Foreign keys delete everything the user owns. */
export const deleteUser = (db: Db, userId: number) =>
  db.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
