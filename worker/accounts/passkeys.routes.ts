import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Hono } from 'hono';
import { z } from 'zod';
import { identities } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { type AppEnv, addressOf, limited, signedIn, valid, validPath } from '../http/http.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { giveSessionCookie, readAs } from '../http/session.ts';
import { conflict, notFound, signedOut } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { tellOwner } from './account-mail.service.ts';
import { selectUser } from './accounts.repo.ts';
import { describeDevice } from './accounts.rules.ts';
import {
  addPasskeySchema,
  type PasskeyView,
  passkeyProofSchema,
  passkeySignInSchema,
} from './accounts.schemas.ts';
import { openSession } from './accounts.service.ts';
import { type PasskeyRow, removeIdentity, selectPasskeys } from './identities.repo.ts';
import {
  notAccepted,
  proveOwner,
  relyingParty,
  storeChallenge,
  takeExpected,
  verifyPasskey,
} from './ownership.service.ts';

const MAX_PASSKEYS = 20;

const viewOf = ({ id, name, createdAt, lastUsedAt }: Omit<PasskeyRow, 'userId'>): PasskeyView => ({
  id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});

const validPasskey = validPath('Passkey', z.object({ passkey: z.string().max(1_400) }));

export const passkeyRoutes = new Hono<AppEnv<Deps>>()
  .get('/passkeys', signedIn, async (c) => {
    const { caller, deps } = c.var;
    const [rows] = await readAs(deps, caller, [selectPasskeys(deps.db, caller.userId)]);
    return c.json(rows.map(viewOf));
  })
  .post('/passkeys/options', signedIn, limited('settings'), valid('json', passkeyProofSchema), async (c) => {
    const { caller, deps } = c.var;
    const { db } = deps;
    await proveOwner(deps, { ...c.req.valid('json'), caller, address: addressOf(c) });
    const [[user], rows] = await readAs(deps, caller, [
      selectUser(db, caller),
      selectPasskeys(db, caller.userId),
    ]);
    if (user === undefined) throw signedOut();
    if (rows.length >= MAX_PASSKEYS)
      throw conflict(`You already have ${MAX_PASSKEYS} passkeys. Please remove one first`);
    const options = await generateRegistrationOptions({
      rpName: 'Better Habits',
      rpID: relyingParty(deps).rpId,
      userName: user.username,
      userID: Uint8Array.from(new TextEncoder().encode(String(user.id))),
      excludeCredentials: rows.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await storeChallenge(deps, options.challenge, caller.userId);
    return c.json(options);
  })
  .post('/passkeys', signedIn, limited('settings'), valid('json', addPasskeySchema), async (c) => {
    const { caller, deps } = c.var;
    const { db, clock, log } = deps;
    const { userId } = caller;
    const { name, response } = c.req.valid('json');
    const expected = await takeExpected(deps, response, userId);
    const verification = await verifyRegistrationResponse({ response, ...expected }).catch((error) => {
      log('passkey_refused', { userId, error: describeError(error) });
      return null;
    });
    if (!verification?.verified) throw notAccepted();
    const { id, publicKey, counter } = verification.registrationInfo.credential;
    const passkey = { name, publicKey: encodeBase64urlNoPadding(publicKey), counter, lastUsedAt: null };
    const createdAt = clock.now();
    const [added] = await db
      .insert(identities)
      .values({ ...passkey, userId, provider: 'passkey', subject: id, createdAt })
      .onConflictDoNothing()
      .returning({ id: identities.subject });
    if (added === undefined) throw conflict('This passkey already belongs to an account');
    log('passkey_added', { userId });
    c.executionCtx.waitUntil(tellOwner(deps, userId, 'passkey-added'));
    return c.json(viewOf({ ...passkey, id, createdAt }), 201);
  })
  .delete('/passkeys/:passkey', signedIn, limited('settings'), validPasskey, async (c) => {
    const { caller, deps } = c.var;
    const { userId } = caller;
    const { passkey: subject } = c.req.valid('param');
    const [rows] = await readAs(deps, caller, [selectPasskeys(deps.db, userId)]);
    if (!rows.some(({ id }) => id === subject)) throw notFound('Passkey');
    await removeIdentity(deps.db, userId, { provider: 'passkey', subject });
    deps.log('passkey_removed', { userId });
    return c.body(null, 204);
  })
  // A challenge that any passkey for this site can answer.
  .post('/passkey-sign-ins/options', async (c) => {
    const { deps } = c.var;
    await limitUses(deps, [{ action: 'passkey-network', subject: addressOf(c) }]);
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(deps).rpId,
      userVerification: 'required',
    });
    await storeChallenge(deps, options.challenge, null);
    return c.json(options);
  })
  .post('/passkey-sign-ins', valid('json', passkeySignInSchema), async (c) => {
    const { deps } = c.var;
    const { userId } = await verifyPasskey(deps, c.req.valid('json').response);
    const session = await openSession(deps, userId, describeDevice(c.req.header('User-Agent')));
    const [user] = await selectUser(deps.db, session.caller);
    if (user === undefined) throw notAccepted();
    deps.log('signed_in', { userId, by: 'passkey' });
    await giveSessionCookie(c, session);
    return c.json(user);
  });
