import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryHolder } from '../../../scripts/demo/memory-holder.ts';
import type { ChannelName } from '../../../worker/channels.ts';
import { openDb } from '../../../worker/db/client.ts';
import type { Delivery } from '../../../worker/delivery/channels/channel.ts';
import { channelsFrom } from '../../../worker/delivery/channels/channels.ts';
import type { DeliveryView } from '../../../worker/delivery/deliveries.schemas.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import { systemClock } from '../../../worker/platform/clock.ts';
import { readSettings } from '../../../worker/platform/settings.ts';
import { plainForms } from '../../../worker/writer/message-forms.ts';
import { answer, answerPathOf } from '../../support/worker/answers.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  hour,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newestMail } from '../../support/worker/offers.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';
import { turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

const channelsWith = (settings: Partial<Env>, database: D1Database = env.DB) =>
  channelsFrom(readSettings({ ...env, ...settings }), openDb(database), systemClock);

const mail = {
  MAILCHANNELS_API_KEY: 'key',
  MAIL_FROM: 'coach@example.com',
  MAIL_POSTAL_ADDRESS: '1 Test Street',
};

const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+12025550100' };

const push = {
  VAPID_PUBLIC_KEY: 'public',
  VAPID_PRIVATE_KEY: 'private',
  VAPID_SUBJECT: 'mailto:coach@example.com',
};

const production = { ENVIRONMENT: 'production' } as const;

/** What is no secret is put online first: a secret takes effect as soon as it is set. */
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

const contact = {
  userId: 1,
  name: 'Nadia',
  email: 'nadia@example.com',
  phone: '+12025550143',
  carrier: 'tmobile',
};

const deliveryTo = ({ user }: Person, identifier: string): Delivery => ({
  identifier,
  contact: { ...contact, userId: user.id, name: user.username, email: user.email },
  forms: {
    ...plainForms('Two calm minutes.', 'Stretching', 'Stretching · Monday, week 1'),
    sms: 'Two calm minutes. http://localhost:5173/m/1',
  },
  links: {
    open: 'http://localhost:5173/m/token',
    campaign: 'http://localhost:5173/campaigns/1',
    unsubscribe: 'http://localhost:5173/m/stop',
    replyTo: null,
  },
});

const names: ChannelName[] = ['email', 'sms', 'push'];

describe('the channels of a server', () => {
  it.each<[string, Partial<Env>, ChannelName[]]>([
    ['nothing', {}, []],
    ['nothing while the secrets are still to come', withoutSecrets, []],
    ['email, which carries text messages too', mail, ['email', 'sms']],
    ['text messages', twilio, ['sms']],
    ['app notifications', push, ['push']],
    ['everything', { ...mail, ...twilio, ...push }, names],
  ])('in production are those that are set up: %s', (_, settings, expected) => {
    const channels = channelsWith({ ...production, ...settings });
    expect(names.filter((name) => channels[name] !== null)).toEqual(expected);
  });

  it('ask for the carrier only where its gateway carries text messages', () => {
    const reason = (settings: Partial<Env>) => channelsWith(settings).sms?.unreachable(contact);
    expect(reason({ ...production, ...mail })).toMatch(/^T-Mobile no longer/);
    expect(reason({ ...production, ...mail, ...twilio })).toBeNull();
    expect(reason({})).toBeNull();
  });

  it.each(names)('in development end in the outbox: %s', async (name) => {
    const person = await newPerson();
    const channel = channelsWith({ MAIL_POSTAL_ADDRESS: '1 Test Street' })[name];
    const delivery = deliveryTo(person, `outbox-${person.user.id}`);
    expect(await channel?.send(delivery)).toEqual({ kind: 'accepted', providerId: null });
    expect(await channel?.send(delivery)).toEqual({ kind: 'accepted', providerId: null });
    const [entry, ...others] = await outboxOf(person);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ channel: name, body: expect.stringContaining('Two calm minutes.') });
    if (name === 'sms') expect(entry).toMatchObject({ subject: '', body: delivery.forms.sms });
    if (name === 'email') {
      for (const part of [entry?.body, entry?.html]) {
        expect(part).toContain('1 Test Street');
        expect(part).toContain('http://localhost:5173/m/stop');
      }
    }
  });

  it.each(names)('do not throw when the outbox cannot be written: %s', async (name) => {
    const person = await newPerson();
    const broken = {
      prepare: () => {
        throw new Error('no such table');
      },
    } as unknown as D1Database;
    const outcome = await channelsWith({}, broken)[name]?.send(deliveryTo(person, 'lost'));
    expect(outcome).toEqual({ kind: 'retry', reason: 'The outbox could not be written to' });
  });
});

const inProduction = (person: Person, method: string, path: string, body?: unknown) =>
  callWith(production, {
    method,
    path,
    headers: { Cookie: person.cookie },
    ...(body === undefined ? {} : { body }),
  });

// No text message goes out at night.
const duringTheDay = () => beforeEach(() => stateTime(mondayMorning + 10 * hour));

describe('the outbox', () => {
  duringTheDay();

  it('shows each person their own, newest first', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const other = await newPerson();
    for (const content of ['The first', 'The second']) {
      await person.call('POST', '/api/send-message', { campaignId: campaign.id, content });
    }
    const entries = (await (await person.call('GET', '/api/outbox')).json()) as { body: string }[];
    expect(entries.map(({ body }) => /The \w+/.exec(body)?.[0])).toEqual(['The second', 'The first']);
    expect(await (await other.call('GET', '/api/outbox')).json()).toEqual([]);
  });

  it('is not there in production', async () => {
    const person = await newPerson();
    expect((await inProduction(person, 'GET', '/api/outbox')).status).toBe(404);
  });
});

describe('a channel without a provider, in production', () => {
  duringTheDay();

  it.each(['Email', 'SMS', 'App'])('does not pretend to send a test: %s', async (deliveryMethod) => {
    const person = await newPerson();
    const answer = await inProduction(person, 'POST', '/api/test-notification', {
      deliveryMethod,
      phone: '+1 202 555 0100',
      carrier: 'boost',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+/) });
    expect(await (await person.call('GET', '/api/outbox')).json()).toEqual([]);
  });

  it('does not pretend to send a message: it is kept as failed', async () => {
    const { person } = await newPersonWithCampaign();
    const campaign = await newCampaign(person, { deliveryMethod: 'Email' });
    stateTime((await firstMessageOf(person, campaign.id)).scheduledFor);
    await sendDue(createDeps({ ...env, ...production }), memoryHolder(), campaign.id);
    const { status, reason } = await firstMessageOf(person, campaign.id);
    expect([status, reason]).toEqual(['failed', 'This delivery method isn’t set up here']);
    expect(await (await person.call('GET', '/api/outbox')).json()).toEqual([]);
  });
});

const plan = { planAnchor: 'I make tea', planAction: 'sit still', planSmallest: 'one breath' };

/** An email after one day that was kept and one that was not. */
async function thirdEmail(change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign({ ...plan, ...change });
  for (const at of [0, 1, 2]) {
    stateTime(halfPastSeven + at * day);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    if (at === 0) await person.call('PUT', `/api/messages/${id}`, { completed: true });
  }
  return { person, campaign, ...(await newestMail(person)) };
}

const cellsOf = (html: string) => [...html.matchAll(/<td class="([^"]*)" title="([^"]*)"/g)];

describe('the HTML of an email', () => {
  it('shows the days as the app does, with a column for each week', async () => {
    const { person, campaign, html } = await thirdEmail();
    const { days } = (await (await person.call('GET', `/api/campaigns/${campaign.id}/days`)).json()) as {
      days: { state: string }[];
    };
    const cells = cellsOf(html ?? '');
    expect(cells).toHaveLength(84);
    const words: Record<string, string> = { kept: 'kept', bridged: 'bridged', open: 'open' };
    for (const [at, { state }] of days.entries()) {
      const [, , title] = cells[(at % 7) * 12 + Math.floor(at / 7)] ?? [];
      expect(title?.split(': ')[1]).toBe(words[state] ?? 'upcoming');
    }
    expect(days.slice(0, 3).map(({ state }) => state)).toEqual(['kept', 'bridged', 'open']);
  });

  it('names both color schemes, is small, and loads nothing but one picture that has words', async () => {
    const { html } = await thirdEmail();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html?.length).toBeLessThan(60_000);
    expect(html?.match(/<(img|link|script|iframe)\b[^>]*>|url\(|@import/g)).toEqual([
      expect.stringContaining('src="http://localhost:5173/email/sun-1.png"'),
    ]);
    expect(html).toContain('alt="A sun with 1 of 12 rays, one for each week"');
  });

  it('says what the plain text says, with the same links', async () => {
    const { html, body } = await thirdEmail();
    const shown = (html ?? '').replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ');
    for (const words of ['Week 1, day 3', 'Skip today', 'In an hour', 'Smaller today: one breath'])
      expect([body.includes(words), shown.includes(words)]).toEqual([true, true]);
    const links = (text: string) => new Set(text.match(/http:\/\/localhost:5173\/m\/[^\s"]+/g));
    expect(links(html ?? '')).toEqual(links(body));
  });

  it('has no sun, days or streak where nothing is celebrated, and previews none of the person’s words', async () => {
    const { html, body } = await thirdEmail({ title: 'Lithium', kind: 'dose', description: 'One a day' });
    expect(cellsOf(html ?? '')).toEqual([]);
    expect(html).not.toMatch(/<img|in a row|Skip today/);
    expect(body).toMatch(/^One thing to check off\./);
    expect(html).toMatch(/<div style="display:none[^>]*>One thing to check off\./);
  });
});

describe('the page of an email in the outbox', () => {
  const emailOf = async (person: Person) => {
    const [{ id }] = (await (await person.call('GET', '/api/outbox')).json()) as [{ id: number }];
    return `/api/outbox/${id}/email`;
  };

  it('is its HTML, in which nothing may run, for its owner alone', async () => {
    const { person, html } = await thirdEmail();
    const path = await emailOf(person);
    const answer = await person.call('GET', path);
    expect(await answer.text()).toBe(html?.replace('<head>', '<head><base target="_blank">'));
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'.*frame-ancestors 'self'$/,
    );
    const { person: other } = await newPersonWithCampaign();
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await call('GET', path)).status).toBe(401);
  });
});

const historyOf = async (person: Person, messageId: number): Promise<DeliveryView[]> => {
  const response = await person.call('GET', `/api/messages/${messageId}/deliveries`);
  expect(response.status).toBe(200);
  return response.json();
};

describe('how a message fared', () => {
  it('tells the try that was accepted, and the second delivery after a snooze', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    await answer(await answerPathOf(person), 'snooze-hour');
    stateTime(halfPastSeven + hour);
    await fireAlarm(campaign.id);
    const sent = { channel: 'email', outcome: 'accepted', reason: null };
    expect(await historyOf(person, id)).toMatchObject([
      { ...sent, again: false, startedAt: new Date(halfPastSeven).toISOString() },
      { ...sent, again: true, startedAt: new Date(halfPastSeven + hour).toISOString() },
    ]);
  });

  it('tells why it was refused, and that email stood in', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await turnIntoTexts(person, campaign, null);
    stateTime(halfPastSeven + hour);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    const history = await historyOf(person, id);
    expect(history).toMatchObject([
      {
        channel: 'sms',
        outcome: 'refused',
        reason: 'Add your phone number in settings to get text messages',
      },
      { channel: 'email', outcome: 'accepted' },
    ]);
    expect(Object.keys(history[0] ?? {}).sort()).toEqual(
      ['again', 'channel', 'finishedAt', 'id', 'outcome', 'reason', 'startedAt'].sort(),
    );
  });

  it('tells why it was skipped', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 4 * hour);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    const [only] = await historyOf(person, id);
    expect(only).toMatchObject({ outcome: 'skipped' });
    expect(only?.reason).toContain('could not be sent in time');
  });
});
