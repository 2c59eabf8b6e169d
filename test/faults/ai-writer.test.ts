import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Manner, ModelBehavior } from '../support/faults/behaviors.ts';
import { modelWasAsked, modelWill, providerSaw, releaseModel, until } from '../support/faults/control.ts';
import { dataOf, isJudge, usageOf, usingProviders, writersOf } from '../support/faults/due-message.ts';
import { callWith } from '../support/worker/calls.ts';
import { liveToSunday, markAhead, newPersonWithCampaign, weekOf } from '../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  minute,
  mondayMorning,
  scheduleOf,
  sendDays,
  stateTime,
} from '../support/worker/clock.ts';
import { sql } from '../support/worker/database.ts';
import type { Person } from '../support/worker/people.ts';

usingProviders('model');

const answering = (manner: Manner): ModelBehavior => ({ kind: 'answer', manner });

beforeEach(() => modelWill(answering('good')));

async function personWithWriting(...behaviors: ModelBehavior[]) {
  const { person, campaign } = await newPersonWithCampaign();
  const planned = await weekOf(person, campaign.id, 1);
  await modelWill(...behaviors);
  await fireAlarm(campaign.id);
  const week = await weekOf(person, campaign.id, 1);
  return { person, campaign, planned, week };
}

describe('a campaign with an AI writer', () => {
  it('has its first week written right after it is created: one call writes, another judges', async () => {
    const { person, campaign } = await newPersonWithCampaign({ planAction: 'sit for ten breaths' });
    const planned = await weekOf(person, campaign.id, 1);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['built-in']);
    await fireAlarm(campaign.id);
    const week = await weekOf(person, campaign.id, 1);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['openai']);
    expect(new Set(week.map(({ content }) => content)).size).toBe(7);
    for (const { content, ownWords } of week)
      expect(ownWords.map(([from, to]) => content.slice(from, to))).toEqual(['Sit for ten breaths']);
    // The conditions of the messages stay.
    expect(week.map(({ condition }) => condition)).toEqual(planned.map(({ condition }) => condition));
    expect(await writersOf(person, campaign.id, 2)).toEqual(['built-in']);
    const questions = await modelWasAsked();
    expect(questions.map(isJudge)).toEqual([false, true]);
    const { title, description } = campaign;
    const told = { title, description, week: 1, facts: { action: 'sit for ten breaths' } };
    for (const question of questions) expect(dataOf(question)).toMatchObject(told);
    expect(await usageOf(campaign.id)).toEqual({ tokens: 1800, week: 1 });
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('fills the counts in AI texts when it sends them', async () => {
    const { person, campaign, week } = await personWithWriting(answering('counting'));
    const content = expect.stringContaining('Marked so far: 0 of 0.');
    expect(week[0]).toMatchObject({ content, slots: ['done', 'due'] });
    await fireAt(campaign.id, halfPastSeven);
    stateTime(halfPastSeven + day);
    await person.change(week[0]?.id, { completed: true });
    await fireAlarm(campaign.id);
    const { accepted } = await providerSaw(person.user.email);
    expect(accepted.map(({ text }) => /Marked so far: (.*)\./.exec(text)?.[1])).toEqual(['0 of 0', '1 of 1']);
    const sent = { writer: 'openai', status: 'sent', slots: [] };
    expect((await weekOf(person, campaign.id, 1))[1]).toMatchObject(sent);
  });

  it('uses a built-in text after a lapse', async () => {
    const { person, campaign } = await personWithWriting(answering('good'));
    await sendDays(campaign.id, 0, 3);
    const week = await weekOf(person, campaign.id, 1);
    expect(week.map(({ writer, condition, offer }) => [writer, condition, offer]).slice(2, 5)).toEqual([
      ['openai', null, null],
      ['built-in', 'not-begun', 'lapse'],
      ['openai', null, null],
    ]);
  });

  it('has each further week written after the previous week’s last message, with the progress so far', async () => {
    const { person, campaign } = await personWithWriting(answering('good'));
    const sunday = await liveToSunday(person, campaign.id, 6);
    expect(await writersOf(person, campaign.id, 2)).toEqual(['built-in']);
    await modelWill(answering('good'));
    await fireAlarm(campaign.id);
    expect(await writersOf(person, campaign.id, 2)).toContain('openai');
    const { week, results } = dataOf((await modelWasAsked())[0]);
    expect(week).toBe(2);
    for (let date = 3; date <= 8; date += 1) expect(results[`2031-03-0${date}`]).toBe('done');
    expect(await alarmOf(campaign.id)).toBe(sunday + day);
  });

  it('writes a week once, however often its alarm fires, and the rest of a week that was missed', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    for (let times = 0; times < 3; times += 1)
      await runInDurableObject(scheduleOf(campaign.id), (object) => object.alarm());
    expect(await modelWasAsked()).toHaveLength(2);
    await fireAt(campaign.id, halfPastSeven + 8 * day);
    const writers = (await weekOf(person, campaign.id, 2)).map(({ writer }) => writer);
    expect(writers.slice(0, 2)).toEqual(['built-in', 'built-in']);
    expect(writers.slice(2)).toContain('openai');
  });
});

describe('while the model is writing', () => {
  async function duringWriting(campaignId: number, action: () => Promise<unknown>): Promise<void> {
    await modelWill({ kind: 'answer', manner: 'good', isHeld: true });
    const alarm = fireAlarm(campaignId);
    await until(async () => (await modelWasAsked()).length > 0);
    await action();
    await releaseModel();
    await alarm;
  }

  it('an edited, marked or rewritten message keeps its text, as it does if that happened before', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const planned = await weekOf(person, campaign.id, 1);
    const [changed, marked, changedMeanwhile, markedMeanwhile, writtenAnew] = planned.map(({ id }) => id);
    await person.change(changed, { content: 'My own words' });
    await markAhead(marked);
    await duringWriting(campaign.id, async () => {
      await person.change(changedMeanwhile, { content: 'My own words' });
      await markAhead(markedMeanwhile);
      await sql("UPDATE messages SET content = 'Newer words.' WHERE id = ?", writtenAnew);
    });
    const after = await weekOf(person, campaign.id, 1);
    expect(after.slice(0, 6)).toMatchObject([
      { content: 'My own words', writer: 'person' },
      { content: planned[1]?.content, writer: 'built-in' },
      { content: 'My own words', writer: 'person' },
      { content: planned[3]?.content, writer: 'built-in' },
      { content: 'Newer words.', writer: 'built-in' },
      { writer: 'openai' },
    ]);
  });

  it('regenerating the plan discards the texts, and the new plan is written instead', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const regenerate = () => person.send('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    await duringWriting(campaign.id, regenerate);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['built-in']);
    expect(await alarmOf(campaign.id)).toBe(mondayMorning);
    await modelWill(answering('good'));
    await fireAlarm(campaign.id);
    expect(await writersOf(person, campaign.id, 1)).toContain('openai');
  });

  it('a campaign can be deleted, and its alarm with it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await duringWriting(campaign.id, () => person.call('DELETE', `/api/campaigns/${campaign.id}`));
    expect(await alarmOf(campaign.id)).toBeNull();
  });
});

describe('a model that answers badly', () => {
  it.each<{ manner: Manner; calls: number }>([
    { manner: 'garbage', calls: 2 },
    { manner: 'medical', calls: 3 },
    { manner: 'judged by nobody', calls: 2 },
  ])('changes no message, and is not asked for that week again: $manner', async ({ manner, calls }) => {
    const { campaign, planned, week } = await personWithWriting(answering(manner));
    expect(week).toEqual(planned);
    expect(await modelWasAsked()).toHaveLength(calls);
    expect(await usageOf(campaign.id)).toEqual({ tokens: calls * 900, week: 1 });
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('cannot repeat a text that was rated down and deleted', async () => {
    const { person, campaign, week } = await personWithWriting(answering('good'));
    await fireAt(campaign.id, halfPastSeven);
    const [first] = week;
    await person.call('PUT', `/api/messages/${first?.id}/rating`, { rating: 'down' });
    await person.call('DELETE', `/api/messages/${first?.id}`);
    await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    // The model always writes the same texts for the same week.
    await fireAlarm(campaign.id);
    const texts = (await person.messages(campaign.id)).map(({ content }) => content);
    expect(texts).not.toContain(first?.content);
  });
});

describe('a model that does not answer', () => {
  it.each<[ModelBehavior, number]>([
    [{ kind: 'hang' }, 20_000], // AI_TIME_LIMIT in these tests
    [{ kind: 'status', status: 500 }, 0],
  ])('delays no due message and writes the week once it recovers (%o)', async (behavior, takes) => {
    const { person, campaign } = await personWithWriting(answering('good'));
    const sunday = await liveToSunday(person, campaign.id);
    await modelWill(behavior);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: sunday });
    const alarm = fireAlarm(campaign.id);
    await until(async () => (await person.messages(campaign.id))[6]?.status === 'sent');
    expect((await providerSaw(person.user.email)).accepted).toHaveLength(7);
    await until(async () => (await modelWasAsked()).length === 1);
    await runInDurableObject(scheduleOf(campaign.id), () => {
      vi.advanceTimersByTime(takes);
    });
    await alarm;
    expect(await writersOf(person, campaign.id, 2)).toEqual(['built-in']);
    const again = sunday + takes + 10 * minute;
    expect(await alarmOf(campaign.id)).toBe(again);

    await modelWill(answering('good'));
    await fireAt(campaign.id, again);
    expect(await writersOf(person, campaign.id, 2)).toContain('openai');
    expect(await alarmOf(campaign.id)).toBe(sunday + day);
  });

  it('is asked twice in all, and not without tokens, while the built-in texts stay', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await modelWill({ kind: 'status', status: 503 });
    await fireAt(campaign.id, mondayMorning);
    expect(await alarmOf(campaign.id)).toBe(mondayMorning + 10 * minute);
    await fireAt(campaign.id, mondayMorning + 10 * minute);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
    await sql('UPDATE campaigns SET ai_tokens = 200000 WHERE id = ?', campaign.id);
    expect((await generate(person, { habit: 'Walk', campaignId: campaign.id })).writer).toBe('built-in');
    await liveToSunday(person, campaign.id);
    await fireAlarm(campaign.id);
    expect(await modelWasAsked()).toHaveLength(2);
    for (const week of [1, 2]) expect(await writersOf(person, campaign.id, week)).toEqual(['built-in']);
    expect(await usageOf(campaign.id)).toEqual({ tokens: 200_000, week: 2 });
  });

  it('does not hold up a message that is due in seconds', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAt(campaign.id, halfPastSeven - 4000);
    expect(await modelWasAsked()).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
    await fireAt(campaign.id, halfPastSeven);
    const [first, second] = await weekOf(person, campaign.id, 1);
    expect(first).toMatchObject({ status: 'sent', writer: 'built-in' });
    expect(second?.writer).toBe('openai');
  });
});

const generate = (person: Person, body: object): Promise<{ message: string; writer: string }> =>
  person.send('POST', '/api/generate-message', body);

describe('a message on request', () => {
  const stretching = { habit: 'Evening stretching', style: 'friendly', week: 3 };

  it('comes from the model, which gets the habit, or the campaign’s plan and week', async () => {
    const { person, campaign } = await newPersonWithCampaign({ planAction: 'sit for ten breaths' });
    expect((await generate(person, stretching)).writer).toBe('openai');
    stateTime(halfPastSeven + 8 * day);
    const ofCampaign = await generate(person, { ...stretching, campaignId: campaign.id, week: 1 });
    const message = expect.stringContaining('Sit for ten breaths.');
    expect(ofCampaign).toMatchObject({ writer: 'openai', message });
    const [free, , planned] = await modelWasAsked();
    expect(dataOf(free)).toMatchObject({ title: 'Evening stretching', kind: 'build', week: 3 });
    expect(dataOf(planned)).toMatchObject({ title: campaign.title, week: 2 });
    expect(await usageOf(campaign.id)).toEqual({ tokens: 1800, week: 0 });
  });

  it('comes from the built-in writer when the model fails', async () => {
    const { person } = await newPersonWithCampaign();
    await modelWill({ kind: 'status', status: 500 });
    expect((await generate(person, stretching)).writer).toBe('built-in');
  });

  it('is written without AI, and says so, once the day’s tokens are used up', async () => {
    const { person } = await newPersonWithCampaign();
    const request = { method: 'POST', path: '/api/generate-message', body: stretching };
    const headers = { Cookie: person.cookie };
    const answer = await callWith({ AI_TOKENS_PER_DAY: '0' }, { ...request, headers });
    expect(await answer.json()).toMatchObject({
      writer: 'built-in',
      notice: 'The AI writer has reached its limit for today, so the built-in writer wrote this message.',
    });
    expect(await modelWasAsked()).toEqual([]);
  });
});

describe('words that the model never sees', () => {
  async function expectBuiltIn(person: Person, habit: string, campaignId: number): Promise<void> {
    for (const body of [{ habit }, { habit, campaignId }])
      expect((await generate(person, body)).writer).toBe('built-in');
    expect(await modelWasAsked()).toEqual([]);
  }

  it('are those of a person who turned AI off, until the week after they turn it back on', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const want = (aiWriting: boolean) =>
      person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London', aiWriting });
    expect((await want(false)).status).toBe(200);
    await fireAlarm(campaign.id);
    await expectBuiltIn(person, 'Walk', campaign.id);
    expect(await usageOf(campaign.id)).toEqual({ tokens: 0, week: 1 });

    await want(true);
    await liveToSunday(person, campaign.id);
    await fireAlarm(campaign.id);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['built-in']);
    expect(await writersOf(person, campaign.id, 2)).toEqual(['openai']);
  });

  it.each(['Take my lithium', 'stop cutting myself'])('are those about "%s"', async (title) => {
    const { person, campaign } = await newPersonWithCampaign({ title, description: 'Every evening' });
    await fireAlarm(campaign.id);
    await expectBuiltIn(person, title, campaign.id);
  });
});
