import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

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

/** Starts a local server in place of a provider; with a certificate it uses https. */
export async function startProvider(tls?: { key: string; cert: string }): Promise<LocalProvider> {
  const received: Received[] = [];
  let behavior: (call: Received) => Reply = () => ({ status: 500 });

  const answer: RequestListener = async (request, response) => {
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
  };
  const server: Server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `localhost:${port}`;

  return {
    origin: `${tls === undefined ? 'http' : 'https'}://${host}`,
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

const hour = 60 * 60_000;

/** Encodes one DER element: tag, length, contents. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...items: Buffer[]) => der(0x30, ...items);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (instant: number) =>
  der(0x17, Buffer.from(`${new Date(instant).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const basicConstraints = objectId('551d13');
const subjectAltName = objectId('551d11');

/** A key and a self-signed certificate for `localhost`, valid for an hour, in PEM format. */
export function selfSigned(now: number): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('localhost')))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(now - hour), utcTime(now + hour)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(
          basicConstraints,
          der(0x01, Buffer.from([0xff])),
          der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
        ),
        sequence(subjectAltName, der(0x04, sequence(der(0x82, Buffer.from('localhost'))))),
      ),
    ),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
