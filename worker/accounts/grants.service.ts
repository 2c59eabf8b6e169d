import type { CampaignDeps } from '../campaigns/deps.ts';
import type { ProviderName } from '../domain.ts';
import { describeError } from '../platform/runtime.ts';
import { everySecret } from '../platform/settings.ts';
import type { RevocationResult } from './accounts.schemas.ts';
import { providers } from './providers/providers.ts';
import { openToken } from './token-sealing.ts';

/** What is kept of a sign-in with a provider: the tokens are sealed. */
export type StoredTokens = {
  provider: ProviderName;
  subject: string;
  accessToken: string | null;
  refreshToken: string | null;
};

/**
 * Revokes the access that a person gave us at providers. Tried once, within a time limit, so that the person doesn't
 * wait for a provider; they are told if it fails. Never throws.
 */
export async function revokeGrants(
  deps: CampaignDeps,
  grants: readonly StoredTokens[],
): Promise<RevocationResult> {
  const ends = await Promise.all(grants.map((grant) => revokeGrant(deps, grant)));
  return ends.find((end) => end === 'not-revoked') ?? ends.find((end) => end === 'revoked') ?? 'none';
}

async function revokeGrant(
  { settings, log }: CampaignDeps,
  { provider, subject, accessToken, refreshToken }: StoredTokens,
): Promise<RevocationResult> {
  const sealed = refreshToken ?? accessToken;
  if (sealed === null) return 'none';
  try {
    const token = await Promise.any(
      everySecret(settings).map((secret) => openToken(sealed, subject, secret)),
    );
    const outcome = await providers[provider].revoke(settings, token);
    log('grant_revocation', { provider, outcome });
    // One that the provider does not know is over; an access token ends by itself, while the grant goes on.
    const isOver = outcome === 'revoked' || (outcome === 'unknown' && refreshToken !== null);
    return isOver ? 'revoked' : 'not-revoked';
  } catch (error) {
    log('grant_revocation', { provider, outcome: 'fault', error: describeError(error) });
    return 'not-revoked';
  }
}
