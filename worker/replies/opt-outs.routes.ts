import { Hono } from 'hono';
import { z } from 'zod';
import type { CampaignDeps } from '../campaigns/deps.ts';
import {
  liftTextBounce,
  listOptOuts,
  optInByLink,
  optOutByLink,
  readOptInPage,
  readOptOutPage,
  sendOptInLink,
} from '../delivery/opt-outs.service.ts';
import { type AppEnv, signedIn } from '../http/http.ts';
import { linkNotices, noticePage, readForm, showPage, unreadableForm } from '../http/page.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import { optInPage, optOutPage } from './opt-out-page.ts';

/** What blocks messages to the signed-in person, and how to undo it. */
export const optOutRoutes = new Hono<AppEnv<CampaignDeps>>()
  .basePath('/opt-outs')
  .use(signedIn)
  .get('/', async (c) => c.json(await listOptOuts(c.var.deps, c.var.claim)))
  .post('/link', async (c) => {
    await limitUse(c.var.deps, c.var.claim, 'opt-in-link');
    await sendOptInLink(c.var.deps, c.var.claim);
    return c.json({ message: 'We sent you a link' });
  })
  .delete('/returned-texts', async (c) => {
    await liftTextBounce(c.var.deps, c.var.claim);
    return c.body(null, 204);
  });

const oneClickSchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
const buttonSchema = z.object({ stop: z.enum(['campaign', 'all']) });

const notices = linkNotices({
  unknown: 'You can stop messages in the app as well.',
  expired: 'You can stop messages in the app, or with the link in a newer message.',
  gone: {
    title: 'This campaign is gone',
    text: 'It was deleted, so you won’t get any more messages from it.',
  },
});

const startSchema = z.object({
  start: z.union([z.literal('all').transform(() => null), z.coerce.number().int().positive()]),
});
const optInNotices = linkNotices({
  unknown: 'You can ask for another one in settings.',
  expired: 'You can ask for another one in settings.',
  gone: {
    title: 'This link no longer works',
    text: 'The account was deleted or now has a different email address.',
  },
});

/**
 * Behind the stop link of a message, and the link by which the owner of a mailbox takes that back. The mail program's own button sends a POST without cookies and from any origin
 * (RFC 8058), answered without a redirect; people get a page with buttons. A GET changes nothing.
 */
export const optOutLinkRoutes = new Hono<AppEnv<CampaignDeps>>()
  .get('/stop/:token', async (c) => {
    const page = await readOptOutPage(c.var.deps, c.req.param('token'));
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    return showPage(c, { title: 'Stop messages', body: optOutPage(page) });
  })
  .get('/start/:token', async (c) => {
    const page = await readOptInPage(c.var.deps, c.req.param('token'));
    if (page.kind !== 'open') return noticePage(c, optInNotices[page.kind]);
    return showPage(c, { title: 'Get messages again', body: optInPage(page.offers) });
  })
  .post('/start/:token', async (c) => {
    const token = c.req.param('token');
    const form = startSchema.safeParse(await readForm(c));
    if (!form.success) return noticePage(c, unreadableForm);
    const outcome = await optInByLink(c.var.deps, token, form.data.start);
    if (outcome !== 'lifted') return noticePage(c, optInNotices[outcome]);
    return c.redirect(`/m/start/${token}`, 303);
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
