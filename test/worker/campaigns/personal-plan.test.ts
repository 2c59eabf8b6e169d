import { describe, expect, it } from 'vitest';
import type { CampaignView, PlanSuggestions } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  campaignUnderWay,
  edit,
  extraWords,
  ownWords,
  past,
  toCome,
  withContent,
} from '../../support/worker/campaign-under-way.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  expectOnePlannedEachDay,
  fireAlarm,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
} from '../../support/worker/campaigns.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const plan = { anchor: 'brushing my teeth', action: 'sit for three breaths', why: 'quiet mornings' };
const planned = { planAnchor: plan.anchor, planAction: plan.action, planWhy: plan.why };
const none = { planAnchor: null, planAction: null, planWhy: null };

const quoting = (messages: MessageView[]) =>
  messages.filter(({ content }) => /brushing (?:my|your) teeth|three breaths|quiet mornings/i.test(content));

const quotingAction = (messages: MessageView[]) =>
  messages.filter(({ content }) => /sit(?:ting)? for three breaths/i.test(content));

async function changePlan(person: Person, campaign: CampaignView, body: object): Promise<CampaignView> {
  const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/plan`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

describe('a campaign', () => {
  it('is started with a plan, which its messages quote', async () => {
    const { person, campaign } = await newPersonWithCampaign(planned);
    expect(campaign).toMatchObject(planned);
    const messages = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(messages, 84);
    expect(quoting(messages).length).toBeGreaterThanOrEqual(42);
  });

  it('needs no plan', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    expect(campaign).toMatchObject(none);
    expect(quotingAction(await messagesOf(person, campaign.id))).toEqual([]);
    expect(await newCampaign(person, { planAnchor: '  ', planAction: '', planWhy: null })).toMatchObject(
      none,
    );
  });

  it('that is edited without naming the plan keeps it, and loses what is left empty', async () => {
    const { person, campaign } = await newPersonWithCampaign(planned);
    expect(await edit(person, campaign, { title: 'Evening meditation' })).toMatchObject(planned);
    expect(await edit(person, campaign, { planWhy: '' })).toMatchObject({ ...planned, planWhy: null });
    expect(await edit(person, campaign, { planAnchor: null, planAction: ' ' })).toMatchObject(none);
    expect(quotingAction(await messagesOf(person, campaign.id))).toEqual([]);
  });

  it('that gets a plan by an edit has its messages written anew', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    expect(await edit(person, campaign, planned)).toMatchObject(planned);
    expect(quoting(await messagesOf(person, campaign.id)).length).toBeGreaterThanOrEqual(42);
  });

  it('quotes no plan that is unsafe, and still has every message', async () => {
    const hostile = 'see https://evil.example, you must not fail';
    const { person, campaign } = await newPersonWithCampaign({ planAnchor: hostile, planAction: hostile });
    const messages = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(messages, 84);
    expect(messages.filter(({ content }) => /evil|must|fail/i.test(content))).toEqual([]);
  });
});

describe('a changed plan', () => {
  it('rewrites what is to come, and keeps what was sent or touched', async () => {
    const { person, campaign, before } = await campaignUnderWay();
    expect(await changePlan(person, campaign, plan)).toMatchObject({ ...planned, messagesSent: 3 });
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(past(after)).toEqual(past(before));
    expect(withContent(after, ownWords)).toEqual(withContent(before, ownWords));
    expect(withContent(after, extraWords)).toEqual(withContent(before, extraWords));
    expect(after.filter(({ id }) => id === before[11]?.id)).toEqual([before[11]]);
    const when = ({ localDate, scheduledFor, notes }: MessageView) => [localDate, scheduledFor, notes];
    expect(toCome(after).map(when)).toEqual(toCome(before).map(when));
    expect(quoting(toCome(after)).length).toBeGreaterThanOrEqual(40);
  });

  it('wakes the schedule', async () => {
    const { person, campaign } = await campaignUnderWay();
    const now = Date.now();
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBeGreaterThan(now);
    await changePlan(person, campaign, plan);
    expect(await alarmOf(campaign.id)).toBeLessThanOrEqual(now);
  });

  it('that is the same changes nothing', async () => {
    const { person, campaign } = await newPersonWithCampaign(planned);
    const before = await messagesOf(person, campaign.id);
    expect(await changePlan(person, campaign, plan)).toEqual(campaign);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it('is taken away when it is left empty', async () => {
    const { person, campaign } = await newPersonWithCampaign(planned);
    expect(await changePlan(person, campaign, { anchor: null, action: '', why: ' ' })).toMatchObject(none);
    expect(quotingAction(await messagesOf(person, campaign.id))).toEqual([]);
  });

  it.each([
    [{ ...plan, anchor: 'x'.repeat(121) }, 'Please say after what in at most 120 characters'],
    [{ ...plan, action: 'x'.repeat(121) }, 'Please say what you will do in at most 120 characters'],
    [{ ...plan, why: 'x'.repeat(201) }, 'Please say why in at most 200 characters'],
  ])('is refused, kindly, without an end', async (body, message) => {
    const { person, campaign } = await newPersonWithCampaign();
    const { anchor, action, why } = body;
    for (const answer of [
      await person.call('PUT', `/api/campaigns/${campaign.id}/plan`, body),
      await person.call('POST', '/api/campaigns', {
        ...campaignBody,
        planAnchor: anchor,
        planAction: action,
        planWhy: why,
      }),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message });
    }
    expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([campaign]);
  });

  it("of another person's campaign is 404 and changes nothing", async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const stranger = await newPerson();
    expect((await stranger.call('PUT', `/api/campaigns/${campaign.id}/plan`, plan)).status).toBe(404);
    expect(await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json()).toEqual(campaign);
  });
});

describe('suggestions for a plan', () => {
  const suggest = async (person: Person, query: string): Promise<PlanSuggestions> =>
    (await person.call('GET', `/api/plan-suggestions${query}`)).json();

  it('suit the habit, and any habit while nothing is known', async () => {
    const person = await newPerson();
    const { family, actions } = await suggest(person, '?title=Meditation&description=Sit%20still');
    expect(family).toBe('mind');
    expect(actions).toContain('take 3 slow breaths');
    const unknown = await suggest(person, '');
    expect(unknown.family).toBe('generic');
    for (const ideas of [unknown.anchors, unknown.actions]) {
      expect(ideas.length).toBeGreaterThanOrEqual(3);
      expect(ideas.length).toBeLessThanOrEqual(6);
    }
  });

  it('are for signed-in people, about titles of a usual length', async () => {
    expect((await call('GET', '/api/plan-suggestions')).status).toBe(401);
    const person = await newPerson();
    const answer = await person.call('GET', `/api/plan-suggestions?title=${'x'.repeat(501)}`);
    expect(answer.status).toBe(400);
  });
});
