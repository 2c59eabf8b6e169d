import { generateCodeVerifier, generateState } from 'arctic';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { type AppEnv, valid } from '../http/http.ts';
import { callerAddress } from '../http/rate-limits.rules.ts';
import { giveSessionCookie } from '../http/session-cookie.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { describeError } from '../platform/log.ts';
import { signInWithGoogle } from './google.service.ts';
import { googleAuthorizationUrl } from './google-client.ts';

/** What ties the answer of Google to the browser that asked; long enough to choose an account and sign in there. */
const proofCookie = {
  prefix: 'host',
  httpOnly: true,
  secure: true,
  sameSite: 'Lax',
  path: '/',
  maxAge: 600,
} as const;
const [stateCookie, verifierCookie] = ['google-state', 'google-verifier'] as const;

const callbackSchema = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(2048).optional(),
  error: z.string().max(2048).optional(),
});

/** Whatever happens here happens in the address bar: the page that finishes the sign-in says what it was. */
function finish(c: Context, facts: Record<string, string>): Response {
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return c.redirect(`/oauth-success?${query.join('&')}`);
}

/** The zone of the caller's address, as Cloudflare knows it: no script runs here that could ask the browser. */
const seemingZone = ({ cf }: Request): string | undefined =>
  typeof cf?.timezone === 'string' ? cf.timezone : undefined;

export const googleRoutes = new Hono<AppEnv<CampaignDeps>>()
  .get('/google', (c) => {
    const proof = { state: generateState(), verifier: generateCodeVerifier() };
    const url = googleAuthorizationUrl(c.var.deps.settings, proof);
    setCookie(c, stateCookie, proof.state, proofCookie);
    setCookie(c, verifierCookie, proof.verifier, proofCookie);
    return c.redirect(url.href);
  })
  .get('/google/callback', valid('query', callbackSchema), async (c) => {
    const { code, state, error } = c.req.valid('query');
    const expectedState = getCookie(c, stateCookie, 'host');
    const verifier = getCookie(c, verifierCookie, 'host');
    deleteCookie(c, stateCookie, proofCookie);
    deleteCookie(c, verifierCookie, proofCookie);
    if (state === undefined || state !== expectedState || verifier === undefined) {
      throw badInput('This Google sign-in has run out. Please try again');
    }
    if (error === 'access_denied') throw badInput('Google sign-in was cancelled');
    if (code === undefined) throw badInput('Google did not accept this sign-in. Please try again');
    const address = callerAddress(c.req.header('CF-Connecting-IP'));
    const input = { code, verifier, address, timeZone: seemingZone(c.req.raw) };
    const { user, session } = await signInWithGoogle(c.var.deps, input);
    await giveSessionCookie(c, session, c.var.deps.settings.SESSION_SECRET);
    return finish(c, { userId: String(user.id), username: user.username, email: user.email });
  })
  .onError((error, c) => {
    if (error instanceof AppError) return finish(c, { error: error.message });
    c.var.deps.log('google_sign_in_fault', { requestId: c.var.requestId, error: describeError(error) });
    return finish(c, { error: 'Google sign-in did not work. Please try again' });
  });
