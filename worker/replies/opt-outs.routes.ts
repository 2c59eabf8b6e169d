import { Hono } from 'hono';
import { z } from 'zod';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { liftOptOut, listOptOuts, optOutByLink, readOptOutPage } from '../delivery/opt-outs.service.ts';
import { type AppEnv, type SignedInEnv, signedIn, validId } from '../http/http.ts';
import { linkNotices, unreadableForm } from '../http/link-notices.ts';
import { noticePage, readForm, showPage } from '../http/page.ts';
import { optOutPage } from './opt-out-page.ts';

/** What the signed-in person stopped; only they can let it through again. */
export const optOutRoutes = new Hono<SignedInEnv<CampaignDeps>>()
  .use('/stops/*', signedIn)
  .get('/stops', async (c) => c.json(await listOptOuts(c.var.deps, c.var.claim)))
  .delete('/stops/:id', validId('Stop'), async (c) => {
    await liftOptOut(c.var.deps, c.var.claim, c.req.valid('param').id);
    return c.body(null, 204);
  });

const oneClickSchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
const buttonSchema = z.object({ stop: z.enum(['campaign', 'all']) });

const notices = linkNotices({
  unknown: 'You can stop messages in the app as well.',
  expired: 'You can stop messages in the app, or by the link in a newer message.',
  gone: { title: 'This campaign is gone', text: 'It was deleted, so nothing of it will reach you any more.' },
});

/**
 * Behind the stop link of a message. The mail program's own button sends a POST without cookies and from any origin
 * (RFC 8058), answered without a redirect; people get a page with buttons. A GET changes nothing.
 */
export const optOutLinkRoutes = new Hono<AppEnv<CampaignDeps>>()
  .get('/stop/:token', async (c) => {
    const page = await readOptOutPage(c.var.deps, c.req.param('token'));
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    return showPage(c, { title: 'Stop messages', body: optOutPage(page) });
  })
  .post('/stop/:token', async (c) => {
    const token = c.req.param('token');
    const form = await readForm(c);
    const button = buttonSchema.safeParse(form);
    if (!button.success && !oneClickSchema.safeParse(form).success) {
      return noticePage(c, unreadableForm);
    }
    const outcome = await optOutByLink(
      c.var.deps,
      token,
      button.success
        ? { what: button.data.stop, cause: 'person' }
        : { what: 'campaign', cause: 'unsubscribe-link' },
    );
    if (outcome !== 'stopped') return noticePage(c, notices[outcome]);
    if (button.success) return c.redirect(`/m/stop/${token}`, 303);
    return c.text('Stopped', 200);
  });
