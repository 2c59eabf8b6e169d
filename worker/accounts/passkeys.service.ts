import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { identities } from '../db/schema.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { badInput, conflict, notFound, signedOut } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { insertToken, selectUser, takeToken, tokenKey } from './accounts.repo.ts';
import type { NewPasskey, PasskeyAnswer, PasskeyView } from './accounts.schemas.ts';
import { openSession, type SignedInUser } from './accounts.service.ts';
import { findPasskey, type PasskeyRow, removeIdentity, selectPasskeys } from './identities.repo.ts';

const CHALLENGE_LIFETIME = 5 * 60_000;
const MAX_PASSKEYS = 20;
const rpName = 'Better Habits';

const relyingParty = ({ settings }: MessageDeps) => ({
  origin: settings.APP_ORIGIN,
  rpId: new URL(settings.APP_ORIGIN).hostname,
});

/** @param userId null for a sign-in, where only the passkey tells who the user is */
async function storeChallenge(deps: MessageDeps, challenge: string, userId: number | null): Promise<void> {
  const now = deps.clock.now();
  const key = tokenKey(deps.settings.SESSION_SECRET, 'passkey', challenge);
  await insertToken(deps.db, { key, purpose: 'passkey', userId, expiresAt: now + CHALLENGE_LIFETIME }, now);
}

const clientData = z.object({ challenge: z.string() });
const notAccepted = () => badInput('We couldn’t accept this passkey. Please try again');

/** Uses up the challenge that a response answers. */
async function takeChallenge(
  deps: MessageDeps,
  clientDataJSON: string,
  userId: number | null,
): Promise<string> {
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

async function takeExpected(
  deps: MessageDeps,
  answer: PasskeyAnswer | NewPasskey['response'],
  userId: number | null,
) {
  const { origin, rpId } = relyingParty(deps);
  const expectedChallenge = await takeChallenge(deps, answer.response.clientDataJSON, userId);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
}

const viewOf = ({ id, name, createdAt, lastUsedAt }: Omit<PasskeyRow, 'userId'>): PasskeyView => ({
  id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});

export async function listPasskeys({ db, clock }: MessageDeps, caller: Caller): Promise<PasskeyView[]> {
  const [rows] = await readAs(db, caller, clock.now(), [selectPasskeys(db, caller.userId)]);
  return rows.map(viewOf);
}

/** Options for creating a passkey. The route has already checked that the caller owns the account. */
export async function passkeyOptions(deps: MessageDeps, caller: Caller) {
  const { db, clock } = deps;
  const [[user], rows] = await readAs(db, caller, clock.now(), [
    selectUser(db, caller),
    selectPasskeys(db, caller.userId),
  ]);
  if (user === undefined) throw signedOut();
  if (rows.length >= MAX_PASSKEYS)
    throw conflict(`You already have ${MAX_PASSKEYS} passkeys. Please remove one first`);
  const options = await generateRegistrationOptions({
    rpName,
    rpID: relyingParty(deps).rpId,
    userName: user.username,
    userID: Uint8Array.from(new TextEncoder().encode(String(user.id))),
    excludeCredentials: rows.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(deps, options.challenge, caller.userId);
  return options;
}

export async function addPasskey(
  deps: MessageDeps,
  caller: Caller,
  { name, response }: NewPasskey,
): Promise<PasskeyView> {
  const { db, clock, log } = deps;
  await readAs(db, caller, clock.now(), []);
  const expected = await takeExpected(deps, response, caller.userId);
  const verification = await verifyRegistrationResponse({ response, ...expected }).catch((error) => {
    log('passkey_refused', { userId: caller.userId, error: describeError(error) });
    return null;
  });
  if (!verification?.verified) throw notAccepted();
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  const passkey = { name, publicKey: encodeBase64urlNoPadding(publicKey), counter, lastUsedAt: null };
  const createdAt = clock.now();
  const [added] = await db
    .insert(identities)
    .values({ ...passkey, userId: caller.userId, provider: 'passkey', subject: id, createdAt })
    .onConflictDoNothing()
    .returning({ id: identities.subject });
  if (added === undefined) throw conflict('This passkey already belongs to an account');
  log('passkey_added', { userId: caller.userId });
  return viewOf({ ...passkey, id, createdAt });
}

export async function removePasskey(
  { db, clock, log }: MessageDeps,
  caller: Caller,
  id: string,
): Promise<void> {
  const { userId } = caller;
  const [rows] = await readAs(db, caller, clock.now(), [selectPasskeys(db, userId)]);
  if (!rows.some((row) => row.id === id)) throw notFound('Passkey');
  await removeIdentity(db, userId, { provider: 'passkey', subject: id });
  log('passkey_removed', { userId });
}

/** A challenge that any passkey for this site can answer. */
export async function signInOptions(deps: MessageDeps, network: string) {
  await limitUses(deps, [{ action: 'passkey-network', subject: network }]);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).rpId,
    userVerification: 'required',
  });
  await storeChallenge(deps, options.challenge, null);
  return options;
}

export async function verifyPasskey(deps: MessageDeps, response: PasskeyAnswer): Promise<PasskeyRow> {
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

export async function signInWithPasskey(
  deps: MessageDeps,
  response: PasskeyAnswer,
  device: string,
): Promise<SignedInUser> {
  const { userId } = await verifyPasskey(deps, response);
  const session = await openSession(deps, userId, device);
  const [user] = await selectUser(deps.db, session.caller);
  if (user === undefined) throw notAccepted();
  deps.log('signed_in', { userId, by: 'passkey' });
  return { user, session };
}
