import jwt from '@tsndr/cloudflare-worker-jwt';
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { z } from 'zod';
import type { ProviderName } from '../domain.ts';
import { badInput, unavailable } from '../platform/errors.ts';
import { withinTime } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';

export type Identity = {
  /** The provider's permanent id for the user. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  avatar: string | undefined;
};

export type Grant = { identity: Identity; accessToken: string; refreshToken: string | undefined };

/** Ties the provider's callback to the browser that started the sign-in. `verifier` is PKCE's. */
export type OAuthState = { state: string; verifier: string; nonce: string };

/** The code from the callback, and the values that the browser stored in cookies. */
type Redeemable = { code: string; verifier: string; nonce: string };

/** OAuth 2 with an authorization code, PKCE and a state. */
export type SignInProvider = {
  readonly name: ProviderName;
  isSetUp(settings: Settings): boolean;
  authorizationUrl(settings: Settings, proof: OAuthState): URL;
  /** May throw arctic's errors if the provider refuses or can't be reached. */
  redeem(settings: Settings, now: number, answer: Redeemable): Promise<Grant>;
  /**
   * Revokes the whole grant, by its refresh token if there is one. Returns whether the grant has ended, by this call or
   * earlier.
   */
  revoke(settings: Settings, token: { value: string; isRefreshToken: boolean }): Promise<boolean>;
};

const idTokenSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
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

/** Asks for offline access because only a refresh token lives long enough to revoke the grant. */
function authorizationUrl(settings: Settings, proof: OAuthState): URL {
  const url = clientFrom(settings).createAuthorizationURLWithPKCE(
    settings.GOOGLE_AUTHORIZATION_URL,
    proof.state,
    CodeChallengeMethod.S256,
    proof.verifier,
    ['openid', 'email', 'profile'],
  );
  url.searchParams.set('access_type', 'offline');
  url.searchParams.set('nonce', proof.nonce);
  return url;
}

async function redeem(
  settings: Settings,
  now: number,
  { code, verifier, nonce }: Redeemable,
): Promise<Grant> {
  const client = clientFrom(settings);
  const tokens = await client.validateAuthorizationCode(settings.GOOGLE_TOKEN_URL, code, verifier);
  return {
    identity: await readIdToken(settings, now, { idToken: tokens.idToken(), nonce }),
    accessToken: tokens.accessToken(),
    refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : undefined,
  };
}

async function readIdToken(
  settings: Settings,
  now: number,
  { idToken, nonce }: { idToken: string; nonce: string },
): Promise<Identity> {
  const notAccepted = badInput('Google didn’t accept this sign-in. Please try again');
  const claims = await verifiedClaims(settings.GOOGLE_KEYS_URL, idToken);
  if (claims === null) throw notAccepted;
  const parsed = idTokenSchema.safeParse(claims);
  if (!parsed.success) throw badInput('Google didn’t confirm who you are. Please try again');
  const token = parsed.data;
  const issuer = token.iss.includes('://') ? token.iss : `https://${token.iss}`;
  const fromGoogle = URL.parse(issuer)?.host === new URL(settings.GOOGLE_AUTHORIZATION_URL).host;
  const isForUs = token.aud === settings.GOOGLE_CLIENT_ID && token.nonce === nonce;
  if (!fromGoogle || !isForUs || token.exp * 1000 <= now) throw notAccepted;
  return {
    subject: token.sub,
    email: token.email,
    emailVerified: token.email_verified,
    name: token.name,
    avatar: token.picture,
  };
}

const REVOCATION_TIME_LIMIT = 5000;

/** RFC 7009 */
const revoke: SignInProvider['revoke'] = (settings, { value, isRefreshToken }) =>
  withinTime(REVOCATION_TIME_LIMIT, async (signal) => {
    const answer = await fetch(settings.GOOGLE_REVOCATION_URL, {
      method: 'POST',
      body: new URLSearchParams({ token: value }),
      redirect: 'manual',
      signal,
    });
    const text = await answer.text();
    // An unknown refresh token means that the grant has ended. An access token just expires; its grant lives on.
    const hasEnded = answer.status === 400 && text.includes('invalid_token') && isRefreshToken;
    return answer.ok || hasEnded;
  });

export const google: SignInProvider = {
  name: 'google',
  isSetUp: ({ GOOGLE_CLIENT_SECRET }) => GOOGLE_CLIENT_SECRET !== undefined,
  authorizationUrl,
  redeem,
  revoke,
};

const keySet = z.object({ keys: z.array(z.unknown()) });
const rsaKey = z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() });

const KEYS_TIME_LIMIT = 5000;

/**
 * The claims of an ID token; null unless one of Google's keys signed it. Sign-ins are rare enough to load the keys each
 * time.
 */
async function verifiedClaims(keysUrl: string, idToken: string): Promise<unknown> {
  const keys = await readKeys(keysUrl).catch(() => {
    throw unavailable('This sign-in can’t be verified right now');
  });
  try {
    const { header } = jwt.decode<object, { kid?: string }>(idToken);
    const key = keys.find(({ kid }) => kid === header?.kid);
    if (key === undefined) return null;
    const verified = await jwt.verify(idToken, key, { algorithm: 'RS256' });
    return verified?.payload ?? null;
  } catch {
    return null;
  }
}

const readKeys = (keysUrl: string) =>
  withinTime(KEYS_TIME_LIMIT, async (signal) => {
    const answer = await fetch(keysUrl, { signal });
    // The list may include keys for other algorithms.
    return keySet.parse(await answer.json()).keys.flatMap((key) => rsaKey.safeParse(key).data ?? []);
  });
