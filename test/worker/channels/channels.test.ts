import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openDb } from '../../../worker/db/client.ts';
import type { Delivery } from '../../../worker/delivery/channels/channel.ts';
import { channelsFrom } from '../../../worker/delivery/channels/channels.ts';
import type { ChannelName } from '../../../worker/domain.ts';
import type { Env } from '../../../worker/env.ts';
import { systemClock } from '../../../worker/platform/clock.ts';
import { readSettings } from '../../../worker/platform/settings.ts';
import { plainForms } from '../../../worker/writer/message-forms.ts';
import { outboxOf } from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

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
