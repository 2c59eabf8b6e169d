import { parsePhone, typedPhoneProblem } from '../delivery/channels/phone.rules.ts';
import { deleteTextBounce } from '../delivery/opt-outs.repo.ts';
import {
  carryOverSuppressions,
  emailHash,
  phoneHash,
  suppressionQueries,
} from '../delivery/suppressions.service.ts';
import { DEFAULT_TIME_ZONE } from '../domain.ts';
import { countSignIn, forgetSignInAttempts, limitUses } from '../http/rate-limits.service.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import { type KnownBrowser, SESSION_LENGTH, SESSION_RENEWAL, type Session } from '../http/session.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { accountBlocked, badInput, conflict, signedOut, wrongPassword } from '../platform/errors.ts';
import {
  createSession,
  createUser,
  deleteSession,
  extendSession,
  findForSignIn,
  findTaken,
  isBlocked,
  replaceSettings,
  selectUser,
} from './accounts.repo.ts';
import { comparable, needsConfirming, signInName, takenMessages, UNKNOWN_DEVICE } from './accounts.rules.ts';
import type { RegisterInput, SettingsInput, SignInInput, UserView } from './accounts.schemas.ts';
import { replacePasswordHash } from './passwords.repo.ts';
import { assertGoodPassword, hashPassword, needsRehash, verifyPassword } from './passwords.ts';

export type SignedInUser = { user: UserView; session: Session };

export async function register(
  deps: MessageDeps,
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
      ...suppressionQueries.carryOver(deps, { channel: 'email', address: keys.emailKey }),
      ...(phone === null ? [] : suppressionQueries.carryOver(deps, { channel: 'sms', address: phone })),
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
  deps: MessageDeps,
  input: SignInInput & { address: string; device?: string; browser?: KnownBrowser | null },
): Promise<SignedInUser> {
  const name = signInName(input.username);
  const account = await findForSignIn(deps.db, name);
  const userId = account?.user.id ?? null;
  const isKnown = userId !== null && input.browser?.userIds.includes(userId) === true;
  const known = isKnown ? `browser ${input.browser?.id}` : null;
  const attempt = { userId, name: name.key, address: input.address, known };
  await countSignIn(deps, attempt);
  const passwordHash = account?.passwordHash ?? null;
  const isCorrect = verifyPassword(passwordHash, input.password);
  if (account === null || passwordHash === null || !isCorrect) {
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
    await replacePasswordHash(deps.db, {
      id: user.id,
      oldHash: passwordHash,
      newHash: hashPassword(input.password),
    });
  return { user, session };
}

/** For sign-ins without a password. */
export async function openSession(deps: MessageDeps, userId: number, device?: string): Promise<Session> {
  const session = await tryOpenSession(deps, userId, null, device);
  if (session === null) throw signedOut();
  return session;
}

/** @returns null if the password was changed in the meantime */
async function tryOpenSession(
  deps: MessageDeps,
  userId: number,
  passwordHash: string | null,
  device = UNKNOWN_DEVICE,
): Promise<Session | null> {
  const createdAt = deps.clock.now();
  const session: Session = {
    caller: { userId, sessionId: deps.ids.next() },
    expiresAt: createdAt + SESSION_LENGTH,
  };
  const isOpen = await createSession(
    deps.db,
    {
      id: session.caller.sessionId,
      userId,
      device,
      createdAt,
      lastUsedAt: createdAt,
      expiresAt: session.expiresAt,
    },
    createdAt,
    passwordHash,
  );
  if (!isOpen && (await isBlocked(deps.db, userId))) {
    deps.log('blocked_sign_in', { userId });
    throw accountBlocked();
  }
  return isOpen ? session : null;
}

export async function signOut(deps: MessageDeps, caller: Caller): Promise<void> {
  await deleteSession(deps.db, caller);
}

export async function readUser(deps: MessageDeps, caller: Caller): Promise<UserView> {
  const [[user]] = await readAs(deps.db, caller, deps.clock.now(), [selectUser(deps.db, caller)]);
  if (user === undefined) throw signedOut();
  return user;
}

/** Returns the signed-in user. Extends the session at most once an hour, so regular users stay signed in. */
export async function resumeSession(
  { db, clock }: MessageDeps,
  caller: Caller,
): Promise<{ user: UserView; renewed: Session | null }> {
  const now = clock.now();
  const [[user], [extended]] = await readAs(db, caller, now, [
    selectUser(db, caller),
    extendSession(db, caller, { now, unlessAfter: now - SESSION_RENEWAL }),
  ]);
  if (user === undefined) throw signedOut();
  return { user, renewed: extended === undefined ? null : { caller, expiresAt: extended.expiresAt } };
}

export async function updateSettings(
  deps: MessageDeps,
  { caller, ...input }: SettingsInput & { caller: Caller },
): Promise<UserView> {
  const before = await readUser(deps, caller);
  if (Object.values(input).every((value) => value === undefined)) return before;
  const phone = input.phone === undefined ? undefined : readPhone(deps, input.phone);
  if (typeof phone === 'string') await carryOverSuppressions(deps, { channel: 'sms', address: phone });
  const user = await replaceSettings(
    deps.db,
    caller,
    { ...input, phone },
    {
      phoneHash: phone === undefined ? undefined : phoneHash(deps.settings, phone),
      confirmedAt: needsConfirming(deps.settings, 'sms') ? null : deps.clock.now(),
      now: deps.clock.now(),
    },
  );
  if (user === null) throw signedOut();
  if (user.phone !== before.phone || user.carrier !== before.carrier)
    await deleteTextBounce(deps.db, user.id);
  return user;
}

function readPhone({ settings }: MessageDeps, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const problem = typedPhoneProblem(text, { onlyAmerican: settings.TWILIO_AUTH_TOKEN === undefined });
  if (problem !== null) throw badInput(problem, 'phone');
  return parsePhone(text);
}
