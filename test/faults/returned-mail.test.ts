import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { DeliveryView } from '../../worker/delivery/deliveries.schemas.ts';
import { createDeps } from '../../worker/deps.ts';
import { handleMailEvents } from '../../worker/replies/mail-events.service.ts';
import { drivers } from '../support/faults/drivers.ts';
import { halfPastNine, personWithDueMessage, type Situation } from '../support/faults/situation.ts';
import { beginOnMonday, day, minute, mondayMorning, stateTime } from '../support/worker/campaigns.ts';

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
