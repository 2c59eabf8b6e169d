import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MailService = {
  origin: string;
  /** How long it takes to answer from now on, in milliseconds. */
  delay: number;
  /** How many it takes a second from now on: those beyond wait for their turn. */
  rate: number;
  /** The identifiers of what it took since this was last emptied. */
  taken: Set<string>;
  close(): Promise<void>;
};

/** A mail service of MailChannels' shape on this machine, which takes everything. */
export async function startMailService(): Promise<MailService> {
  const service = { delay: 0, rate: Number.POSITIVE_INFINITY, taken: new Set<string>() };
  let nextTurn = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Parsing the whole body would take longer than all the rest.
      const name = /"X-Better-Habits-Message":"([^"]+)"/.exec(Buffer.concat(chunks).toString('latin1'));
      const identifier = name?.[1] ?? `unnamed-${service.taken.size}`;
      const answer = () => {
        service.taken.add(identifier);
        response.writeHead(202, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify({
            request_id: 'r',
            results: [{ index: 0, message_id: identifier, status: 'sent' }],
          }),
        );
      };
      nextTurn = Math.max(Date.now(), nextTurn) + 1000 / service.rate;
      const wait = Math.max(service.delay, nextTurn - Date.now());
      if (wait === 0) answer();
      else setTimeout(answer, wait);
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
