import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  hour,
  mondayMorning,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { handOverMail, personWithMail, quote } from '../../support/worker/mail.ts';
import type { Person } from '../../support/worker/people.ts';
import { answerOf, halfPastEight, personWithText, stopsOf, untouched } from '../../support/worker/reached.ts';

beginOnMonday();

/** Our own address, as mail programs answer to it that do not keep to the one for answers. */
const to = 'habits@example.com';
/** The carrier's gateway for a phone. */
const gatewayOf = (phone: string) => `${phone.slice(2)}@email.uscc.net`;

/** The Message-ID that the email service gave a message as it took it. */
async function messageIdOf(messageId: number): Promise<string> {
  const name = `<${messageId}.${crypto.randomUUID()}@mail.example>`;
  await env.DB.prepare(
    'UPDATE delivery_attempts SET provider_id = ?1 WHERE delivery_id IN (SELECT id FROM deliveries WHERE message_id = ?2)',
  )
    .bind(name, messageId)
    .run();
  return name;
}

async function personWithReference() {
  stateTime(mondayMorning);
  const { person, campaign, id } = await personWithMail();
  return { person, campaign, id, from: person.user.email, name: await messageIdOf(id) };
}

describe('an answer that only says which email it answers', () => {
  it.each([
    ['In-Reply-To', (name: string) => ({ 'In-Reply-To': name })],
    ['References, among others', (name: string) => ({ References: `<a@b.example> ${name} <c@d.example>` })],
  ])('counts when it comes from the person: %s', async (_, headersWith) => {
    const { id, from, name } = await personWithReference();
    const mail = { to, from: from.toUpperCase(), body: `Done!${quote}`, headers: headersWith(name) };
    expect(await handOverMail(mail)).toBeNull();
    expect(await answerOf(id)).toMatchObject({ mark: 'done' });
  });

  it('counts too when the email service names the Message-ID without its brackets', async () => {
    const { id, from, name } = await personWithReference();
    const bare = name.slice(1, -1);
    await env.DB.prepare(
      'UPDATE delivery_attempts SET provider_id = ?1 WHERE delivery_id IN (SELECT id FROM deliveries WHERE message_id = ?2)',
    )
      .bind(bare, id)
      .run();
    expect(await handOverMail({ to, from, body: 'skip', headers: { 'In-Reply-To': name } })).toBeNull();
    expect(await answerOf(id)).toMatchObject({ mark: 'skipped' });
  });

  it('is refused from anybody else, even when they know the Message-ID', async () => {
    const { id, name } = await personWithReference();
    const other = await personWithReference();
    for (const from of ['stranger@example.com', other.from]) {
      const mail = { to, from, body: 'done', headers: { 'In-Reply-To': name } };
      expect(await handOverMail(mail)).toContain('only takes answers');
    }
    expect(await answerOf(id)).toEqual(untouched);
    expect(await answerOf(other.id)).toEqual(untouched);
  });

  it('is refused when it names no email of ours, or none at all', async () => {
    const { id, from } = await personWithReference();
    for (const headers of [{}, { 'In-Reply-To': '<x@y.example>' }, { References: 'nonsense' }]) {
      expect(await handOverMail({ to, from, body: 'done', headers })).toContain('only takes answers');
    }
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is refused a week after the message', async () => {
    const { id, from, name } = await personWithReference();
    stateTime(halfPastSeven + 7 * day + hour);
    const mail = { to, from, body: 'done', headers: { 'In-Reply-To': name } };
    expect(await handOverMail(mail)).toContain('only takes answers');
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('does not make good for an address for answers that nobody signed', async () => {
    const { id, from, name } = await personWithReference();
    const forged = { to: 'habits+aaaa@example.com', from, body: 'done', headers: { 'In-Reply-To': name } };
    expect(await handOverMail(forged)).toContain('only takes answers');
    expect(await answerOf(id)).toEqual(untouched);
  });
});

const textsTo = async (person: Person) =>
  (await outboxOf(person)).filter(({ channel }) => channel === 'sms').map(({ body }) => body);

describe("an answer by text through a carrier's gateway", () => {
  async function personBehindGateway() {
    const all = await personWithText();
    return { ...all, from: gatewayOf(all.phone), headers: { 'In-Reply-To': await messageIdOf(all.id) } };
  }

  it('counts for the message that it answers', async () => {
    const { id, from, headers } = await personBehindGateway();
    expect(await handOverMail({ to, from, body: 'Y', headers })).toBeNull();
    expect(await answerOf(id)).toMatchObject({ mark: 'done' });
  });

  it('that says STOP stops texts, not emails, and is confirmed by text, once', async () => {
    const { person, campaign, from, headers } = await personBehindGateway();
    for (let times = 0; times < 2; times += 1) await handOverMail({ to, from, body: 'STOP', headers });
    expect(await stopsOf(person)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
    const [confirmation, message, ...others] = await textsTo(person);
    expect(confirmation).toContain('no more texts');
    expect(message).toBeDefined();
    expect(others).toEqual([]);
    stateTime(halfPastEight + day);
    await fireAlarm(campaign.id);
    expect(await textsTo(person)).toHaveLength(2);
  });

  it('from another phone is refused', async () => {
    const { id, headers } = await personBehindGateway();
    const mail = { to, from: gatewayOf('+12025559999'), body: 'done', headers };
    expect(await handOverMail(mail)).toContain('only takes answers');
    expect(await answerOf(id)).toEqual(untouched);
  });
});
