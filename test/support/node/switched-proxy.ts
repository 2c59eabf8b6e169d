import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The app behind a connection that can be cut: what comes through is counted. */
export async function startSwitchedProxy(appOrigin: string) {
  const { hostname, port: appPort, host } = new URL(appOrigin);
  let isCut = false;
  let refusal: number | null = null;
  const passed: { method: string; path: string; body: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '/' } = incoming;
    if (isCut) return void incoming.socket.destroy();
    if (refusal !== null && method === 'PUT') {
      incoming.resume();
      return void outgoing.writeHead(refusal).end();
    }
    const headers = { ...incoming.headers, ...(incoming.headers.origin && { origin: appOrigin }), host };
    const forwarded = request({ hostname, port: appPort, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    let body = '';
    incoming.on('data', (chunk: Buffer) => {
      body += chunk;
      forwarded.write(chunk);
    });
    incoming.on('end', () => {
      passed.push({ method, path, body });
      forwarded.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** What came through to the app. */
    passed,
    cut: (cut: boolean) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    /** Changes get this answer in the app's place; null lets them through again. */
    refuse: (status: number | null) => {
      refusal = status;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
