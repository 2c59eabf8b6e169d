import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { DeliveryView } from '../../worker/delivery/delivery.schemas.ts';
import { createDeps } from '../../worker/deps.ts';
import { handleMailEvents } from '../../worker/replies/mail-events.service.ts';
import type { Behavior } from '../support/faults/behaviors.ts';
import { providerSaw, providerWill } from '../support/faults/control.ts';
import { drivers, subscribeBrowser } from '../support/faults/drivers.ts';
import { expectSent, halfPastNine, personWithDueMessage } from '../support/faults/situation.ts';
import { beginOnMonday, day, minute, stateTime } from '../support/worker/campaigns.ts';
import { sql } from '../support/worker/database.ts';
import { handOverText } from '../support/worker/inbound.ts';

beginOnMonday();

describe('a bounced email', () => {
  type News = Partial<Record<'event' | 'request_id' | 'smtp_id' | 'status' | 'reason', string>>;

  /** A person who just got an email, and events that MailChannels reports about it. */
  async function personWithMail() {
    const situation = await personWithDueMessage(drivers.email);
    const { person, messageId } = situation;
    await situation.fire();
    stateTime(halfPastNine + 2 * minute);
    const hear = async (...news: News[]): Promise<void> => {
      const common = { recipients: [person.user.email], timestamp: (halfPastNine + minute) / 1000 };
      const events = news.map((one) => ({ event: 'hard-bounced', ...common, ...one }));
      await handleMailEvents(createDeps(env), new TextEncoder().encode(JSON.stringify(events)));
    };
    const history = () => person.get<DeliveryView[]>(`/api/messages/${messageId}/deliveries`);
    return { ...situation, hear, history, request_id: `request-message-${messageId}` };
  }

  it('is shown with its message once, however often and under whichever id it is reported', async () => {
    const { hear, history, message, messageId, request_id } = await personWithMail();
    await hear({ smtp_id: `<message-${messageId}@mail.test>`, status: '550', reason: '5.2.2 over quota' });
    await hear({ request_id }, { request_id });
    const reason = 'Your mail provider sent this back: your mailbox is full';
    const startedAt = new Date(halfPastNine + minute).toISOString();
    expect(await history()).toMatchObject([
      { channel: 'email', outcome: 'accepted', reason: null },
      { channel: 'email', outcome: 'returned', reason, again: false, startedAt },
    ]);
    expect(await message()).toMatchObject({ status: 'sent', reason });
  });

  it('is none that arrived, no other email, and no other person’s', async () => {
    const [mail, other] = [await personWithMail(), await personWithMail()];
    const { request_id } = mail;
    await mail.hear({ event: 'delivered', request_id }, { event: 'soft-bounced', request_id });
    await mail.hear({ request_id: 'request-of-something-else' }, { request_id: '' });
    await other.hear({ request_id });
    for (const one of [mail, other]) {
      expect(await one.history()).toHaveLength(1);
      expect(await one.message()).toMatchObject({ status: 'sent', reason: null });
    }
  });
});

/** Twilio's response for a phone that said STOP to Twilio and not to us. */
const saidStop: Behavior = {
  kind: 'status',
  status: 400,
  body: JSON.stringify({ code: 21610, message: 'scripted', status: 400 }),
};

it('a phone that said STOP to Twilio gets neither texts nor emails instead, until it says START', async () => {
  const situation = await personWithDueMessage(drivers.sms);
  const { person, address, saw } = situation;
  await situation.will(saidStop);
  await situation.fire();
  const text = 'You stopped text messages';
  const stop = { campaignId: null, channel: 'sms', cause: 'stop-reply', text };
  expect(await person.stops()).toMatchObject([stop]);
  await situation.will({ kind: 'accept' });
  await situation.fireAt(halfPastNine + day);
  expect((await saw()).calls).toBe(1);
  expect((await providerSaw(person.user.email)).calls).toBe(0);
  await handOverText({ From: address, Body: 'START' });
  await situation.fireAt(halfPastNine + 2 * day);
  const said = 'Your phone replied STOP to our text messages. To get them again, text START from that phone';
  const messages = await situation.messages();
  expect(messages.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
    ['failed', said],
    ['skipped', text],
    ['sent', null],
  ]);
});

it('a message sent by hand also notices a STOP at Twilio', async () => {
  const { person, campaignId, ...situation } = await personWithDueMessage(drivers.sms);
  await situation.will(saidStop);
  for (let times = 0; times < 2; times += 1) {
    const answer = await person.call('POST', '/api/send-message', { campaignId, content: 'Now then' });
    expect(answer.status).toBe(409);
  }
  expect((await situation.saw()).calls).toBe(1);
  expect(await person.stops()).toHaveLength(1);
});

it('a person with several browsers is reached if one accepts the push; one that is gone is forgotten', async () => {
  const situation = await personWithDueMessage(drivers.push);
  const { person, address } = situation;
  const [second, gone] = [await subscribeBrowser(person), await subscribeBrowser(person)];
  await situation.will({ kind: 'status', status: 500 });
  await providerWill(gone, { kind: 'status', status: 410 });
  await situation.fire();
  await expectSent(situation, 0);
  const results = await sql<{ endpoint: string }>(
    'SELECT endpoint FROM push_subscriptions WHERE user_id = ?',
    person.user.id,
  );
  expect(results.map(({ endpoint }) => new URL(endpoint).pathname)).toEqual([address, second]);
  expect((await providerSaw(second)).accepted).toHaveLength(1);
});
