import { html } from 'hono/html';
import type { OptInPage, OptOutPage } from '../delivery/opt-outs.service.ts';
import type { Markup } from '../http/page.ts';

/** What can be stopped here, and what is stopped already. */
export function optOutPage({
  title,
  campaignStopped,
  allStopped,
}: Extract<OptOutPage, { kind: 'open' }>): Markup {
  const isStopped = allStopped || campaignStopped;
  return html`<main class="sheet">
<p class="second">${title}</p>
<h1>${isStopped ? 'Messages are stopped' : 'Stop messages?'}</h1>
${isStopped ? stoppedPart(allStopped) : html`<p>Your campaign and its progress stay as they are.</p>`}
${allStopped ? '' : buttons(campaignStopped)}
</main>
<nav class="links" aria-label="More"><a href="/settings">Settings</a></nav>`;
}

const stoppedPart = (allStopped: boolean): Markup => html`<div role="status">
<p><strong>${allStopped ? 'We won’t send you any more messages.' : 'We won’t send you any more messages from this campaign.'}</strong></p>
<p>If you change your mind, sign in and request a link in settings. We’ll email it to you.</p>
</div>`;

const buttons = (campaignStopped: boolean): Markup => html`<form method="post">
${campaignStopped ? '' : html`<button class="button" name="stop" value="campaign">Stop this campaign’s messages</button>`}
<button class="button" name="stop" value="all">Stop all messages</button>
</form>`;

/** What the owner of a mailbox can get again. */
export function optInPage(offers: Extract<OptInPage, { kind: 'open' }>['offers']): Markup {
  const choices = offers.map(
    ({ campaignId, text }, index) =>
      html`<button class="button${index === 0 ? ' primary' : ''}" name="start" value="${campaignId ?? 'all'}">${text}</button>`,
  );
  return html`<main class="sheet">
<h1>${offers.length === 0 ? 'Messages are on' : 'Get messages again?'}</h1>
${
  offers.length === 0
    ? html`<p>You’ll get messages again, as planned in your campaigns.</p>`
    : html`<form method="post">${choices}</form>`
}
</main>
<nav class="links" aria-label="More"><a href="/settings">Settings</a></nav>`;
}
