import './lib/zod-without-eval.ts';
import { recallUser } from './features/session/session.ts';
import { paths } from './paths.ts';
import { preloadPage } from './preload-page.ts';

/**
 * The first script, and a small one: it asks for the page's code and for what the page reads, while the app's large
 * main part is still on its way.
 */
async function start() {
  const { pathname } = window.location;
  const main = import('./main.tsx');
  // Nothing is shown before it is known: no login form flashes up for somebody who is signed in.
  const recalling = pathname === paths.oauthSuccess ? null : recallUser();
  if (recalling) await recalling;
  preloadPage(pathname);
  const { showApp } = await main;
  showApp(recalling !== null);
}

start();
