import { Hono } from 'hono';
import { z } from 'zod';
import { replanForZone } from '../campaigns/time-zones.service.ts';
import { providerNames } from '../domain.ts';
import {
  type AppEnv,
  addressOf,
  assertSelf,
  limited,
  pathId,
  signedIn,
  valid,
  validId,
  validPath,
} from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import {
  dropSessionCookie,
  forgetBrowser,
  giveSessionCookie,
  readKnownBrowser,
  readSessionCookie,
} from '../http/session.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { describeDevice } from './accounts.rules.ts';
import {
  addPasskeySchema,
  codeSchema,
  confirmationSchema,
  deleteAccountSchema,
  emailSchema,
  linkSchema,
  passkeyProofSchema,
  passkeySignInSchema,
  passwordSchema,
  phoneSchema,
  registerSchema,
  resetRequestSchema,
  resetSchema,
  settingsSchema,
  signInSchema,
  testNotificationSchema,
} from './accounts.schemas.ts';
import { register, resumeSession, signIn, signOut, updateSettings } from './accounts.service.ts';
import { exportAccount, exportDays, importAccount } from './archive.service.ts';
import { importSchema } from './archive-contract.ts';
import { calendarFeed, readCalendar, removeCalendar, renewCalendar } from './calendar.service.ts';
import { takePass } from './challenge.routes.ts';
import { deleteAccount } from './deletion.service.ts';
import {
  addressOfLink,
  changeEmail,
  declineConfirmation,
  finishConfirmation,
  keepEmail,
  sendConfirmationAgain,
  sendConfirmationLater,
} from './email.service.ts';
import { sendTestNotification } from './notifications.service.ts';
import {
  addPasskey,
  listPasskeys,
  passkeyOptions,
  removePasskey,
  signInOptions,
  signInWithPasskey,
} from './passkeys.service.ts';
import { checkReset, countReset, finishReset, sendReset } from './password-resets.service.ts';
import { finishCode, sendCode } from './phone-confirmations.service.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  proveOwner,
  setPassword,
  unlinkProvider,
} from './security.service.ts';

const validProviderOfUser = validPath(
  'Sign-in provider',
  z.object({ id: pathId, provider: z.enum(providerNames) }),
);
const validSession = validPath('Session', z.object({ session: z.string().max(64) }));
const validPasskey = validPath('Passkey', z.object({ passkey: z.string().max(1_400) }));
const resetAnswer = 'If there is an account with this email address, a link is on its way to it';

export const accountRoutes = new Hono<AppEnv<MessageDeps>>()
  .post('/register', valid('json', registerSchema), async (c) => {
    const address = addressOf(c);
    const device = describeDevice(c.req.header('User-Agent'));
    await takePass(c);
    const { user, session } = await register(c.var.deps, { ...c.req.valid('json'), address, device });
    if (!user.emailConfirmed) c.executionCtx.waitUntil(sendConfirmationLater(c.var.deps, user, address));
    await giveSessionCookie(c, session, c.var.deps.settings.SESSION_SECRET);
    return c.json(user, 201);
  })
  .post('/login', valid('json', signInSchema), async (c) => {
    const address = addressOf(c);
    const device = describeDevice(c.req.header('User-Agent'));
    const browser = await readKnownBrowser(c, c.var.deps.settings.SESSION_SECRET);
    const { user, session } = await signIn(c.var.deps, { ...c.req.valid('json'), address, device, browser });
    await giveSessionCookie(c, session, c.var.deps.settings.SESSION_SECRET);
    return c.json(user);
  })
  .post('/logout', async (c) => {
    const caller = await readSessionCookie(c, c.var.deps.settings.SESSION_SECRET);
    if (caller !== null) await signOut(c.var.deps, caller);
    dropSessionCookie(c);
    return c.body(null, 204);
  })
  .get('/session', signedIn, async (c) => {
    const { user, renewed } = await resumeSession(c.var.deps, c.var.caller);
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
      const { caller, deps } = c.var;
      assertSelf(caller, c.req.valid('param').id);
      const user = await updateSettings(deps, { ...c.req.valid('json'), caller });
      await replanForZone(deps, caller, user.timezone);
      return c.json(user);
    },
  )
  .delete('/users/:id', signedIn, validId('User'), valid('json', deleteAccountSchema), async (c) => {
    const { caller, deps } = c.var;
    assertSelf(caller, c.req.valid('param').id);
    const address = addressOf(c);
    const grant = await deleteAccount(deps, { ...c.req.valid('json'), caller, address });
    dropSessionCookie(c);
    forgetBrowser(c);
    return c.json({ grant });
  })
  .delete(
    '/users/:id/:provider',
    signedIn,
    limited('settings'),
    validId('User'),
    validProviderOfUser,
    async (c) => {
      const { caller, deps } = c.var;
      assertSelf(caller, c.req.valid('param').id);
      return c.json(await unlinkProvider(deps, { caller, provider: c.req.valid('param').provider }));
    },
  )
  .post('/email-confirmations', signedIn, async (c) =>
    c.json(await sendConfirmationAgain(c.var.deps, c.var.caller, addressOf(c))),
  )
  .post('/email-confirmations/address', valid('json', linkSchema), async (c) =>
    c.json(await addressOfLink(c.var.deps, c.req.valid('json').token)),
  )
  .post('/email-confirmations/finish', valid('json', confirmationSchema), async (c) => {
    const { deps } = c.var;
    const caller = await readSessionCookie(c, deps.settings.SESSION_SECRET);
    const network = addressOf(c);
    const user = await finishConfirmation(deps, { ...c.req.valid('json'), caller, network });
    // Only a session of this account may see its data.
    return c.json({ user: caller?.userId === user.id ? user : null });
  })
  .post('/email-confirmations/decline', valid('json', linkSchema), async (c) =>
    c.json(await declineConfirmation(c.var.deps, c.req.valid('json').token)),
  )
  .post('/phone-confirmations', signedIn, valid('json', phoneSchema), async (c) => {
    const network = addressOf(c);
    return c.json(await sendCode(c.var.deps, { ...c.req.valid('json'), caller: c.var.caller, network }));
  })
  .post('/phone-confirmations/finish', signedIn, valid('json', codeSchema), async (c) =>
    c.json(await finishCode(c.var.deps, { ...c.req.valid('json'), caller: c.var.caller })),
  )
  .post('/test-notification', signedIn, valid('json', testNotificationSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    await limitUse(c.var.deps, c.var.caller, 'test-notification');
    await sendTestNotification(c.var.deps, c.var.caller, input);
    return c.json({ message: 'Test notification sent!' });
  })
  .post('/password-resets', valid('json', resetRequestSchema), async (c) => {
    const { deps } = c.var;
    const { email } = c.req.valid('json');
    await countReset(deps, { email, network: addressOf(c) });
    c.executionCtx.waitUntil(sendReset(deps, email));
    return c.json({ message: resetAnswer }, 202);
  })
  .post('/password-resets/check', valid('json', linkSchema), async (c) => {
    await checkReset(c.var.deps, { ...c.req.valid('json'), network: addressOf(c) });
    return c.body(null, 204);
  })
  .post('/password-resets/finish', valid('json', resetSchema), async (c) => {
    const { deps } = c.var;
    const caller = await readSessionCookie(c, deps.settings.SESSION_SECRET);
    const done = await finishReset(deps, { ...c.req.valid('json'), caller });
    dropSessionCookie(c);
    return c.json(done);
  })
  .get('/sessions', signedIn, async (c) => c.json(await listSessions(c.var.deps, c.var.caller)))
  .delete('/sessions/:session', signedIn, limited('settings'), validSession, async (c) => {
    const { wasCurrent } = await endSession(c.var.deps, c.var.caller, c.req.valid('param').session);
    if (wasCurrent) dropSessionCookie(c);
    return c.body(null, 204);
  })
  .delete('/sessions', signedIn, limited('settings'), async (c) => {
    await endOtherSessions(c.var.deps, c.var.caller);
    return c.body(null, 204);
  })
  .put('/account/password', signedIn, limited('settings'), valid('json', passwordSchema), async (c) => {
    const address = addressOf(c);
    return c.json(await setPassword(c.var.deps, { ...c.req.valid('json'), caller: c.var.caller, address }));
  })
  .put('/account/email', signedIn, limited('settings'), valid('json', emailSchema), async (c) => {
    const address = addressOf(c);
    return c.json(await changeEmail(c.var.deps, { ...c.req.valid('json'), caller: c.var.caller, address }));
  })
  .delete('/account/pending-email', signedIn, limited('settings'), async (c) =>
    c.json(await keepEmail(c.var.deps, c.var.caller)),
  )
  .get('/passkeys', signedIn, async (c) => c.json(await listPasskeys(c.var.deps, c.var.caller)))
  .post('/passkeys/options', signedIn, limited('settings'), valid('json', passkeyProofSchema), async (c) => {
    const { caller, deps } = c.var;
    const address = addressOf(c);
    await proveOwner(deps, { ...c.req.valid('json'), caller, address });
    return c.json(await passkeyOptions(deps, caller));
  })
  .post('/passkeys', signedIn, limited('settings'), valid('json', addPasskeySchema), async (c) =>
    c.json(await addPasskey(c.var.deps, c.var.caller, c.req.valid('json')), 201),
  )
  .delete('/passkeys/:passkey', signedIn, limited('settings'), validPasskey, async (c) => {
    await removePasskey(c.var.deps, c.var.caller, c.req.valid('param').passkey);
    return c.body(null, 204);
  })
  .post('/passkey-sign-ins/options', async (c) => c.json(await signInOptions(c.var.deps, addressOf(c))))
  .post('/passkey-sign-ins', valid('json', passkeySignInSchema), async (c) => {
    const { deps } = c.var;
    const device = describeDevice(c.req.header('User-Agent'));
    const { user, session } = await signInWithPasskey(deps, c.req.valid('json').response, device);
    await giveSessionCookie(c, session, deps.settings.SESSION_SECRET);
    return c.json(user);
  });

const exportQuery = z.object({
  format: z.enum(['json', 'csv'], 'Supported formats: json, csv').default('json'),
});
const attachment = (name: string) => `attachment; filename="${name}"`;

export const dataRoutes = new Hono<AppEnv<MessageDeps>>()
  .get('/account/export', signedIn, valid('query', exportQuery), async (c) => {
    const { caller, deps } = c.var;
    if (c.req.valid('query').format === 'csv') {
      const days = await exportDays(deps, caller);
      c.header('Content-Disposition', attachment('better-habits-days.csv'));
      // The byte order mark makes spreadsheets read the file as UTF-8.
      return c.body(`\uFEFF${days}`, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    }
    const archive = await exportAccount(deps, caller);
    c.header('Content-Disposition', attachment('better-habits.json'));
    return c.body(JSON.stringify(archive, null, 1), 200, { 'Content-Type': 'application/json' });
  })
  .post('/account/import', signedIn, limited('import'), valid('json', importSchema), async (c) =>
    c.json(await importAccount(c.var.deps, c.var.caller, c.req.valid('json'))),
  )
  .get('/account/calendar', signedIn, async (c) => c.json(await readCalendar(c.var.deps, c.var.caller)))
  .post('/account/calendar', signedIn, limited('settings'), async (c) =>
    c.json(await renewCalendar(c.var.deps, c.var.caller)),
  )
  .delete('/account/calendar', signedIn, limited('settings'), async (c) => {
    await removeCalendar(c.var.deps, c.var.caller);
    return c.body(null, 204);
  })
  .get('/calendar/:key', validPath('Calendar', z.object({ key: z.string().max(64) })), async (c) =>
    c.body(await calendarFeed(c.var.deps, c.req.valid('param').key), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
    }),
  );
