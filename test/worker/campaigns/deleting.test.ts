import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  fireAlarm,
  messagesOf,
  newCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { runningCampaign } from '../../support/worker/running-campaign.ts';

beginOnMonday();

const rowsOf = (table: string, column: string, id: number) =>
  env.DB.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${column} = ?`)
    .bind(id)
    .first<number>('count');

it('deleting a campaign deletes its messages, their deliveries and its schedule, and nothing of it is sent', async () => {
  const { person, campaign, before } = await runningCampaign();
  const sentBefore = await outboxOf(person);
  const answer = await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');

  expect(await rowsOf('messages', 'campaign_id', campaign.id)).toBe(0);
  for (const message of before.slice(0, 3))
    expect(await rowsOf('deliveries', 'message_id', message.id)).toBe(0);
  expect(await alarmOf(campaign.id)).toBeNull();
  stateTime('2031-03-06T07:30:00Z');
  expect(await fireAlarm(campaign.id)).toBe(false);
  expect(await outboxOf(person)).toEqual(sentBefore);

  const gone = ['', '/regenerate-messages'].map((path) => `/api/campaigns/${campaign.id}${path}`);
  expect((await person.call('GET', gone[0] ?? '')).status).toBe(404);
  expect((await person.call('POST', gone[1] ?? '')).status).toBe(404);
  expect((await person.call('GET', `/api/messages/campaign/${campaign.id}`)).status).toBe(404);
  expect((await person.call('PUT', `/api/messages/${before[0]?.id}`, { completed: true })).status).toBe(404);
});

it('deleting a campaign leaves the others as they were', async () => {
  const { person, campaign } = await runningCampaign();
  const other = await newCampaign(person);
  const messages = await messagesOf(person, other.id);
  await fireAlarm(other.id);
  const alarm = await alarmOf(other.id);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(await messagesOf(person, other.id)).toEqual(messages);
  expect(await alarmOf(other.id)).toBe(alarm);
  expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([other]);
});
