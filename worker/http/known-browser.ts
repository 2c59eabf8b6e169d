import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readNumbers, signNumbers } from './signed-token.ts';

const name = 'known';
const attributes = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const;
/** The longest that browsers keep a cookie. */
const MAX_AGE = 400 * 24 * 60 * 60;
/** Of the accounts that signed in here, the latest. */
const MAX_ACCOUNTS = 5;

/** A browser in which somebody has signed in before. It opens nothing: whoever guesses elsewhere just cannot lock it out. */
export type KnownBrowser = { id: number; userIds: readonly number[] };

/** The cookie the browser sent; null for a new browser or a cookie without a valid signature. */
export async function readKnownBrowser(c: Context, secret: string): Promise<KnownBrowser | null> {
  try {
    const token = decodeBase64urlIgnorePadding(getCookie(c, name, 'host') ?? '');
    const [id, ...userIds] = (await readNumbers('known-browser', token, secret)) ?? [];
    return id === undefined ? null : { id, userIds };
  } catch {
    return null;
  }
}

/** Marks the browser as one of this account, beyond the end of its session. */
export async function markBrowser(c: Context, userId: number, secret: string): Promise<void> {
  const known = await readKnownBrowser(c, secret);
  if (known?.userIds[0] === userId) return;
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const id = known?.id ?? (high % 2 ** 20) * 2 ** 32 + low;
  const others = (known?.userIds ?? []).filter((other) => other !== userId);
  const numbers = [id, userId, ...others].slice(0, MAX_ACCOUNTS + 1);
  const token = encodeBase64urlNoPadding(await signNumbers('known-browser', numbers, secret));
  setCookie(c, name, token, { ...attributes, maxAge: MAX_AGE });
}

/** Leaves nothing of a deleted account in its browser. */
export function forgetBrowser(c: Context): void {
  deleteCookie(c, name, attributes);
}
