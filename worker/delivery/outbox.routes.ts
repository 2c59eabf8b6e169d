import { Hono } from 'hono';
import { type SignedInEnv, signedIn, validId } from '../http/http.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryDeps } from './deps.ts';
import { selectOutbox, selectOutboxEmail } from './outbox.repo.ts';

/** What the signed-in person would have got, newest first. Exists in development only. */
async function listOutbox({ db, clock, settings }: DeliveryDeps, claim: Claim) {
  if (settings.ENVIRONMENT !== 'development') throw notFound('Page');
  const [entries] = await readAs(db, claim, clock.now(), [selectOutbox(db, claim.userId)]);
  return entries.map(({ id, channel, recipient, subject, body, html, createdAt }) => ({
    id,
    channel,
    recipient,
    subject,
    body,
    html,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/** The HTML of an email. @throws notFound where there is none, for another person's too */
async function readOutboxEmail({ db, clock, settings }: DeliveryDeps, claim: Claim, id: number) {
  if (settings.ENVIRONMENT !== 'development') throw notFound('Page');
  const [[email]] = await readAs(db, claim, clock.now(), [selectOutboxEmail(db, claim.userId, id)]);
  if (email === undefined || email.html === null) throw notFound('Message');
  return email.html;
}

/** An email may bring its styles along; nothing in it may run, and only our own pages may show it. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const outboxRoutes = new Hono<SignedInEnv<DeliveryDeps>>()
  .get('/outbox', signedIn, async (c) => c.json(await listOutbox(c.var.deps, c.var.claim)))
  .get('/outbox/:id/email', signedIn, validId('Message'), async (c) => {
    const email = await readOutboxEmail(c.var.deps, c.var.claim, c.req.valid('param').id);
    c.header('Content-Security-Policy', emailPolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    // Its links open beside the app, as those of a mail program do.
    return c.html(email.replace('<head>', '<head><base target="_blank">'));
  });
