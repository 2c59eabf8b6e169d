import { describe, expect, it } from 'vitest';
import { providerSaw } from '../support/faults/control.ts';
import { drivers, type FaultyDriver } from '../support/faults/drivers.ts';
import {
  beginWithDatabase,
  type DueMessage,
  dueMessage,
  duringProviderCall,
  expectSent,
  halfPastNine,
  usingProviders,
} from '../support/faults/due-message.ts';
import { expectRefusal } from '../support/worker/calls.ts';
import { campaignBody } from '../support/worker/campaigns.ts';
import { day, hour, minute, runCron } from '../support/worker/clock.ts';
import { makeSecondDue, sql } from '../support/worker/database.ts';
import { password } from '../support/worker/people.ts';

usingProviders('twilio');

beginWithDatabase();

type Action = (due: DueMessage) => Promise<Response>;

const onCampaign =
  (method: string, path: string, body?: object): Action =>
  ({ person, campaignId }) =>
    person.call(method, `/api/campaigns/${campaignId}${path}`, body);
const onMessage =
  (change: object): Action =>
  ({ person, id }) =>
    person.change(id, change);
const changeCampaign = (change: object) =>
  onCampaign('PUT', '', { ...campaignBody, customTime: '09:30', ...change });
const moveToLater = changeCampaign({ customTime: '11:30' });

const retryAt = halfPastNine + minute;
const later = halfPastNine + 2 * hour;

/** The provider accepts unless there is a status. */
type Circumstances = {
  status?: number | undefined;
  driver?: FaultyDriver;
  prepare?: (due: DueMessage) => Promise<unknown>;
};

async function during(action: Action, { status, driver, prepare }: Circumstances = {}) {
  const due = await dueMessage(driver);
  await prepare?.(due);
  const act = async () => {
    const answer = await action(due);
    expect(answer.ok, await answer.clone().text()).toBe(true);
  };
  await duringProviderCall(due, act, status);
  return due;
}

const rowsOf = (table: 'messages' | 'deliveries', column: string, id: number) =>
  sql(`SELECT 1 FROM ${table} WHERE ${column} = ?`, id);

describe('during a call to a provider,', () => {
  it('a campaign that moves to later the same day sends this message, also after a retry, and no second one', async () => {
    const sent = await during(moveToLater);
    await sent.fire(halfPastNine);
    expect(await sent.shown()).toMatchObject({ status: 'sent' });
    expect(await sent.alarm()).toBe(later + day);
    const failed = await during(moveToLater, { status: 500 });
    await failed.fire(retryAt);
    expect(await failed.shown()).toMatchObject({ status: 'sent', tries: 2 });
    for (const due of [sent, failed]) {
      await due.fire(later);
      expect((await due.providerSaw()).accepted).toHaveLength(1);
    }
    await sent.fire(later + day);
    const states = (await sent.person.messages(sent.campaignId)).slice(0, 3).map(({ status }) => status);
    expect(states).toEqual(['sent', 'sent', 'scheduled']);
  });

  it('a regenerated campaign keeps the message that is being sent', async () => {
    let content = '';
    const due = await during(async (due) => {
      ({ content } = await due.shown());
      return due.person.call('POST', `/api/campaigns/${due.campaignId}/regenerate-messages`);
    });
    await due.fire();
    await expectSent(due);
    expect((await due.shown()).content).toBe(content);
  });

  it.each<[string, Action]>([
    ['campaign', onCampaign('DELETE', '')],
    ['account', ({ person }) => person.call('DELETE', `/api/users/${person.user.id}`, { password })],
  ])('a deleted %s sends nothing more: no next message, no retry, no fallback email', async (_, deletion) => {
    const prepare = ({ campaignId }: DueMessage) => makeSecondDue(campaignId);
    const sent = await during(deletion, { prepare });
    const failed = await during(deletion, { status: 500 });
    const refused = await during(deletion, { status: 410, driver: drivers.push });
    for (const due of [sent, failed, refused]) {
      expect(await due.alarm()).toBeNull();
      expect(await rowsOf('messages', 'campaign_id', due.campaignId)).toEqual([]);
      expect(await rowsOf('deliveries', 'message_id', due.id)).toEqual([]);
      for (const instant of [retryAt, halfPastNine + day]) await due.fire(instant);
      expect((await due.providerSaw()).calls).toBe(1);
    }
    expect((await providerSaw(refused.person.user.email)).calls).toBe(0);
  });

  it('a deleted message stays deleted and is not retried, and the next one is sent', async () => {
    const deletion: Action = ({ person, id }) => person.call('DELETE', `/api/messages/${id}`);
    for (const due of [await during(deletion), await during(deletion, { status: 500 })]) {
      await due.fire(retryAt);
      expect((await due.providerSaw()).calls).toBe(1);
      expect(await rowsOf('messages', 'id', due.id)).toEqual([]);
      expect(await rowsOf('deliveries', 'message_id', due.id)).toEqual([]);
      expect(await due.alarm()).toBe(halfPastNine + day);
      await due.fire(halfPastNine + day);
      expect(await due.shown()).toMatchObject({ status: 'sent' });
      expect((await due.providerSaw()).calls).toBe(2);
    }
  });

  it.each([
    { reason: 'The campaign was not active', change: onCampaign('PUT', '/active', { active: false }) },
    { reason: 'You paused this campaign', change: onCampaign('PUT', '/pause', { paused: true }) },
    { reason: 'You had already marked it done', change: onMessage({ completed: true }) },
    { reason: 'You had already skipped it', change: onMessage({ skipped: true }) },
  ])('an unwanted message is shown as sent, or is not retried: $reason', async ({ reason, change }) => {
    const sent = await during(change);
    await sent.fire(retryAt);
    await expectSent(sent);

    const failed = await during(change, { status: 500 });
    await failed.fire(retryAt);
    expect(await failed.shown()).toMatchObject({ status: 'skipped', sent: false, reason });
    expect((await failed.providerSaw()).calls).toBe(1);
    expect((await failed.attempts()).map(({ outcome }) => outcome)).toEqual(['retry', 'skipped']);
  });

  it('a message keeps the words that are being sent, also in a retry and if its campaign moves to later', async () => {
    const edit: Action = async (due) => {
      for (const move of [moveToLater, changeCampaign({ customTime: '11:30', startDate: '2031-03-04' })]) {
        expect((await move(due)).status).toBe(200);
        const tooLate = due.person.change(due.id, { content: 'Too late' });
        await expectRefusal(tooLate, 409, 'This message is on its way, so it can’t be changed');
      }
      return new Response();
    };
    for (const status of [undefined, 500]) {
      const due = await during(edit, { status });
      await due.fire(retryAt);
      const { content, writer } = await due.shown();
      expect(writer).toBe('built-in');
      expect((await due.providerSaw()).accepted).toMatchObject([{ text: expect.stringContaining(content) }]);
    }
  });

  it('a campaign that is restarted during its last message continues without a closing message', async () => {
    const begunAnew = changeCampaign({ startDate: '2031-03-04' });
    const endNow = ({ campaignId }: DueMessage) =>
      sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', halfPastNine, campaignId);
    const due = await during(begunAnew, { prepare: endNow });
    const { person, campaignId } = due;
    await due.fire();
    const shown = await person.get(`/api/campaigns/${campaignId}`);
    expect(shown).toMatchObject({ active: true, completed: false, startDate: '2031-03-04' });
    expect((await person.messages(campaignId)).filter(({ kind }) => kind === 'closing')).toEqual([]);
    expect((await due.providerSaw()).calls).toBe(1);
  });
});

it('a clock that is set back before and after an alarm sends the message on time, once', async () => {
  const due = await dueMessage();
  const back = halfPastNine - 30 * hour;
  await due.fire(back);
  expect((await due.providerSaw()).calls).toBe(0);
  expect(await due.alarm()).toBe(halfPastNine);
  await due.fire(halfPastNine);
  for (const instant of [back, halfPastNine, halfPastNine + hour]) {
    await due.fire(instant);
    await runCron();
  }
  await expectSent(due);
});
