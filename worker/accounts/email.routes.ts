import { and, eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { users } from '../db/schema.ts';
import { assertAccepted } from '../delivery/attempts.ts';
import type { Deps } from '../delivery/deps.ts';
import { carryOverSuppressions, emailHash } from '../delivery/stops.repo.ts';
import { DAY, signInProviders } from '../domain.ts';
import { type AppEnv, addressOf, limited, signedIn, valid } from '../http/http.ts';
import { blockUse, limitUses } from '../http/rate-limits.service.ts';
import { readSessionCookie } from '../http/session.ts';
import { badInput, conflict, passwordNeeded, signedOut, usedUp } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { assertMail, findByLink, mailLink, warnOfEmailChange } from './account-mail.service.ts';
import { deleteTokens, rejectTakenEmail, spendToken, tokenIsValid, userView } from './accounts.repo.ts';
import { comparable, needsConfirming, takenMessages } from './accounts.rules.ts';
import { confirmationSchema, emailSchema, linkSchema, type UserView } from './accounts.schemas.ts';
import { deleteOtherClaims, deleteUnconfirmed, readUser } from './accounts.service.ts';
import { confirmPassword, isOwnSession, proveOwner } from './ownership.service.ts';
import { providersSetUp } from './providers.service.ts';

/** How long we send no confirmations to an address after "No, it wasn't me". */
const DECLINED_FOR = 180 * DAY;

const usedUpLink = () =>
  usedUp('This link was already used or has expired. You can get a new one in settings');

const sessionNeeded = () =>
  conflict('This account has no password. Please open the link in a browser where you’re signed in to it');

const listOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** An earlier sign-in with a provider may have created the other account. */
function confirmedElsewhere({ settings }: Deps): string {
  const names = providersSetUp(settings).map((provider) => signInProviders[provider].name);
  if (names.length === 0) return 'Another account has confirmed this email. Please change the address here';
  const buttons = listOf.format(names.map((name) => `“Confirm with ${name}”`));
  return `Another account has confirmed this email. If you made it with ${listOf.format(names)}, sign in to this one with its password and choose ${buttons}. Otherwise, please change the address here`;
}

async function allowConfirmation(
  deps: Deps,
  email: string,
  network: string | null,
  taken: string = takenMessages.email,
): Promise<void> {
  const emailKey = comparable(email);
  const [owner] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNotNull(users.emailConfirmedAt)));
  if (owner !== undefined) throw conflict(taken, 'email');
  await limitUses(deps, [
    ...(network === null ? [] : [{ action: 'confirmation-network', subject: network } as const]),
    { action: 'confirmation-address', subject: emailKey },
  ]);
}

/** Sends the only email that an unconfirmed address gets. */
async function mailConfirmation(deps: Deps, userId: number, email: string): Promise<void> {
  assertMail(deps);
  const outcome = await mailLink(deps, 'confirm-email', { userId, email });
  deps.log('confirmation_sent', { userId, outcome: outcome.kind });
  assertAccepted(outcome);
}

/** Never throws, because the app offers to send it again. */
async function tryToConfirm(deps: Deps, userId: number, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    deps.log('confirmation_not_sent', { userId, error: describeError(error) });
  }
}

/**
 * The confirmation of a new account, after the response. Others in the same network don't use it up, because networks
 * already have a limit of new accounts.
 */
export const sendConfirmationLater = (deps: Deps, { id, email }: UserView): Promise<void> =>
  tryToConfirm(deps, id, async () => {
    await allowConfirmation(deps, email, null);
    await mailConfirmation(deps, id, email);
  });

/** Whether the link confirms the account's own address or its pending one. It is used up if both have changed since. */
async function findConfirmation(deps: Deps, token: string) {
  const link = await findByLink(deps, 'confirm-email', token);
  if (link === null) throw usedUpLink();
  const { address, emailKey, pendingEmail } = link.owner;
  const isChange = comparable(address) !== emailKey;
  if (isChange && (pendingEmail === null || comparable(address) !== comparable(pendingEmail)))
    throw usedUpLink();
  return { ...link, isChange };
}

async function findUnused(deps: Deps, token: string) {
  const link = await findConfirmation(deps, token);
  if (link.owner.isUsed) throw usedUpLink();
  return link;
}

/** What the link has confirmed, if the response to the same call was lost. */
async function readConfirmed(deps: Deps, token: string): Promise<UserView> {
  const { owner, isChange } = await findConfirmation(deps, token);
  const isConfirmed = owner.isUsed && !isChange && owner.emailConfirmedAt !== null;
  const [user] = await deps.db.select(userView).from(users).where(eq(users.id, owner.userId));
  if (!isConfirmed || user === undefined) throw usedUpLink();
  return user;
}

/** The columns of an address that becomes an account's own. */
async function takeAddress(deps: Deps, email: string) {
  const emailKey = comparable(email);
  await carryOverSuppressions(deps, { channel: 'email', address: emailKey });
  return { email, emailKey, emailHash: emailHash(deps.settings, emailKey) };
}

/** Null if the link was used meanwhile. */
async function confirmAddress(
  deps: Deps,
  { key, owner, isChange }: Awaited<ReturnType<typeof findConfirmation>>,
): Promise<UserView | null> {
  const { db, clock, log } = deps;
  const { userId, emailKey } = owner;
  const address = await takeAddress(deps, owner.address);
  const now = clock.now();
  const [[user]] = await rejectTakenEmail(
    db.batch([
      db
        .update(users)
        .set({ ...(isChange && { ...address, pendingEmail: null }), emailConfirmedAt: now })
        .where(and(eq(users.id, userId), eq(users.emailKey, emailKey), tokenIsValid(db, key, now)))
        .returning(userView),
      ...spendToken(db, userId, key, now, 'confirm-email'),
    ]),
    isChange ? takenMessages.email : confirmedElsewhere(deps),
  );
  if (user === undefined) return null;
  log('email_confirmed', { userId });
  return user;
}

/** Also invalidates links to confirm the earlier address. */
async function changeAddress(
  { db }: Deps,
  userId: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserView> {
  const [, [user]] = await rejectTakenEmail(
    db.batch([
      deleteTokens(db, userId, 'confirm-email'),
      db.update(users).set(change).where(eq(users.id, userId)).returning(userView),
    ]),
  );
  if (user === undefined) throw signedOut();
  return user;
}

export const emailRoutes = new Hono<AppEnv<Deps>>()
  .post('/email-confirmations', signedIn, async (c) => {
    const { deps, caller } = c.var;
    const user = await readUser(deps, caller);
    const email = user.pendingEmail ?? (user.emailConfirmed ? null : user.email);
    if (email === null) throw conflict('Your email address is already confirmed');
    const isOwn = user.pendingEmail === null;
    await allowConfirmation(
      deps,
      email,
      addressOf(c),
      isOwn ? confirmedElsewhere(deps) : takenMessages.email,
    );
    await mailConfirmation(deps, user.id, email);
    return c.json({ email });
  })
  // The address that a link was sent to, for anyone who has the link.
  .post('/email-confirmations/address', valid('json', linkSchema), async (c) => {
    const { owner } = await findUnused(c.var.deps, c.req.valid('json').token);
    return c.json({ email: owner.address });
  })
  // "Yes, this is me". Requires a session or the password, so that nobody confirms a stranger's account by accident.
  .post('/email-confirmations/finish', valid('json', confirmationSchema), async (c) => {
    const { deps } = c.var;
    const { token, password } = c.req.valid('json');
    const caller = await readSessionCookie(c);
    const link = await findConfirmation(deps, token);
    const { owner } = link;
    const { userId } = owner;
    if (!(await isOwnSession(deps, caller, userId))) {
      if (owner.passwordHash === null) throw sessionNeeded();
      if (password === undefined) throw passwordNeeded();
      await confirmPassword(deps, owner, password, { address: addressOf(c) });
    }
    const user =
      (owner.isUsed ? null : await confirmAddress(deps, link)) ?? (await readConfirmed(deps, token));
    await deleteOtherClaims(deps, user);
    // Only a session of this account may see its data.
    return c.json({ user: caller?.userId === userId ? user : null });
  })
  // "No, it wasn't me": deletes the unconfirmed account, or cancels the change of address.
  .post('/email-confirmations/decline', valid('json', linkSchema), async (c) => {
    const { deps } = c.var;
    const { owner, isChange } = await findUnused(deps, c.req.valid('json').token);
    const { userId, emailKey, address } = owner;
    if (isChange) await changeAddress(deps, userId, { pendingEmail: null });
    else if (!(await deleteUnconfirmed(deps, userId, emailKey))) throw usedUpLink();
    const until = deps.clock.now() + DECLINED_FOR;
    await blockUse(deps, { action: 'confirmation-address', subject: comparable(address) }, until);
    deps.log('email_declined', { userId });
    return c.json({ deleted: isChange ? ('change' as const) : ('account' as const) });
  })
  // A confirmed address gets a notice and stays in use until the new one is confirmed. An unconfirmed one is replaced at
  // once.
  .put('/account/email', signedIn, limited('settings'), valid('json', emailSchema), async (c) => {
    const { deps, caller } = c.var;
    const input = c.req.valid('json');
    const { email } = input;
    const network = addressOf(c);
    const owner = await proveOwner(deps, { ...input, caller, address: network });
    const { userId } = owner;
    if (comparable(email) === owner.emailKey) throw badInput('This is already your email address', 'email');
    const mustConfirm = needsConfirming(deps.settings, 'email');
    if (mustConfirm) assertMail(deps);
    await allowConfirmation(deps, email, network);
    const isPending = mustConfirm && owner.emailConfirmedAt !== null;
    const emailConfirmedAt = mustConfirm ? null : deps.clock.now();
    const change = isPending
      ? { pendingEmail: email }
      : { ...(await takeAddress(deps, email)), pendingEmail: null, emailConfirmedAt };
    const user = await changeAddress(deps, userId, change);
    deps.log('email_change_started', { userId, isPending });
    if (owner.emailConfirmedAt !== null) await warnOfEmailChange(deps, owner);
    if (mustConfirm) await tryToConfirm(deps, userId, () => mailConfirmation(deps, userId, email));
    return c.json(user);
  })
  .delete('/account/pending-email', signedIn, limited('settings'), async (c) => {
    const { deps, caller } = c.var;
    return c.json(await changeAddress(deps, caller.userId, { pendingEmail: null }));
  });
