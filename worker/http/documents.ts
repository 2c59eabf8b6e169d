import type { Context } from 'hono';
import { notFound } from '../platform/errors.ts';
import type { AppEnv } from './http.ts';
import { isRemembered } from './session.ts';

/** The Worker's own routes. */
const notAPage = /^\/(api|auth|m|hooks|assets|\.well-known)(\/|$)/;

/** A missing file, since the platform serves existing ones before it calls the Worker; or a mistyped address. */
const isFile = (path: string) => /\.[^/]*$/.test(path);

/** Signed-out visitors see the sign-in page here. */
const signInPath = /^\/(login)?$/;

/** The document that preloads a page's code, such as `/home-settings`. Not every page has one. */
const documentOf = (path: string) =>
  /^\/campaigns\/\d+(\/edit)?$/.test(path)
    ? `/home-campaign${path.endsWith('/edit') ? '-edit' : ''}`
    : /^\/[a-z-]+$/.test(path)
      ? `/home-${path.slice(1)}`
      : '/home';

/**
 * The build makes several versions: plain, with the sign-in form prerendered, and with preloads for each page. Undefined
 * if the path can't be one of the app's pages.
 */
export async function appDocument(c: Context, files: Fetcher | undefined): Promise<Response | undefined> {
  const { req } = c;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || notAPage.test(req.path) || files === undefined) return undefined;
  // The app shows people that there is no such page. Scripts and images ask for anything but HTML.
  if (isFile(req.path) && !req.header('Accept')?.includes('text/html')) return undefined;
  // A page without its own document uses the dashboard's. `/` is the plain one.
  const names = isRemembered(c)
    ? [documentOf(req.path), '/home']
    : signInPath.test(req.path)
      ? ['/login']
      : [];
  let document: Response | undefined;
  for (const name of [...names, '/']) {
    document = await files.fetch(new Request(new URL(name, req.url), req.raw));
    if (document.status !== 404) break;
  }
  return (
    document &&
    new Response(document.body, {
      // It can also be 304.
      status: document.ok && isFile(req.path) ? 404 : document.status,
      headers: [...document.headers, ['Vary', 'Cookie']],
    })
  );
}

export function securityText(c: Context<AppEnv>): Response {
  const { settings, clock } = c.var.deps;
  if (settings.SECURITY_CONTACT === undefined) throw notFound('Page');
  const expires = new Date(clock.now() + 90 * 24 * 60 * 60_000).toISOString();
  const canonical = `${settings.APP_ORIGIN}/.well-known/security.txt`;
  return c.text(
    `Contact: ${settings.SECURITY_CONTACT}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`,
  );
}
