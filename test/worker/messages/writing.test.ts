import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

describe('a message that is asked for', () => {
  const styles = ['motivational', 'informative', 'friendly', 'direct'];
  const weeks = [1, 4, 8, 12];
  const rates = [undefined, 0, 60, 100];

  it.each(['Morning meditation', 'Practise the kazoo', 'estudar violão meia hora', '毎朝ストレッチ'])(
    'is whole sentences that fit any act, in each style, week and progress: %s',
    async (habit) => {
      const person = await newPerson();
      for (const [at, style] of styles.entries()) {
        const input = { habit, style, week: weeks[at], previousCompletionRate: rates[at] };
        const answer = await person.call('POST', '/api/generate-message', input);
        expect(answer.status).toBe(200);
        const { message, writer } = await answer.json<{ message: string; writer: string }>();
        expect(writer).toBe('built-in');
        expect(message).toMatch(/^“?[A-Z].{9,319}[.!?]$/s);
        // What the habit is stands in the frame; the text names no act, place or thing, and leaves nothing open.
        expect(message).not.toMatch(/meditat|water|kazoo|violão|your habit|[{}]/i);
      }
    },
  );

  it('is another one each time', async () => {
    const person = await newPerson();
    const texts = new Set<string>();
    for (let times = 0; times < 6; times += 1) {
      const answer = await person.call('POST', '/api/generate-message', { habit: 'Morning meditation' });
      texts.add((await answer.json<{ message: string }>()).message);
    }
    expect(texts.size).toBeGreaterThanOrEqual(2);
  });

  it.each([
    [{ habit: '' }, 'Please say which habit it is about'],
    [{}, 'Please say which habit it is about'],
    [{ habit: 'x'.repeat(501) }, 'This is too long for a habit'],
    [{ habit: 'Walk', style: 'rude' }, 'Message style is required'],
    [{ habit: 'Walk', week: 0 }, 'week must be a number from 1 to 12'],
    [{ habit: 'Walk', week: 1.5 }, 'week must be a number from 1 to 12'],
    [{ habit: 'Walk', previousCompletionRate: 101 }, 'previousCompletionRate must be a percentage'],
  ])('is refused for %j', async (input, message) => {
    const answer = await (await newPerson()).call('POST', '/api/generate-message', input);
    expect(await answer.json()).toMatchObject({ message });
    expect(answer.status).toBe(400);
  });
});

type Generated = { message: string; writer: string };

async function generate(person: Person, body: object): Promise<Generated> {
  const answer = await person.call('POST', '/api/generate-message', body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** What a message on request says to each kind, and what it never says. */
const sayings: Record<HabitKind, { says: RegExp; never: RegExp }> = {
  build: { says: /^“?[A-Z].+[.!?]$/s, never: /biscuit|your habit|[{}]/i },
  reduce: { says: /^“?[A-Z].+[.!?]$/s, never: /beer|your habit|make a tiny start|[{}!]/i },
  dose: { says: /^(8|7:30) AM: Take my lithium\. Check it off when you’ve taken it\.$/, never: /[{}!]/ },
  recover: { says: /^“?[A-Z].+[.?]$/s, never: /dad|challenge|streak|[{}!]/i },
  danger: { says: /^Checking in\. You don’t have to answer\./, never: /cut|[{}!]/i },
};

describe('a message on request', () => {
  it.each(habitKinds)('has the words of the kind that the title suggests: %s', async (kind) => {
    const person = await newPerson();
    for (const style of ['motivational', 'informative', 'friendly', 'direct']) {
      const { message, writer } = await generate(person, { habit: titles[kind], style, week: 8 });
      expect(writer).toBe('built-in');
      expect(message).toMatch(sayings[kind].says);
      expect(message).not.toMatch(sayings[kind].never);
    }
  });

  it.each(habitKinds)('for a campaign has the words of its kind: %s', async (kind) => {
    const { person, campaign } = await newPersonWithCampaign({
      title: titles[kind],
      description: plainDescription,
    });
    // What is said of the habit beside it does not matter.
    for (const habit of [titles[kind], 'Walk', titles.danger]) {
      const { message, writer } = await generate(person, { habit, campaignId: campaign.id });
      expect(writer).toBe('built-in');
      expect(message).toMatch(sayings[kind].says);
      expect(message).not.toMatch(sayings[kind].never);
    }
  });

  it('for a campaign is of the kind that the person chose, not of what its title suggests', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      title: 'Zebra',
      kind: 'dose',
      doseVerb: 'been',
    });
    const { message } = await generate(person, { habit: 'Zebra', campaignId: campaign.id });
    expect(message).toBe('7:30 AM: Zebra. Check it off when you’ve been.');
  });

  it('for a campaign quotes its plan, and has the values of the moment', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      planAnchor: 'I brush my teeth',
      planAction: 'sit for three breaths',
    });
    stateTime(halfPastSeven + 20 * day);
    for (let times = 0; times < 5; times += 1) {
      const { message } = await generate(person, { habit: 'Anything', campaignId: campaign.id });
      expect(message).toMatch(/you brush your teeth|sit for three breaths/i);
      expect(message).not.toContain('{');
    }
  });

  it('is kept nowhere, and changes no message', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await messagesOf(person, campaign.id);
    await generate(person, { habit: campaign.title, campaignId: campaign.id });
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it('is not for another person’s campaign, nor for none', async () => {
    const { campaign } = await newPersonWithCampaign();
    const stranger = await newPerson();
    const own = await newCampaign(stranger);
    for (const campaignId of [campaign.id, own.id + 1000]) {
      const answer = await stranger.call('POST', '/api/generate-message', { habit: 'Walk', campaignId });
      expect([answer.status, await answer.json()]).toMatchObject([404, { message: 'Campaign not found' }]);
    }
    for (const campaignId of ['1', 0, 1.5, {}]) {
      const answer = await stranger.call('POST', '/api/generate-message', { habit: 'Walk', campaignId });
      expect(answer.status).toBe(400);
    }
  });
});

const sunday = halfPastSeven + 6 * day;

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
