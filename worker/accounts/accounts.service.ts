import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { campaigns, sessions, users } from '../db/schema.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import { parsePhone, typedPhoneProblem } from '../delivery/channels/phone.rules.ts';
import type { Deps } from '../delivery/deps.ts';
import { copySuppressions, emailHash, phoneHash } from '../delivery/stops.repo.ts';
import { DEFAULT_TIME_ZONE } from '../domain.ts';
import { countSignIn, forgetSignInAttempts, limitUses } from '../http/rate-limits.service.ts';
import { type Caller, type KnownBrowser, readAs, SESSION_LENGTH, type Session } from '../http/session.ts';
import {
  accountBlocked,
  badInput,
  conflict,
  notConfirmed,
  signedOut,
  wrongPassword,
} from '../platform/errors.ts';
import {
  createUser,
  endSessions,
  findByName,
  findOtherClaims,
  findTaken,
  isUnconfirmed,
  selectUser,
} from './accounts.repo.ts';
import { comparable, needsConfirming, signInName, takenMessages, UNKNOWN_DEVICE } from './accounts.rules.ts';
import type {
  DeleteAccountInput,
  RegisterInput,
  RevocationResult,
  SignInInput,
  UserView,
} from './accounts.schemas.ts';
import { selectGrants } from './identities.repo.ts';
import { type CallerWithAddress, proveOwner } from './ownership.service.ts';
import { assertGoodPassword, hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { revokeGrants } from './providers.service.ts';

type SignedInUser = { user: UserView; session: Session };

export async function register(
  deps: Deps,
  input: RegisterInput & { address: string; device?: string },
): Promise<SignedInUser> {
  const phone = readPhone(deps, input.phone);
  const keys = { usernameKey: comparable(input.username), emailKey: comparable(input.email) };
  const [takenKey] = await Promise.all([
    findTaken(deps.db, keys),
    limitUses(deps, [{ action: 'register', subject: input.address }]),
  ]);
  if (takenKey !== null) throw conflict(takenMessages[takenKey], takenKey);
  await assertGoodPassword(input.password, keys);
  const createdAt = deps.clock.now();
  const confirmedAt = (channel: 'email' | 'sms') =>
    needsConfirming(deps.settings, channel) ? null : createdAt;
  const user = await createUser(
    deps.db,
    {
      ...keys,
      username: input.username,
      email: input.email,
      emailConfirmedAt: confirmedAt('email'),
      passwordHash: hashPassword(input.password),
      emailHash: emailHash(deps.settings, keys.emailKey),
      phone,
      phoneHash: phoneHash(deps.settings, phone),
      phoneConfirmedAt: phone === null ? null : confirmedAt('sms'),
      carrier: input.carrier ?? null,
      timezone: input.timezone ?? DEFAULT_TIME_ZONE,
      createdAt,
    },
    [
      ...copySuppressions(deps, { channel: 'email', address: keys.emailKey }),
      ...(phone === null ? [] : copySuppressions(deps, { channel: 'sms', address: phone })),
    ],
  );
  if (user === null) {
    const field = (await findTaken(deps.db, keys)) ?? 'username';
    throw conflict(takenMessages[field], field);
  }
  deps.log('registered', { userId: user.id });
  return { user, session: await openSession(deps, user.id, input.device) };
}

/** Signs in by username or email. An unknown name and a wrong password get the same response after the same time. */
export async function signIn(
  deps: Deps,
  input: SignInInput & { address: string; device?: string; browser?: KnownBrowser | null },
): Promise<SignedInUser> {
  const name = signInName(input.username);
  const account = await findByName(deps.db, name, { withPassword: true });
  const userId = account?.user.id ?? null;
  const isKnown = userId !== null && input.browser?.userIds.includes(userId) === true;
  const known = isKnown ? `browser ${input.browser?.id}` : null;
  const attempt = { userId, name: name.key, address: input.address, known };
  await countSignIn(deps, attempt);
  const passwordHash = account?.passwordHash ?? null;
  const isCorrect = verifyPassword(passwordHash, input.password);
  if (account === undefined || passwordHash === null || !isCorrect) {
    deps.log('sign_in_failed', { userId });
    throw wrongPassword();
  }
  const { user } = account;
  const [session] = await Promise.all([
    tryOpenSession(deps, user.id, passwordHash, input.device),
    forgetSignInAttempts(deps, attempt),
  ]);
  if (session === null) throw wrongPassword();
  deps.log('signed_in', { userId: user.id, by: 'password' });
  // Only now, because opening the session compares the stored hash with the one that was checked.
  if (needsRehash(passwordHash))
    await deps.db
      .update(users)
      .set({ passwordHash: hashPassword(input.password) })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)));
  return { user, session };
}

/** For sign-ins without a password. */
export async function openSession(deps: Deps, userId: number, device?: string): Promise<Session> {
  const session = await tryOpenSession(deps, userId, null, device);
  if (session === null) throw signedOut();
  return session;
}

/** Also deletes expired sessions. @returns null if the account no longer has the checked hash */
async function tryOpenSession(
  { db, clock, ids, log }: Deps,
  userId: number,
  passwordHash: string | null,
  device = UNKNOWN_DEVICE,
): Promise<Session | null> {
  const now = clock.now();
  const caller = { userId, sessionId: ids.next() };
  const expiresAt = now + SESSION_LENGTH;
  const isChecked = passwordHash === null ? sql`true` : eq(users.passwordHash, passwordHash);
  const [opened, [blocked]] = await db.batch([
    db
      .insert(sessions)
      .select(
        sql`SELECT ${caller.sessionId}, ${userId}, ${device}, ${now}, ${now}, ${expiresAt} FROM ${users}
          WHERE ${users.id} = ${userId} AND ${users.blockedAt} IS NULL AND ${isChecked}`,
      )
      .returning({ id: sessions.id }),
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.blockedAt))),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
  ]);
  if (opened.length > 0) return { caller, expiresAt };
  if (blocked === undefined) return null;
  log('blocked_sign_in', { userId });
  throw accountBlocked();
}

export async function signOut({ db }: Deps, { userId, sessionId }: Caller): Promise<void> {
  await db.batch(endSessions(db, userId, (id) => eq(id, sessionId)));
}

export async function readUser(deps: Deps, caller: Caller): Promise<UserView> {
  const [[user]] = await readAs(deps, caller, [selectUser(deps.db, caller)]);
  if (user === undefined) throw signedOut();
  return user;
}

export function readPhone({ settings }: Deps, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const problem = typedPhoneProblem(text, { onlyAmerican: settings.TWILIO_AUTH_TOKEN === undefined });
  if (problem !== null) throw badInput(problem, 'phone');
  return parsePhone(text);
}

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
