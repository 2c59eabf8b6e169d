import { Hono } from 'hono';
import { type AppEnv, signedIn, validId } from '../http/http.ts';
import type { DeliveryDeps } from './deps.ts';
import { listOutbox, readOutboxEmail } from './outbox.service.ts';

/** An email may bring its styles along; nothing in it may run, and only our own pages may show it. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const outboxRoutes = new Hono<AppEnv<DeliveryDeps>>()
  .get('/outbox', signedIn, async (c) => c.json(await listOutbox(c.var.deps, c.var.claim)))
  .get('/outbox/:id/email', signedIn, validId('Message'), async (c) => {
    const email = await readOutboxEmail(c.var.deps, c.var.claim, c.req.valid('param').id);
    c.header('Content-Security-Policy', emailPolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    // Its links open beside the app, as those of a mail program do.
    return c.html(email.replace('<head>', '<head><base target="_blank">'));
  });
