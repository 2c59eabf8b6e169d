import { ArcticFetchError, generateCodeVerifier, generateState, OAuth2RequestError } from 'arctic';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Deps } from '../delivery/deps.ts';
import { providerNames, signInProviders } from '../domain.ts';
import { type AppEnv, addressOf, valid, validPath } from '../http/http.ts';
import { cookieAttributes, giveSessionCookie, readSessionCookie } from '../http/session.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { describeDevice } from './accounts.rules.ts';
import { openSession } from './accounts.service.ts';
import { sendConfirmationLater } from './email.routes.ts';
import type { OAuthState } from './google.ts';
import { providers, userOf } from './providers.service.ts';

/** Ties the provider's callback to this browser. Lasts long enough to sign in at the provider. */
const proofCookie = 'sign-in';
const proofAttributes = { ...cookieAttributes, maxAge: 600 };

const validProvider = validPath('Sign-in provider', z.object({ provider: z.enum(providerNames) }));

const callbackSchema = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(2048).optional(),
  error: z.string().max(2048).optional(),
});

/** The browser shows these responses as pages, so errors also go to the page that finishes the sign-in. */
function finish(c: Context, facts: Record<string, string>): Response {
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return c.redirect(`/oauth-success?${query.join('&')}`);
}

/** The time zone from Cloudflare's geolocation, because no script of ours runs here. */
const zoneOfAddress = ({ cf }: Request): string | undefined =>
  typeof cf?.timezone === 'string' ? cf.timezone : undefined;

export const providerRoutes = new Hono<AppEnv<Deps>>()
  .get('/:provider', validProvider, (c) => {
    const provider = providers[c.req.valid('param').provider];
    const proof: OAuthState = {
      state: `${provider.name}.${generateState()}`,
      verifier: generateCodeVerifier(),
      nonce: generateState(),
    };
    const url = provider.authorizationUrl(c.var.deps.settings, proof);
    setCookie(c, proofCookie, [proof.state, proof.verifier, proof.nonce].join('~'), proofAttributes);
    return c.redirect(url.href);
  })
  .get('/:provider/callback', validProvider, valid('query', callbackSchema), async (c) => {
    const provider = providers[c.req.valid('param').provider];
    const { code, state, error } = c.req.valid('query');
    const [expectedState, verifier, nonce] = getCookie(c, proofCookie, 'host')?.split('~') ?? [];
    deleteCookie(c, proofCookie, proofAttributes);
    const { name } = signInProviders[provider.name];
    // The state names its provider, so a code is never redeemed at another one.
    const isOurs = state === expectedState && state?.startsWith(`${provider.name}.`) === true;
    if (!isOurs || verifier === undefined || nonce === undefined)
      throw badInput(`This ${name} sign-in has expired. Please try again`);
    if (error === 'access_denied') throw badInput(`${name} sign-in was canceled`);
    if (code === undefined) throw badInput(`${name} didn’t accept this sign-in. Please try again`);
    const { deps } = c.var;
    const address = addressOf(c);
    const grant = await provider.redeem(deps.settings, deps.clock.now(), { code, verifier, nonce });
    const { user, hasOther } = await userOf(
      deps,
      { provider, ...grant },
      { caller: await readSessionCookie(c), address, timeZone: zoneOfAddress(c.req.raw) },
    );
    deps.log('signed_in', { userId: user.id, by: provider.name });
    const session = await openSession(deps, user.id, describeDevice(c.req.header('User-Agent')));
    if (!user.emailConfirmed) c.executionCtx.waitUntil(sendConfirmationLater(deps, user));
    await giveSessionCookie(c, session);
    const { username, email } = user;
    return finish(c, { userId: String(user.id), username, email, ...(hasOther && { other: provider.name }) });
  })
  .onError((error, c) => {
    if (error instanceof AppError) return finish(c, { error: error.message });
    const provider = providerNames.find((name) => name === c.req.param('provider'));
    const what = provider === undefined ? 'This' : signInProviders[provider].name;
    if (error instanceof OAuth2RequestError)
      return finish(c, { error: `${what} didn’t accept this sign-in. Please try again` });
    if (error instanceof ArcticFetchError) return finish(c, { error: `${what} can’t be reached right now` });
    c.var.deps.log('sign_in_error', { requestId: c.var.requestId, error: describeError(error) });
    return finish(c, { error: `${what} sign-in didn’t work. Please try again` });
  });
