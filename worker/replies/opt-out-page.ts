import { html } from 'hono/html';
import type { OptInPage, OptOutPage } from '../delivery/opt-outs.service.ts';
import type { Markup } from '../http/page.ts';

/** What can be stopped here, and what is stopped already. */
export function optOutPage({
  title,
  campaignStopped,
  allStopped,
}: Extract<OptOutPage, { kind: 'open' }>): Markup {
  return html`<section class="card">
<p class="about">${title}</p>
<h1>${allStopped || campaignStopped ? 'Messages are stopped' : 'Stop messages?'}</h1>
${said(campaignStopped, allStopped)}
${allStopped ? '' : choices(campaignStopped)}
</section>
<nav aria-label="More"><a href="/settings">Settings</a></nav>`;
}

function said(campaignStopped: boolean, allStopped: boolean): Markup | '' {
  if (!allStopped && !campaignStopped) {
    return html`<p class="message">Your campaign and its progress stay as they are.</p>`;
  }
  return html`<div class="said" role="status">
<p class="said-title">${allStopped ? 'We send you no more messages.' : 'We send you no more messages of this campaign.'}</p>
<p>If you change your mind, sign in and ask for a link in settings. We send it to your email.</p>
</div>`;
}

function choices(campaignStopped: boolean): Markup {
  return html`<form method="post"><div class="choices column">
${campaignStopped ? '' : html`<button class="button primary" name="stop" value="campaign">Stop this campaign’s messages</button>`}
<button class="button secondary" name="stop" value="all">Stop all messages</button>
</div></form>`;
}

/** What the owner of a mailbox can get again. */
export function optInPage(offers: Extract<OptInPage, { kind: 'open' }>['offers']): Markup {
  const buttons = offers.map(
    ({ campaignId, text }, index) =>
      html`<button class="button ${index === 0 ? 'primary' : 'secondary'}" name="start" value="${campaignId ?? 'all'}">${text}</button>`,
  );
  return html`<section class="card">
<h1>${offers.length === 0 ? 'Messages are on' : 'Get messages again?'}</h1>
${
  offers.length === 0
    ? html`<p class="message">We send you messages again, as your campaigns plan them.</p>`
    : html`<form method="post"><div class="choices column">${buttons}</div></form>`
}
</section>
<nav aria-label="More"><a href="/settings">Settings</a></nav>`;
}
