import type { Page, Route } from 'playwright-core';
import { type Fixtures, withWorker } from './browser-test.ts';

/** The connection of a browser context: it can be cut, and it counts what comes through. */
export function newConnection() {
  let isCut = false;
  let answer: Parameters<Route['fulfill']>[0] | null = null;
  let answered: string | undefined;
  const passed: string[] = [];
  const refused: string[] = [];
  return {
    handle: (route: Route) => {
      const request = route.request();
      const call = `${request.method()} ${new URL(request.url()).pathname}`;
      const isMark = /^(PUT|POST \/m\/)/.test(call);
      if (isCut) return route.abort();
      const refusal = isMark && call === (answered ?? call) ? answer : null;
      if (isMark) (refusal ? refused : passed).push(call);
      return refusal ? route.fulfill(refusal) : route.continue();
    },
    /** The marks that reached the app */
    passed,
    /** The marks that it answered instead of the app */
    refused,
    cut: (cut: boolean) => {
      isCut = cut;
    },
    /** Answers every mark, or only one, instead of the app; null lets them through again */
    answer: (instead: typeof answer, only?: string) => {
      [answer, answered] = [instead, only];
    },
  };
}

/** Opens the app with such a connection for a new person with a campaign. */
export async function openConnected(owner: Fixtures['owner']) {
  const app = await owner('/help', withWorker);
  const connection = newConnection();
  await app.page.context().route(/./, connection.handle);
  return { connection, app };
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
