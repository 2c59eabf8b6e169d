import type { ProviderName } from '../../domain.ts';
import type { Settings } from '../../platform/settings.ts';

/** A user according to a provider. */
export type Identity = {
  /** The provider's permanent id for them. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  avatar: string | undefined;
};

/** The result of a sign-in with a provider. */
export type Grant = { identity: Identity; accessToken: string; refreshToken: string | undefined };

/** Ties the provider's answer to the browser that asked: `state`, PKCE code verifier and nonce. */
export type OAuthState = { state: string; verifier: string; nonce: string };

/** The code that the browser came back with, and what it kept in cookies. */
export type Redeemable = { code: string; verifier: string; nonce: string };

/** OAuth 2 with an authorization code, PKCE and a state. */
export type SignInProvider = {
  readonly name: ProviderName;
  isSetUp(settings: Settings): boolean;
  /** @throws unavailable when the provider isn't set up */
  authorizationUrl(settings: Settings, proof: OAuthState): URL;
  /**
   * @throws badInput when the provider rejects the code or doesn't say who the user is
   * @throws unavailable when the provider can't be reached
   */
  redeem(settings: Settings, now: number, answer: Redeemable): Promise<Grant>;
  /**
   * Revokes the whole grant, by its refresh token if there is one.
   * @returns whether the grant has ended, now or earlier
   * @throws when the provider doesn't answer in time
   */
  revoke(settings: Settings, token: { value: string; isRefreshToken: boolean }): Promise<boolean>;
};
