import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { providerSaw } from '../support/faults/control.ts';
import { drivers } from '../support/faults/drivers.ts';
import {
  duringProviderCall,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  type Situation,
} from '../support/faults/situation.ts';
import { beginOnMonday, campaignBody, day, minute, stateTime } from '../support/worker/campaigns.ts';
import { copyMessage } from '../support/worker/deliveries.ts';
import { password } from '../support/worker/people.ts';

beginOnMonday();

/** What a person, or the calendar, does to the campaign or the message that is on its way. */
const actions = {
  editTime: ({ person, campaignId, driver }: Situation) =>
    person.call('PUT', `/api/campaigns/${campaignId}`, {
      ...campaignBody,
      customTime: '11:30',
      deliveryMethod: driver.deliveryMethod,
    }),
  regenerate: ({ person, campaignId }: Situation) =>
    person.call('POST', `/api/campaigns/${campaignId}/regenerate-messages`),
  deleteCampaign: ({ person, campaignId }: Situation) =>
    person.call('DELETE', `/api/campaigns/${campaignId}`),
  stopCampaign: ({ person, campaignId }: Situation) =>
    person.call('PUT', `/api/campaigns/${campaignId}/active`, { active: false }),
  editMessage: ({ person, messageId }: Situation) =>
    person.call('PUT', `/api/messages/${messageId}`, { content: 'My own words' }),
  deleteMessage: ({ person, messageId }: Situation) => person.call('DELETE', `/api/messages/${messageId}`),
  markDone: ({ person, messageId }: Situation) =>
    person.call('PUT', `/api/messages/${messageId}`, { completed: true }),
};

const rowsOf = (table: 'messages' | 'deliveries', column: string, id: number) =>
  env.DB.prepare(`SELECT count(*) AS rows FROM ${table} WHERE ${column} = ?`).bind(id).first('rows');

/** Does it while the provider keeps its answer back. */
async function during(situation: Situation, action: keyof typeof actions, status?: number): Promise<void> {
  await duringProviderCall(
    situation,
    async () => {
      const answer = await actions[action](situation);
      expect(answer.ok, await answer.clone().text()).toBe(true);
    },
    status,
  );
}

async function fireAt(situation: Situation, instant: number): Promise<void> {
  stateTime(instant);
  await situation.fire();
}

describe.each(Object.values(drivers))('while $name keeps its answer back, and then says yes,', (driver) => {
  it('a campaign that is moved to later the same day sends no second message that day', async () => {
    const situation = await personWithDueMessage(driver);
    await during(situation, 'editTime');
    await situation.fire();
    expect(await situation.message()).toMatchObject({ status: 'sent' });
    const later = halfPastNine + 120 * minute;
    expect(await situation.alarm()).toBe(later + day);
    await fireAt(situation, later);
    expect((await situation.saw()).accepted).toHaveLength(1);
    await fireAt(situation, later + day);
    expect((await situation.saw()).accepted).toHaveLength(2);
    expect((await situation.messages()).slice(0, 3).map(({ status }) => status)).toEqual([
      'sent',
      'sent',
      'scheduled',
    ]);
  });

  it('a campaign that is written anew keeps what is on its way', async () => {
    const situation = await personWithDueMessage(driver);
    const { content } = await situation.message();
    await during(situation, 'regenerate');
    await situation.fire();
    await expectSent(situation);
    expect((await situation.message()).content).toBe(content);
  });

  it('a campaign that is deleted is gone, with its schedule, and nothing comes back of it', async () => {
    const situation = await personWithDueMessage(driver);
    const { campaignId, messageId } = situation;
    await during(situation, 'deleteCampaign');
    expect(await situation.alarm()).toBeNull();
    expect(await rowsOf('messages', 'campaign_id', campaignId)).toBe(0);
    expect(await rowsOf('deliveries', 'message_id', messageId)).toBe(0);
    await fireAt(situation, halfPastNine + day);
    expect((await situation.saw()).calls).toBe(1);
  });

  it('a campaign that is stopped shows what it had sent, and sends no more', async () => {
    const situation = await personWithDueMessage(driver);
    await during(situation, 'stopCampaign');
    await situation.fire();
    await expectSent(situation);
    await fireAt(situation, halfPastNine + day);
    expect((await situation.messages())[1]).toMatchObject({
      status: 'skipped',
      reason: 'The campaign was not active',
    });
    expect((await situation.saw()).calls).toBe(1);
  });

  it('a message that is edited was sent, keeps the new words, and is not sent again', async () => {
    const situation = await personWithDueMessage(driver);
    await during(situation, 'editMessage');
    await fireAt(situation, halfPastNine + minute);
    await expectSent(situation);
    expect(await situation.message()).toMatchObject({ content: 'My own words' });
  });

  it('a message that is deleted stays deleted, and the next one comes', async () => {
    const situation = await personWithDueMessage(driver);
    const { messageId } = situation;
    await during(situation, 'deleteMessage');
    expect(await rowsOf('messages', 'id', messageId)).toBe(0);
    expect(await rowsOf('deliveries', 'message_id', messageId)).toBe(0);
    expect(await situation.alarm()).toBe(halfPastNine + day);
    await fireAt(situation, halfPastNine + day);
    expect(await situation.message()).toMatchObject({ status: 'sent' });
    expect((await situation.saw()).accepted).toHaveLength(2);
  });

  it('a message that is marked done was sent, and is done', async () => {
    const situation = await personWithDueMessage(driver);
    await during(situation, 'markDone');
    await fireAt(situation, halfPastNine + minute);
    await expectSent(situation);
    expect(await situation.message()).toMatchObject({ completed: true });
  });

  it('a campaign whose end comes closes, with this message among the sent', async () => {
    const situation = await personWithDueMessage(driver);
    const { campaignId } = situation;
    await duringProviderCall(situation, async () => {
      await env.DB.prepare(
        'DELETE FROM messages WHERE id IN (SELECT message_id FROM deliveries WHERE campaign_id = ? AND due_at > ?)',
      )
        .bind(campaignId, halfPastNine)
        .run();
      await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?')
        .bind(halfPastNine + minute, campaignId)
        .run();
    });
    const closesAt = halfPastNine + minute;
    for (let times = 0; times < 3; times += 1) await fireAt(situation, closesAt);
    const [sent, closing] = await situation.messages();
    expect(sent).toMatchObject({ kind: 'planned', status: 'sent' });
    expect(closing).toMatchObject({ kind: 'closing', status: 'sent' });
    expect((await situation.saw()).accepted).toHaveLength(2);
  });
});

describe('while the provider keeps its answer back, and then fails,', () => {
  const retryAt = halfPastNine + minute;

  it('a campaign that is moved to later the same day tries this message again, and no other that day', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await during(situation, 'editTime', 500);
    await fireAt(situation, retryAt);
    expect(await situation.message()).toMatchObject({ status: 'sent', tries: 2 });
    await fireAt(situation, halfPastNine + 120 * minute);
    expect((await situation.saw()).accepted).toHaveLength(1);
  });

  it('a campaign that is deleted is not tried again', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await during(situation, 'deleteCampaign', 500);
    expect(await situation.alarm()).toBeNull();
    await fireAt(situation, retryAt);
    expect((await situation.saw()).calls).toBe(1);
  });

  it.each([
    ['a campaign that is stopped', 'stopCampaign', 'The campaign was not active'],
    ['a message that is marked done', 'markDone', 'You had already marked it done'],
  ] as const)('%s is not tried again, and says why', async (_, action, reason) => {
    const situation = await personWithDueMessage(drivers.email);
    await during(situation, action, 500);
    await fireAt(situation, retryAt);
    expect(await situation.message()).toMatchObject({ status: 'skipped', sent: false, reason });
    expect((await situation.saw()).calls).toBe(1);
    expect((await situation.attempts()).map(({ outcome }) => outcome)).toEqual(['retry', 'skipped']);
  });

  it('a message that is edited is tried again with the new words', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await during(situation, 'editMessage', 500);
    await fireAt(situation, retryAt);
    await expectSent(situation);
    const { accepted } = await situation.saw();
    expect(accepted[0]?.text).toContain('My own words');
  });

  it('a message that is deleted is not tried again', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await during(situation, 'deleteMessage', 500);
    await fireAt(situation, retryAt);
    expect(await situation.alarm()).toBe(halfPastNine + day);
    expect((await situation.saw()).calls).toBe(1);
  });
});

/** As if three messages had come before it and been let pass: it leaves as the gentle one. */
const afterThreeMissed = async ({ messageId }: Situation) => {
  for (const daysBefore of [1, 2, 3])
    await copyMessage(messageId, { kind: 'planned', daysBefore, status: 'sent' });
};

describe('while the provider keeps its answer to a gentle message back,', () => {
  it.each([
    ['and then says yes, a message that is edited keeps the new words', undefined, 'sent'],
    ['and then fails, a message that is edited is tried again with the new words', 500, 'scheduled'],
  ] as const)('%s, and its offer', async (_, status, after) => {
    const situation = await personWithDueMessage(drivers.email);
    await afterThreeMissed(situation);
    await during(situation, 'editMessage', status);
    const message = (await situation.messages()).find(({ id }) => id === situation.messageId);
    expect(message).toMatchObject({
      content: 'My own words',
      writer: 'person',
      style: null,
      offer: 'lapse',
      status: after,
    });
    await fireAt(situation, halfPastNine + minute);
    const { accepted } = await situation.saw();
    expect(accepted.map(({ text }) => text.includes('My own words'))).toEqual([after === 'scheduled']);
  });
});

/** As if the person had added a message of their own for the same minute: two of the campaign are due at once. */
const withSecondMessage = ({ messageId }: Situation) => copyMessage(messageId, { kind: 'extra' });

const deletions = [
  ['campaign', ({ person, campaignId }: Situation) => person.call('DELETE', `/api/campaigns/${campaignId}`)],
  ['account', ({ person }: Situation) => person.call('DELETE', `/api/users/${person.user.id}`, { password })],
] as const;

it.each(deletions)(
  'when the %s is deleted while one message leaves, the next one does not',
  async (_, action) => {
    const situation = await personWithDueMessage(drivers.email);
    await withSecondMessage(situation);
    await duringProviderCall(situation, async () => expect((await action(situation)).ok).toBe(true));
    expect((await situation.saw()).calls).toBe(1);
    expect(await situation.alarm()).toBeNull();
  },
);

it.each(deletions)(
  'when the %s is deleted while a notification is turned away, no email stands in',
  async (_, action) => {
    const situation = await personWithDueMessage(drivers.push);
    await duringProviderCall(situation, async () => expect((await action(situation)).ok).toBe(true), 410);
    expect((await providerSaw(situation.person.user.email)).calls).toBe(0);
    expect(await situation.alarm()).toBeNull();
  },
);

it('a campaign that is begun anew while its last message leaves goes on, without a closing word', async () => {
  const situation = await personWithDueMessage(drivers.email);
  const { person, campaignId, messages, fire, saw } = situation;
  await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?').bind(halfPastNine, campaignId).run();
  await duringProviderCall(situation, async () => {
    const change = { ...campaignBody, customTime: '09:30', startDate: '2031-03-04' };
    expect((await person.call('PUT', `/api/campaigns/${campaignId}`, change)).status).toBe(200);
  });
  await fire();
  const shown = await (await person.call('GET', `/api/campaigns/${campaignId}`)).json();
  expect(shown).toMatchObject({ active: true, completed: false, startDate: '2031-03-04' });
  expect((await messages()).filter(({ kind }) => kind === 'closing')).toEqual([]);
  expect((await saw()).calls).toBe(1);
});
