import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import {
  beginOnMonday,
  campaignBody,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';
import { edit } from '../../support/worker/running-campaign.ts';

beginOnMonday();

const viewOf = async (person: Person, id: number): Promise<CampaignView> =>
  (await person.call('GET', `/api/campaigns/${id}`)).json();

describe('a new campaign', () => {
  it.each(habitKinds)('without a kind gets the one that its words suggest: %s', async (kind) => {
    const { person, campaign } = await newPersonWithCampaign({
      title: titles[kind],
      description: plainDescription,
    });
    expect(campaign.kind).toBe(kind);
    expect(await viewOf(person, campaign.id)).toEqual(campaign);
  });

  it.each(['build', 'reduce', 'dose', 'recover'] as const)(
    'has the kind that the person chose, whatever its words suggest: %s',
    async (kind) => {
      const person = await newPerson();
      for (const title of [titles.build, titles.reduce, titles.dose, titles.recover]) {
        expect((await newCampaign(person, { title, description: plainDescription, kind })).kind).toBe(kind);
      }
    },
  );

  it.each([
    ['in its title', { title: titles.danger }],
    ['in its description', { description: 'I want to kill myself' }],
    ['in its plan', { planAction: 'cut myself' }],
    ['in why it was begun', { planWhy: 'I want to die' }],
  ])('is danger where danger is %s, whatever the person chose', async (_, words) => {
    const person = await newPerson();
    for (const kind of ['build', 'reduce', 'recover', 'dose', undefined] as const) {
      expect((await newCampaign(person, { ...words, kind })).kind).toBe('danger');
    }
  });

  it('says how a dose is checked off: as the person chose, else as its words suggest', async () => {
    const person = await newPerson();
    const doseVerbOf = async (change: Record<string, unknown>) =>
      (await newCampaign(person, change)).doseVerb;
    expect(await doseVerbOf({ title: titles.dose })).toBe('taken');
    expect(await doseVerbOf({ title: titles.dose, doseVerb: 'done' })).toBe('done');
    expect(await doseVerbOf({ title: 'Zebra', kind: 'dose' })).toBe('done');
    // Only doses are checked off so.
    expect(await doseVerbOf({ title: 'Zebra', doseVerb: 'taken' })).toBeNull();
  });

  it('keeps the topic that the person confirmed, and none that they did not', async () => {
    const { person, campaign } = await newPersonWithCampaign({ topic: 'mind' });
    expect(campaign.topic).toBe('mind');
    expect((await newCampaign(person)).topic).toBeNull();
    expect((await edit(person, campaign, {})).topic).toBe('mind');
    expect((await edit(person, campaign, { topic: null })).topic).toBeNull();
  });

  it.each([
    [{ kind: 'magic' }, 'Please choose what kind of habit this is'],
    [{ kind: null }, 'Please choose what kind of habit this is'],
    [{ doseVerb: 'eaten' }, 'Please choose how you check it off'],
    [{ topic: 'poker' }, 'Please choose a topic from the list'],
    [{ lockScreenWords: 'yes' }, 'lockScreenWords must be true or false'],
    [{ checkIns: 1 }, 'checkIns must be true or false'],
  ])('is refused with %j', async (change, message) => {
    const { person, campaign } = await newPersonWithCampaign();
    const body = { ...campaignBody, ...change };
    for (const answer of [
      await person.call('POST', '/api/campaigns', body),
      await person.call('PUT', `/api/campaigns/${campaign.id}`, body),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
    }
    expect(await viewOf(person, campaign.id)).toEqual(campaign);
  });
});

describe('an edit', () => {
  it('leaves the kind as the person chose it while the words suggest the same as before', async () => {
    const { person, campaign } = await newPersonWithCampaign({ title: titles.build, kind: 'recover' });
    const changed = { title: 'Walk Biscuit and Milo', customTime: '09:00' };
    expect(await edit(person, campaign, changed)).toMatchObject({ ...changed, kind: 'recover' });
  });

  it.each<[HabitKind, HabitKind]>([
    ['build', 'dose'],
    ['dose', 'reduce'],
    ['recover', 'build'],
  ])('of words that suggest another kind changes it, and the texts with it: %s to %s', async (from, to) => {
    const words = { description: plainDescription };
    const { person, campaign } = await newPersonWithCampaign({ ...words, title: titles[from] });
    expect(await edit(person, campaign, { ...words, title: titles[to] })).toMatchObject({ kind: to });
    const before = await messagesOf(person, (await newCampaign(person, { ...words, title: titles[to] })).id);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    expect(texts).toEqual(before.map(({ content }) => content));
  });

  it('takes the person’s choice, but for danger', async () => {
    const { person, campaign } = await newPersonWithCampaign({ title: titles.build });
    expect(await edit(person, campaign, { title: titles.build, kind: 'reduce' })).toMatchObject({
      kind: 'reduce',
    });
    expect(await edit(person, campaign, { title: titles.danger, kind: 'reduce' })).toMatchObject({
      kind: 'danger',
    });
    expect(await edit(person, campaign, { title: titles.danger, kind: 'build' })).toMatchObject({
      kind: 'danger',
    });
    expect(await edit(person, campaign, { title: titles.build, kind: 'build' })).toMatchObject({
      kind: 'build',
    });
    expect(await messagesOf(person, campaign.id)).toHaveLength(84);
  });

  it('of a danger that nothing suggests any more ends it without a choice, too', async () => {
    const { person, campaign } = await newPersonWithCampaign({ title: titles.danger });
    expect(await edit(person, campaign, { title: titles.reduce })).toMatchObject({ kind: 'reduce' });
    expect(await messagesOf(person, campaign.id)).toHaveLength(84);
  });

  it('of the plan that sounds like danger ends the program', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const put = async (plan: object): Promise<CampaignView> =>
      (await person.call('PUT', `/api/campaigns/${campaign.id}/plan`, plan)).json();
    expect(await put({ planSnag: 'I want to kill myself' })).toMatchObject({ kind: 'danger' });
    expect(await messagesOf(person, campaign.id)).toEqual([]);
  });
});
