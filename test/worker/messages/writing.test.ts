import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  markAhead,
  newPersonWithCampaign,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { expectRefusal, newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

async function generate(person: Person, body: object) {
  const path = '/api/generate-message';
  const { message, writer } = await person.send<{ message: string; writer: string }>('POST', path, body);
  expect(writer).toBe('built-in');
  return message;
}

const styles = ['motivational', 'informative', 'friendly', 'direct'];

/** What a generated message says for each kind, and what it never says. */
const sayings: Record<HabitKind, { says: RegExp; never: RegExp }> = {
  build: { says: /^“?[A-Z].+[.!?]$/s, never: /biscuit|your habit|[{}]/i },
  reduce: { says: /^“?[A-Z].+[.!?]$/s, never: /beer|your habit|make a tiny start|[{}!]/i },
  dose: { says: /^(8|7:30) AM: Take my lithium\. Check it off when you’ve taken it\.$/, never: /[{}!]/ },
  recover: { says: /^“?[A-Z].+[.?]$/s, never: /dad|challenge|streak|[{}!]/i },
  danger: { says: /^Checking in\. You don’t have to answer\./, never: /cut|[{}!]/i },
};

describe('a generated message', () => {
  it('consists of whole sentences that fit any habit, in each style, week and progress, and varies', async () => {
    const person = await newPerson();
    const texts = new Set<string>();
    for (const habit of ['Practise the kazoo', 'estudar violão meia hora', '毎朝ストレッチ'])
      for (const [at, style] of styles.entries()) {
        const week = [1, 4, 8, 12][at];
        const previousCompletionRate = [undefined, 0, 60, 100][at];
        const message = await generate(person, { habit, style, week, previousCompletionRate });
        expect(message).toMatch(/^“?[A-Z].{9,319}[.!?]$/s);
        // The text names no action, place or thing, and has no open placeholder.
        expect(message).not.toMatch(/water|kazoo|violão|your habit|[{}]/i);
        texts.add(message);
      }
    expect(texts.size).toBeGreaterThan(4);
  });

  it.each(habitKinds)('fits the kind of the title or the campaign: %s', async (kind) => {
    const { person, campaign } = await newPersonWithCampaign({
      title: titles[kind],
      description: plainDescription,
    });
    const before = await person.messages(campaign.id);
    // With a campaign, the habit in the request is ignored.
    const ofCampaign = ['Walk', titles.danger].map((habit) => ({ habit, campaignId: campaign.id }));
    const ofTitle = styles.map((style) => ({ habit: titles[kind], style, week: 8 }));
    for (const body of [...ofTitle, ...ofCampaign]) {
      const message = await generate(person, body);
      expect(message).toMatch(sayings[kind].says);
      expect(message).not.toMatch(sayings[kind].never);
    }
    // Nothing is stored.
    expect(await person.messages(campaign.id)).toEqual(before);
  });

  it('for a campaign uses the chosen kind, not the one that its title suggests', async () => {
    const kind = { kind: 'dose', doseVerb: 'been' };
    const { person, campaign } = await newPersonWithCampaign({ title: 'Zebra', ...kind });
    const message = await generate(person, { habit: 'Zebra', campaignId: campaign.id });
    expect(message).toBe('7:30 AM: Zebra. Check it off when you’ve been.');
  });

  it('for a campaign uses its plan and fills in the placeholders', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      planAnchor: 'I brush my teeth',
      planAction: 'sit for three breaths',
    });
    stateTime(halfPastSeven + 20 * day);
    for (let times = 0; times < 5; times += 1) {
      const message = await generate(person, { habit: 'Anything', campaignId: campaign.id });
      expect(message).toMatch(/you brush your teeth|sit for three breaths/i);
      expect(message).not.toContain('{');
    }
  });

  it('is refused for an invalid body or another person’s campaign', async () => {
    const { campaign } = await newPersonWithCampaign();
    const stranger = await newPerson();
    const habit = 'Walk';
    for (const [input, status, message] of [
      [{ habit: '' }, 400, 'Please say which habit it is about'],
      [{ habit: 'x'.repeat(501) }, 400, 'This is too long for a habit'],
      [{ habit, style: 'rude' }, 400, 'Message style is required'],
      [{ habit, week: 0 }, 400, 'week must be a number from 1 to 12'],
      [{ habit, previousCompletionRate: 101 }, 400, 'previousCompletionRate must be a percentage'],
      [{ habit, campaignId: campaign.id }, 404, 'Campaign not found'],
      [{ habit, campaignId: '1' }, 400, expect.any(String)],
    ] as const) {
      await expectRefusal(stranger.call('POST', '/api/generate-message', input), status, message);
    }
  });
});

const sunday = halfPastSeven + 6 * day;

const weekOf = async (person: Person, campaignId: number, week: number) =>
  (await person.messages(campaignId)).slice((week - 1) * 7, week * 7);

const textsOf = async (person: Person, campaignId: number, week: number) =>
  (await weekOf(person, campaignId, week)).map(({ content }) => content);

const writtenThrough = async (campaignId: number) => {
  const query = 'SELECT written_through_week AS week FROM campaigns WHERE id = ?';
  return (await sql<{ week: number }>(query, campaignId))[0]?.week;
};

/** Sends a campaign's first six messages, marks the first `done` of them, and moves to Sunday's send time. */
async function liveToSunday(person: Person, campaignId: number, done: number): Promise<void> {
  const week = await weekOf(person, campaignId, 1);
  for (const [at, { id }] of week.slice(0, 6).entries()) {
    await fireAt(campaignId, halfPastSeven + at * day);
    if (at < done) await person.change(id, { completed: true });
  }
  stateTime(sunday);
}

/** A person whose messages ask for the small version. */
async function personWithSmallSteps() {
  const plan = { planAnchor: 'I sit down', planAction: 'read ten pages', planSmallest: 'one page' };
  const { person, campaign } = await newPersonWithCampaign(plan);
  await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size: 'small' });
  return { person, campaign };
}

describe('the coming week, without an AI writer,', () => {
  it.for([
    [2, 'small'],
    [5, 'usual'],
  ] as const)(
    'is rewritten with the progress so far once the last message of the week before was sent: %i of 6 done',
    async ([done, size]) => {
      const { person, campaign } = await personWithSmallSteps();
      const planned = await textsOf(person, campaign.id, 2);
      await liveToSunday(person, campaign.id, done);
      expect(await writtenThrough(campaign.id)).toBe(1);
      const before = await person.messages(campaign.id);
      await fireAlarm(campaign.id);
      expect(await writtenThrough(campaign.id)).toBe(2);
      expect(await alarmOf(campaign.id)).toBe(sunday + day);
      expect(await person.campaign(campaign.id)).toMatchObject({ size });
      const askingForLittle = (texts: string[]) => texts.filter((text) => /one page/i.test(text)).length;
      const week = await textsOf(person, campaign.id, 2);
      expect(askingForLittle(planned)).toBe(7);
      if (size === 'small') return expect(askingForLittle(week)).toBeGreaterThanOrEqual(6);
      expect(askingForLittle(week)).toBeLessThan(5);
      const after = await person.messages(campaign.id);
      const changed = after.filter(({ content }, at) => at !== 6 && content !== before[at]?.content);
      expect(changed.length).toBeGreaterThan(2);
      for (const { notes, writer } of changed)
        expect([notes, writer]).toEqual([expect.stringMatching(/^Week 2/), 'built-in']);
    },
  );

  it('stays as planned if nothing has changed', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await textsOf(person, campaign.id, 2);
    await liveToSunday(person, campaign.id, 6);
    await fireAlarm(campaign.id);
    expect(await writtenThrough(campaign.id)).toBe(2);
    expect(await textsOf(person, campaign.id, 2)).toEqual(before);
  });

  it('leaves edited, marked and deleted messages alone, repeats no text, and is written once however often the alarm fires', async () => {
    const { person, campaign } = await personWithSmallSteps();
    const [written, removed, ...others] = await weekOf(person, campaign.id, 2);
    await person.change(written?.id, { content: 'My own words' });
    await person.call('DELETE', `/api/messages/${removed?.id}`);
    for (const { id } of others.slice(0, 4)) await markAhead(id);
    await liveToSunday(person, campaign.id, 5);
    const fire = () => runInDurableObject(scheduleOf(campaign.id), (object) => object.alarm());
    await fire();
    const textsNow = async () =>
      (await person.messages(campaign.id)).slice(0, 13).map(({ content }) => content);
    const texts = await textsNow();
    expect(texts.slice(7, 12)).toEqual(['My own words', ...others.slice(0, 4).map(({ content }) => content)]);
    expect(new Set(texts).size).toBe(13);

    await sql("UPDATE messages SET content = 'Changed.' WHERE id = ?", others.at(-1)?.id);
    await fire();
    expect(await textsNow()).toEqual([...texts.slice(0, 12), 'Changed.']);
  });

  it('does not stop sending if the new texts cannot be saved', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await liveToSunday(person, campaign.id, 0);
    await sql(
      "CREATE TRIGGER refuse_texts BEFORE UPDATE OF written_through_week ON campaigns BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    await fireAlarm(campaign.id);
    await sql('DROP TRIGGER refuse_texts');
    expect((await weekOf(person, campaign.id, 1))[6]?.status).toBe('sent');
    expect(await writtenThrough(campaign.id)).toBe(1);
    expect(await alarmOf(campaign.id)).toBe(sunday + day);
    await fireAt(campaign.id, sunday + day);
    expect(await writtenThrough(campaign.id)).toBe(2);
  });
});
