import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { replanForZone } from '../campaigns/update-campaign.service.ts';
import { channelOf, forEachChannel } from '../channels.ts';
import { selectProfile } from '../db/client.ts';
import { type ContactColumn, users } from '../db/schema.ts';
import { assertAccepted, deliverTest } from '../delivery/attempts.ts';
import { parsePhone, unreachableByPhone } from '../delivery/channels/phone.rules.ts';
import { closedCarriers } from '../delivery/channels/sms.ts';
import { vapidKeys } from '../delivery/channels/web-push.ts';
import type { Deps } from '../delivery/deps.ts';
import { optOutNotice } from '../delivery/opt-outs.rules.ts';
import { unconfirmedReason } from '../delivery/send.rules.ts';
import {
  assertMayText,
  carryOverSuppressions,
  deleteTextBounce,
  phoneHash,
  selectStops,
} from '../delivery/stops.repo.ts';
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
import { type Caller, dropSessionCookie, forgetBrowser, readAs } from '../http/session.ts';
import { badInput, conflict, notConfirmed, signedOut } from '../platform/errors.ts';
import { renderPlain } from '../writer/render-message.ts';
import { tellOwner } from './account-mail.service.ts';
import { deleteTokens, endSessions, passwordWasSet, selectUser, userView } from './accounts.repo.ts';
import { needsConfirming } from './accounts.rules.ts';
import {
  deleteAccountSchema,
  passwordSchema,
  type SettingsInput,
  settingsSchema,
  type TestNotificationInput,
  testNotificationSchema,
} from './accounts.schemas.ts';
import { deleteAccount, readPhone, readUser } from './accounts.service.ts';
import { removeIdentity, selectGrants } from './identities.repo.ts';
import { proveOwner } from './ownership.service.ts';
import { assertGoodPassword, hashPassword } from './passwords.ts';
import { providersSetUp, revokeGrants } from './providers.service.ts';

const validProviderOfUser = validPath(
  'Sign-in provider',
  z.object({ id: pathId, provider: z.enum(providerNames) }),
);

export const settingsRoutes = new Hono<AppEnv<Deps>>()
  .put(
    '/users/:id',
    signedIn,
    limited('settings'),
    validId('User'),
    valid('json', settingsSchema),
    async (c) => {
      const { caller, deps } = c.var;
      const { db, settings } = deps;
      assertSelf(caller, c.req.valid('param').id);
      // The `Pick` makes the compiler complain if the settings lack a contact column.
      const input: SettingsInput & Pick<SettingsInput, ContactColumn> = c.req.valid('json');
      const { timezone } = input;
      const before = await readUser(deps, caller);
      const phone = input.phone === undefined ? undefined : readPhone(deps, input.phone);
      if (typeof phone === 'string') await carryOverSuppressions(deps, { channel: 'sms', address: phone });
      const now = deps.clock.now();
      const confirmedAt = phone === null || needsConfirming(settings, 'sms') ? null : now;
      // In the same statement, so that confirming another phone meanwhile doesn't confirm this one.
      const changedPhone = phone !== undefined && {
        phoneHash: phoneHash(settings, phone),
        phoneConfirmedAt: sql`CASE WHEN ${users.phone} IS ${phone} THEN ${users.phoneConfirmedAt} ELSE ${confirmedAt} END`,
      };
      const changedZone = timezone !== undefined && {
        movingSince: sql`CASE WHEN ${users.timezone} = ${timezone} THEN ${users.movingSince} ELSE ${now} END`,
      };
      const change = { ...input, phone, ...changedPhone, ...changedZone };
      const isEmpty = Object.values(change).every((value) => value === undefined);
      const [user] = isEmpty
        ? [before]
        : await db.update(users).set(change).where(eq(users.id, caller.userId)).returning(userView);
      if (user === undefined) throw signedOut();
      if (user.phone !== before.phone || user.carrier !== before.carrier) await deleteTextBounce(db, user.id);
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
      const { db } = deps;
      const { id, provider } = c.req.valid('param');
      assertSelf(caller, id);
      const [[user], grants] = await readAs(deps, caller, [selectUser(db, caller), selectGrants(db, id)]);
      if (user === undefined) throw signedOut();
      const grant = grants.find((candidate) => candidate.provider === provider);
      if (grant === undefined) return c.json({ user, grant: 'none' as const });
      const unlinked = await removeIdentity(db, id, grant);
      // If a concurrent call unlinked it first, that call revokes our access.
      const result = unlinked.isRemoved ? await revokeGrants(deps, [grant]) : 'none';
      return c.json({ user: unlinked.user ?? user, grant: result });
    },
  )
  // Sets or changes the password, signs out all other devices, and invalidates links to reset the password.
  .put('/account/password', signedIn, limited('settings'), valid('json', passwordSchema), async (c) => {
    const { caller, deps } = c.var;
    const { db } = deps;
    const { password, currentPassword, passkey } = c.req.valid('json');
    const wrong = notConfirmed('Your current password isn’t right', 'currentPassword');
    const proof = { caller, address: addressOf(c), password: currentPassword, passkey };
    const owner = await proveOwner(deps, proof, wrong);
    await assertGoodPassword(password, owner);
    const { userId, passwordHash: oldHash } = owner;
    const passwordHash = hashPassword(password);
    const isUnchanged = oldHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, oldHash);
    const wasSet = passwordWasSet(userId, passwordHash);
    const [[user]] = await db.batch([
      db
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, userId), isUnchanged))
        .returning(userView),
      ...endSessions(db, userId, (id) => and(ne(id, caller.sessionId), wasSet)),
      deleteTokens(db, userId, 'reset-password'),
    ]);
    if (user === undefined)
      throw notConfirmed('Your password was changed in the meantime. Please reload the page');
    deps.log('password_changed', { userId });
    c.executionCtx.waitUntil(tellOwner(deps, userId, 'password-changed'));
    return c.json(user);
  })
  .post('/test-notification', signedIn, valid('json', testNotificationSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    await limitUse(c.var.deps, c.var.caller, 'test-notification');
    await sendTestNotification(c.var.deps, c.var.caller, input);
    return c.json({ message: 'Test notification sent!' });
  })
  .get('/capabilities', (c) => c.json(readCapabilities(c.var.deps)));

const words = 'This is a test from Better Habits. Your reminders will reach you here.';
const testMessage = renderPlain(words, 'It works', 'A test from Better Habits');

/** Sends a test message at any hour and waits for the result. Also works for a phone or carrier that isn't saved yet. */
async function sendTestNotification(deps: Deps, caller: Caller, input: TestNotificationInput): Promise<void> {
  const [[user], stops] = await readAs(deps, caller, [
    selectProfile(deps.db, caller.userId),
    selectStops(deps.db, caller.userId, null),
  ]);
  if (user === undefined) throw signedOut();
  const channel = channelOf[input.deliveryMethod];
  const notice = optOutNotice(stops, channel);
  if (notice !== null) throw conflict(notice);
  const typed = channel === 'sms' ? parsePhone(input.phone ?? '') : null;
  const isUnsaved = typed !== null && typed !== user.phone;
  const phoneConfirmed = isUnsaved ? !needsConfirming(deps.settings, 'sms') : user.phoneConfirmed;
  const missing = unconfirmedReason({ ...user, phoneConfirmed }, channel);
  if (missing !== null) throw conflict(missing);
  if (typed !== null) await assertMayText(deps, typed);
  const contact = { ...user, phone: input.phone || user.phone, carrier: input.carrier || user.carrier };
  const problem = channel === 'sms' ? unreachableByPhone(contact) : null;
  if (problem !== null) throw badInput(problem);
  const outcome = await deliverTest(deps, { channel, contact, rendered: testMessage });
  deps.log('test_send', { channel, outcome: outcome.kind });
  // Throws signedOut if the account was deleted in the meantime.
  if (outcome.kind !== 'accepted') await readAs(deps, caller, []);
  assertAccepted(outcome);
}

/** What this server is set up for, so the client only shows what works. */
function readCapabilities({ aiWriter, channels, clock, settings }: Deps) {
  const usesGateways = settings.TWILIO_AUTH_TOKEN === undefined;
  return {
    providers: providersSetUp(settings),
    ...forEachChannel((name) => channels[name] !== null),
    /** Carriers whose email gateway has closed. Empty if texts don't go through gateways. */
    closedCarriers: usesGateways ? closedCarriers(clock.now()) : [],
    /** Texts go through the email gateways of American carriers. */
    onlyAmericanPhones: usesGateways,
    outbox: settings.ENVIRONMENT === 'development',
    /** False if a new email address counts as confirmed, so that no link is sent to it. */
    confirmsEmail: needsConfirming(settings, 'email'),
    /** For push subscriptions; null if the server has no key. */
    vapidPublicKey: vapidKeys(settings)?.publicKey ?? null,
    partnerTag: settings.PARTNER_TAG,
    /** The company whose model reads the user's words; null without a model. */
    aiProvider: aiWriter?.providerName ?? null,
    /** Registration requires passing the challenge at /auth/challenge. */
    challenge: settings.TURNSTILE_SECRET_KEY !== undefined,
  };
}
