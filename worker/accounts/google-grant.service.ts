import type { CampaignDeps } from '../campaigns/deps.ts';
import { describeError } from '../platform/log.ts';
import { everySecret } from '../platform/secrets.ts';
import type { GrantEnd } from './accounts.schemas.ts';
import { revokeToken } from './google-client.ts';
import { openToken } from './token-sealing.ts';

/** What an account keeps of a sign-in with Google: the tokens are sealed. */
export type KeptGrant = {
  googleId: string | null;
  accessToken: string | null;
  refreshToken: string | null;
};

/**
 * Gives back the leave that somebody gave us at Google. Tried once and within a time limit: whoever asked for it does
 * not wait for Google, and is told when it could not be done. Never throws.
 */
export async function endGrant(
  deps: CampaignDeps,
  { googleId, accessToken, refreshToken }: KeptGrant,
): Promise<GrantEnd> {
  const sealed = refreshToken ?? accessToken;
  if (googleId === null || sealed === null) return 'none';
  try {
    const token = await Promise.any(
      everySecret(deps.settings).map((secret) => openToken(sealed, googleId, secret)),
    );
    const outcome = await revokeToken(deps.settings, token);
    deps.log('google_revocation', { outcome });
    // One that Google does not know is over; an access token is over after an hour, while the grant goes on.
    const isOver = outcome === 'revoked' || (outcome === 'unknown' && refreshToken !== null);
    return isOver ? 'revoked' : 'not-revoked';
  } catch (error) {
    deps.log('google_revocation', { outcome: 'fault', error: describeError(error) });
    return 'not-revoked';
  }
}
