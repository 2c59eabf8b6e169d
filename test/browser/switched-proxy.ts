import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

type Refusal = { status: number; type: string; body: string };

/** Puts the app behind a connection that can be cut, and keeps what comes through. */
export async function startSwitchedProxy(appOrigin: string) {
  const { hostname, port: appPort, host } = new URL(appOrigin);
  let isCut = false;
  let refusal: Refusal | null = null;
  const passed: { method: string; path: string; body: string; deviceTime: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '/' } = incoming;
    if (isCut) return void incoming.socket.destroy();
    if (refusal !== null && (method === 'PUT' || (method === 'POST' && path.startsWith('/m/')))) {
      incoming.resume();
      return void outgoing.writeHead(refusal.status, { 'Content-Type': refusal.type }).end(refusal.body);
    }
    const headers = { ...incoming.headers, ...(incoming.headers.origin && { origin: appOrigin }), host };
    // Without an agent, because the app may close a kept connection just as it is used again.
    const options = { hostname, port: appPort, method, path, headers, agent: false };
    const forwarded = forward(options, (answer) => {
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
      passed.push({ method, path, body, deviceTime: String(incoming.headers['x-device-time']) });
      forwarded.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** The requests that reached the app */
    passed,
    cut: (cut: boolean) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    /** Answers every mark instead of the app; null lets them through again */
    answer: (instead: Refusal | null) => {
      refusal = instead;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Console errors while the connection is cut. */
export const cutConnection = /net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED)/;

/** The number of waiting marks in this browser. */
export const waitingIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('workbox-background-sync');
        opened.onsuccess = () => {
          const counted = opened.result.transaction('requests').objectStore('requests').count();
          counted.onsuccess = () => {
            opened.result.close();
            resolve(counted.result);
          };
        };
      }),
  );

/** What the browser says once the network is back. */
export const back = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
