/** Written by the build: every file of the app, and a version that changes with any of them. */
declare const __APP_FILES__: readonly string[];
declare const __APP_VERSION__: string;

const appCache = `app-${__APP_VERSION__}`;
const dataCache = 'data';
/** An address of the app that always returns the empty page: `/` may come with the sign-in form. */
const shell = '/app';

/** A page that takes longer than this opens from the cache, in milliseconds. */
const patience = 4000;

/** Paths that the server alone answers, never the app's own page. */
const serverPaths = /^\/(api|auth|m|hooks)\//;
/** Requests for the current state, which a cached response would misrepresent. */
const neverKept = /^\/api\/(health|vapid-public-key|outbox)/;

/** Keeps the whole app, so that it opens without a network. */
export async function keepApp(): Promise<void> {
  const cache = await caches.open(appCache);
  await cache.addAll([shell, ...__APP_FILES__]);
}

/** Runs once no page of an older version is open any more. */
export async function removeOldApps(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('app-') && name !== appCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** How many times the data cache was cleared: responses requested before that are not cached afterwards. */
let forgettings = 0;

/** One person's data must not be shown to the next one who signs in. */
export async function forgetData(): Promise<void> {
  forgettings += 1;
  await caches.delete(dataCache);
}

/** How a request is answered; null leaves it to the browser. */
export function answerFromCacheOrNetwork(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (url.pathname.startsWith('/api/')) return neverKept.test(url.pathname) ? null : latestData(request);
  if (serverPaths.test(url.pathname)) return null;
  if (request.mode === 'navigate') return latestPage(request);
  if (__APP_FILES__.includes(url.pathname)) return keptFile(request);
  return null;
}

async function keptFile(request: Request): Promise<Response> {
  // Servers say that answers vary with the origin, which imports send and our first fetch did not. These files do not.
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The page as it is now, or the kept one when the network is away or very slow. */
async function latestPage(request: Request): Promise<Response> {
  const fromNetwork = fetch(request);
  const kept = await caches.match(shell);
  if (kept === undefined) return fromNetwork;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patience));
  return Promise.race([fromNetwork, late]).catch(() => kept);
}

/** What the server says; without it, what was last seen. */
async function latestData(request: Request): Promise<Response> {
  const asked = forgettings;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(dataCache);
      if (asked === forgettings) await cache.put(request, answer.clone());
    }
    return answer;
  } catch (error) {
    const lastSeen = await caches.match(request, { cacheName: dataCache });
    if (lastSeen === undefined) throw error;
    return lastSeen;
  }
}
