import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Fixtures, origin } from './browser-test.ts';

/** Of all marks, or only of those sent to `path`. */
type Refusal = { status: number; type: string; body: string; path?: string };

/** Puts the app behind a connection that can be cut, and keeps what comes through. Ends with the test. */
export async function startSwitchedProxy() {
  const { hostname, port: appPort, host } = new URL(origin);
  let isCut = false;
  let refusal: Refusal | null = null;
  const passed: { method: string; path: string; body: string }[] = [];
  const refused: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '/' } = incoming;
    if (isCut) return void incoming.socket.destroy();
    const isMark = method === 'PUT' || (method === 'POST' && path.startsWith('/m/'));
    if (refusal !== null && isMark && path === (refusal.path ?? path)) {
      refused.push(path);
      incoming.resume();
      return void outgoing.writeHead(refusal.status, { 'Content-Type': refusal.type }).end(refusal.body);
    }
    const headers = { ...incoming.headers, ...(incoming.headers.origin && { origin }), host };
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
      passed.push({ method, path, body });
      forwarded.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return {
    origin: `http://localhost:${port}`,
    /** The requests that reached the app */
    passed,
    /** The paths of the marks that it answered instead of the app */
    refused,
    cut: (cut: boolean) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    /** Answers every mark instead of the app; null lets them through again */
    answer: (instead: Refusal | null) => {
      refusal = instead;
    },
  };
}

/** Opens the app behind such a connection for a new person with a campaign, and waits for the service worker. */
export async function openBehindProxy(owner: Fixtures['owner']) {
  const proxy = await startSwitchedProxy();
  const tolerates = /net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED)/;
  const app = await owner('/help', { baseURL: proxy.origin, serviceWorkers: 'allow', tolerates });
  return { proxy, app };
}

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
