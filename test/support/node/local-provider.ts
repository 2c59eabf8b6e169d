import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** One call that a local provider got. */
export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer };

/**
 * What a local provider does with a call: answers it, answers half and then falls silent, never answers, or breaks the
 * connection.
 */
export type Reply =
  | { status: number; headers?: Record<string, string>; body?: string; unfinished?: boolean }
  | 'silence'
  | 'reset';

export type LocalProvider = {
  origin: string;
  /** `localhost` with its port */
  host: string;
  received: Received[];
  /** What it does from now on. */
  will(reply: Reply | ((call: Received) => Reply)): void;
  close(): Promise<void>;
};

/** A real server on this machine that stands for a provider; with a certificate it speaks https. */
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
