import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { sessions, users } from '../db/schema.ts';
import type { ProviderName } from '../domain.ts';
import { countSignIn, forgetSignInAttempts } from '../http/rate-limits.service.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { badInput, notConfirmed, notFound, signedOut, signInAgain } from '../platform/errors.ts';
import {
  deleteTokens,
  endSessions,
  type OwnerRow,
  passwordWasSet,
  selectOwner,
  selectUser,
  userView,
} from './accounts.repo.ts';
import { isFresh } from './accounts.rules.ts';
import type {
  PasskeyAnswer,
  PasswordInput,
  RevocationResult,
  SessionView,
  UserView,
} from './accounts.schemas.ts';
import { removeIdentity, selectGrants } from './identities.repo.ts';
import { verifyPasskey } from './passkeys.service.ts';
import { assertGoodPassword, hashPassword, verifyPassword } from './passwords.ts';
import { revokeGrants } from './providers.service.ts';

/** `address` is the network address that wrong passwords count against. */
export type CallerWithAddress = { caller: Caller; address: string };

const wrongOwnPassword = () => notConfirmed('That password isn’t right', 'password');

/** Shares the limit on failed sign-ins, so a hijacked session can't be used to guess the password. */
export async function confirmPassword(
  deps: MessageDeps,
  { userId, usernameKey, passwordHash }: Pick<OwnerRow, 'userId' | 'usernameKey' | 'passwordHash'>,
  password: string | undefined,
  { address, caller }: Pick<CallerWithAddress, 'address'> & { caller?: Caller },
  wrong = wrongOwnPassword(),
): Promise<void> {
  if (password === undefined || password === '') throw badInput('Password is required', wrong.field);
  const known = caller === undefined ? null : `session ${caller.sessionId}`;
  const attempt = { userId, name: usernameKey, address, known };
  await countSignIn(deps, attempt);
  if (!verifyPassword(passwordHash, password)) throw wrong;
  await forgetSignInAttempts(deps, attempt);
}

type Proof = CallerWithAddress & { password?: string | undefined; passkey?: PasskeyAnswer | undefined };

/** Requires proof of ownership: the password, a passkey or, if the account has no password, a recent sign-in. */
export async function proveOwner(
  deps: MessageDeps,
  { caller, address, password, passkey }: Proof,
  wrong = wrongOwnPassword(),
): Promise<OwnerRow> {
  const now = deps.clock.now();
  const [[owner], [session]] = await readAs(deps.db, caller, now, [
    selectOwner(deps.db, caller.userId),
    deps.db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, caller.sessionId)),
  ]);
  if (owner === undefined || session === undefined) throw signedOut();
  if (passkey !== undefined) {
    if ((await verifyPasskey(deps, passkey)).userId !== caller.userId)
      throw notConfirmed('This passkey belongs to another account');
  } else if (owner.passwordHash !== null)
    await confirmPassword(deps, owner, password, { address, caller }, wrong);
  else if (!isFresh(session, now)) throw signInAgain();
  return owner;
}

/** Sets or changes the password, signs out all other devices, and invalidates links to reset the password. */
export async function setPassword(
  deps: MessageDeps,
  input: PasswordInput & CallerWithAddress,
): Promise<UserView> {
  const { db } = deps;
  const wrong = notConfirmed('Your current password isn’t right', 'currentPassword');
  const owner = await proveOwner(deps, { ...input, password: input.currentPassword }, wrong);
  await assertGoodPassword(input.password, owner);
  const { userId, passwordHash: oldHash } = owner;
  const passwordHash = hashPassword(input.password);
  const isUnchanged = oldHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, oldHash);
  const wasSet = passwordWasSet(userId, passwordHash);
  const [[user]] = await db.batch([
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), isUnchanged))
      .returning(userView),
    ...endSessions(db, userId, (id) => and(ne(id, input.caller.sessionId), wasSet)),
    deleteTokens(db, userId, 'reset-password'),
  ]);
  if (user === undefined)
    throw notConfirmed('Your password was changed in the meantime. Please reload the page');
  deps.log('password_changed', { userId });
  return user;
}

export async function unlinkProvider(
  deps: MessageDeps,
  { caller, provider }: { caller: Caller; provider: ProviderName },
): Promise<{ user: UserView; grant: RevocationResult }> {
  const { db, clock } = deps;
  const [[user], grants] = await readAs(db, caller, clock.now(), [
    selectUser(db, caller),
    selectGrants(db, caller.userId),
  ]);
  if (user === undefined) throw signedOut();
  const grant = grants.find((candidate) => candidate.provider === provider);
  if (grant === undefined) return { user, grant: 'none' };
  const unlinked = await removeIdentity(db, caller.userId, grant);
  // If a concurrent call unlinked it first, that call revokes our access.
  return {
    user: unlinked.user ?? user,
    grant: unlinked.isRemoved ? await revokeGrants(deps, [grant]) : 'none',
  };
}

const selectSessions = (db: Db, userId: number, now: number) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));

/** A public id for a session. The real one is part of the cookie's secret. */
const publicId = (sessionId: string): string =>
  encodeBase64urlNoPadding(sha256(new TextEncoder().encode(sessionId))).slice(0, 22);

/** The current session first. */
export async function listSessions({ db, clock }: MessageDeps, caller: Caller): Promise<SessionView[]> {
  const [rows] = await readAs(db, caller, clock.now(), [selectSessions(db, caller.userId, clock.now())]);
  const views = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id: publicId(id),
    current: id === caller.sessionId,
    device,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
  }));
  return views.sort((a, b) => Number(b.current) - Number(a.current));
}

export async function endSession(
  { db, clock, log }: MessageDeps,
  caller: Caller,
  id: string,
): Promise<{ wasCurrent: boolean }> {
  const [rows] = await readAs(db, caller, clock.now(), [selectSessions(db, caller.userId, clock.now())]);
  const session = rows.find((row) => publicId(row.id) === id);
  if (session === undefined) throw notFound('Session');
  await db.batch(endSessions(db, caller.userId, (sessionId) => eq(sessionId, session.id)));
  log('session_ended', { userId: caller.userId });
  return { wasCurrent: session.id === caller.sessionId };
}

export async function endOtherSessions({ db, clock, log }: MessageDeps, caller: Caller): Promise<void> {
  const { userId, sessionId } = caller;
  await readAs(db, caller, clock.now(), []);
  await db.batch(endSessions(db, userId, (id) => ne(id, sessionId)));
  log('other_sessions_ended', { userId });
}
