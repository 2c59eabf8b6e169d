import {
  and,
  type Column,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import {
  accountTokens,
  contactColumns,
  identities,
  pushSubscriptions,
  sessions,
  type tokenPurposes,
  users,
} from '../db/schema.ts';
import { MINUTE, type ProviderName } from '../domain.ts';
import type { Caller } from '../http/session.ts';
import { conflict } from '../platform/errors.ts';
import { keyedHash } from '../platform/runtime.ts';
import { comparable, type SignInName, takenMessages } from './accounts.rules.ts';
import type { UserView } from './accounts.schemas.ts';

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
              ${grant.accessToken ?? null}, ${grant.refreshToken ?? null}, ${grant.createdAt}, NULL, NULL, 0, NULL
              WHERE changes() > 0`,
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

export const rejectTakenEmail = <Result>(
  transaction: Promise<Result>,
  taken: string = takenMessages.email,
): Promise<Result> =>
  transaction.catch((error) => {
    throw isUniqueViolation(error) ? conflict(taken, 'email') : error;
  });

/**
 * If several accounts gave the same email, picks the confirmed one, or else the newest; to sign in with a password,
 * one that has a password.
 */
export async function findByName(
  db: Db,
  { kind, key }: SignInName,
  { withPassword }: { withPassword: boolean },
): Promise<{ user: UserView; passwordHash: string | null } | undefined> {
  const [account] = await db
    .select({ user: userView, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(kind === 'email' ? users.emailKey : users.usernameKey, key))
    .orderBy(
      sql`${Number(withPassword)} AND ${users.passwordHash} IS NULL`,
      sql`${users.emailConfirmedAt} IS NULL`,
      desc(users.id),
    )
    .limit(1);
  return account;
}

/** Statements that end sessions and their browsers' notifications. `condition` applies to the session's id. */
export const endSessions = (db: Db, userId: number, condition: (id: Column) => SQL | undefined) =>
  [
    db.delete(sessions).where(and(eq(sessions.userId, userId), condition(sessions.id))),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), condition(pushSubscriptions.sessionId))),
  ] as const;

/** What proofs of ownership and changes of the email or password need to know. */
const ownerColumns = {
  userId: users.id,
  username: users.username,
  usernameKey: users.usernameKey,
  email: users.email,
  emailKey: users.emailKey,
  emailConfirmedAt: users.emailConfirmedAt,
  pendingEmail: users.pendingEmail,
  passwordHash: users.passwordHash,
};

export const selectOwner = (db: Db, userId: number) =>
  db.select(ownerColumns).from(users).where(eq(users.id, userId));
export type OwnerRow = BatchResponse<[ReturnType<typeof selectOwner>]>[0][number];

/** A SQL condition: this call set the password. Its hash is unique, because every hash has its own salt. */
export const passwordWasSet = (userId: number, passwordHash: string) =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.passwordHash} = ${passwordHash})`;

export const isUnconfirmed = (id: number, emailKey: string) =>
  sql`${users.id} = ${id} AND ${users.emailKey} = ${emailKey} AND ${users.emailConfirmedAt} IS NULL`;

/** The other accounts that gave this address and never confirmed it. */
export const findOtherClaims = (db: Db, { id, email }: Pick<UserView, 'id' | 'email'>) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, comparable(email)), isNull(users.emailConfirmedAt), ne(users.id, id)));

type TokenPurpose = (typeof tokenPurposes)[number];

/** Tokens are stored as keyed hashes, so a leaked database doesn't reveal them. */
export const tokenKey = (secret: string, purpose: TokenPurpose, token: string): string =>
  keyedHash(secret, `token:${purpose}:${token}`);

/** Replaces expired tokens and those that `replaced` deletes. */
export async function insertToken(
  db: Db,
  token: typeof accountTokens.$inferInsert,
  now: number,
  replaced: readonly BatchItem<'sqlite'>[] = [],
): Promise<void> {
  await db.batch([
    db.delete(accountTokens).where(lte(accountTokens.expiresAt, now)),
    ...replaced,
    db.insert(accountTokens).values(token),
  ]);
}

const isKnown = (key: string, now: number) =>
  and(eq(accountTokens.key, key), gt(accountTokens.expiresAt, now));
const isValid = (key: string, now: number) => and(isKnown(key, now), gt(accountTokens.triesLeft, 0));

export const tokenIsValid = (db: Db, key: string, now: number) =>
  exists(db.select({ key: accountTokens.key }).from(accountTokens).where(isValid(key, now)));

/** The account and address that a link was sent to; null if the link has expired. */
export async function findTokenOwner(db: Db, key: string, now: number) {
  const [owner] = await db
    .select({
      ...ownerColumns,
      address: sql<string>`coalesce(${accountTokens.address}, '')`.as('sent_to'),
      isUsed: sql`${accountTokens.triesLeft} < 1`.mapWith(Boolean).as('is_used'),
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(isKnown(key, now));
  return owner ?? null;
}
export type TokenOwner = NonNullable<Awaited<ReturnType<typeof findTokenOwner>>>;

/** Uses up a token. Only one of several concurrent calls gets it. */
export async function takeToken(db: Db, key: string, now: number) {
  const [taken] = await db
    .delete(accountTokens)
    .where(isValid(key, now))
    .returning({ userId: accountTokens.userId });
  return taken;
}

const REPEATABLE_FOR = 10 * MINUTE;

/** Uses up a token, and deletes its siblings. It is kept for a while, to recognize the same call if its response is lost. */
export const spendToken = (db: Db, userId: number, key: string, now: number, purpose?: TokenPurpose) =>
  [
    db
      .update(accountTokens)
      .set({ triesLeft: 0, expiresAt: now + REPEATABLE_FOR })
      .where(isValid(key, now)),
    deleteTokens(db, userId, purpose, key),
  ] as const;

export const deleteTokens = (db: Db, userId: number, purpose?: TokenPurpose, except?: string) =>
  db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        purpose === undefined ? undefined : eq(accountTokens.purpose, purpose),
        except === undefined ? undefined : ne(accountTokens.key, except),
      ),
    );
