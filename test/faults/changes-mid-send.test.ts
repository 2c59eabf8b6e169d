import { describe, expect, it } from 'vitest';
import { providerSaw } from '../support/faults/control.ts';
import { drivers, type FaultyDriver } from '../support/faults/drivers.ts';
import {
  beginWithDatabase,
  duringProviderCall,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  type Situation,
  usingProviders,
} from '../support/faults/situation.ts';
import { runCron } from '../support/worker/alarms.ts';
import { expectRefusal } from '../support/worker/calls.ts';
import { campaignBody } from '../support/worker/campaigns.ts';
import { day, hour, minute } from '../support/worker/clock.ts';
import { makeSecondDue, sql } from '../support/worker/database.ts';
import { password } from '../support/worker/people.ts';

usingProviders('twilio');

beginWithDatabase();

type Action = (situation: Situation) => Promise<Response>;

const onCampaign =
  (method: string, path: string, body?: object): Action =>
  ({ person, campaignId }) =>
    person.call(method, `/api/campaigns/${campaignId}${path}`, body);
const onMessage =
  (change: object): Action =>
  ({ person, messageId }) =>
    person.change(messageId, change);
const changeCampaign = (change: object) =>
  onCampaign('PUT', '', { ...campaignBody, customTime: '09:30', ...change });
const moveToLater = changeCampaign({ customTime: '11:30' });

const retryAt = halfPastNine + minute;
const later = halfPastNine + 2 * hour;

/** The provider accepts unless there is a status. */
type Circumstances = {
  status?: number | undefined;
  driver?: FaultyDriver;
  prepare?: (situation: Situation) => Promise<unknown>;
};

async function during(action: Action, { status, driver, prepare }: Circumstances = {}) {
  const situation = await personWithDueMessage(driver);
  await prepare?.(situation);
  const act = async () => {
    const answer = await action(situation);
    expect(answer.ok, await answer.clone().text()).toBe(true);
  };
  await duringProviderCall(situation, act, status);
  return situation;
}

const rowsOf = (table: 'messages' | 'deliveries', column: string, id: number) =>
  sql(`SELECT 1 FROM ${table} WHERE ${column} = ?`, id);

describe('during a call to a provider,', () => {
  it('a campaign that moves to later the same day sends this message, also after a retry, and no second one', async () => {
    const sent = await during(moveToLater);
    await sent.fireAt(halfPastNine);
    expect(await sent.message()).toMatchObject({ status: 'sent' });
    expect(await sent.alarm()).toBe(later + day);
    const failed = await during(moveToLater, { status: 500 });
    await failed.fireAt(retryAt);
    expect(await failed.message()).toMatchObject({ status: 'sent', tries: 2 });
    for (const { fireAt, saw } of [sent, failed]) {
      await fireAt(later);
      expect((await saw()).accepted).toHaveLength(1);
    }
    await sent.fireAt(later + day);
    const states = (await sent.messages()).slice(0, 3).map(({ status }) => status);
    expect(states).toEqual(['sent', 'sent', 'scheduled']);
  });

  it('a regenerated campaign keeps the message that is being sent', async () => {
    let content = '';
    const situation = await during(async ({ person, campaignId, message }) => {
      ({ content } = await message());
      return person.call('POST', `/api/campaigns/${campaignId}/regenerate-messages`);
    });
    await situation.fire();
    await expectSent(situation);
    expect((await situation.message()).content).toBe(content);
  });

  it.each<[string, Action]>([
    ['campaign', onCampaign('DELETE', '')],
    ['account', ({ person }) => person.call('DELETE', `/api/users/${person.user.id}`, { password })],
  ])('a deleted %s sends nothing more: no next message, no retry, no fallback email', async (_, deletion) => {
    const prepare = ({ campaignId }: Situation) => makeSecondDue(campaignId);
    const sent = await during(deletion, { prepare });
    const failed = await during(deletion, { status: 500 });
    const refused = await during(deletion, { status: 410, driver: drivers.push });
    for (const { alarm, saw, campaignId, messageId, fireAt } of [sent, failed, refused]) {
      expect(await alarm()).toBeNull();
      expect(await rowsOf('messages', 'campaign_id', campaignId)).toEqual([]);
      expect(await rowsOf('deliveries', 'message_id', messageId)).toEqual([]);
      for (const instant of [retryAt, halfPastNine + day]) await fireAt(instant);
      expect((await saw()).calls).toBe(1);
    }
    expect((await providerSaw(refused.person.user.email)).calls).toBe(0);
  });

  it('a deleted message stays deleted and is not retried, and the next one is sent', async () => {
    const deletion: Action = ({ person, messageId }) => person.call('DELETE', `/api/messages/${messageId}`);
    for (const situation of [await during(deletion), await during(deletion, { status: 500 })]) {
      const { messageId, alarm, fireAt, message, saw } = situation;
      await fireAt(retryAt);
      expect((await saw()).calls).toBe(1);
      expect(await rowsOf('messages', 'id', messageId)).toEqual([]);
      expect(await rowsOf('deliveries', 'message_id', messageId)).toEqual([]);
      expect(await alarm()).toBe(halfPastNine + day);
      await fireAt(halfPastNine + day);
      expect(await message()).toMatchObject({ status: 'sent' });
      expect((await saw()).calls).toBe(2);
    }
  });

  it.each([
    { reason: 'The campaign was not active', change: onCampaign('PUT', '/active', { active: false }) },
    { reason: 'You paused this campaign', change: onCampaign('PUT', '/pause', { paused: true }) },
    { reason: 'You had already marked it done', change: onMessage({ completed: true }) },
    { reason: 'You had already skipped it', change: onMessage({ skipped: true }) },
  ])('an unwanted message is shown as sent, or is not retried: $reason', async ({ reason, change }) => {
    const sent = await during(change);
    await sent.fireAt(retryAt);
    await expectSent(sent);

    const failed = await during(change, { status: 500 });
    await failed.fireAt(retryAt);
    expect(await failed.message()).toMatchObject({ status: 'skipped', sent: false, reason });
    expect((await failed.saw()).calls).toBe(1);
    expect((await failed.attempts()).map(({ outcome }) => outcome)).toEqual(['retry', 'skipped']);
  });

  it('a message keeps the words that are being sent, also in a retry and if its campaign moves to later', async () => {
    const edit: Action = async (situation) => {
      for (const move of [moveToLater, changeCampaign({ customTime: '11:30', startDate: '2031-03-04' })]) {
        expect((await move(situation)).status).toBe(200);
        const tooLate = situation.person.change(situation.messageId, { content: 'Too late' });
        await expectRefusal(tooLate, 409, 'This message is on its way, so it can’t be changed');
      }
      return new Response();
    };
    for (const status of [undefined, 500]) {
      const situation = await during(edit, { status });
      await situation.fireAt(retryAt);
      const { content, writer } = await situation.message();
      expect(writer).toBe('built-in');
      expect((await situation.saw()).accepted).toMatchObject([{ text: expect.stringContaining(content) }]);
    }
  });

  it('a campaign that is restarted during its last message continues without a closing message', async () => {
    const begunAnew = changeCampaign({ startDate: '2031-03-04' });
    const endNow = ({ campaignId }: Situation) =>
      sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', halfPastNine, campaignId);
    const situation = await during(begunAnew, { prepare: endNow });
    const { person, campaignId, messages, fire, saw } = situation;
    await fire();
    const shown = await person.get(`/api/campaigns/${campaignId}`);
    expect(shown).toMatchObject({ active: true, completed: false, startDate: '2031-03-04' });
    expect((await messages()).filter(({ kind }) => kind === 'closing')).toEqual([]);
    expect((await saw()).calls).toBe(1);
  });
});

it('a clock that is set back before and after an alarm sends the message on time, once', async () => {
  const situation = await personWithDueMessage();
  const back = halfPastNine - 30 * hour;
  await situation.fireAt(back);
  expect((await situation.saw()).calls).toBe(0);
  expect(await situation.alarm()).toBe(halfPastNine);
  await situation.fireAt(halfPastNine);
  for (const instant of [back, halfPastNine, halfPastNine + hour]) {
    await situation.fireAt(instant);
    await runCron();
  }
  await expectSent(situation);
});
