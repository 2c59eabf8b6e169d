import type { ProviderName } from '../../domain.ts';
import type { Settings } from '../../platform/settings.ts';

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
export type Redeemable = { code: string; verifier: string; nonce: string };

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
