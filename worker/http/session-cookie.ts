import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { markBrowser } from './known-browser.ts';
import type { Claim } from './read-as.ts';
import { readSessionToken, type Session, signSessionToken } from './session-token.ts';

const name = 'session';
const attributes = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const;

/**
 * Tells the app's own scripts that there is a session, and nothing else about it: browsers delete what scripts stored
 * sooner than cookies set by a server, and without it the app would have to ask for every visitor.
 */
const hint = 'remembered';
const hintAttributes = { ...attributes, httpOnly: false } as const;

/** Who the request's cookie says it comes from, or null when it carries none that holds. */
export async function readSessionCookie(c: Context, secret: string): Promise<Claim | null> {
  const token = getCookie(c, name, 'host');
  return token === undefined ? null : readSessionToken(token, secret);
}

/** Whether this browser says that it has a session, true or not: enough to choose a page by, and for nothing else. */
export const isRemembered = (c: Context) => getCookie(c, hint, 'host') !== undefined;

/** Hands a session that was just opened to the browser, for as long as it lasts on the server. */
export async function giveSessionCookie(c: Context, session: Session, secret: string): Promise<void> {
  const token = await signSessionToken(session.claim, session.expiresAt, secret);
  const maxAge = Math.round((session.expiresAt - Date.now()) / 1000);
  setCookie(c, name, token, { ...attributes, maxAge });
  setCookie(c, hint, '1', { ...hintAttributes, maxAge });
  await markBrowser(c, session.claim.userId, secret);
}

export function dropSessionCookie(c: Context): void {
  deleteCookie(c, name, attributes);
  deleteCookie(c, hint, hintAttributes);
}
