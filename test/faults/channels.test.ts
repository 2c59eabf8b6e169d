import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createDeps } from '../../worker/deps.ts';
import { handleMailEvents } from '../../worker/replies/inbound.service.ts';
import type { Behavior } from '../support/faults/behaviors.ts';
import { providerSaw } from '../support/faults/control.ts';
import { drivers } from '../support/faults/drivers.ts';
import { dueMessage, halfPastNine, usingProviders } from '../support/faults/due-message.ts';
import { day, minute, stateTime } from '../support/worker/clock.ts';
import { handOverText } from '../support/worker/inbound.ts';

usingProviders('twilio');

it.each([
  { field: 'request_id', idOf: (id: number) => `request-message-${id}` },
  { field: 'smtp_id', idOf: (id: number) => `<message-${id}@mail.test>` },
  { field: 'smtp_id', idOf: (id: number) => `message-${id}@mail.test` },
])(
  'a bounce that MailChannels reports by $field, among unreadable events, is shown with its message',
  async ({ field, idOf }) => {
    const due = await dueMessage();
    const { person, id: messageId } = due;
    await due.fire();
    const at = halfPastNine + minute;
    stateTime(at + minute);
    const bounce = { event: 'hard-bounced', status: '550', reason: '5.2.2 over quota', timestamp: at / 1000 };
    const recipients = [`Ann <${person.user.email.toUpperCase()}>`];
    const known = { ...bounce, recipients, [field]: idOf(messageId) };
    const events = [{ event: 'hard-bounced' }, { nonsense: true }, 7, known];
    await handleMailEvents(createDeps(env), events);

    const reason = 'Your mail provider sent this back: your mailbox is full';
    expect(await person.get(`/api/messages/${messageId}/deliveries`)).toMatchObject([
      { channel: 'email', outcome: 'accepted', reason: null },
      { channel: 'email', outcome: 'returned', reason, again: false, startedAt: new Date(at).toISOString() },
    ]);
    expect(await due.shown()).toMatchObject({ status: 'sent', reason });
  },
);

/** Twilio's response for a phone that said STOP to Twilio and not to us. */
const saidStop: Behavior = {
  kind: 'status',
  status: 400,
  body: JSON.stringify({ code: 21610, message: 'scripted', status: 400 }),
};

it('a phone that said STOP to Twilio gets neither texts nor emails instead, until it says START', async () => {
  const due = await dueMessage(drivers.sms);
  const { person, address } = due;
  await due.providerWill(saidStop);
  await due.fire();
  const text = 'You stopped text messages';
  const stop = { campaignId: null, channel: 'sms', cause: 'stop-reply', text };
  expect(await person.stops()).toMatchObject([stop]);
  await due.providerWill({ kind: 'accept' });
  await due.fire(halfPastNine + day);
  expect((await due.providerSaw()).calls).toBe(1);
  expect((await providerSaw(person.user.email)).calls).toBe(0);
  await handOverText({ From: address, Body: 'START' });
  await due.fire(halfPastNine + 2 * day);
  const said = 'Your phone replied STOP to our text messages. To get them again, text START from that phone';
  const messages = await due.person.messages(due.campaignId);
  expect(messages.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
    ['failed', said],
    ['skipped', text],
    ['sent', null],
  ]);
});
