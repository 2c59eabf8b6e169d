import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type {
  CampaignPreview,
  CreatedCampaign,
  Proposal,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { previewCampaign } from '../../../worker/campaigns/creation.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Template } from '../../../worker/domain.ts';
import { habitKinds } from '../../../worker/domain.ts';
import {
  beginOnMonday,
  campaignBody,
  hour,
  mondayMorning,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { callerOf, expectRefusal, newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const draftId = 'one-form-of-somebody';

const walk = {
  ...{ title: 'Walk Biscuit', description: 'Around the canal before work', frequency: 'Daily' },
  ...{ messageTime: 'Morning (6-9 AM)', messageStyle: 'friendly', deliveryMethod: 'Email', draftId },
  ...{ planAnchor: 'I put the kettle on', planAction: 'walk Biscuit' },
};

const preview = (person: Person, input: object): Promise<CampaignPreview> =>
  person.send('POST', '/api/campaigns/preview', input);

const create = (person: Person, input: object, status = 201): Promise<CreatedCampaign> =>
  person.send('POST', '/api/campaigns', input, status);

const listed = (person: Person) => person.get('/api/campaigns');

describe('the preview of a new campaign', () => {
  it('shows the first three messages with their days and time, exactly as creating the campaign plans them', async () => {
    const person = await newPerson({ timezone: 'America/Sao_Paulo' as never });
    const shown = await preview(person, walk);
    expect(shown).toMatchObject({ kind: 'build', count: 84, startDate: '2031-03-03', mayChange: false });
    expect(shown.sendTime).toMatch(/^0[678]:\d\d$/);
    expect(shown.messages.map(({ day }) => day)).toEqual(['today', 'tomorrow', 'Wednesday, March 5']);
    expect(shown.first).toEqual({ at: shown.messages[0]?.scheduledFor, day: 'today' });
    expect(shown.messages[0]?.content).toMatch(/walk Biscuit/i);
    expect(shown.messages[0]?.ownWords.length).toBeGreaterThan(0);
    expect(await listed(person)).toEqual([]);

    // Another form or person gets another minute and other texts.
    for (const other of [
      await preview(person, { ...walk, draftId: `${draftId}-2` }),
      await preview(await newPerson({ timezone: 'America/Sao_Paulo' as never }), walk),
    ])
      expect(other.messages).not.toEqual(shown.messages);

    const { id, first } = await create(person, walk);
    expect(first).toEqual(shown.first);
    const planned = await person.messages(id);
    expect(
      planned.slice(0, 3).map(({ content, ownWords, scheduledFor }) => ({ content, ownWords, scheduledFor })),
    ).toEqual(shown.messages.map(({ day: _, ...message }) => message));
    expect(planned.at(-1)?.localDate).toBe(shown.lastDate);
    stateTime(mondayMorning + 14 * hour);
    const tooLate = await preview(person, { ...walk, draftId: `${draftId}-2` });
    expect([tooLate.first?.day, tooLate.lastDate]).toEqual(['tomorrow', '2031-05-26']);
  });

  it('fits the channel and the kind: text messages in their hours, a dose with its time, check-ins for danger', async () => {
    const person = await newPerson();
    const byText = await preview(person, { ...walk, deliveryMethod: 'SMS' });
    expect(byText.sendTime).toMatch(/^08:\d\d$/);

    const dose = { ...campaignBody, title: 'Take my lithium', planAction: 'lithium', customTime: '20:00' };
    const content = '8 PM: lithium. Check it off when you’ve taken it.';
    const last = expect.objectContaining({ content });
    expect(await preview(person, dose)).toMatchObject({ kind: 'dose', messages: [{}, last, last] });

    const danger = { ...campaignBody, title: titles.danger, description: plainDescription, draftId };
    const nothing = { kind: 'danger', messages: [], first: null, count: 0, lastDate: null };
    expect(await preview(person, danger)).toMatchObject(nothing);
    const checkIns = await preview(person, { ...danger, checkIns: true });
    expect(checkIns.count).toBe(12);
    for (const { content } of checkIns.messages) expect(content).toMatch(/checking in/i);
  });

  it('says whether an AI writer may still rewrite the first week, unless the person turned that off', async () => {
    const person = await newPerson();
    const caller = await callerOf(person);
    const withModel = createDeps({ ...env, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'some-model' });
    const input = { ...walk, messageTime: 'Morning (6-9 AM)' } as never;
    expect((await previewCampaign(withModel, caller, input)).mayChange).toBe(true);
    await person.call('PUT', `/api/users/${person.user.id}`, { aiWriting: false });
    expect((await previewCampaign(withModel, caller, input)).mayChange).toBe(false);
  });
});

it('a form that is sent several times, even at once, creates one campaign and updates it', async () => {
  const person = await newPerson();
  const answers = await Promise.all([1, 2].map(() => person.call('POST', '/api/campaigns', walk)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  const [one, other] = await Promise.all(answers.map((answer) => answer.json<CreatedCampaign>()));
  expect(other).toEqual(one);
  const again = await create(person, { ...walk, title: 'Walk Biscuit twice' }, 200);
  expect(again).toMatchObject({ id: one?.id, title: 'Walk Biscuit twice' });
  expect(await listed(person)).toHaveLength(1);
  for (const draftId of ['short', "'; DROP TABLE campaigns; --"])
    for (const path of ['/api/campaigns', '/api/campaigns/preview'])
      expect((await person.call('POST', path, { ...walk, draftId })).status).toBe(400);
  // The same draft id of another person is another campaign.
  expect((await create(await newPerson(), walk)).id).not.toBe(one?.id);
});

describe('the form’s suggestions', () => {
  const propose = (person: Person, input: object): Promise<Proposal> =>
    person.send('POST', '/api/proposals', input);

  it('fit the kind that the words suggest, which is build by default', async () => {
    const person = await newPerson();
    const unknown = await propose(person, {});
    expect(unknown).toMatchObject({ kind: 'build', actions: [], notice: null, topic: null });
    expect(unknown.anchors).toHaveLength(3);
    for (const kind of habitKinds)
      expect((await propose(person, { title: titles[kind], description: plainDescription })).kind).toBe(kind);
    expect(await propose(person, { title: titles.dose })).toMatchObject({ doseVerb: 'taken' });

    // For doing less, they are alternatives, never a little of it.
    const { actions, anchors, notice } = await propose(person, { title: titles.reduce });
    expect(actions).toContain('eat something first');
    expect(actions.join()).not.toMatch(/just one|only one|beer/);
    expect(anchors).toEqual([]);
    expect(notice).toMatch(/don['’]t stop all at once/);
    const tooLong = person.call('POST', '/api/proposals', { title: 'x'.repeat(501) });
    await expectRefusal(tooLong, 400, 'Title must be at most 500 characters');
  });

  it('contain cues that fit the time of the messages and complete "After …"', async () => {
    const person = await newPerson();
    const anchorsAt = async (time: object) =>
      (await propose(person, { title: titles.build, ...time })).anchors;
    const morning = await anchorsAt({ messageTime: 'Morning (6-9 AM)' });
    const evening = await anchorsAt({ messageTime: 'Evening (6-8 PM)' });
    for (const anchor of [...morning, ...evening]) expect(anchor).toMatch(/^I [a-z]/);
    expect(evening).not.toEqual(morning);
    expect(await anchorsAt({ messageTime: 'Custom time', customTime: '19:30' })).toEqual(evening);
  });
});

it('templates are listed all together or by category', async () => {
  const person = await newPerson();
  const read = async (category: string): Promise<Template[]> =>
    person.get(`/api/templates?category=${category}`);
  const all: Template[] = await person.get('/api/templates');
  expect(await read('all')).toEqual(all);
  expect(await read('reading')).toEqual(all.filter(({ category }) => category === 'reading'));
  const answer = await person.call('GET', '/api/templates?category=cats');
  const message =
    'There are no templates of this kind. Please choose one of: all, exercise, meditation, hydration, nutrition, reading';
  await expectRefusal(answer, 400, message);
});
