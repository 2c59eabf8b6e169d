import { and, eq, gte, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { selectProfile } from '../db/client.ts';
import { campaigns, optOuts, users } from '../db/schema.ts';
import { assertAccepted, tryCounted } from '../delivery/attempts.ts';
import type { OptOutView } from '../delivery/delivery.schemas.ts';
import type { Deps } from '../delivery/deps.ts';
import { optInLink, readOptInToken, readOptOutToken } from '../delivery/links.service.ts';
import { liftOf, optOutText } from '../delivery/opt-outs.rules.ts';
import { unconfirmedReason } from '../delivery/send.rules.ts';
import {
  addHashedSuppression,
  addSuppression,
  deleteTextBounce,
  insertOptOut,
  liftSuppression,
  selectStops,
} from '../delivery/stops.repo.ts';
import { MINUTE } from '../domain.ts';
import { type AppEnv, signedIn } from '../http/http.ts';
import { type Markup, showPage, validForm } from '../http/page.ts';
import { limitUse, releaseUses } from '../http/rate-limits.service.ts';
import { type Caller, readAs } from '../http/session.ts';
import { AppError, conflict, linkProblems, notFound, signedOut } from '../platform/errors.ts';
import { renderPlain } from '../writer/render-message.ts';

/** Sent despite the opt-out, because there is no other way back. */
async function sendOptInLink(deps: Deps, caller: Caller): Promise<void> {
  const { db, clock } = deps;
  const [stops, [user]] = await readAs(deps, caller, [
    selectStops(db, caller.userId),
    selectProfile(db, caller.userId),
  ]);
  if (user === undefined) throw signedOut();
  if (!stops.some((stop) => liftOf(stop) === 'link')) throw notFound('Opt-out');
  const missing = unconfirmedReason(user, 'email');
  if (missing !== null) throw conflict(missing);
  const open = await optInLink(deps, caller.userId, user.emailHash);
  const words = 'You requested a link to get messages from Better Habits again. It works for one day.';
  const { outcome } = await tryCounted(deps, 'email', {
    identifier: `opt-in-${caller.userId}-${clock.now()}`,
    contact: user,
    rendered: renderPlain(words, 'Messages from Better Habits', 'Your link to get messages again'),
    links: { open, openLabel: 'Choose what to turn back on' },
  });
  deps.log('opt_in_link', { userId: caller.userId, outcome: outcome.kind });
  assertAccepted(outcome);
}

/** The signed-in user's opt-outs and blocked addresses, and how to undo them. */
export const optOutRoutes = new Hono<AppEnv<Deps>>()
  .basePath('/opt-outs')
  .use(signedIn)
  // Newest first. Stopping everything by link also blocks the email, which is lifted by the same link, so it isn't listed.
  .get('/', async (c) => {
    const { caller, deps } = c.var;
    const [rows] = await readAs(deps, caller, [selectStops(deps.db, caller.userId)]);
    const isAllStopped = rows.some(({ campaignId, channel }) => campaignId === null && channel === null);
    const listed = rows.filter(
      ({ channel, cause }) => !(isAllStopped && channel === 'email' && cause === 'person'),
    );
    const views = listed.map(
      (row): OptOutView => ({
        ...row,
        lift: liftOf(row),
        text: optOutText(row, row.campaignTitle === null ? 'a campaign' : `‘${row.campaignTitle}’`),
        createdAt: new Date(row.createdAt).toISOString(),
      }),
    );
    return c.json(views);
  })
  .post('/link', async (c) => {
    const { deps, caller } = c.var;
    await limitUse(deps, caller, 'opt-in-link');
    await sendOptInLink(deps, caller).catch(async (error) => {
      const isUnknown = error instanceof AppError && error.status === 504;
      if (!isUnknown) await releaseUses(deps, caller, 'opt-in-link');
      throw error;
    });
    return c.json({ message: 'We sent you a link' });
  })
  // An account can't lift any other stop, because only an address's owner may, from that address.
  .delete('/returned-texts', async (c) => {
    const { deps, caller } = c.var;
    await readAs(deps, caller, []);
    const lifted = await deleteTextBounce(deps.db, caller.userId);
    if (lifted.length === 0) throw notFound('Opt-out');
    return c.body(null, 204);
  });

const stopSchema = z.union([
  z.object({ stop: z.enum(['campaign', 'all', 'undo']) }),
  z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
]);
const startSchema = z.object({
  start: z.union([z.literal('all').transform(() => null), z.coerce.number().int().positive()]),
});

/** How long the link that stopped a campaign can undo it. Short, because others may have the link. */
const UNDO_TIME = 10 * MINUTE;

/** Stopping everything suppresses the address that the message was sent to, which may no longer be the account's. */
async function optOutByLink(
  deps: Deps,
  token: string,
  { what, cause }: { what: 'campaign' | 'all'; cause: 'person' | 'unsubscribe-link' },
): Promise<void> {
  const { userId, campaignId, sentTo, emailHash, emailKey } = await findByToken(deps, token);
  const isAll = what === 'all';
  const optOut = { campaignId: isAll ? null : campaignId, channel: null, cause };
  await deps.db.batch([
    insertOptOut(deps.db, userId, optOut, deps.clock.now()),
    ...(isAll && sentTo !== null
      ? [
          sentTo === emailHash
            ? addSuppression(deps, { channel: 'email', address: emailKey }, cause)
            : addHashedSuppression(deps, { channel: 'email', hash: sentTo }, cause),
        ]
      : []),
  ]);
  deps.log('opt_out', { what, cause, userId });
}

const stopProblems = linkProblems({
  unknown: 'You can stop messages in the app as well.',
  expired: 'You can stop messages in the app, or with the link in a newer message.',
  gone: {
    title: 'This campaign is gone',
    text: 'It was deleted, so you won’t get any more messages from it.',
  },
});

async function findByToken(deps: Deps, token: string) {
  const grant = await readOptOutToken(deps, token);
  if (grant.kind !== 'granted') throw stopProblems[grant.kind]();
  const [campaign] = await deps.db
    .select({
      campaignId: campaigns.id,
      userId: campaigns.userId,
      title: campaigns.title,
      emailKey: users.emailKey,
      emailHash: users.emailHash,
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(eq(campaigns.id, grant.subjectId));
  if (campaign === undefined) throw stopProblems.gone();
  return { ...campaign, sentTo: grant.emailHash };
}

const startProblems = linkProblems({
  unknown: 'You can ask for another one in settings.',
  expired: 'You can ask for another one in settings.',
  gone: {
    title: 'This link no longer works',
    text: 'The account was deleted or now has a different email address.',
  },
});

async function findByOptInToken(deps: Deps, token: string) {
  const grant = await readOptInToken(deps, token);
  if (grant.kind !== 'granted') throw startProblems[grant.kind]();
  const { db } = deps;
  const userId = grant.subjectId;
  const [[user], stops] = await db.batch([selectProfile(db, userId), selectStops(db, userId)]);
  if (user === undefined || grant.emailHash !== user.emailHash) throw startProblems.gone();
  return { stops, userId, emailKey: user.emailKey };
}

/**
 * An email client's unsubscribe button sends a POST from any origin without cookies (RFC 8058) and must not get a
 * redirect. Browsers get a page with buttons. A GET changes nothing, because mail scanners and link previews open every
 * link.
 */
export const optOutLinkRoutes = new Hono<AppEnv<Deps>>()
  .get('/stop/:token', async (c) => {
    const { deps } = c.var;
    const { userId, campaignId, title } = await findByToken(deps, c.req.param('token'));
    const stops = await selectStops(deps.db, userId, campaignId);
    const undoneFrom = deps.clock.now() - UNDO_TIME;
    const page = {
      title,
      campaignStopped: stops.some((stop) => stop.channel === null && stop.campaignId !== null),
      allStopped: stops.some((stop) => stop.channel === null && stop.campaignId === null),
      mayUndo: stops.some(
        (stop) => stop.campaignId !== null && stop.cause === 'person' && stop.createdAt >= undoneFrom,
      ),
    };
    return showPage(c, { title: 'Stop messages', script: true, body: optOutPage(page) });
  })
  .post('/stop/:token', async (c) => {
    const { deps } = c.var;
    const token = c.req.param('token');
    const form = await validForm(c, stopSchema);
    if (!('stop' in form)) {
      await optOutByLink(deps, token, { what: 'campaign', cause: 'unsubscribe-link' });
      return c.text('Stopped', 200);
    }
    if (form.stop !== 'undo') {
      await optOutByLink(deps, token, { what: form.stop, cause: 'person' });
      return c.redirect(`/m/stop/${token}`, 303);
    }
    const { userId, campaignId } = await findByToken(deps, token);
    const undone = await deps.db
      .delete(optOuts)
      .where(
        and(
          eq(optOuts.campaignId, campaignId),
          eq(optOuts.cause, 'person'),
          gte(optOuts.createdAt, deps.clock.now() - UNDO_TIME),
        ),
      )
      .returning({ id: optOuts.id });
    // It may be too late.
    if (undone.length === 0) return c.redirect(`/m/stop/${token}`, 303);
    deps.log('opt_in', { userId });
    return showPage(c, { title: 'Messages are on', script: true, body: optInPage([]) });
  })
  .get('/start/:token', async (c) => {
    const { stops } = await findByOptInToken(c.var.deps, c.req.param('token'));
    const liftable = stops.filter((stop) => liftOf(stop) === 'link');
    const ids = [...new Set(liftable.map(({ campaignId }) => campaignId))];
    const offers = ids.map((campaignId) => {
      const title = liftable.find((stop) => stop.campaignId === campaignId)?.campaignTitle ?? null;
      return { campaignId, text: title === null ? 'Get messages again' : `Get ‘${title}’ again` };
    });
    return showPage(c, { title: 'Get messages again', script: true, body: optInPage(offers) });
  })
  .post('/start/:token', async (c) => {
    const { deps } = c.var;
    const token = c.req.param('token');
    const { start: campaignId } = await validForm(c, startSchema);
    const { userId, emailKey } = await findByOptInToken(deps, token);
    const isLifted = campaignId === null ? isNull(optOuts.campaignId) : eq(optOuts.campaignId, campaignId);
    await deps.db.batch([
      deps.db.delete(optOuts).where(and(eq(optOuts.userId, userId), isLifted)),
      ...(campaignId === null ? [liftSuppression(deps, { channel: 'email', address: emailKey })] : []),
    ]);
    deps.log('opt_in', { userId });
    return c.redirect(`/m/start/${token}`, 303);
  });

type OptOutPage = { title: string; campaignStopped: boolean; allStopped: boolean; mayUndo: boolean };

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

/** An offer without a campaign turns everything back on. */
type OptInOffer = { campaignId: number | null; text: string };

function optInPage(offers: readonly OptInOffer[]): Markup {
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
