import { OAuth2Server } from 'oauth2-mock-server';
import type { LocalSettings } from '../../scripts/local/local-secrets.ts';

type Identity = { sub: string; email: string; email_verified: boolean; name: string };

/** A local stand-in for Google. Its ID tokens contain the identity of the last `newIdentity`. */
export async function startGoogle() {
  const server = new OAuth2Server();
  let people = 0;
  let nonce: unknown;
  let identity: Identity | undefined;
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  const { url } = server.issuer;
  server.service.on('beforeAuthorizeRedirect', (_, request) => {
    nonce = new URL(request.url ?? '', url).searchParams.get('nonce');
  });
  server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, { nonce }, identity));
  const settings: LocalSettings = {
    GOOGLE_CLIENT_ID: 'a-client',
    GOOGLE_CLIENT_SECRET: 'a secret between the two',
    GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
    GOOGLE_TOKEN_URL: `${url}/token`,
    GOOGLE_KEYS_URL: `${url}/jwks`,
    GOOGLE_REVOCATION_URL: `${url}/revoke`,
  };
  return {
    server,
    settings,
    close: () => server.stop(),
    newIdentity: (claims: Partial<Identity> = {}): Identity => {
      people += 1;
      const name = `Grace ${people}`;
      identity = {
        sub: `google-${people}`,
        email: `grace-${people}@example.com`,
        email_verified: true,
        name,
        ...claims,
      };
      return identity;
    },
  };
}
