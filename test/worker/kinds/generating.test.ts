import { describe, expect, it } from 'vitest';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import {
  beginOnMonday,
  day,
  halfPastSeven,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

type Generated = { message: string; writer: string };

async function generate(person: Person, body: object): Promise<Generated> {
  const answer = await person.call('POST', '/api/generate-message', body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** What a message on request says to each kind, and what it never says. */
const sayings: Record<HabitKind, { says: RegExp; never: RegExp }> = {
  build: { says: /^[A-Z].+[.!?]$/s, never: /biscuit|your habit|[{}]/i },
  reduce: { says: /^[A-Z].+[.!?]$/s, never: /beer|your habit|make a tiny start|[{}!]/i },
  dose: { says: /^(8|7:30) AM: Take my lithium\. Check it off when you’ve taken it\.$/, never: /[{}!]/ },
  recover: { says: /^[A-Z].+[.?]$/s, never: /dad|challenge|streak|[{}!]/i },
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
