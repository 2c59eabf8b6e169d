import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import type { LocalSettings } from '../../../scripts/local/local-secrets.ts';

/** A call that a local provider received. */
export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer };

/** What a local provider does with a call: answers it in full or in part, never answers, or breaks the connection. */
export type Reply =
  | { status: number; headers?: Record<string, string>; body?: string; unfinished?: boolean }
  | 'silence'
  | 'reset';

export type LocalProvider = {
  origin: string;
  /** `localhost` with its port */
  host: string;
  received: Received[];
  /** Sets what it does from now on */
  will(reply: Reply | ((call: Received) => Reply)): void;
  close(): Promise<void>;
};

/** Starts a local server in place of a provider. */
export async function startProvider(): Promise<LocalProvider> {
  const received: Received[] = [];
  let behavior: (call: Received) => Reply = () => ({ status: 500 });

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const call: Received = { method, path: url, headers, body: Buffer.concat(chunks) };
    received.push(call);
    const reply = behavior(call);
    if (reply === 'silence') return;
    if (reply === 'reset') {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, reply.headers ?? {});
    if (reply.unfinished) response.write(reply.body ?? '');
    else response.end(reply.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `localhost:${port}`;

  return {
    origin: `http://${host}`,
    host,
    received,
    will: (reply) => {
      behavior = typeof reply === 'function' ? reply : () => reply;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

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
