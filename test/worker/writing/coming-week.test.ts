import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  mondayMorning,
  newPersonWithCampaign,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';

const sunday = halfPastSeven + 6 * day;

beginOnMonday();

const weekOf = async (person: Person, campaignId: number, week: number) =>
  (await messagesOf(person, campaignId)).slice((week - 1) * 7, week * 7);
const textsOf = async (person: Person, campaignId: number, week: number) =>
  (await weekOf(person, campaignId, week)).map(({ content }) => content);

const writtenThrough = async (campaignId: number) =>
  (
    await env.DB.prepare('SELECT written_through_week AS week FROM campaigns WHERE id = ?')
      .bind(campaignId)
      .first<{ week: number }>()
  )?.week;

/** Sends the first six messages of a campaign; the first `done` of them are marked done. Then it is Sunday's minute. */
async function liveToSunday(person: Person, campaignId: number, done: number): Promise<void> {
  const week = await weekOf(person, campaignId, 1);
  for (const [at, { id }] of week.slice(0, 6).entries()) {
    stateTime(halfPastSeven + at * day);
    await fireAlarm(campaignId);
    if (at < done) await person.call('PUT', `/api/messages/${id}`, { completed: true });
  }
  stateTime(sunday);
}

describe('the coming week, where no model is set up,', () => {
  it('is written with the progress so far when the last message of the week before has left', async () => {
    const weeks = [];
    for (const done of [0, 6]) {
      stateTime(mondayMorning);
      const { person, campaign } = await newPersonWithCampaign();
      // The same seed: what differs is the progress.
      await env.DB.prepare('UPDATE campaigns SET text_seed = ? WHERE id = ?')
        .bind('the same', campaign.id)
        .run();
      await liveToSunday(person, campaign.id, done);
      expect(await writtenThrough(campaign.id)).toBe(1);
      await fireAlarm(campaign.id);
      expect(await writtenThrough(campaign.id)).toBe(2);
      expect(await alarmOf(campaign.id)).toBe(sunday + day);
      weeks.push((await textsOf(person, campaign.id, 2)).join('\n'));
    }
    const [little, much] = weeks;
    expect(little).not.toMatch(/\bmore\b|\bextra\b|%/);
    expect(much).toMatch(/\bextra\b|\bbonus\b|\b6 of 6\b|\b6 days\b|or more/);
  });

  it('keeps the weeks after it and before it as they are', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await liveToSunday(person, campaign.id, 0);
    const before = await messagesOf(person, campaign.id);
    await fireAlarm(campaign.id);
    const after = await messagesOf(person, campaign.id);
    const changed = after.filter(({ content }, at) => content !== before[at]?.content);
    expect(changed.length).toBeGreaterThan(3);
    expect(changed.every(({ notes, writer }) => notes.startsWith('Week 2') && writer === 'built-in')).toBe(
      true,
    );
  });

  it('leaves what a person wrote, marked or deleted', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [written, marked, removed] = await weekOf(person, campaign.id, 2);
    await person.call('PUT', `/api/messages/${written?.id}`, { content: 'My own words' });
    await person.call('PUT', `/api/messages/${marked?.id}`, { completed: true });
    await person.call('DELETE', `/api/messages/${removed?.id}`);
    await liveToSunday(person, campaign.id, 0);
    await fireAlarm(campaign.id);
    const after = await messagesOf(person, campaign.id);
    expect(after.find(({ id }) => id === written?.id)).toMatchObject({
      content: 'My own words',
      writer: 'person',
    });
    expect(after.find(({ id }) => id === marked?.id)?.content).toBe(marked?.content);
    expect(after.some(({ id }) => id === removed?.id)).toBe(false);
  });

  it('is written once, however often the alarm fires', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await liveToSunday(person, campaign.id, 0);
    await runInDurableObject(scheduleOf(campaign.id), (object) => object.alarm());
    const texts = await textsOf(person, campaign.id, 2);
    const [first] = await weekOf(person, campaign.id, 2);
    await env.DB.prepare("UPDATE messages SET content = 'Changed.' WHERE id = ?").bind(first?.id).run();
    await runInDurableObject(scheduleOf(campaign.id), (object) => object.alarm());
    expect(await textsOf(person, campaign.id, 2)).toEqual(['Changed.', ...texts.slice(1)]);
  });

  it('is written as it was wanted otherwise, once a person has asked for other texts', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const first = await textsOf(person, campaign.id, 2);
    await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    await liveToSunday(person, campaign.id, 3);
    await fireAlarm(campaign.id);
    const written = await textsOf(person, campaign.id, 2);
    const cameBack = written.filter((content, at) => content === first[at]);
    expect(cameBack.length).toBeLessThan(4);
  });

  it('repeats nothing that was sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await liveToSunday(person, campaign.id, 2);
    await fireAlarm(campaign.id);
    const texts = (await messagesOf(person, campaign.id)).slice(0, 14).map(({ content }) => content);
    expect(new Set(texts).size).toBe(14);
  });

  it('sends on when the database does not take the new texts', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await liveToSunday(person, campaign.id, 0);
    await env.DB.exec(
      "CREATE TRIGGER refuse_texts BEFORE UPDATE OF content ON messages BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    await fireAlarm(campaign.id);
    await env.DB.exec('DROP TRIGGER refuse_texts');
    expect((await weekOf(person, campaign.id, 1))[6]?.status).toBe('sent');
    expect(await writtenThrough(campaign.id)).toBe(1);
    expect(await alarmOf(campaign.id)).toBe(sunday + day);
    stateTime(sunday + day);
    await fireAlarm(campaign.id);
    expect(await writtenThrough(campaign.id)).toBe(2);
  });
});
