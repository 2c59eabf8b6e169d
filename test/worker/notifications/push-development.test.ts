import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Channel, Delivery, Outcome } from '../../../worker/delivery/channels/channel.ts';
import { outboxChannel } from '../../../worker/delivery/channels/outbox.ts';
import { developmentPush } from '../../../worker/delivery/channels/push-development.ts';
import type { PushAddress } from '../../../worker/delivery/channels/web-push.ts';
import { createDeps } from '../../../worker/deps.ts';
import { systemClock } from '../../../worker/platform/clock.ts';
import { plainForms } from '../../../worker/writer/message-forms.ts';
import { outboxOf } from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

const deps = createDeps(env);
const outbox = outboxChannel('push', deps.settings, deps.db, systemClock);
const browser: PushAddress = { id: 1, endpoint: 'https://fcm.googleapis.com/1', p256dh: '', auth: '' };

const deliveryTo = ({ user }: Person): Delivery => ({
  identifier: `message-${user.id}`,
  contact: { userId: user.id, name: user.username, email: user.email, phone: null, carrier: null },
  forms: plainForms('Two calm minutes.', 'Stretching', ''),
  links: {
    open: 'http://localhost:5173/m/token',
    campaign: 'http://localhost:5173/campaigns/1',
    unsubscribe: null,
    replyTo: null,
  },
});

/** A person with these browsers, whose push service answers so. */
function pushWith(browsers: PushAddress[], outcome: Outcome) {
  const delivered: string[] = [];
  const real: Channel = {
    name: 'push',
    unreachable: () => null,
    send: async ({ identifier }) => {
      delivered.push(identifier);
      return outcome;
    },
  };
  const store = { list: async () => browsers, remove: async () => undefined };
  return { channel: developmentPush(outbox, real, store), delivered };
}

describe('app notifications in development', () => {
  it('are kept in the outbox and accepted while no browser has subscribed', async () => {
    const person = await newPerson();
    const { channel, delivered } = pushWith([], { kind: 'retry', reason: 'never asked' });
    expect(await channel.send(deliveryTo(person))).toEqual({ kind: 'accepted', providerId: null });
    expect(delivered).toEqual([]);
    expect(await outboxOf(person)).toMatchObject([
      { channel: 'push', subject: 'Stretching', body: 'Two calm minutes.' },
    ]);
  });

  it.each<Outcome>([
    { kind: 'accepted', providerId: null },
    { kind: 'retry', reason: 'The push service could not be reached' },
    { kind: 'refused', reason: 'App notifications are switched off on your devices' },
  ])('are sent to browsers that have, with what really came of it: $kind', async (outcome) => {
    const person = await newPerson();
    const { channel, delivered } = pushWith([browser], outcome);
    expect(await channel.send(deliveryTo(person))).toEqual(outcome);
    expect(delivered).toHaveLength(1);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('stand in the outbox once, however often they are tried', async () => {
    const person = await newPerson();
    const { channel } = pushWith([browser], { kind: 'retry', reason: 'The push service was too busy' });
    await channel.send(deliveryTo(person));
    await channel.send(deliveryTo(person));
    expect(await outboxOf(person)).toHaveLength(1);
  });
});
