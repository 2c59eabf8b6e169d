import { createServer, type IncomingMessage } from 'node:http';
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
