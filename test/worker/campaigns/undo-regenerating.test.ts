import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  markAhead,
  messagesOf,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const regenerate = (person: Person, id: number) =>
  person.call('POST', `/api/campaigns/${id}/regenerate-messages`);
const undo = (person: Person, id: number) =>
  person.call('POST', `/api/campaigns/${id}/regenerate-messages/undo`);
const mayUndo = async (person: Person, id: number) =>
  (await (await person.call('GET', `/api/campaigns/${id}`)).json<CampaignView>()).mayUndo;

/** The messages without what tells apart two rows with the same text. */
const textsOf = async (person: Person, id: number) =>
  (await messagesOf(person, id)).map(({ id: _, ...message }) => message);

it('undo puts back every text that regenerating replaced, once', async () => {
  const { person, campaign } = await newPersonWithCampaign({
    planAction: 'sit down',
    planAnchor: 'I get up',
  });
  const before = await textsOf(person, campaign.id);
  expect(await mayUndo(person, campaign.id)).toBe(false);
  await regenerate(person, campaign.id);
  expect(await textsOf(person, campaign.id)).not.toEqual(before);
  expect(await mayUndo(person, campaign.id)).toBe(true);

  const answer = await undo(person, campaign.id);
  expect([answer.status, await answer.json()]).toEqual([200, { restored: 84 }]);
  expect(await textsOf(person, campaign.id)).toEqual(before);
  expect(await mayUndo(person, campaign.id)).toBe(false);
  expect((await undo(person, campaign.id)).status).toBe(409);
  expect(await textsOf(person, campaign.id)).toEqual(before);
});

it('undo goes back one step: to the texts before the last regenerating', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await regenerate(person, campaign.id);
  const first = await textsOf(person, campaign.id);
  await regenerate(person, campaign.id);
  await undo(person, campaign.id);
  expect(await textsOf(person, campaign.id)).toEqual(first);
  expect((await undo(person, campaign.id)).status).toBe(409);
});

it('undo leaves alone what was sent, written, marked or deleted since', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await textsOf(person, campaign.id);
  await regenerate(person, campaign.id);
  const [, second, third, fourth] = await messagesOf(person, campaign.id);
  await person.call('PUT', `/api/messages/${second?.id}`, { content: 'My own words' });
  await markAhead(third?.id);
  await person.call('DELETE', `/api/messages/${fourth?.id}`);
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  const between = await textsOf(person, campaign.id);

  expect(await (await undo(person, campaign.id)).json()).toEqual({ restored: 80 });
  const after = await textsOf(person, campaign.id);
  expect(after.slice(0, 3)).toEqual(between.slice(0, 3));
  expect(after.slice(3)).toEqual(before.slice(4));
});

it('later texts are written as if nothing had been regenerated', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const writtenFrom = () =>
    env.DB.prepare('SELECT text_seed, gone_texts, written_through_week FROM campaigns WHERE id = ?')
      .bind(campaign.id)
      .first();
  await regenerate(person, campaign.id);
  const before = await writtenFrom();
  await regenerate(person, campaign.id);
  expect(await writtenFrom()).not.toEqual(before);
  await undo(person, campaign.id);
  expect(await writtenFrom()).toEqual(before);
});

it('a plan that was changed since is not undone, and nothing changes', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await regenerate(person, campaign.id);
  await person.call('PUT', `/api/campaigns/${campaign.id}/style`, { style: 'direct' });
  const between = await textsOf(person, campaign.id);
  expect(await mayUndo(person, campaign.id)).toBe(false);
  const answer = await undo(person, campaign.id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    message: 'The campaign was changed since, so this can’t be undone',
  });
  expect(await textsOf(person, campaign.id)).toEqual(between);
});

it('regenerating that found nothing to replace offers no undo', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(mondayMorning + 20 * day);
  await fireAlarm(campaign.id);
  for (const { id, status } of await messagesOf(person, campaign.id))
    if (status === 'scheduled') await person.call('DELETE', `/api/messages/${id}`);
  await regenerate(person, campaign.id);
  expect(await mayUndo(person, campaign.id)).toBe(false);
});

it("another person's campaign is not found, and stays regenerated", async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await regenerate(person, campaign.id);
  const between = await textsOf(person, campaign.id);
  expect((await undo(await newPerson(), campaign.id)).status).toBe(404);
  expect(await textsOf(person, campaign.id)).toEqual(between);
});
