import { decodeBase64urlIgnorePadding } from '@oslojs/encoding';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { identities, sessions } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { MINUTE } from '../domain.ts';
import { countSignIn, forgetSignInAttempts } from '../http/rate-limits.service.ts';
import { type Caller, readAs, selectValidSession } from '../http/session.ts';
import { badInput, notConfirmed, signedOut, signInAgain } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { insertToken, type OwnerRow, selectOwner, takeToken, tokenKey } from './accounts.repo.ts';
import type { NewPasskey, PasskeyAnswer } from './accounts.schemas.ts';
import { findPasskey, type PasskeyRow } from './identities.repo.ts';
import { verifyPassword } from './passwords.ts';

/** `address` is the network address that wrong passwords count against. */
export type CallerWithAddress = { caller: Caller; address: string };

const wrongOwnPassword = () => notConfirmed('That password isn’t right', 'password');

/** Shares the limit on failed sign-ins, so a hijacked session can't be used to guess the password. */
export async function confirmPassword(
  deps: Deps,
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

/** How long a new session proves ownership of an account without a password, in milliseconds. */
const SESSION_FRESHNESS = 10 * MINUTE;

type Proof = CallerWithAddress & { password?: string | undefined; passkey?: PasskeyAnswer | undefined };

/** Requires proof of ownership: the password, a passkey or, if the account has no password, a recent sign-in. */
export async function proveOwner(
  deps: Deps,
  { caller, address, password, passkey }: Proof,
  wrong = wrongOwnPassword(),
): Promise<OwnerRow> {
  const now = deps.clock.now();
  const [[owner], [session]] = await readAs(deps, caller, [
    selectOwner(deps.db, caller.userId),
    deps.db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, caller.sessionId)),
  ]);
  if (owner === undefined || session === undefined) throw signedOut();
  if (passkey !== undefined) {
    if ((await verifyPasskey(deps, passkey)).userId !== caller.userId)
      throw notConfirmed('This passkey belongs to another account');
  } else if (owner.passwordHash !== null)
    await confirmPassword(deps, owner, password, { address, caller }, wrong);
  else if (now - session.createdAt >= SESSION_FRESHNESS) throw signInAgain();
  return owner;
}

/** Whether the session is still valid and belongs to this account. */
export const isOwnSession = async (
  { db, clock }: Deps,
  caller: Caller | null,
  userId: number,
): Promise<boolean> =>
  caller?.userId === userId && (await selectValidSession(db, caller, clock.now())).length > 0;

const CHALLENGE_LIFETIME = 5 * MINUTE;

export const relyingParty = ({ settings }: Deps) => ({
  origin: settings.APP_ORIGIN,
  rpId: new URL(settings.APP_ORIGIN).hostname,
});

/** @param userId null for a sign-in, where only the passkey tells who the user is */
export async function storeChallenge(deps: Deps, challenge: string, userId: number | null): Promise<void> {
  const now = deps.clock.now();
  const key = tokenKey(deps.settings.SESSION_SECRET, 'passkey', challenge);
  await insertToken(deps.db, { key, purpose: 'passkey', userId, expiresAt: now + CHALLENGE_LIFETIME }, now);
}

const clientData = z.object({ challenge: z.string() });
export const notAccepted = () => badInput('We couldn’t accept this passkey. Please try again');

/** Uses up the challenge that a response answers. */
async function takeChallenge(deps: Deps, clientDataJSON: string, userId: number | null): Promise<string> {
  try {
    const bytes = decodeBase64urlIgnorePadding(clientDataJSON);
    const { challenge } = clientData.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const key = tokenKey(deps.settings.SESSION_SECRET, 'passkey', challenge);
    const token = await takeToken(deps.db, key, deps.clock.now());
    if (token?.userId === userId) return challenge;
  } catch (error) {
    deps.log('passkey_refused', { userId, error: describeError(error) });
  }
  throw badInput('This took too long. Please try again');
}

export async function takeExpected(
  deps: Deps,
  answer: PasskeyAnswer | NewPasskey['response'],
  userId: number | null,
) {
  const { origin, rpId } = relyingParty(deps);
  const expectedChallenge = await takeChallenge(deps, answer.response.clientDataJSON, userId);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
}

export async function verifyPasskey(deps: Deps, response: PasskeyAnswer): Promise<PasskeyRow> {
  const { db, clock, log } = deps;
  const expected = await takeExpected(deps, response, null);
  const passkey = await findPasskey(db, response.id);
  // Devices go on offering a passkey after it was removed, or its account deleted.
  if (passkey === undefined) throw badInput('This passkey was removed here. Please sign in another way');
  const verification = await verifyAuthenticationResponse({
    response,
    ...expected,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(decodeBase64urlIgnorePadding(passkey.publicKey)),
      counter: passkey.counter,
    },
  }).catch((error) => {
    log('passkey_refused', { userId: passkey.userId, error: describeError(error) });
    return null;
  });
  if (!verification?.verified) throw notAccepted();
  await db
    .update(identities)
    .set({ counter: verification.authenticationInfo.newCounter, lastUsedAt: clock.now() })
    .where(and(eq(identities.provider, 'passkey'), eq(identities.subject, passkey.id)));
  return passkey;
}
