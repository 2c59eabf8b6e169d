import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '../support/node/test-app.ts';

/** Who the provider says has come. */
export type Identity = { sub: string; email: string; email_verified: boolean; name: string };

/**
 * An app of the test file's own whose Google is a server on this machine. What the app is told stands in the identity
 * token: that of whoever came last by `newIdentity`.
 */
export function googleAtHand() {
  const server = new OAuth2Server();
  let app: TestApp;
  let people = 0;
  let identity: Identity | undefined;

  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, 'localhost');
    let nonce: unknown;
    server.service.on('beforeAuthorizeRedirect', (_, request) => {
      nonce = new URL(request.url ?? '', server.issuer.url).searchParams.get('nonce');
    });
    server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, { nonce }, identity));
    app = await startTestApp({
      GOOGLE_CLIENT_ID: 'a-client',
      GOOGLE_CLIENT_SECRET: 'a secret between the two',
      GOOGLE_AUTHORIZATION_URL: `${server.issuer.url}/authorize`,
      GOOGLE_TOKEN_URL: `${server.issuer.url}/token`,
      GOOGLE_KEYS_URL: `${server.issuer.url}/jwks`,
      GOOGLE_REVOCATION_URL: `${server.issuer.url}/revoke`,
    });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  return {
    server,
    origin: () => app.origin,
    newIdentity: (emailVerified = true): Identity => {
      people += 1;
      identity = {
        sub: `google-${people}`,
        email: `grace-${people}@example.com`,
        email_verified: emailVerified,
        name: `Grace ${people}`,
      };
      return identity;
    },
  };
}
