import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const campaignOf = async (person: Person, id: number): Promise<CampaignView> =>
  (await person.call('GET', `/api/campaigns/${id}`)).json();

const statsOf = async (person: Person) => (await person.call('GET', `/api/stats/${person.user.id}`)).json();

async function mark(person: Person, campaignId: number, places: number[], completed = true) {
  const messages = await messagesOf(person, campaignId);
  for (const place of places) {
    const answer = await person.call('PUT', `/api/messages/${messages[place]?.id}`, { completed });
    expect(answer.status).toBe(200);
  }
}

/** A campaign on the morning after `days` days of sending. */
async function afterDays(days: number, change: object = {}) {
  const { person, campaign } = await newPersonWithCampaign({ ...change });
  for (let sent = 0; sent < days; sent += 1) {
    stateTime(halfPastSeven + sent * day);
    await fireAlarm(campaign.id);
  }
  stateTime(mondayMorning + days * day);
  const rate = async () => (await campaignOf(person, campaign.id)).completionRate;
  return { person, campaign, rate };
}

describe('the completion rate', () => {
  it('does not count today against the person, and counts it for them', async () => {
    const { person, campaign, rate } = await afterDays(1);
    stateTime('2031-03-03T23:59:59Z');
    expect(await rate()).toBe(0);
    await mark(person, campaign.id, [0]);
    expect(await rate()).toBe(100);
    await mark(person, campaign.id, [0], false);
    expect(await rate()).toBe(0);
  });

  it('counts a message from the end of its local day on', async () => {
    const { person, campaign, rate } = await afterDays(2);
    await mark(person, campaign.id, [0]);
    stateTime('2031-03-04T23:59:59.999Z');
    expect(await rate()).toBe(100);
    stateTime('2031-03-05T00:00:00Z');
    expect(await rate()).toBe(50);
  });

  it('goes up and down with the marks, and a late mark counts fully', async () => {
    const { person, campaign, rate } = await afterDays(3);
    expect(await rate()).toBe(0);
    await mark(person, campaign.id, [0]);
    expect(await rate()).toBe(33);
    await mark(person, campaign.id, [2]);
    expect(await rate()).toBe(67);
    await mark(person, campaign.id, [0], false);
    expect(await rate()).toBe(33);
    await mark(person, campaign.id, [0, 1]);
    expect(await rate()).toBe(100);
  });

  it('does not count what has not left yet, though it is marked done', async () => {
    const { person, campaign, rate } = await afterDays(1);
    await mark(person, campaign.id, [1]);
    expect(await rate()).toBe(0);
  });

  it('does not count what was skipped, done or not', async () => {
    const { person, campaign, rate } = await afterDays(1);
    await mark(person, campaign.id, [0, 1]);
    stateTime(halfPastSeven + 4 * day);
    await fireAlarm(campaign.id);
    const statuses = (await messagesOf(person, campaign.id)).map(({ status }) => status);
    expect(statuses.slice(0, 6)).toEqual(['sent', 'skipped', 'skipped', 'skipped', 'sent', 'scheduled']);
    stateTime(mondayMorning + 5 * day);
    expect(await rate()).toBe(50);
    await mark(person, campaign.id, [2]);
    expect(await rate()).toBe(50);
  });

  it('does not count what failed, done or not', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    const settings = { phone: '+12025550100', carrier: 'boost', timezone: 'Europe/London' };
    await person.call('PUT', `/api/users/${person.user.id}`, settings);
    const campaign = await newCampaign(person, { deliveryMethod: 'SMS', customTime: '09:00' });
    const withoutPhone = { phone: null, carrier: null, emailFallback: false };
    await person.call('PUT', `/api/users/${person.user.id}`, withoutPhone);
    stateTime('2031-03-03T09:00:00Z');
    await fireAlarm(campaign.id);
    const [first] = await messagesOf(person, campaign.id);
    expect(first).toMatchObject({ status: 'failed', sent: false });
    stateTime(mondayMorning + day);
    await mark(person, campaign.id, [0]);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completionRate: 0, messagesSent: 0 });
  });

  it("does not count the person's own messages, sent at once or later", async () => {
    const { person, campaign, rate } = await afterDays(1);
    await mark(person, campaign.id, [0]);
    await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' });
    const extra = { campaignId: campaign.id, content: 'Later', scheduledFor: '2031-03-04T06:00:00Z' };
    await person.call('POST', '/api/messages', extra);
    stateTime('2031-03-04T06:00:00Z');
    await fireAlarm(campaign.id);
    stateTime(mondayMorning + 2 * day);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completionRate: 100, messagesSent: 3 });
    const messages = await messagesOf(person, campaign.id);
    const own = messages.flatMap(({ kind }, at) => (kind === 'planned' ? [] : [at]));
    expect(own).toHaveLength(2);
    await mark(person, campaign.id, own);
    await mark(person, campaign.id, [0], false);
    expect(await rate()).toBe(0);
  });

  it('is the same in the list and in the detail', async () => {
    const { person, campaign } = await afterDays(3);
    await mark(person, campaign.id, [1]);
    const [listed] = await (await person.call('GET', '/api/campaigns')).json<CampaignView[]>();
    expect(listed).toEqual(await campaignOf(person, campaign.id));
    expect(listed).toMatchObject({ completionRate: 33, messagesSent: 3 });
  });

  it('loses a message that is deleted', async () => {
    const { person, campaign, rate } = await afterDays(2);
    await mark(person, campaign.id, [0]);
    const [, second] = await messagesOf(person, campaign.id);
    await person.call('DELETE', `/api/messages/${second?.id}`);
    expect(await rate()).toBe(100);
  });
});

describe('the week of a campaign', () => {
  it.each([
    [0, 1, 0],
    [6, 1, 0],
    [7, 2, 1],
    [83, 12, 11],
    [84, 12, 12],
    [400, 12, 12],
  ])('after %i days is week %i, with %i behind', async (days, currentWeek, weeksCompleted) => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(mondayMorning + days * day);
    await signInAgain(person);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ currentWeek, weeksCompleted });
  });

  it('begins at midnight of the person, not of UTC', async () => {
    const person = await newPerson({ timezone: 'America/Los_Angeles' });
    const campaign = await newCampaign(person, { startDate: '2031-03-03' });
    stateTime('2031-03-10T06:59:59Z');
    expect((await campaignOf(person, campaign.id)).currentWeek).toBe(1);
    stateTime('2031-03-10T07:00:00Z');
    expect((await campaignOf(person, campaign.id)).currentWeek).toBe(2);
  });
});

describe('the numbers of a person', () => {
  it('are all 0 for somebody new', async () => {
    const person = await newPerson();
    expect(await statsOf(person)).toEqual({ activeCampaigns: 0, messagesSent: 0, bestStreak: 0 });
  });

  it('are over all their campaigns, and nobody else’s', async () => {
    const { person, campaign } = await afterDays(4);
    await mark(person, campaign.id, [0, 1, 3]);
    const second = await newCampaign(person);
    await person.call('POST', '/api/send-message', { campaignId: second.id, content: 'Now' });
    const stranger = await newPersonWithCampaign();
    expect(await statsOf(person)).toEqual({ activeCampaigns: 2, messagesSent: 5, bestStreak: 3 });
    expect(await statsOf(stranger.person)).toEqual({ activeCampaigns: 1, messagesSent: 0, bestStreak: 0 });
  });

  it('keep a streak whose run is over as the best', async () => {
    const { person, campaign } = await afterDays(9);
    await mark(person, campaign.id, [0, 1, 2, 3]);
    expect(await statsOf(person)).toMatchObject({ bestStreak: 4 });
    await mark(person, campaign.id, [8]);
    expect(await statsOf(person)).toMatchObject({ bestStreak: 4 });
  });

  it('drop a campaign that is deleted, with all it had', async () => {
    const { person, campaign } = await afterDays(2);
    await mark(person, campaign.id, [0, 1]);
    expect((await person.call('DELETE', `/api/campaigns/${campaign.id}`)).status).toBe(204);
    expect(await statsOf(person)).toEqual({ activeCampaigns: 0, messagesSent: 0, bestStreak: 0 });
    expect(await (await person.call('GET', '/api/messages/recent')).json()).toEqual([]);
  });

  it('count a campaign that is over as not active', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 85 * day);
    for (let times = 0; times < 2; times += 1) await fireAlarm(campaign.id);
    await signInAgain(person);
    expect(await statsOf(person)).toMatchObject({ activeCampaigns: 0 });
    const active = await person.call('GET', '/api/campaigns/active');
    expect(await active.json()).toEqual([]);
    expect(await (await person.call('GET', '/api/campaigns')).json()).toHaveLength(1);
  });
});
