import type { CampaignDeps } from '../campaigns/deps.ts';
import { emailHash, suppressionQueries } from '../delivery/suppressions.service.ts';
import { DEFAULT_TIME_ZONE, signInProviders } from '../domain.ts';
import { countRegistration } from '../http/rate-limits.service.ts';
import { taken, unavailable } from '../platform/errors.ts';
import { createUser } from './accounts.repo.ts';
import { comparable, needsConfirming } from './accounts.rules.ts';
import { isTimeZone, type UserView } from './accounts.schemas.ts';
import { openSession, type SignedInUser } from './accounts.service.ts';
import { findByIdentity, storeGrant } from './identities.repo.ts';
import type { Grant, Redeemable, SignInProvider } from './providers/provider.ts';
import { sealToken } from './token-sealing.ts';
import { usernameFrom } from './usernames.rules.ts';

/** A name may be taken, or the account made at the same moment by a second click: then it is looked up anew. */
const MAX_TRIES = 5;

/** A grant with the provider that it comes from. */
type FromProvider = Grant & { provider: SignInProvider };

/**
 * Signs in whoever the provider says has come back, and makes an account for those who have none.
 * @param input with the zone in which the caller seems to be, for a new account
 * @throws taken when the email belongs to an account that may not be joined
 */
export async function signInWithProvider(
  deps: CampaignDeps,
  provider: SignInProvider,
  input: Redeemable & {
    address: string;
    timeZone: string | undefined;
    device: string;
  },
): Promise<SignedInUser> {
  const grant = { provider, ...(await provider.redeem(deps.settings, deps.clock.now(), input)) };
  const user = (await findKnown(deps, grant)) ?? (await createFromGrant(deps, grant, input));
  deps.log('signed_in', { userId: user.id, by: provider.name });
  return { user, session: await openSession(deps, user.id, input.device) };
}

/**
 * The account of this identity; or the one that has confirmed its email, which is joined only when the provider has
 * verified it too: otherwise anyone could take over an account, or set one up as a trap for someone else.
 */
async function findKnown(deps: CampaignDeps, grant: FromProvider): Promise<UserView | null> {
  const { provider, identity } = grant;
  const { subject, email, emailVerified } = identity;
  const found = await findByIdentity(deps.db, provider.name, { subject, emailKey: comparable(email) });
  if (found === null) return null;
  const { name } = signInProviders[provider.name];
  const known = found.subject === subject;
  if (!known && found.subject !== null) {
    throw taken(`An account with this email is already linked to another ${name} account`);
  }
  if (!known && !emailVerified)
    throw taken('An account with this email already exists. Please sign in with your password');
  return storeGrant(deps.db, found.user.id, await storedGrant(deps, grant));
}

async function createFromGrant(
  deps: CampaignDeps,
  grant: FromProvider,
  { address, timeZone }: { address: string; timeZone: string | undefined },
): Promise<UserView> {
  await countRegistration(deps, address);
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
  const stored = await storedGrant(deps, grant);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const username = usernameFrom(identity, tries === 0 ? '' : shortSuffix(deps));
    const named = { ...account, username, usernameKey: comparable(username) };
    const created = await createUser(
      deps.db,
      named,
      suppressionQueries.carryOver(deps, { channel: 'email', address: emailKey }),
      stored,
    );
    if (created !== null) return created;
    const user = await findKnown(deps, grant);
    if (user !== null) return user;
  }
  throw unavailable('Your account couldn’t be created right now. Please try again');
}

function shortSuffix({ ids }: CampaignDeps): string {
  return ids
    .next()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5);
}

async function storedGrant(
  { settings, clock }: CampaignDeps,
  { provider, identity: { subject, avatar }, accessToken, refreshToken }: FromProvider,
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
