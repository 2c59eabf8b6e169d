import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding';
import { and, eq, sql } from 'drizzle-orm';
import { identities, users } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { copySuppressions, emailHash } from '../delivery/stops.repo.ts';
import { DEFAULT_TIME_ZONE, type ProviderName, providerNames, signInProviders } from '../domain.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { type Caller, selectValidSession } from '../http/session.ts';
import { conflict, unavailable } from '../platform/errors.ts';
import { deriveKey, describeError } from '../platform/runtime.ts';
import { everySecret, type Settings } from '../platform/settings.ts';
import { createUser, findOtherClaims, isUniqueViolation, userView } from './accounts.repo.ts';
import { comparable, needsConfirming } from './accounts.rules.ts';
import { isTimeZone, type RevocationResult, registerSchema, type UserView } from './accounts.schemas.ts';
import { type Grant, google, type Identity, type SignInProvider } from './google.ts';
import { findByIdentity, type selectGrants } from './identities.repo.ts';

export const providers: Record<ProviderName, SignInProvider> = { google };

export const providersSetUp = (settings: Settings): ProviderName[] =>
  providerNames.filter((name) => providers[name].isSetUp(settings));

const ivLength = 12;

const sealingKey = (secret: string): Promise<CryptoKey> =>
  deriveKey(secret, 'provider tokens', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);

const cipher = (iv: Uint8Array, owner: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(owner),
});

/** Encrypts a provider's token for storage, bound to its owner. */
export async function sealToken(token: string, owner: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt(
    cipher(iv, owner),
    await sealingKey(secret),
    new TextEncoder().encode(token),
  );
  return encodeBase64urlNoPadding(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

export async function openToken(sealedToken: string, owner: string, secret: string): Promise<string> {
  const bytes = decodeBase64urlIgnorePadding(sealedToken);
  const [iv, sealed] = [bytes.slice(0, ivLength), bytes.slice(ivLength)];
  const opened = await crypto.subtle.decrypt(cipher(iv, owner), await sealingKey(secret), sealed);
  return new TextDecoder().decode(opened);
}

type StoredTokens = Awaited<ReturnType<typeof selectGrants>>[number];

/** Tries once, because the user is waiting. Never throws: the app tells the user if it failed. */
export async function revokeGrants(deps: Deps, grants: readonly StoredTokens[]): Promise<RevocationResult> {
  const results = await Promise.all(grants.map((grant) => revokeGrant(deps, grant)));
  if (results.includes('not-revoked')) return 'not-revoked';
  return results.includes('revoked') ? 'revoked' : 'none';
}

async function revokeGrant(
  { settings, log }: Deps,
  { provider, subject, accessToken, refreshToken }: StoredTokens,
): Promise<RevocationResult> {
  const sealed = refreshToken ?? accessToken;
  if (sealed === null) return 'none';
  try {
    const value = await Promise.any(
      everySecret(settings).map((secret) => openToken(sealed, subject, secret)),
    );
    const hasEnded = await providers[provider].revoke(settings, {
      value,
      isRefreshToken: refreshToken !== null,
    });
    const outcome = hasEnded ? 'revoked' : 'not-revoked';
    log('grant_revocation', { provider, outcome });
    return outcome;
  } catch (error) {
    log('grant_revocation', { provider, outcome: 'error', error: describeError(error) });
    return 'not-revoked';
  }
}

/** The username may be taken, or a double click may create the account at the same time. */
const MAX_TRIES = 5;

type ProviderGrant = Grant & { provider: SignInProvider };

/**
 * Creates the account on first use. Says whether another account gave the same email and never confirmed it.
 * @param caller the session in this browser, if any
 */
export async function userOf(
  deps: Deps,
  grant: ProviderGrant,
  { caller, ...newUser }: { caller: Caller | null; address: string; timeZone: string | undefined },
): Promise<{ user: UserView; hasOther: boolean }> {
  const ownId = caller && (await confirmOwn(deps, grant, caller));
  const known = await findOrLink(deps, grant, ownId);
  if (known !== null) return { user: known, hasOther: false };
  const user = await createFromGrant(deps, grant, newUser);
  const others = await findOtherClaims(deps.db, user);
  return { user, hasOther: others.length > 0 };
}

/**
 * The provider and the session together prove that the signed-in account's email is its owner's own. An account that
 * an earlier sign-in with the provider created for this email gives way if it is empty.
 * @returns the signed-in account's id; null if the session is over
 */
async function confirmOwn(
  { db, clock, log }: Deps,
  { provider, identity: { subject, email, emailVerified } }: ProviderGrant,
  caller: Caller,
): Promise<number | null> {
  const now = clock.now();
  const { userId } = caller;
  const emailKey = comparable(email);
  const isOwn = sql`${Number(emailVerified)} AND EXISTS ${selectValidSession(db, caller, now)}
    AND EXISTS (SELECT 1 FROM users AS own WHERE own.id = ${userId} AND own.email_key = ${emailKey}
      AND own.email_confirmed_at IS NULL)`;
  const empty = sql`SELECT id FROM users AS other WHERE other.email_key = ${emailKey}
    AND other.email_confirmed_at IS NOT NULL AND other.password_hash IS NULL AND other.blocked_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM campaigns WHERE user_id = other.id)`;
  const created = sql`${empty} AND EXISTS (SELECT 1 FROM identities AS used WHERE used.user_id = other.id
    AND used.provider = ${provider.name} AND used.subject = ${subject})`;
  const left = sql`${empty} AND NOT EXISTS (SELECT 1 FROM identities WHERE user_id = other.id)`;
  try {
    const [valid, , , [confirmed]] = await db.batch([
      selectValidSession(db, caller, now),
      db.update(identities).set({ userId }).where(sql`${identities.userId} IN (${created}) AND ${isOwn}`),
      db.delete(users).where(sql`${users.id} IN (${left}) AND ${isOwn}`),
      db
        .update(users)
        .set({ emailConfirmedAt: now })
        .where(and(eq(users.id, userId), isOwn))
        .returning({ id: users.id }),
    ]);
    if (confirmed !== undefined) log('email_confirmed', { userId, by: provider.name });
    return valid.length > 0 ? userId : null;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { name } = signInProviders[provider.name];
    throw conflict(
      `Another account with this email is in use, so the two can’t be joined. You can export this one in Settings, log out, sign in with ${name}, and import it there`,
    );
  }
}

/** Links the account with the same email only if both sides verified it; otherwise anyone could take over an account. */
async function findOrLink(deps: Deps, grant: ProviderGrant, ownId: number | null): Promise<UserView | null> {
  const { provider, identity } = grant;
  const { subject, email, emailVerified } = identity;
  const account = await findByIdentity(deps.db, provider.name, { subject, emailKey: comparable(email) });
  const { name } = signInProviders[provider.name];
  if (ownId !== null && account?.user.id !== ownId)
    throw conflict(
      `You’re signed in with another email address. Please choose another ${name} account, or log out first`,
    );
  if (account === null) return null;
  const isLinked = account.subject === subject;
  if (!isLinked && account.subject !== null) {
    throw conflict(`An account with this email is already linked to another ${name} account`);
  }
  if (!isLinked && !emailVerified)
    throw conflict('An account with this email already exists. Please sign in with your password');
  const { db } = deps;
  // Omitted tokens stay unchanged.
  const { createdAt, ...changed } = await sealGrant(deps, grant);
  const [, [user]] = await db.batch([
    db
      .insert(identities)
      .values({ ...changed, createdAt, userId: account.user.id })
      .onConflictDoUpdate({ target: [identities.provider, identities.subject], set: changed }),
    db.select(userView).from(users).where(eq(users.id, account.user.id)),
  ]);
  return user ?? null;
}

async function createFromGrant(
  deps: Deps,
  grant: ProviderGrant,
  { address, timeZone }: { address: string; timeZone: string | undefined },
): Promise<UserView> {
  await limitUses(deps, [{ action: 'register', subject: address }]);
  const { identity } = grant;
  const createdAt = deps.clock.now();
  const emailKey = comparable(identity.email);
  const account = {
    email: identity.email,
    emailKey,
    emailHash: emailHash(deps.settings, emailKey),
    emailConfirmedAt: identity.emailVerified || !needsConfirming(deps.settings, 'email') ? createdAt : null,
    timezone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    createdAt,
  };
  const sealedGrant = await sealGrant(deps, grant);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const username = usernameFrom(identity, tries === 0 ? '' : shortSuffix(deps));
    const named = { ...account, username, usernameKey: comparable(username) };
    const created = await createUser(
      deps.db,
      named,
      copySuppressions(deps, { channel: 'email', address: emailKey }),
      sealedGrant,
    );
    if (created !== null) return created;
    const user = await findOrLink(deps, grant, null);
    if (user !== null) return user;
  }
  throw unavailable('Your account couldn’t be created right now. Please try again');
}

function shortSuffix({ ids }: Deps): string {
  return ids
    .next()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5);
}

async function sealGrant(
  { settings, clock }: Deps,
  { provider, identity: { subject, avatar }, accessToken, refreshToken }: ProviderGrant,
) {
  const seal = (token: string) => sealToken(token, subject, settings.SESSION_SECRET);
  return {
    provider: provider.name,
    subject,
    avatar: avatar ?? null,
    accessToken: await seal(accessToken),
    ...(refreshToken === undefined ? {} : { refreshToken: await seal(refreshToken) }),
    createdAt: clock.now(),
  };
}

/** Leaves room for a suffix. */
const MAX_NAME = 30;

/** A valid username from the name at the provider, or from the email. */
export function usernameFrom(identity: Pick<Identity, 'name' | 'email'>, suffix = ''): string {
  const [localPart] = identity.email.split('@');
  const candidates = [identity.name, localPart, 'New member'];
  for (const candidate of candidates) {
    const cleaned = (candidate ?? '')
      .normalize('NFKC')
      .replace(/[\p{Cc}@]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    const cut = [...cleaned].slice(0, MAX_NAME).join('').trim();
    const parsed = registerSchema.shape.username.safeParse(suffix === '' ? cut : `${cut} ${suffix}`);
    if (parsed.success && comparable(cut) !== '') return parsed.data;
  }
  return suffix === '' ? 'New member' : `New member ${suffix}`;
}
