import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import {
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  messagesOf,
  minute,
  mondayMorning,
  stateTime,
} from '../support/worker/campaigns.ts';
import { handOverText } from '../support/worker/inbound.ts';
import { call, password, sessionCookieOf } from '../support/worker/people.ts';
import { givePhone, stopsOf } from '../support/worker/reached.ts';

beginOnMonday();

/** Somebody who was just sent an email, as far as the mail service says. */
async function personWithMail() {
  stateTime(mondayMorning);
  const situation = await personWithDueMessage(drivers.email);
  await situation.fire();
  expect(await situation.message()).toMatchObject({ status: 'sent', reason: null });
  stateTime(halfPastNine + 2 * minute);
  return situation;
}

type News = Partial<Record<'event' | 'request_id' | 'smtp_id' | 'status' | 'reason', string>>;

const requestOf = ({ messageId }: Situation) => `request-message-${messageId}`;

/** MailChannels tells what became of an email to the person. */
const hear = async ({ person }: Situation, ...news: News[]) =>
  handleMailEvents(
    createDeps(env),
    new TextEncoder().encode(
      JSON.stringify(
        news.map((one) => ({
          event: 'hard-bounced',
          recipients: [person.user.email],
          timestamp: (halfPastNine + minute) / 1000,
          ...one,
        })),
      ),
    ),
  );

const historyOf = async ({ person, messageId }: Situation): Promise<DeliveryView[]> =>
  (await person.call('GET', `/api/messages/${messageId}/deliveries`)).json();

describe('an email that comes back', () => {
  it.each([
    ['550 5.1.1 user ann@example.com unknown', 'there is no such address'],
    ['552 5.2.2 over quota', 'your mailbox is full'],
    ['550 5.2.1 disabled', 'your mailbox is switched off'],
    ['550 5.7.1 spam', 'it did not want an email from us'],
    ['no idea', 'it did not say why'],
  ])('is told of below its message, in words for the person: %s', async (reason, words) => {
    const situation = await personWithMail();
    await hear(situation, { request_id: requestOf(situation), status: '550', reason });
    const said = `Your mail provider sent this back: ${words}`;
    expect(await historyOf(situation)).toMatchObject([
      { channel: 'email', outcome: 'accepted', reason: null },
      {
        channel: 'email',
        outcome: 'returned',
        reason: said,
        again: false,
        startedAt: new Date(halfPastNine + minute).toISOString(),
      },
    ]);
    expect(await situation.message()).toMatchObject({ status: 'sent', reason: said });
  });

  it.each([
    ['dropped', 'returned', 'kept this back'],
    ['complained', 'reported', 'was reported as spam'],
  ])('or is %s is told of as what it is', async (event, outcome, words) => {
    const situation = await personWithMail();
    await hear(situation, { event, request_id: requestOf(situation) });
    const [, news] = await historyOf(situation);
    expect(news).toMatchObject({ outcome, reason: expect.stringContaining(words) });
    expect((await situation.message()).reason).toBe(news?.reason);
  });

  it('is known by its Message-ID too', async () => {
    const situation = await personWithMail();
    await hear(situation, { smtp_id: `<message-${situation.messageId}@mail.test>` });
    expect((await historyOf(situation)).map(({ outcome }) => outcome)).toEqual(['accepted', 'returned']);
  });

  it('is told of once, however often the news come', async () => {
    const situation = await personWithMail();
    const news = { request_id: requestOf(situation) };
    await hear(situation, news, news);
    await hear(situation, news);
    expect(await historyOf(situation)).toHaveLength(2);
  });

  it('keeps the next ones from being sent there, and the messages say why', async () => {
    const situation = await personWithMail();
    await hear(situation, { request_id: requestOf(situation) });
    stateTime(halfPastNine + day);
    await situation.fire();
    expect((await situation.messages())[1]).toMatchObject({
      status: 'skipped',
      reason: 'Email to you bounced, so we stopped sending there',
    });
    expect((await situation.saw()).calls).toBe(1);
  });

  it.each<[string, News]>([
    ['that only say that it is delivered or late', { event: 'soft-bounced' }],
    ['of another email', { request_id: 'request-of-something-else' }],
    ['that name no email', { request_id: '' }],
  ])('leaves the message as it is for news %s', async (_, news) => {
    const situation = await personWithMail();
    await hear(situation, { request_id: requestOf(situation), event: 'delivered' }, news);
    expect(await historyOf(situation)).toHaveLength(1);
    expect(await situation.message()).toMatchObject({ status: 'sent', reason: null });
  });

  it("is never taken for another person's, whoever names it", async () => {
    const [one, other] = [await personWithMail(), await personWithMail()];
    await hear(other, { request_id: requestOf(one) });
    expect(await historyOf(one)).toHaveLength(1);
    expect(await historyOf(other)).toHaveLength(1);
  });
});

const saidStop = {
  kind: 'status',
  status: 400,
  body: JSON.stringify({ code: 21610, message: 'scripted', status: 400 }),
} as const;

describe('a text that Twilio does not take in the evening', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not sent after nine, and says what kept it until then', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    const late = { ...campaignBody, deliveryMethod: 'SMS', customTime: '20:40' };
    expect((await person.call('PUT', `/api/campaigns/${campaign.id}`, late)).status).toBe(200);
    await providerWill(address, { kind: 'status', status: 500 });
    for (const minutesLate of [0, 1, 6, 36]) {
      stateTime(halfPastNine + 670 * minute + minutesLate * minute);
      await fireAlarm(campaign.id);
    }
    expect((await providerSaw(address)).calls).toBe(3);
    const [message] = await messagesOf(person, campaign.id);
    expect(message).toMatchObject({
      status: 'skipped',
      tries: 3,
      reason: expect.stringMatching(
        /^Text messages only go out between 8 AM and 9 PM\. Before that: The text message service /,
      ),
    });
    const tries = await person.call('GET', `/api/messages/${message?.id}/deliveries`);
    expect((await tries.json<{ reason: string }[]>()).at(-1)?.reason).toBe(message?.reason);
  });
});

describe('a phone that has said STOP to Twilio and not to us', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not written to again, by text or by email in its place, until the phone says START', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    await providerWill(address, saidStop);
    stateTime(halfPastNine);
    await fireAlarm(campaign.id);
    const [stop, ...others] = await stopsOf(person);
    expect(stop).toMatchObject({
      campaignId: null,
      channel: 'sms',
      cause: 'stop-reply',
      text: 'You stopped text messages',
    });
    expect(others).toEqual([]);

    await providerWill(address, { kind: 'accept' });
    stateTime(halfPastNine + day);
    await fireAlarm(campaign.id);
    expect((await providerSaw(address)).calls).toBe(1);
    expect((await providerSaw(person.user.email)).calls).toBe(0);

    await handOverText({ From: address, Body: 'START' });
    stateTime(halfPastNine + 2 * day);
    await fireAlarm(campaign.id);
    const messages = await messagesOf(person, campaign.id);
    expect(messages.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
      [
        'failed',
        'Your phone has said STOP to our text messages. To get them again, text START from that phone',
      ],
      ['skipped', 'You stopped text messages'],
      ['sent', null],
    ]);
  });

  it('is heard of by a message sent by hand too, and once', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    await providerWill(address, saidStop);
    stateTime(halfPastNine);
    const send = () =>
      person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now then' });
    expect((await send()).status).toBe(409);
    expect((await send()).status).toBe(409);
    expect((await providerSaw(address)).calls).toBe(1);
    expect(await stopsOf(person)).toHaveLength(1);
  });

  it('stops the texts of everybody who shares it, and of nobody else', async () => {
    const one = await newPersonReachedBy(drivers.sms);
    const other = await newPersonReachedBy(drivers.sms);
    const stranger = await newPersonReachedBy(drivers.sms);
    await givePhone(other.person.user.id, one.address);
    await providerWill(one.address, saidStop);
    stateTime(halfPastNine);
    await fireAlarm(one.campaign.id);
    for (const { person } of [one, other]) expect(await stopsOf(person)).toHaveLength(1);
    expect(await stopsOf(stranger.person)).toEqual([]);
  });
});

describe('a person with two browsers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const browsersOf = (userId: number) =>
    env.DB.prepare('SELECT count(*) AS browsers FROM push_subscriptions WHERE user_id = ?')
      .bind(userId)
      .first('browsers');

  it.each([
    ['is gone', 410, 1],
    ['is in trouble', 500, 2],
  ])('is reached when one of them %s, once', async (_, status, left) => {
    const situation = await personWithDueMessage(drivers.push);
    const second = await subscribeBrowser(situation.person);
    await providerWill(second, { kind: 'status', status });
    await situation.fire();
    await expectSent(situation);
    expect(await browsersOf(situation.person.user.id)).toBe(left);
  });

  it('is reached at the one alone that changed the password, as the other one is signed out', async () => {
    const { person, address, fire } = await personWithDueMessage(drivers.push);
    const second = await subscribeBrowser(person);
    const signedIn = await call('POST', '/api/login', { username: person.user.username, password });
    const renew = async (path: string, cookie: string) => {
      const kept = env.DB.prepare(
        'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE endpoint LIKE ?',
      );
      const { endpoint, ...keys } = (await kept.bind(`%${path}`).first<{ endpoint: string }>()) ?? {};
      const body = { subscription: { endpoint, keys } };
      expect((await call('POST', '/api/push-subscription', body, { Cookie: cookie })).status).toBe(201);
    };
    await renew(address, person.cookie);
    await renew(second, sessionCookieOf(signedIn));
    const change = { password: 'another good one', currentPassword: password };
    expect((await person.call('PUT', '/api/account/password', change)).status).toBe(200);
    await fire();
    expect((await providerSaw(address)).calls).toBe(1);
    expect((await providerSaw(second)).calls).toBe(0);
  });

  it('is tried again at both when neither took it, and may then see it at both', async () => {
    const situation = await personWithDueMessage(drivers.push);
    const second = await subscribeBrowser(situation.person);
    for (const address of [situation.address, second]) {
      await providerWill(address, { kind: 'status', status: 500 });
    }
    await situation.fire();
    expect(await situation.message()).toMatchObject({ status: 'scheduled', tries: 1 });
    for (const address of [situation.address, second]) await providerWill(address, { kind: 'accept' });
    stateTime(halfPastNine + minute);
    await situation.fire();
    await expectSent(situation);
    expect((await providerSaw(second)).accepted).toEqual((await situation.saw()).accepted);
  });
});
