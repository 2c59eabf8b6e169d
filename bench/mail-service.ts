import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MailService = Awaited<ReturnType<typeof startMailService>>;

/** A local mail service with MailChannels' API that accepts everything. */
export async function startMailService() {
  const service = {
    /** The response time in milliseconds. Can be changed while it runs. */
    delay: 0,
    /** How often each identifier arrived. */
    arrived: new Map<string, number>(),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Parsing the whole body would take longer than everything else.
      const name = /"X-Better-Habits-Message":"([^"]+)"/.exec(Buffer.concat(chunks).toString('latin1'));
      const identifier = name?.[1] ?? 'unnamed';
      service.arrived.set(identifier, (service.arrived.get(identifier) ?? 0) + 1);
      const respond = () => {
        response.writeHead(202, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify({
            request_id: 'r',
            results: [{ index: 0, message_id: identifier, status: 'sent' }],
          }),
        );
      };
      if (service.delay === 0) respond();
      else setTimeout(respond, service.delay);
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
