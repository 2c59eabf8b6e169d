import { Hono } from 'hono';
import { z } from 'zod';
import { type AppEnv, limited, signedIn, valid, validPath } from '../http/http.ts';
import { callerAddress } from '../http/rate-limits.rules.ts';
import { dropSessionCookie, readSessionCookie } from '../http/session.ts';
import { changeEmail, keepEmail, setPassword } from './account-security.service.ts';
import {
  codeSchema,
  confirmationSchema,
  declineSchema,
  emailSchema,
  passwordSchema,
  phoneSchema,
  resetRequestSchema,
  resetSchema,
} from './accounts.schemas.ts';
import type { AccountDeps } from './deps.ts';
import {
  declineConfirmation,
  finishConfirmation,
  sendConfirmationAgain,
} from './email-confirmations.service.ts';
import { countReset, finishReset, sendReset } from './password-resets.service.ts';
import { finishCode, sendCode } from './phone-confirmations.service.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';

const sessionId = z.object({ session: z.string().max(64) });
const resetAnswer = 'If there is an account with this email address, a link is on its way to it';

export const securityRoutes = new Hono<AppEnv<AccountDeps>>()
  .post('/email-confirmations', signedIn, async (c) => {
    const network = callerAddress(c.req.header('CF-Connecting-IP'));
    return c.json(await sendConfirmationAgain(c.var.deps, { claim: c.var.claim, network }));
  })
  .post('/email-confirmations/finish', valid('json', confirmationSchema), async (c) => {
    const { deps } = c.var;
    const claim = await readSessionCookie(c, deps.settings.SESSION_SECRET);
    const network = callerAddress(c.req.header('CF-Connecting-IP'));
    const user = await finishConfirmation(deps, { ...c.req.valid('json'), claim, network });
    // Callers without a session of this account learn nothing about it.
    return c.json({ user: claim?.userId === user.id ? user : null });
  })
  .post('/email-confirmations/decline', valid('json', declineSchema), async (c) =>
    c.json(await declineConfirmation(c.var.deps, c.req.valid('json').token)),
  )
  .post('/phone-confirmations', signedIn, valid('json', phoneSchema), async (c) => {
    const network = callerAddress(c.req.header('CF-Connecting-IP'));
    return c.json(await sendCode(c.var.deps, { ...c.req.valid('json'), claim: c.var.claim, network }));
  })
  .post('/phone-confirmations/finish', signedIn, valid('json', codeSchema), async (c) =>
    c.json(await finishCode(c.var.deps, { ...c.req.valid('json'), claim: c.var.claim })),
  )
  .post('/password-resets', valid('json', resetRequestSchema), async (c) => {
    const { deps } = c.var;
    const { email } = c.req.valid('json');
    await countReset(deps, { email, network: callerAddress(c.req.header('CF-Connecting-IP')) });
    c.executionCtx.waitUntil(sendReset(deps, email));
    return c.json({ message: resetAnswer }, 202);
  })
  .post('/password-resets/finish', valid('json', resetSchema), async (c) => {
    const { deps } = c.var;
    const claim = await readSessionCookie(c, deps.settings.SESSION_SECRET);
    const done = await finishReset(deps, { ...c.req.valid('json'), claim });
    dropSessionCookie(c);
    return c.json(done);
  })
  .get('/sessions', signedIn, async (c) => c.json(await listSessions(c.var.deps, c.var.claim)))
  .delete('/sessions/:session', signedIn, limited('settings'), validPath('Session', sessionId), async (c) => {
    const { wasCurrent } = await endSession(c.var.deps, c.var.claim, c.req.valid('param').session);
    if (wasCurrent) dropSessionCookie(c);
    return c.body(null, 204);
  })
  .delete('/sessions', signedIn, limited('settings'), async (c) => {
    await endOtherSessions(c.var.deps, c.var.claim);
    return c.body(null, 204);
  })
  .put('/account/password', signedIn, valid('json', passwordSchema), async (c) => {
    const address = callerAddress(c.req.header('CF-Connecting-IP'));
    return c.json(await setPassword(c.var.deps, { ...c.req.valid('json'), claim: c.var.claim, address }));
  })
  .put('/account/email', signedIn, valid('json', emailSchema), async (c) => {
    const address = callerAddress(c.req.header('CF-Connecting-IP'));
    return c.json(await changeEmail(c.var.deps, { ...c.req.valid('json'), claim: c.var.claim, address }));
  })
  .delete('/account/pending-email', signedIn, limited('settings'), async (c) =>
    c.json(await keepEmail(c.var.deps, c.var.claim)),
  );
