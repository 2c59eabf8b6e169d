import { beforeEach, describe, expect, it } from 'vitest';
import { modelWasAsked, modelWill } from '../support/faults/control.ts';
import { answering, dataOf, usageOf, usingProviders, writersOf } from '../support/faults/due-message.ts';
import { fireAlarm } from '../support/worker/alarms.ts';
import { callWith } from '../support/worker/calls.ts';
import { newPersonWithCampaign } from '../support/worker/campaigns.ts';
import { day, halfPastSeven, stateTime } from '../support/worker/clock.ts';
import { liveToSunday } from '../support/worker/messages.ts';
import type { Person } from '../support/worker/people.ts';

usingProviders('model');

beforeEach(async () => {
  await modelWill(answering('good'));
});

describe('a message on request', () => {
  type Asked = { message: string; writer: string };
  const ask = async (person: Person, more: object = {}): Promise<Asked> => {
    const body = { habit: 'Evening stretching', style: 'friendly', week: 3, ...more };
    const answer = await person.call('POST', '/api/generate-message', body);
    expect(answer.status).toBe(200);
    return answer.json();
  };

  it('comes from the model, which gets the habit, or the campaign’s plan and week', async () => {
    const { person, campaign } = await newPersonWithCampaign({ planAction: 'sit for ten breaths' });
    expect((await ask(person)).writer).toBe('openai');
    stateTime(halfPastSeven + 8 * day);
    const { message, writer } = await ask(person, { campaignId: campaign.id, week: 1 });
    expect(writer).toBe('openai');
    expect(message).toContain('Sit for ten breaths.');
    const [free, , planned] = await modelWasAsked();
    expect(dataOf(free)).toMatchObject({ title: 'Evening stretching', kind: 'build', week: 3 });
    expect(dataOf(planned)).toMatchObject({ title: campaign.title, week: 2 });
  });

  it('comes from the built-in writer when the model fails', async () => {
    const { person } = await newPersonWithCampaign();
    await modelWill({ kind: 'status', status: 500 });
    expect(await ask(person)).toMatchObject({ writer: 'built-in', message: expect.stringMatching(/\w/) });
  });
});

it('a message on request is written without AI, and says so, once the day’s tokens are used up', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const body = { habit: 'Walk', campaignId: campaign.id };
  const headers = { Cookie: person.cookie };
  const request = { method: 'POST', path: '/api/generate-message', body, headers };
  const answer = await callWith({ AI_TOKENS_PER_DAY: '0' }, request);
  expect(await answer.json()).toMatchObject({
    writer: 'built-in',
    notice: 'The AI writer has reached its limit for today, so the built-in writer wrote this message.',
  });
  expect(await modelWasAsked()).toEqual([]);
});

describe('words that the model never sees', () => {
  async function expectBuiltIn(person: Person, habit: string, campaignId: number): Promise<void> {
    for (const body of [{ habit }, { habit, campaignId }]) {
      const answer = await person.call('POST', '/api/generate-message', body);
      expect(await answer.json()).toMatchObject({ writer: 'built-in' });
    }
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

  it.each([
    { title: 'Take my lithium', kind: 'dose' },
    { title: 'stop cutting myself', kind: 'danger' },
  ])('are those about "$title"', async ({ title, kind }) => {
    const { person, campaign } = await newPersonWithCampaign({ title, description: 'Every evening' });
    expect(campaign.kind).toBe(kind);
    await fireAlarm(campaign.id);
    await expectBuiltIn(person, title, campaign.id);
  });
});
