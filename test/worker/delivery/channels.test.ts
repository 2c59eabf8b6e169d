import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { inMemoryObject } from '../../../scripts/demo/demo-history.ts';
import { channelNames } from '../../../worker/channels.ts';
import { openDb } from '../../../worker/db/client.ts';
import { channelsFrom } from '../../../worker/delivery/channels/channels.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import { createDeps, type Env } from '../../../worker/deps.ts';
import { systemClock } from '../../../worker/platform/runtime.ts';
import { readSettings } from '../../../worker/platform/settings.ts';
import type { DaysView } from '../../../worker/progress/days.rules.ts';
import { renderPlain } from '../../../worker/writer/render-message.ts';
import { callWith } from '../../support/worker/calls.ts';
import { newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { halfPastSeven, sendDays, stateTime } from '../../support/worker/clock.ts';
import { databaseWithout } from '../../support/worker/database.ts';
import { mailChannelsSettings, twilioSettings } from '../../support/worker/inbound.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

const channelsWith = (settings: Partial<Env>, database: D1Database = env.DB) =>
  channelsFrom(readSettings({ ...env, ...settings }), openDb(database), systemClock);

const push = {
  VAPID_PUBLIC_KEY: 'public',
  VAPID_PRIVATE_KEY: 'private',
  VAPID_SUBJECT: 'mailto:coach@example.com',
};

const production = { ENVIRONMENT: 'production' } as const;

/** Everything but secrets is deployed first: a secret takes effect as soon as it is set. */
const withoutSecrets = {
  MAIL_FROM: 'coach@example.com',
  MAIL_POSTAL_ADDRESS: '1 Test Street',
  DKIM_DOMAIN: 'example.com',
  DKIM_SELECTOR: 'mc1',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_FROM: '+12025550100',
  VAPID_PUBLIC_KEY: 'public',
  VAPID_SUBJECT: 'mailto:coach@example.com',
  OPENAI_MODEL: 'a model',
  GOOGLE_CLIENT_ID: 'id',
};

const contact = { userId: 1, name: 'Nadia', email: 'n@x.org', phone: '+12025550143', carrier: 'tmobile' };

it('production has the channels that are set up, with texts through gateways unless Twilio is set up', () => {
  for (const [settings, expected] of [
    [{}, []],
    [withoutSecrets, []],
    // Email carries text messages too.
    [mailChannelsSettings, ['email', 'sms']],
    [twilioSettings, ['sms']],
    [push, ['push']],
    [{ ...mailChannelsSettings, ...twilioSettings, ...push }, ['email', 'sms', 'push']],
  ] as const) {
    const channels = channelsWith({ ...production, ...settings });
    expect(channelNames.filter((name) => channels[name] !== null)).toEqual(expected);
  }
  const unreachable = (settings: Partial<Env>) =>
    channelsWith({ ...production, ...settings }).sms?.unreachable(contact);
  expect(unreachable(mailChannelsSettings)).toMatch(/^T-Mobile no longer/);
  expect(unreachable({ ...mailChannelsSettings, ...twilioSettings })).toBeNull();
});

it('in development, a message through each channel goes to the outbox once', async () => {
  const person = await newPerson();
  const { id } = person.user;
  for (const name of channelNames) {
    const delivery = {
      identifier: `outbox-${id}-${name}`,
      contact: { ...contact, userId: id },
      rendered: renderPlain('Two calm minutes.', 'Stretching', 'http://a.test/m/1'),
      links: { open: '', campaign: '', unsubscribe: null, replyTo: null },
    };
    const reason = 'The outbox could not be written to';
    const broken = channelsWith({}, databaseWithout(/outbox/));
    expect(await broken[name]?.send(delivery)).toEqual({ kind: 'retry', reason });
    for (let times = 0; times < 2; times += 1)
      expect(await channelsWith({})[name]?.send(delivery)).toEqual({ kind: 'accepted', providerId: null });
  }
  const kept = (await person.outbox()).map(({ channel }) => channel);
  expect(kept.toSorted()).toEqual(channelNames.toSorted());
});

const inProduction = ({ cookie }: Person, method: string, path: string, body?: unknown) =>
  callWith(production, { method, path, headers: { Cookie: cookie }, body });

it('a channel without a provider, in production, does not pretend to send, and there is no outbox', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  for (const deliveryMethod of ['Email', 'SMS', 'App']) {
    const body = { deliveryMethod, phone: '+1 202 555 0100', carrier: 'boost' };
    const answer = await inProduction(person, 'POST', '/api/test-notification', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  stateTime(halfPastSeven);
  await sendDue(createDeps({ ...env, ...production }), inMemoryObject(), campaign.id);
  const failed = { status: 'failed', reason: 'This delivery method isn’t set up here' };
  expect(await person.firstMessage(campaign.id)).toMatchObject(failed);
  expect(await person.outbox()).toEqual([]);
  expect((await inProduction(person, 'GET', '/api/outbox')).status).toBe(404);
});

const plan = { planAnchor: 'I make tea', planAction: 'sit still', planSmallest: 'one breath' };

/** An email after one day that was kept and one that was not. */
async function thirdEmail(change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign({ ...plan, ...change });
  await sendDays(campaign.id, 0);
  const { id } = await person.firstMessage(campaign.id);
  await person.change(id, { completed: true });
  await sendDays(campaign.id, 1, 2);
  const { body, html } = await person.newestMail();
  return { person, campaign, body, html: html ?? '' };
}

const daysIn = (html: string) => [...html.matchAll(/<td [^>]*title="([^"]*)"/g)].map(([, title]) => title);

it('the HTML of an email says what the plain text says, and loads a typeface and one picture', async () => {
  const { person, campaign, html, body } = await thirdEmail();
  const { days } = await person.get<DaysView>(`/api/campaigns/${campaign.id}/days`);
  expect(days.slice(0, 3).map(({ state }) => state)).toEqual(['kept', 'bridged', 'open']);
  const cells = daysIn(html);
  expect(cells).toHaveLength(84);
  for (const [at, { state }] of days.entries()) {
    const title = cells[(at % 7) * 12 + Math.floor(at / 7)];
    expect(title?.split(': ')[1]).toBe(at < 3 ? state : 'upcoming');
  }

  const shown = html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ');
  for (const words of ['Day 3', 'Skip today', 'In an hour', 'Smaller today: one breath'])
    expect([body.includes(words), shown.includes(words)]).toEqual([true, true]);
  const links = (text: string) => new Set(text.match(/http:\/\/localhost:5173\/m\/[^\s"]+/g));
  expect(links(html)).toEqual(links(body));

  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html.length).toBeLessThan(60_000);
  expect(html.match(/<(img|link|script|iframe)\b[^>]*>|url\([^)]*|@import/g)).toEqual([
    'url(http://localhost:5173/email/figtree.woff2',
    expect.stringContaining('src="http://localhost:5173/email/sun-1.png"'),
  ]);
  expect(html).toContain('alt="A rising sun with 1 of 12 rays lit"');
});

it('the HTML of an email has no sun, days or streak where nothing is celebrated', async () => {
  const { html, body } = await thirdEmail({ title: 'Lithium', kind: 'dose', description: 'One a day' });
  expect(daysIn(html)).toEqual([]);
  expect(html).not.toMatch(/<img|in a row|Skip today/);
  expect(body).toMatch(/^One thing to check off\./);
  expect(html).toMatch(/<div style="display:none[^>]*>One thing to check off\./);
});

it('the outbox shows the HTML of an email to its owner alone, and nothing may run in it', async () => {
  const { person, html } = await thirdEmail();
  const path = `/api/outbox/${(await person.outbox())[0]?.id}/email`;
  const page = await person.call('GET', path);
  const shown = (await page.text()).replace(/<style>@font-face.*?<\/style>/, '');
  expect(shown).toBe(html.replace('<head>', '<head><base target="_blank">'));
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/);
  const other = await newPerson();
  expect((await other.call('GET', path)).status).toBe(404);
  expect(await other.outbox()).toEqual([]);
});
