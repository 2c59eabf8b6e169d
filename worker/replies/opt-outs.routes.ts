import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import {
  liftTextBounce,
  listOptOuts,
  type OptInOffer,
  type OptOutPage,
  optInByLink,
  optOutByLink,
  readOptInOffers,
  readOptOutPage,
  sendOptInLink,
  undoOptOut,
} from '../delivery/opt-outs.service.ts';
import { type AppEnv, signedIn } from '../http/http.ts';
import { type Markup, showPage, validForm } from '../http/page.ts';
import { limitUse, releaseUses } from '../http/rate-limits.service.ts';
import type { MessageDeps } from '../messages/deps.ts';

/** The signed-in user's opt-outs and blocked addresses, and how to undo them. */
export const optOutRoutes = new Hono<AppEnv<MessageDeps>>()
  .basePath('/opt-outs')
  .use(signedIn)
  .get('/', async (c) => c.json(await listOptOuts(c.var.deps, c.var.caller)))
  .post('/link', async (c) => {
    const { deps, caller } = c.var;
    await limitUse(deps, caller, 'opt-in-link');
    await sendOptInLink(deps, caller).catch(async (error) => {
      await releaseUses(deps, caller, 'opt-in-link');
      throw error;
    });
    return c.json({ message: 'We sent you a link' });
  })
  .delete('/returned-texts', async (c) => {
    await liftTextBounce(c.var.deps, c.var.caller);
    return c.body(null, 204);
  });

const stopSchema = z.union([
  z.object({ stop: z.enum(['campaign', 'all', 'undo']) }),
  z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
]);
const startSchema = z.object({
  start: z.union([z.literal('all').transform(() => null), z.coerce.number().int().positive()]),
});

/**
 * An email client's unsubscribe button sends a POST from any origin without cookies (RFC 8058) and must not get a
 * redirect. Browsers get a page with buttons; a GET changes nothing.
 */
export const optOutLinkRoutes = new Hono<AppEnv<MessageDeps>>()
  .get('/stop/:token', async (c) => {
    const page = await readOptOutPage(c.var.deps, c.req.param('token'));
    return showPage(c, { title: 'Stop messages', script: true, body: optOutPage(page) });
  })
  .get('/start/:token', async (c) => {
    const offers = await readOptInOffers(c.var.deps, c.req.param('token'));
    return showPage(c, { title: 'Get messages again', script: true, body: optInPage(offers) });
  })
  .post('/start/:token', async (c) => {
    const token = c.req.param('token');
    const { start } = await validForm(c, startSchema);
    await optInByLink(c.var.deps, token, start);
    return c.redirect(`/m/start/${token}`, 303);
  })
  .post('/stop/:token', async (c) => {
    const token = c.req.param('token');
    const form = await validForm(c, stopSchema);
    if (!('stop' in form)) {
      await optOutByLink(c.var.deps, token, { what: 'campaign', cause: 'unsubscribe-link' });
      return c.text('Stopped', 200);
    }
    if (form.stop !== 'undo') await optOutByLink(c.var.deps, token, { what: form.stop, cause: 'person' });
    else if (await undoOptOut(c.var.deps, token))
      return showPage(c, { title: 'Messages are on', script: true, body: optInPage([]) });
    return c.redirect(`/m/stop/${token}`, 303);
  });

function optOutPage({ title, campaignStopped, allStopped, mayUndo }: OptOutPage): Markup {
  const isStopped = allStopped || campaignStopped;
  return html`<main class="card sheet">
<p class="second">${title}</p>
<h1>${isStopped ? 'Messages are stopped' : 'Stop messages?'}</h1>
${isStopped ? stoppedPart(allStopped, mayUndo && !allStopped) : html`<p>Your campaign and its progress stay as they are.</p>`}
${allStopped ? '' : buttons(campaignStopped)}
</main>
<nav class="links" aria-label="More"><a href="/settings">Settings</a></nav>`;
}

const stoppedPart = (allStopped: boolean, mayUndo: boolean): Markup => html`<div role="status">
<p><strong>${allStopped ? 'We won’t send you any more messages.' : 'We won’t send you any more messages from this campaign.'}</strong></p>
${
  mayUndo
    ? html`<form method="post"><button class="button secondary" name="stop" value="undo">Undo</button></form>`
    : html`<p>If you change your mind, sign in and request a link in settings. We’ll email it to you.</p>`
}
</div>`;

const buttons = (campaignStopped: boolean): Markup => html`<form method="post">
${campaignStopped ? '' : html`<button class="button secondary" name="stop" value="campaign">Stop this campaign’s messages</button>`}
<button class="button secondary" name="stop" value="all">Stop all messages</button>
</form>`;

function optInPage(offers: OptInOffer[]): Markup {
  const choices = offers.map(
    ({ campaignId, text }, index) =>
      html`<button class="button ${index === 0 ? 'primary' : 'secondary'}" name="start" value="${campaignId ?? 'all'}">${text}</button>`,
  );
  return html`<main class="card sheet">
<h1>${offers.length === 0 ? 'Messages are on' : 'Get messages again?'}</h1>
${
  offers.length === 0
    ? html`<p>You’ll get messages again, as planned in your campaigns.</p>`
    : html`<form method="post">${choices}</form>`
}
</main>
<nav class="links" aria-label="More"><a href="/settings">Settings</a></nav>`;
}
