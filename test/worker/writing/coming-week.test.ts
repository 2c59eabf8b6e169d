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
  /** Somebody who does so much, and whose messages ask for the small version first. */
  async function withSmallSteps(done: number) {
    const { person, campaign } = await newPersonWithCampaign({
      planAnchor: 'I sit down',
      planAction: 'read ten pages',
      planSmallest: 'one page',
    });
    await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size: 'small' });
    const before = await messagesOf(person, campaign.id);
    await liveToSunday(person, campaign.id, done);
    return { person, campaign, before };
  }

  it.each([
    [2, 'small'],
    [5, 'usual'],
  ] as const)(
    'is written with the progress so far when the last message of the week before has left: %i of 6 done',
    async (done, size) => {
      const { person, campaign, before } = await withSmallSteps(done);
      expect(await writtenThrough(campaign.id)).toBe(1);
      await fireAlarm(campaign.id);
      expect(await writtenThrough(campaign.id)).toBe(2);
      expect(await alarmOf(campaign.id)).toBe(sunday + day);
      expect(await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json()).toMatchObject({
        size,
      });
      const askingForLittle = (texts: string[]) => texts.filter((text) => /one page/i.test(text)).length;
      const week = await textsOf(person, campaign.id, 2);
      expect(askingForLittle(before.slice(7, 14).map(({ content }) => content))).toBe(7);
      if (size === 'small') expect(askingForLittle(week)).toBeGreaterThanOrEqual(6);
      else expect(askingForLittle(week)).toBeLessThan(5);
    },
  );

  it('keeps the weeks after it and before it as they are', async () => {
    const { person, campaign } = await withSmallSteps(6);
    const before = await messagesOf(person, campaign.id);
    await fireAlarm(campaign.id);
    const after = await messagesOf(person, campaign.id);
    const changed = after.filter(({ content }, at) => content !== before[at]?.content);
    expect(changed.length).toBeGreaterThan(3);
    expect(changed.every(({ notes, writer }) => notes.startsWith('Week 2') && writer === 'built-in')).toBe(
      true,
    );
  });

  it('stays as it was planned where nothing has changed', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await textsOf(person, campaign.id, 2);
    await liveToSunday(person, campaign.id, 6);
    await fireAlarm(campaign.id);
    expect(await writtenThrough(campaign.id)).toBe(2);
    expect(await textsOf(person, campaign.id, 2)).toEqual(before);
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
    expect(written.filter((content) => first.includes(content))).toEqual([]);
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
      "CREATE TRIGGER refuse_texts BEFORE UPDATE OF written_through_week ON campaigns BEGIN SELECT RAISE(ABORT, 'refused'); END",
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
