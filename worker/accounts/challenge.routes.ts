import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import type { AppEnv } from '../http/http.ts';
import { readForm, showPage } from '../http/page.ts';
import { callerAddress } from '../http/rate-limits.rules.ts';
import { type ChallengeKeys, isHuman, keysOf, passFor } from './challenge.service.ts';
import type { AccountDeps } from './deps.ts';

const passCookie = 'challenge';
const attributes = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const;
const formSchema = z.object({ 'cf-turnstile-response': z.string().min(1).max(2048) });

/** What a browser shows that has passed. */
export const challengePass = (c: Context): string | undefined => getCookie(c, passCookie, 'host');

/** The challenge has a page of its own: no other runs a script from elsewhere, and this one only where keys are set. */
export const challengeRoutes = new Hono<AppEnv<AccountDeps>>()
  .get('/challenge', (c) => challengePage(c, keysOf(c.var.deps.settings)))
  .post('/challenge', async (c) => {
    const { deps } = c.var;
    const keys = keysOf(deps.settings);
    const form = formSchema.safeParse(await readForm(c));
    const address = c.req.header('CF-Connecting-IP');
    const passed =
      form.success && (await isHuman(deps, keys, { token: form.data['cf-turnstile-response'], address }));
    if (!passed) return challengePage(c, keys, 'That did not work. Please try again.');
    const { pass, maxAge } = await passFor(deps, callerAddress(address));
    setCookie(c, passCookie, pass, { ...attributes, maxAge });
    return c.redirect('/register', 303);
  });

async function challengePage(c: Context, { site, base }: ChallengeKeys, fault?: string): Promise<Response> {
  const { origin } = new URL(base);
  const page = await showPage(c, {
    title: 'Are you a person?',
    status: fault === undefined ? 200 : 400,
    body: html`<section class="card">
<h1>Are you a person?</h1>
<p>This check keeps bots from creating thousands of accounts.</p>
${fault === undefined ? '' : html`<p role="alert">${fault}</p>`}
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
  // The challenge's own frame names no such policy.
  page.headers.delete('Cross-Origin-Embedder-Policy');
  return page;
}
