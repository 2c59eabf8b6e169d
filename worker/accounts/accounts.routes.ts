import { Hono } from 'hono';
import { z } from 'zod';
import { replanForZone } from '../campaigns/update-campaign.service.ts';
import { providerNames } from '../domain.ts';
import {
  type AppEnv,
  assertSelf,
  limited,
  pathId,
  signedIn,
  valid,
  validId,
  validPath,
} from '../http/http.ts';
import { callerAddress } from '../http/rate-limits.rules.ts';
import {
  dropSessionCookie,
  forgetBrowser,
  giveSessionCookie,
  readKnownBrowser,
  readSessionCookie,
} from '../http/session.ts';
import { deleteAccount, unlinkProvider } from './account-security.service.ts';
import { deleteAccountSchema, registerSchema, settingsSchema, signInSchema } from './accounts.schemas.ts';
import { register, resumeSession, signIn, signOut, updateSettings } from './accounts.service.ts';
import { challengePass } from './challenge.routes.ts';
import { takePass } from './challenge.service.ts';
import type { AccountDeps } from './deps.ts';
import { deviceInWords } from './devices.rules.ts';
import { sendConfirmationLater } from './email-confirmations.service.ts';

const linked = z.object({ id: pathId, provider: z.enum(providerNames) });

export const accountRoutes = new Hono<AppEnv<AccountDeps>>()
  .post('/register', valid('json', registerSchema), async (c) => {
    const address = callerAddress(c.req.header('CF-Connecting-IP'));
    const device = deviceInWords(c.req.header('User-Agent'));
    await takePass(c.var.deps, challengePass(c), address);
    const { user, session } = await register(c.var.deps, { ...c.req.valid('json'), address, device });
    if (!user.emailConfirmed) c.executionCtx.waitUntil(sendConfirmationLater(c.var.deps, user, address));
    await giveSessionCookie(c, session, c.var.deps.settings.SESSION_SECRET);
    return c.json(user, 201);
  })
  .post('/login', valid('json', signInSchema), async (c) => {
    const address = callerAddress(c.req.header('CF-Connecting-IP'));
    const device = deviceInWords(c.req.header('User-Agent'));
    const browser = await readKnownBrowser(c, c.var.deps.settings.SESSION_SECRET);
    const { user, session } = await signIn(c.var.deps, { ...c.req.valid('json'), address, device, browser });
    await giveSessionCookie(c, session, c.var.deps.settings.SESSION_SECRET);
    return c.json(user);
  })
  .post('/logout', async (c) => {
    const claim = await readSessionCookie(c, c.var.deps.settings.SESSION_SECRET);
    if (claim !== null) await signOut(c.var.deps, { claim });
    dropSessionCookie(c);
    return c.body(null, 204);
  })
  .get('/session', signedIn, async (c) => {
    const { user, renewed } = await resumeSession(c.var.deps, { claim: c.var.claim });
    if (renewed !== null) await giveSessionCookie(c, renewed, c.var.deps.settings.SESSION_SECRET);
    return c.json(user);
  })
  .put(
    '/users/:id',
    signedIn,
    limited('settings'),
    validId('User'),
    valid('json', settingsSchema),
    async (c) => {
      const { claim, deps } = c.var;
      assertSelf(claim, c.req.valid('param').id);
      const user = await updateSettings(deps, { ...c.req.valid('json'), claim });
      await replanForZone(deps, claim, user.timezone);
      return c.json(user);
    },
  )
  .delete('/users/:id', signedIn, validId('User'), valid('json', deleteAccountSchema), async (c) => {
    const { claim, deps } = c.var;
    assertSelf(claim, c.req.valid('param').id);
    const address = callerAddress(c.req.header('CF-Connecting-IP'));
    const grant = await deleteAccount(deps, { ...c.req.valid('json'), claim, address });
    dropSessionCookie(c);
    forgetBrowser(c);
    return c.json({ grant });
  })
  .delete(
    '/users/:id/:provider',
    signedIn,
    validId('User'),
    validPath('Sign-in provider', linked),
    async (c) => {
      const { claim, deps } = c.var;
      assertSelf(claim, c.req.valid('param').id);
      return c.json(await unlinkProvider(deps, { claim, provider: c.req.valid('param').provider }));
    },
  );
