import { Hono } from 'hono';
import { z } from 'zod';
import { type AppEnv, signedIn, valid, validPath } from '../http/http.ts';
import { callerAddress } from '../http/rate-limits.rules.ts';
import { giveSessionCookie } from '../http/session.ts';
import {
  addPasskeySchema,
  passkeyProofSchema,
  passkeySignInSchema,
  renamePasskeySchema,
} from './accounts.schemas.ts';
import type { AccountDeps } from './deps.ts';
import { deviceInWords } from './devices.rules.ts';
import {
  addPasskey,
  changePasskeyName,
  listPasskeys,
  passkeyOptions,
  removePasskey,
  signInOptions,
  signInWithPasskey,
} from './passkeys.service.ts';
import { proveOwner } from './proof.service.ts';

const validPasskey = validPath('Passkey', z.object({ passkey: z.string().max(1_400) }));

export const passkeyRoutes = new Hono<AppEnv<AccountDeps>>()
  .get('/passkeys', signedIn, async (c) => c.json(await listPasskeys(c.var.deps, c.var.claim)))
  .post('/passkeys/options', signedIn, valid('json', passkeyProofSchema), async (c) => {
    const { claim, deps } = c.var;
    const address = callerAddress(c.req.header('CF-Connecting-IP'));
    await proveOwner(deps, { ...c.req.valid('json'), claim, address });
    return c.json(await passkeyOptions(deps, claim));
  })
  .post('/passkeys', signedIn, valid('json', addPasskeySchema), async (c) =>
    c.json(await addPasskey(c.var.deps, c.var.claim, c.req.valid('json')), 201),
  )
  .put('/passkeys/:passkey', signedIn, validPasskey, valid('json', renamePasskeySchema), async (c) => {
    const change = { id: c.req.valid('param').passkey, ...c.req.valid('json') };
    return c.json(await changePasskeyName(c.var.deps, c.var.claim, change));
  })
  .delete('/passkeys/:passkey', signedIn, validPasskey, async (c) => {
    await removePasskey(c.var.deps, c.var.claim, c.req.valid('param').passkey);
    return c.body(null, 204);
  })
  .post('/passkey-sign-ins/options', async (c) =>
    c.json(await signInOptions(c.var.deps, callerAddress(c.req.header('CF-Connecting-IP')))),
  )
  .post('/passkey-sign-ins', valid('json', passkeySignInSchema), async (c) => {
    const { deps } = c.var;
    const device = deviceInWords(c.req.header('User-Agent'));
    const { user, session } = await signInWithPasskey(deps, c.req.valid('json').response, device);
    await giveSessionCookie(c, session, deps.settings.SESSION_SECRET);
    return c.json(user);
  });
