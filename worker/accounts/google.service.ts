import type { CampaignDeps } from '../campaigns/deps.ts';
import { suppressionQueries } from '../delivery/suppressions.service.ts';
import { defaultTimeZone } from '../domain.ts';
import { countRegistration } from '../http/rate-limits.service.ts';
import { taken, unavailable } from '../platform/errors.ts';
import { createUser, findByGoogle, storeGoogleGrant } from './accounts.repo.ts';
import { comparable } from './accounts.rules.ts';
import type { UserView } from './accounts.schemas.ts';
import { openSession, type SignedInUser } from './accounts.service.ts';
import { usernameFrom } from './google.rules.ts';
import { type GoogleGrant, redeemCode } from './google-client.ts';
import { zoneOfSameClock } from './time-zones.rules.ts';
import { sealToken } from './token-sealing.ts';

/** A name may be taken, or the account made at the same moment by a second click: then it is looked up anew. */
const mostTries = 5;

/**
 * Signs in whoever Google says has come back, and makes an account for those who have none.
 * @param input with the zone in which the caller seems to be, for a new account
 * @throws taken when the email belongs to an account that may not be joined
 */
export async function signInWithGoogle(
  deps: CampaignDeps,
  input: { code: string; verifier: string; address: string; timeZone: string | undefined },
): Promise<SignedInUser> {
  const grant = await redeemCode(deps.settings, deps.clock.now(), input);
  const user = (await findKnown(deps, grant)) ?? (await createFromGoogle(deps, grant, input));
  return { user, session: await openSession(deps, user.id) };
}

/**
 * The account of this identity; or the one with its email, which is joined only when both sides have verified
 * that email: else anybody could take over an account, or lay one out for somebody to walk into.
 */
async function findKnown(deps: CampaignDeps, grant: GoogleGrant): Promise<UserView | null> {
  const { googleId, email, emailVerified, avatar } = grant.identity;
  const found = await findByGoogle(deps.db, { googleId, emailKey: comparable(email) });
  if (found === null) return null;
  const known = found.user.googleId === googleId;
  if (!known && found.user.googleId !== null) {
    throw taken('An account with this email is joined to another Google account');
  }
  if (!known && !(emailVerified && found.emailVerifiedAt !== null)) {
    throw taken('An account with this email already exists. Please sign in with your password');
  }
  return storeGoogleGrant(deps.db, found.user.id, { googleId, avatar, ...(await sealedTokens(deps, grant)) });
}

async function createFromGoogle(
  deps: CampaignDeps,
  grant: GoogleGrant,
  { address, timeZone }: { address: string; timeZone: string | undefined },
): Promise<UserView> {
  await countRegistration(deps, address);
  const { identity } = grant;
  const createdAt = deps.clock.now();
  const account = {
    email: identity.email,
    emailKey: comparable(identity.email),
    emailVerifiedAt: identity.emailVerified ? createdAt : null,
    googleId: identity.googleId,
    avatar: identity.avatar ?? null,
    timezone: zoneOfSameClock(timeZone, createdAt) ?? defaultTimeZone,
    createdAt,
    ...(await sealedTokens(deps, grant)),
  };
  for (let tries = 0; tries < mostTries; tries++) {
    const username = usernameFrom(identity, tries === 0 ? '' : shortSuffix(deps));
    const named = { ...account, username, usernameKey: comparable(username) };
    const created = await createUser(deps.db, named, [
      suppressionQueries.applyToNew(deps, { ...named, phone: null }),
    ]);
    if (created !== null) return created;
    const user = await findKnown(deps, grant);
    if (user !== null) return user;
  }
  throw unavailable('Your account could not be made at the moment. Please try again');
}

function shortSuffix({ ids }: CampaignDeps): string {
  return ids
    .next()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5);
}

async function sealedTokens(deps: CampaignDeps, { identity, accessToken, refreshToken }: GoogleGrant) {
  const seal = (token: string) => sealToken(token, identity.googleId, deps.settings.SESSION_SECRET);
  return {
    accessToken: await seal(accessToken),
    ...(refreshToken === undefined ? {} : { refreshToken: await seal(refreshToken) }),
  };
}
