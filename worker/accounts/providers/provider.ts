import type { ProviderName } from '../../domain.ts';
import type { Settings } from '../../platform/settings.ts';

/** Who a provider says somebody is. */
export type Identity = {
  /** What the provider knows them by, for good. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  avatar: string | undefined;
};

/** What a sign-in with a provider brings along. */
export type Grant = { identity: Identity; accessToken: string; refreshToken: string | undefined };

/** Ties the provider's answer to the browser that asked for it: `state`, the PKCE code verifier, and the token's nonce. */
export type OAuthState = { state: string; verifier: string; nonce: string };

/** What the browser came back with, and what it kept meanwhile. */
export type Redeemable = { code: string; verifier: string; nonce: string };

/** Sign-in with an account somewhere else: OAuth 2 with an authorization code, PKCE and a state. */
export type SignInProvider = {
  readonly name: ProviderName;
  isSetUp(settings: Settings): boolean;
  /**
   * Where the browser is sent to choose an account.
   * @throws unavailable when the provider is not set up
   */
  authorizationUrl(settings: Settings, proof: OAuthState): URL;
  /**
   * Redeems the code that the provider sent back with the browser.
   * @throws badInput when the provider does not accept the code, or does not say who somebody is
   * @throws unavailable when the provider cannot be reached
   */
  redeem(settings: Settings, now: number, answer: Redeemable): Promise<Grant>;
  /**
   * Makes a token, and the grant behind it, worthless. 'unknown' when the provider says that it is none of theirs any
   * more, 'refused' for every other answer.
   * @throws when the provider does not answer in time
   */
  revoke(settings: Settings, token: string): Promise<'revoked' | 'unknown' | 'refused'>;
};
