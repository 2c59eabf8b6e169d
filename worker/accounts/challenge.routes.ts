import { type Context, Hono } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Deps } from '../delivery/deps.ts';
import { MINUTE } from '../domain.ts';
import { type AppEnv, addressOf } from '../http/http.ts';
import { readForm, showPage } from '../http/page.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { cookieAttributes } from '../http/session.ts';
import { challengeFirst, notFound } from '../platform/errors.ts';
import { describeError, keyedHash, withinTime } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';

/** How long a visitor may take to register after passing the challenge. */
const PASS_LIFETIME = 30 * MINUTE;
const TIME_LIMIT = 5_000;

const passCookie = 'challenge';
const formSchema = z.object({ 'cf-turnstile-response': z.string().min(1).max(2048) });

/** The challenge has its own page to keep its third-party script away from the app. */
export const challengeRoutes = new Hono<AppEnv<Deps>>()
  .get('/challenge', (c) => challengePage(c, keysOf(c.var.deps.settings)))
  .post('/challenge', async (c) => {
    const { deps } = c.var;
    const keys = keysOf(deps.settings);
    const form = formSchema.safeParse(await readForm(c));
    const address = c.req.header('CF-Connecting-IP');
    const passed =
      form.success && (await isHuman(deps, keys, { token: form.data['cf-turnstile-response'], address }));
    if (!passed) return challengePage(c, keys, 'That didn’t work. Please try again.');
    const pass = [passCookie, deps.ids.next(), deps.clock.now() + PASS_LIFETIME, networkOf(c)].join('.');
    const { SESSION_SECRET } = deps.settings;
    await setSignedCookie(c, passCookie, pass, SESSION_SECRET, {
      ...cookieAttributes,
      maxAge: PASS_LIFETIME / 1000,
    });
    return c.redirect('/register', 303);
  });

async function challengePage(c: Context, { site, base }: ChallengeKeys, problem?: string): Promise<Response> {
  const { origin } = new URL(base);
  const page = await showPage(c, {
    title: 'Are you a person?',
    status: problem === undefined ? 200 : 400,
    body: html`<section class="card">
<h1>Are you a person?</h1>
<p>This check keeps bots from creating thousands of accounts.</p>
${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
<form method="post">
<div class="cf-turnstile" data-sitekey="${site}" data-theme="auto"></div>
<div class="choices"><button class="button primary">Continue</button></div>
</form>
<script src="${base}/api.js" async defer></script>
</section>`,
  });
  page.headers.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // The challenge's frame doesn't send this header, so the policy would block it.
  page.headers.delete('Cross-Origin-Embedder-Policy');
  return page;
}

type ChallengeKeys = { site: string; secret: string; base: string };

function keysOf(settings: Settings): ChallengeKeys {
  const { TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: secret, TURNSTILE_BASE_URL: base } = settings;
  if (site === undefined || secret === undefined) throw notFound('Page');
  return { site, secret, base };
}

const verdictSchema = z.object({ success: z.boolean() });

/** Verifies a token with Turnstile. Fails closed: without an answer, nobody passes. */
async function isHuman(
  { log }: Deps,
  { secret, base }: ChallengeKeys,
  { token, address }: { token: string; address: string | undefined },
): Promise<boolean> {
  try {
    return await withinTime(TIME_LIMIT, async (signal) => {
      const body = new URLSearchParams({ secret, response: token });
      if (address !== undefined) body.set('remoteip', address);
      const answer = await fetch(`${base}/siteverify`, { method: 'POST', body, redirect: 'manual', signal });
      const verdict = verdictSchema.safeParse(await answer.json());
      return verdict.success && verdict.data.success;
    });
  } catch (error) {
    log('challenge_error', { error: describeError(error) });
    return false;
  }
}

/** A pass is only valid from the network where the challenge was passed. */
const networkOf = (c: Context<AppEnv<Deps>>): string =>
  keyedHash(c.var.deps.settings.SESSION_SECRET, `challenge-network:${addressOf(c)}`);

/** Uses up one of a pass's few tries, enough to register once and correct mistakes in the form. */
export async function takePass(c: Context<AppEnv<Deps>>): Promise<void> {
  const { deps } = c.var;
  if (deps.settings.TURNSTILE_SECRET_KEY === undefined) return;
  const pass = (await getSignedCookie(c, deps.settings.SESSION_SECRET, passCookie, 'host')) || '';
  // Other cookies are signed with the same secret, so a pass names its purpose.
  const [purpose, , endsAt, network] = pass.split('.');
  if (purpose !== passCookie || deps.clock.now() >= Number(endsAt) || network !== networkOf(c))
    throw challengeFirst();
  await limitUses(deps, [{ action: 'challenge-pass', subject: pass }]);
}
