import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { regenerateMessages, updateCampaign } from '../../../worker/campaigns/update-campaign.service.ts';
import { createDeps, type Deps } from '../../../worker/deps.ts';
import {
  beginOnMonday,
  campaignBody,
  expectOnePlannedEachDay,
  fireAlarm,
  fireAt,
  halfPastSeven,
  markAhead,
  minute,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { sendDays } from '../../support/worker/offers.ts';
import { callerOf, expectRefusal, type Person } from '../../support/worker/people.ts';

beginOnMonday();

/** Dependencies with a database in which something happens once between reading and writing. */
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

const regenerate = (person: Person, id: number) =>
  person.send('POST', `/api/campaigns/${id}/regenerate-messages`);

const undo = (person: Person, id: number) =>
  person.call('POST', `/api/campaigns/${id}/regenerate-messages/undo`);

const mayUndo = async (person: Person, id: number) => (await person.campaign(id)).mayUndo;

/** The messages without the fields that differ between rows with the same text. */
const textsOf = async (person: Person, id: number) =>
  (await person.messages(id)).map(({ id: _, ...message }) => message);

describe('regenerating', () => {
  it('rewrites unsent messages that the person left alone, with new texts, and keeps the rest', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    const [, , third, fourth, fifth, sixth] = await person.messages(campaign.id);
    await person.change(third?.id, { content: 'My own words' });
    await markAhead(fourth?.id);
    for (const doomed of [fifth, sixth]) await person.call('DELETE', `/api/messages/${doomed?.id}`);
    let latest = await person.messages(campaign.id);
    const kept = [0, 2, 3];
    for (let times = 0; times < 2; times += 1) {
      expect(await regenerate(person, campaign.id)).toEqual({ rewritten: 79 });
      const after = await person.messages(campaign.id);
      expectOnePlannedEachDay(after, 82);
      const old = new Set(latest.map(({ content }) => content));
      for (const [at, message] of after.entries()) {
        const { id, content, ownWords } = message;
        if (kept.includes(at)) expect(message).toEqual(latest[at]);
        else expect(message).toEqual({ ...latest[at], id, content, ownWords });
        expect(old.has(content)).toBe(kept.includes(at));
      }
      expect(new Set(after.map(({ content }) => content)).size).toBe(82);
      latest = after;
    }
  });

  it('does nothing if no messages are left, and then offers no undo', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    await sql("DELETE FROM messages WHERE campaign_id = ? AND local_date > '2031-03-03'", campaign.id);
    const before = await person.messages(campaign.id);
    expect(await regenerate(person, campaign.id)).toEqual({ rewritten: 0 });
    expect(await person.messages(campaign.id)).toEqual(before);
    expect(await mayUndo(person, campaign.id)).toBe(false);
  });
});

describe('while new texts are being written', () => {
  it('a message that the person edits keeps their text', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await person.messages(campaign.id);
    const fifth = before[4];
    const deps = depsWith(() => person.change(fifth?.id, { content: 'Written in between' }));
    await regenerateMessages(deps, await callerOf(person), campaign.id);
    const after = await person.messages(campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(after[4]).toMatchObject({ id: fifth?.id, content: 'Written in between' });
    expect(after[5]?.id).not.toBe(before[5]?.id);
  });

  it('a message that is sent stays, does not move, and is not sent again', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await person.messages(campaign.id);
    await person.change(first?.id, { content: 'My own words' });
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven - 2 * minute);
    const deps = depsWith(async () => {
      await fireAt(campaign.id, halfPastSeven);
    });
    const input = { ...campaignBody, customTime: '09:00' } as Parameters<typeof updateCampaign>[3];
    await updateCampaign(deps, await callerOf(person), campaign.id, input);
    await fireAt(campaign.id, halfPastSeven + 90 * minute);
    const after = await person.messages(campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(after[0]).toMatchObject({
      id: first?.id,
      status: 'sent',
      scheduledFor: new Date(halfPastSeven).toISOString(),
    });
    expect(await person.outbox()).toHaveLength(1);
  });
});

describe('undo', () => {
  it('restores every text and setting from before the last regeneration, once', async () => {
    const plan = { planAction: 'sit down', planAnchor: 'I get up' };
    const { person, campaign } = await newPersonWithCampaign(plan);
    /** The texts, and what later texts depend on. */
    const written = async () => [
      await textsOf(person, campaign.id),
      await sql(
        `SELECT text_seed, written_through_week, (SELECT group_concat(text_key) FROM retired_texts
          WHERE campaign_id = campaigns.id) AS retired FROM campaigns WHERE id = ?`,
        campaign.id,
      ),
    ];
    expect(await mayUndo(person, campaign.id)).toBe(false);
    await regenerate(person, campaign.id);
    const before = await written();
    await regenerate(person, campaign.id);
    const [texts, seeds] = await written();
    expect(texts).not.toEqual(before[0]);
    expect(seeds).not.toEqual(before[1]);
    expect(await mayUndo(person, campaign.id)).toBe(true);

    expect(await (await undo(person, campaign.id)).json()).toEqual({ restored: 84 });
    expect(await mayUndo(person, campaign.id)).toBe(false);
    expect((await undo(person, campaign.id)).status).toBe(409);
    expect(await written()).toEqual(before);
  });

  it('leaves alone messages that were sent, edited, marked or deleted since', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await textsOf(person, campaign.id);
    await regenerate(person, campaign.id);
    const [, second, third, fourth] = await person.messages(campaign.id);
    await person.change(second?.id, { content: 'My own words' });
    await markAhead(third?.id);
    await person.call('DELETE', `/api/messages/${fourth?.id}`);
    await sendDays(campaign.id, 0);
    const between = await textsOf(person, campaign.id);

    expect(await (await undo(person, campaign.id)).json()).toEqual({ restored: 80 });
    const after = await textsOf(person, campaign.id);
    expect(after.slice(0, 3)).toEqual(between.slice(0, 3));
    expect(after.slice(3)).toEqual(before.slice(4));
  });

  it('is refused if the plan was changed since, and changes nothing', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await regenerate(person, campaign.id);
    await person.call('PUT', `/api/campaigns/${campaign.id}/style`, { style: 'direct' });
    const between = await textsOf(person, campaign.id);
    expect(await mayUndo(person, campaign.id)).toBe(false);
    const message = 'The campaign has changed since then, so this can’t be undone';
    await expectRefusal(undo(person, campaign.id), 409, message);
    expect(await textsOf(person, campaign.id)).toEqual(between);
  });
});
