import {
  ArcticFetchError,
  CodeChallengeMethod,
  decodeIdToken,
  OAuth2Client,
  OAuth2RequestError,
} from 'arctic';
import { z } from 'zod';
import { badInput, unavailable } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { withinTime } from '../platform/time-limit.ts';
import type { GoogleIdentity } from './google.rules.ts';

export type GoogleGrant = { identity: GoogleIdentity; accessToken: string; refreshToken: string | undefined };

const idTokenSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().optional(),
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
});

function clientFrom(settings: Settings): OAuth2Client {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = settings;
  if (id === undefined || secret === undefined) throw unavailable('Google sign-in is not set up');
  return new OAuth2Client(id, secret, `${settings.APP_ORIGIN}/auth/google/callback`);
}

/**
 * Where the browser is sent to choose a Google account. Offline access is asked for because only a refresh
 * token lives long enough to revoke the grant with.
 * @throws unavailable when Google sign-in is not set up
 */
export function googleAuthorizationUrl(settings: Settings, proof: { state: string; verifier: string }): URL {
  const url = clientFrom(settings).createAuthorizationURLWithPKCE(
    settings.GOOGLE_AUTHORIZATION_URL,
    proof.state,
    CodeChallengeMethod.S256,
    proof.verifier,
    ['openid', 'email', 'profile'],
  );
  url.searchParams.set('access_type', 'offline');
  return url;
}

/**
 * Redeems the code that Google sent back with the browser.
 * @throws badInput when Google does not accept the code or does not say who somebody is
 * @throws unavailable when Google cannot be reached
 */
export async function redeemCode(
  settings: Settings,
  now: number,
  { code, verifier }: { code: string; verifier: string },
): Promise<GoogleGrant> {
  const client = clientFrom(settings);
  try {
    const tokens = await client.validateAuthorizationCode(settings.GOOGLE_TOKEN_URL, code, verifier);
    return {
      identity: readIdToken(settings, now, tokens.idToken()),
      accessToken: tokens.accessToken(),
      refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : undefined,
    };
  } catch (error) {
    if (error instanceof OAuth2RequestError)
      throw badInput('Google did not accept this sign-in. Please try again');
    if (error instanceof ArcticFetchError) throw unavailable('Google cannot be reached at the moment');
    throw error;
  }
}

/** The token comes straight from Google over TLS, so that its signature says nothing more; its contents do. */
function readIdToken(settings: Settings, now: number, idToken: string): GoogleIdentity {
  const parsed = idTokenSchema.safeParse(decodeIdToken(idToken));
  if (!parsed.success) throw badInput('Google did not say who you are. Please try again');
  const token = parsed.data;
  const issuer = token.iss.includes('://') ? token.iss : `https://${token.iss}`;
  const fromGoogle = URL.parse(issuer)?.host === new URL(settings.GOOGLE_AUTHORIZATION_URL).host;
  if (!fromGoogle || token.aud !== settings.GOOGLE_CLIENT_ID || token.exp * 1000 <= now) {
    throw badInput('Google did not accept this sign-in. Please try again');
  }
  return {
    googleId: token.sub,
    email: token.email,
    emailVerified: token.email_verified,
    name: token.name,
    avatar: token.picture,
  };
}

/** In milliseconds: somebody waits for it. */
const revocationLimit = 5000;

/**
 * Makes a token, and the grant behind it, worthless (RFC 7009). 'unknown' when Google says that it is none of theirs
 * any more, 'refused' for every other answer.
 * @throws when Google does not answer in time
 */
export async function revokeToken(
  settings: Settings,
  token: string,
): Promise<'revoked' | 'unknown' | 'refused'> {
  return withinTime(revocationLimit, async (signal) => {
    const answer = await fetch(settings.GOOGLE_REVOCATION_URL, {
      method: 'POST',
      body: new URLSearchParams({ token }),
      redirect: 'manual',
      signal,
    });
    const text = await answer.text();
    if (answer.ok) return 'revoked';
    return answer.status === 400 && text.includes('invalid_token') ? 'unknown' : 'refused';
  });
}
