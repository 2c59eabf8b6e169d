import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { regenerateMessages, updateCampaign } from '../../../worker/campaigns/update-campaign.service.ts';
import { createDeps, type Deps } from '../../../worker/deps.ts';
import {
  beginOnMonday,
  campaignBody,
  day,
  expectOnePlannedEachDay,
  fireAlarm,
  halfPastSeven,
  markAhead,
  messagesOf,
  minute,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { claimOf, type Person } from '../../support/worker/people.ts';

beginOnMonday();

/** The app's parts, over a database where something happens once between reading and writing. */
function depsWith(meanwhile: () => Promise<unknown>): Deps {
  let hasHappened = false;
  const DB = new Proxy(env.DB, {
    get: (database, name) =>
      name === 'batch'
        ? async (statements: D1PreparedStatement[]) => {
            if (!hasHappened) {
              hasHappened = true;
              await meanwhile();
            }
            return database.batch(statements);
          }
        : Reflect.get(database, name).bind(database),
  });
  return createDeps({ ...env, DB });
}

/** A campaign on its second day, one message sent; the third day's was written by hand, the fourth day's is done. */
async function underWay() {
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  const [, , third, fourth] = await messagesOf(person, campaign.id);
  await person.call('PUT', `/api/messages/${third?.id}`, { content: 'My own words' });
  await markAhead(fourth?.id);
  return { person, campaign, before: await messagesOf(person, campaign.id) };
}

describe('regenerating', () => {
  it('writes anew what is unsent and untouched, and keeps the rest', async () => {
    const { person, campaign, before } = await underWay();
    const answer = await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ rewritten: 81 });
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    const kept = [0, 2, 3];
    for (const [at, message] of after.entries()) {
      const old = before[at];
      if (kept.includes(at)) expect(message).toEqual(old);
      else {
        const { id, content, ownWords } = message;
        expect(message).toEqual({ ...old, id, content, ownWords });
      }
    }
    const rewritten = after.filter((_, at) => !kept.includes(at)).map(({ content }) => content);
    expect(new Set(rewritten).size).toBe(81);
  });

  it('writes texts that were not there before', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    let before = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    for (let times = 0; times < 3; times += 1) {
      await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
      const after = (await messagesOf(person, campaign.id)).map(({ content }) => content);
      expect(after.filter((content) => before.includes(content))).toEqual([]);
      before = after;
    }
  });

  it('leaves alone what leaves within a minute', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await messagesOf(person, campaign.id);
    stateTime(halfPastSeven - minute);
    await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    expect((await messagesOf(person, campaign.id))[0]).toEqual(first);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('does not bring back a message that was deleted', async () => {
    const { person, campaign, before } = await underWay();
    await person.call('DELETE', `/api/messages/${before[9]?.id}`);
    await person.call('DELETE', `/api/messages/${before[2]?.id}`);
    const answer = await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    expect(await answer.json()).toEqual({ rewritten: 80 });
    expectOnePlannedEachDay(await messagesOf(person, campaign.id), 82);
  });

  it('has nothing to do when nothing is left to come', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 20 * day);
    await fireAlarm(campaign.id);
    const before = await messagesOf(person, campaign.id);
    for (const message of before.slice(21)) await person.call('DELETE', `/api/messages/${message.id}`);
    const answer = await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    expect(await answer.json()).toEqual({ rewritten: 0 });
    expect(await messagesOf(person, campaign.id)).toEqual(before.slice(0, 21));
  });
});

describe('while new texts are being written', () => {
  it('a message that a person writes keeps their words', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await messagesOf(person, campaign.id);
    const fifth = before[4];
    const deps = depsWith(() =>
      person.call('PUT', `/api/messages/${fifth?.id}`, { content: 'Written in between' }),
    );
    await regenerateMessages(deps, await claimOf(person), campaign.id);
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(after[4]).toMatchObject({ id: fifth?.id, content: 'Written in between' });
    expect(after[5]?.id).not.toBe(before[5]?.id);
  });

  it('a message that is sent stays, moves no more, and is not sent again', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${first?.id}`, { content: 'My own words' });
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven - 2 * minute);
    const deps = depsWith(async () => {
      stateTime(halfPastSeven);
      await fireAlarm(campaign.id);
    });
    const input = { ...campaignBody, customTime: '09:00' } as Parameters<typeof updateCampaign>[3];
    await updateCampaign(deps, await claimOf(person), campaign.id, input);
    stateTime(halfPastSeven + 90 * minute);
    await fireAlarm(campaign.id);
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(after[0]).toMatchObject({
      id: first?.id,
      status: 'sent',
      scheduledFor: new Date(halfPastSeven).toISOString(),
    });
    expect(await outboxOf(person)).toHaveLength(1);
  });
});

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
    env.DB.prepare(
      `SELECT text_seed, written_through_week, (SELECT group_concat(text_key) FROM retired_texts
        WHERE campaign_id = campaigns.id) AS retired FROM campaigns WHERE id = ?`,
    )
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
    message: 'The campaign has changed since then, so this can’t be undone',
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
