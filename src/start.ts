import { watchInstallOffers } from './features/install/install-prompt.ts';
import { recallUser } from './features/session/session.ts';
import { holdPress } from './lib/hooks.ts';
import { paths } from './paths.ts';
import { loadPage, prefetchPage } from './routes.ts';

// Before zod is loaded: otherwise it tries `new Function`, which the page's policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Waits for the first paint, so that the app's main chunk doesn't delay it. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 500);
  });

/** Other letters would break lines elsewhere. The font loads along with the code. */
const fontLoaded = () =>
  Promise.race([
    document.fonts.load('1em Figtree').catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);

/** Fetches what the sign-in page lists for later, with its integrity hashes. */
function fetchRest() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
    link.rel = 'modulepreload';
}

/** The first script. It is small, and requests the page's data while the app's main chunk is loading. */
async function start() {
  const isPrerendered = document.querySelector('[data-prerendered]') !== null;
  if (isPrerendered) holdPress();
  const { pathname } = window.location;
  // Until we know who is signed in, show nothing, so that the sign-in form doesn't flash.
  const recalling = pathname === paths.oauthSuccess ? null : recallUser(isPrerendered);
  // The hint cookie names the person, so the page's data doesn't have to wait for that answer.
  if (!isPrerendered) prefetchPage(pathname);
  if (recalling) await recalling;
  if (isPrerendered) {
    await painted();
    fetchRest();
    prefetchPage(pathname);
  }
  const [{ showApp }] = await Promise.all([
    import('./main.tsx'),
    loadPage(pathname),
    isPrerendered || fontLoaded(),
  ]);
  showApp(recalling !== null);
}

watchInstallOffers();
// Without the app's code, nothing else could say so.
start().catch(() => document.body.prepend('The app could not be loaded. Please reload this page.'));
