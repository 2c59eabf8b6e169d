import './lib/zod-without-eval.ts';
import { recallUser } from './features/session/session.ts';
import { holdSubmits } from './lib/early-submit.ts';
import { paths } from './paths.ts';
import { loadPage, readPage } from './preload-page.ts';

/** A prerendered page is on the screen before the app's main part takes the browser's time. */
const shown = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 500);
  });

/** Lets the browser fetch what the sign-in page names for later, with the hashes that stand there. */
function fetchRest() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
    link.rel = 'modulepreload';
}

/** The first script, and a small one: it asks for what the page reads while the app's large main part is on its way. */
async function start() {
  const isPrerendered = document.querySelector('[data-prerendered]') !== null;
  if (isPrerendered) holdSubmits();
  const { pathname } = window.location;
  // Show nothing until we know who is signed in, so that the login form doesn't flash for signed-in people.
  const recalling = pathname === paths.oauthSuccess ? null : recallUser(isPrerendered);
  if (recalling) await recalling;
  if (isPrerendered) {
    await shown();
    fetchRest();
  }
  readPage(pathname);
  const [{ showApp }] = await Promise.all([import('./main.tsx'), loadPage(pathname)]);
  showApp(recalling !== null);
}

start();
