import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { DeliveryView } from '../../worker/delivery/deliveries.schemas.ts';
import { createDeps } from '../../worker/deps.ts';
import { handleMailEvents } from '../../worker/replies/mail-events.service.ts';
import { providerSaw, providerWill } from '../support/faults/control.ts';
import { drivers, newPersonReachedBy, subscribeBrowser } from '../support/faults/drivers.ts';
import {
  expectSent,
  halfPastNine,
  personWithDueMessage,
  type Situation,
} from '../support/faults/situation.ts';
import { beginOnMonday, day, fireAlarm, minute, stateTime } from '../support/worker/campaigns.ts';
import { handOverText } from '../support/worker/inbound.ts';

beginOnMonday();

describe('an email that comes back', () => {
  /** Somebody who was just sent an email, as far as the mail service says. */
  async function personWithMail() {
    const situation = await personWithDueMessage(drivers.email);
    await situation.fire();
    expect(await situation.message()).toMatchObject({ status: 'sent', reason: null });
    stateTime(halfPastNine + 2 * minute);
    return situation;
  }

  type News = Partial<Record<'event' | 'request_id' | 'smtp_id' | 'status' | 'reason', string>>;

  const requestOf = ({ messageId }: Situation) => ({ request_id: `request-message-${messageId}` });

  /** MailChannels tells what became of an email to the person. */
  async function hear({ person }: Situation, ...news: News[]): Promise<void> {
    const recipients = [person.user.email];
    const timestamp = (halfPastNine + minute) / 1000;
    const events = news.map((one) => ({ event: 'hard-bounced', recipients, timestamp, ...one }));
    await handleMailEvents(createDeps(env), new TextEncoder().encode(JSON.stringify(events)));
  }

  const historyOf = async ({ person, messageId }: Situation): Promise<DeliveryView[]> =>
    person.get(`/api/messages/${messageId}/deliveries`);

  const sentBack = 'Your mail provider sent this back: ';

  it.for([
    ['hard-bounced', '550 5.1.1 user ann@example.com unknown', `${sentBack}there is no such address`],
    ['hard-bounced', '552 5.2.2 over quota', `${sentBack}your mailbox is full`],
    ['hard-bounced', '550 5.2.1 disabled', `${sentBack}your mailbox is disabled`],
    ['hard-bounced', '550 5.7.1 spam', `${sentBack}it doesn’t accept emails from us`],
    ['hard-bounced', 'no idea', `${sentBack}it did not say why`],
    ['dropped', '', expect.stringContaining('didn’t send this')],
    ['complained', '', expect.stringContaining('was reported as spam')],
  ] as const)(
    'is told of below its message, in words for the person: %s, %s',
    async ([event, answer, reason]) => {
      const situation = await personWithMail();
      await hear(situation, { event, ...requestOf(situation), status: '550', reason: answer });
      const outcome = event === 'complained' ? 'reported' : 'returned';
      const startedAt = new Date(halfPastNine + minute).toISOString();
      expect(await historyOf(situation)).toMatchObject([
        { channel: 'email', outcome: 'accepted', reason: null },
        { channel: 'email', outcome, reason, again: false, startedAt },
      ]);
      expect(await situation.message()).toMatchObject({ status: 'sent', reason });
    },
  );

  it('is told of once, however often the news come and by whichever of its names', async () => {
    const situation = await personWithMail();
    await hear(situation, { smtp_id: `<message-${situation.messageId}@mail.test>` });
    const news = requestOf(situation);
    await hear(situation, news, news);
    await hear(situation, news);
    expect((await historyOf(situation)).map(({ outcome }) => outcome)).toEqual(['accepted', 'returned']);
  });

  it('is not believed to be this one for news of its arrival, of another email or another person’s', async () => {
    const [situation, other] = [await personWithMail(), await personWithMail()];
    const { request_id } = requestOf(situation);
    await hear(situation, { event: 'delivered', request_id }, { event: 'soft-bounced', request_id });
    await hear(situation, { request_id: 'request-of-something-else' }, { request_id: '' });
    await hear(other, { request_id });
    for (const one of [situation, other]) {
      expect(await historyOf(one)).toHaveLength(1);
      expect(await one.message()).toMatchObject({ status: 'sent', reason: null });
    }
  });
});

describe('a phone that has said STOP to Twilio and not to us', () => {
  const saidStop = {
    kind: 'status',
    status: 400,
    body: JSON.stringify({ code: 21610, message: 'scripted', status: 400 }),
  } as const;

  it('is not written to again, by text or by email in its place, until the phone says START', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    const on = (days: number) => {
      stateTime(halfPastNine + days * day);
      return fireAlarm(campaign.id);
    };
    await providerWill(address, saidStop);
    await on(0);
    const text = 'You stopped text messages';
    expect(await person.stops()).toMatchObject([
      { campaignId: null, channel: 'sms', cause: 'stop-reply', text },
    ]);
    await providerWill(address, { kind: 'accept' });
    await on(1);
    expect((await providerSaw(address)).calls).toBe(1);
    expect((await providerSaw(person.user.email)).calls).toBe(0);
    await handOverText({ From: address, Body: 'START' });
    await on(2);
    const said =
      'Your phone replied STOP to our text messages. To get them again, text START from that phone';
    const messages = await person.messages(campaign.id);
    expect(messages.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
      ['failed', said],
      ['skipped', text],
      ['sent', null],
    ]);
  });

  it('is heard of by a message sent by hand too, and once', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    await providerWill(address, saidStop);
    stateTime(halfPastNine);
    for (let times = 0; times < 2; times += 1) {
      const message = { campaignId: campaign.id, content: 'Now then' };
      expect((await person.call('POST', '/api/send-message', message)).status).toBe(409);
    }
    expect((await providerSaw(address)).calls).toBe(1);
    expect(await person.stops()).toHaveLength(1);
  });
});

it('a person with several browsers is reached by one that takes it; one that is gone is forgotten', async () => {
  const situation = await personWithDueMessage(drivers.push);
  const { person, address, saw } = situation;
  const [second, gone] = [await subscribeBrowser(person), await subscribeBrowser(person)];
  const browsers = env.DB.prepare('SELECT count(*) AS count FROM push_subscriptions WHERE user_id = ?');
  for (const one of [address, second]) await providerWill(one, { kind: 'status', status: 500 });
  await providerWill(gone, { kind: 'status', status: 410 });
  await situation.fire();
  expect(await situation.message()).toMatchObject({ status: 'scheduled', tries: 1 });
  expect(await browsers.bind(person.user.id).first('count')).toBe(2);

  for (const one of [address, second]) await providerWill(one, { kind: 'accept' });
  await situation.fireAt(halfPastNine + minute);
  await expectSent(situation);
  expect((await providerSaw(second)).accepted).toEqual((await saw()).accepted);

  await providerWill(second, { kind: 'status', status: 500 });
  await situation.fireAt(halfPastNine + day);
  expect((await situation.messages())[1]).toMatchObject({ status: 'sent', tries: 1, reason: null });
  expect([(await saw()).calls, (await providerSaw(second)).calls]).toEqual([3, 3]);
});
