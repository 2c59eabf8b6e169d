import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type {
  CampaignPreview,
  CreatedCampaign,
  Proposal,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { previewCampaign } from '../../../worker/campaigns/creation.service.ts';
import { type Template, templateCategories } from '../../../worker/campaigns/templates.schemas.ts';
import { createDeps } from '../../../worker/deps.ts';
import { habitKinds } from '../../../worker/domain.ts';
import { limitUse } from '../../../worker/http/rate-limits.service.ts';
import {
  beginOnMonday,
  campaignBody,
  hour,
  messagesOf,
  mondayMorning,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { claimOf, newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const draftId = 'one-form-of-somebody';

const walk = {
  ...{ title: 'Walk Biscuit', description: 'Around the canal before work', frequency: 'Daily' },
  ...{ messageTime: 'Morning (6-9 AM)', messageStyle: 'friendly', deliveryMethod: 'Email', draftId },
  ...{ planAnchor: 'I put the kettle on', planAction: 'walk Biscuit' },
};

async function preview(person: Person, input: object): Promise<CampaignPreview> {
  const answer = await person.call('POST', '/api/campaigns/preview', input);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

async function create(person: Person, input: object, status = 201): Promise<CreatedCampaign> {
  const answer = await person.call('POST', '/api/campaigns', input);
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json();
}

const listed = async (person: Person) => (await person.call('GET', '/api/campaigns')).json();

describe('the preview of a new campaign', () => {
  it('is the first three messages, with their days and minute, exactly as creating it then plans them', async () => {
    const person = await newPerson({ timezone: 'America/Sao_Paulo' as never });
    const shown = await preview(person, walk);
    expect(shown).toMatchObject({ kind: 'build', count: 84, startDate: '2031-03-03', mayChange: false });
    expect(shown.sendTime).toMatch(/^0[678]:\d\d$/);
    expect(shown.messages.map(({ day }) => day)).toEqual(['today', 'tomorrow', 'Wednesday, March 5']);
    expect(shown.first).toEqual({ at: shown.messages[0]?.scheduledFor, day: 'today' });
    expect(shown.messages[0]?.content).toMatch(/walk Biscuit/i);
    expect(shown.messages[0]?.ownWords.length).toBeGreaterThan(0);
    expect(await listed(person)).toEqual([]);
    expect(await preview(person, walk)).toEqual(shown);

    const { id, first } = await create(person, walk);
    expect(first).toEqual(shown.first);
    const planned = await messagesOf(person, id);
    expect(
      planned.slice(0, 3).map(({ content, ownWords, scheduledFor }) => ({ content, ownWords, scheduledFor })),
    ).toEqual(shown.messages.map(({ day: _, ...message }) => message));
    expect(planned.at(-1)?.localDate).toBe(shown.lastDate);
  });

  it('names tomorrow where the time of today has passed', async () => {
    stateTime(mondayMorning + 14 * hour);
    const person = await newPerson({ timezone: 'Europe/London' });
    const { first, lastDate } = await preview(person, walk);
    expect([first?.day, lastDate]).toEqual(['tomorrow', '2031-05-26']);
  });

  it('belongs to one form of one person: another gets a minute and texts of its own', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const texts = async (person: Person, id: string) =>
      JSON.stringify(await preview(person, { ...walk, draftId: id }));
    const all = [await texts(one, draftId), await texts(other, draftId), await texts(one, `${draftId}-2`)];
    expect(new Set(all).size).toBe(3);
  });

  it('needs no phone yet, and keeps texts within their hours', async () => {
    const { sendTime } = await preview(await newPerson(), { ...walk, deliveryMethod: 'SMS' });
    expect(sendTime).toMatch(/^08:\d\d$/);
  });

  it('has nothing to show where a person’s help is needed, except the check-ins that were asked for', async () => {
    const person = await newPerson();
    const danger = { ...campaignBody, title: titles.danger, description: plainDescription, draftId };
    expect(await preview(person, danger)).toMatchObject({
      ...{ kind: 'danger', messages: [], first: null, count: 0, lastDate: null },
    });
    const { count, messages } = await preview(person, { ...danger, checkIns: true });
    expect(count).toBe(12);
    for (const { content } of messages) expect(content).toMatch(/checking in/i);
  });

  it('says a dose plainly, with its time', async () => {
    const dose = { ...campaignBody, title: 'Take my lithium', planAction: 'lithium', customTime: '20:00' };
    const { kind, messages } = await preview(await newPerson(), dose);
    expect(kind).toBe('dose');
    expect(messages.slice(1).map(({ content }) => content)).toEqual(
      Array(2).fill('8 PM: lithium. Check it off when you’ve taken it.'),
    );
  });

  it('is refused for what could not be created, in the same words', async () => {
    const person = await newPerson();
    for (const change of [
      { title: 'ab' },
      { messageTime: 'Custom time' },
      { startDate: '2020-01-01' },
      { draftId: 'short' },
      { draftId: "'; DROP TABLE campaigns; --" },
    ]) {
      const answers = await Promise.all(
        ['/api/campaigns/preview', '/api/campaigns'].map((path) =>
          person.call('POST', path, { ...walk, ...change }),
        ),
      );
      const [refused, created] = await Promise.all(answers.map((answer) => answer.json()));
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(refused).toMatchObject({ message: (created as { message: string }).message });
    }
  });

  it('is made only so often in production', async () => {
    const strict = createDeps({ ...env, ENVIRONMENT: 'production' });
    const claim = await claimOf(await newPerson());
    for (let used = 0; used < 300; used++) await limitUse(strict, claim, 'preview');
    await expect(limitUse(strict, claim, 'preview')).rejects.toMatchObject({
      message: expect.stringMatching(/^You have looked at a lot of previews in a short time/),
    });
  });

  it('says where a model may still write the first week anew, and not for who wants none', async () => {
    const person = await newPerson();
    const claim = await claimOf(person);
    const withModel = createDeps({ ...env, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'some-model' });
    const input = { ...walk, messageTime: 'Morning (6-9 AM)' } as never;
    expect((await previewCampaign(withModel, claim, input)).mayChange).toBe(true);
    await person.call('PUT', `/api/users/${person.user.id}`, { aiWriting: false });
    expect((await previewCampaign(withModel, claim, input)).mayChange).toBe(false);
  });
});

describe('a form that is sent twice', () => {
  it('creates one campaign, also when both arrive at once', async () => {
    const person = await newPerson();
    const answers = await Promise.all([1, 2].map(() => person.call('POST', '/api/campaigns', walk)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json<CreatedCampaign>()));
    expect(other).toEqual(one);
    expect(await listed(person)).toHaveLength(1);
  });

  it('changes the campaign that it created to what it says now', async () => {
    const person = await newPerson();
    const { id } = await create(person, walk);
    const again = await create(person, { ...walk, title: 'Walk Biscuit twice' }, 200);
    expect(again).toMatchObject({ id, title: 'Walk Biscuit twice' });
    expect(await listed(person)).toHaveLength(1);
  });

  it('says nothing of another person’s campaign', async () => {
    const mine = await create(await newPerson(), walk);
    const theirs = await create(await newPerson(), walk);
    expect(theirs.id).not.toBe(mine.id);
  });
});

const propose = async (person: Person, input: object): Promise<Proposal> => {
  const answer = await person.call('POST', '/api/proposals', input);
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('what the form offers while a habit is typed', () => {
  it.each(habitKinds)('is the kind that its words suggest: %s', async (kind) => {
    const person = await newPerson();
    const words = { title: titles[kind], description: plainDescription };
    expect((await propose(person, words)).kind).toBe(kind);
  });

  it('is build, with moments of the day, while nothing is known', async () => {
    const { kind, anchors, actions, notice, topic } = await propose(await newPerson(), {});
    expect({ kind, actions, notice, topic }).toEqual({
      kind: 'build',
      actions: [],
      notice: null,
      topic: null,
    });
    expect(anchors).toHaveLength(3);
  });

  it('is moments that suit the time of the messages, each a sentence after "After"', async () => {
    const person = await newPerson();
    const times = [
      { messageTime: 'Morning (6-9 AM)' },
      { messageTime: 'Mid-day (11 AM-2 PM)' },
      { messageTime: 'Afternoon (3-5 PM)' },
      { messageTime: 'Evening (6-8 PM)' },
    ];
    const offered: string[] = [];
    for (const time of times) {
      const { anchors } = await propose(person, { title: titles.build, ...time });
      for (const anchor of anchors) expect(anchor).toMatch(/^I [a-z]/);
      offered.push(anchors.join());
    }
    expect(new Set(offered).size).toBe(4);
    const custom = { title: titles.build, messageTime: 'Custom time', customTime: '19:30' };
    expect((await propose(person, custom)).anchors.join()).toBe(offered[3]);
  });

  it('is answers for what is to become less, and never any of it', async () => {
    const { actions, anchors, notice } = await propose(await newPerson(), { title: titles.reduce });
    expect(actions).toContain('eat something first');
    expect(actions.join()).not.toMatch(/just one|only one|beer/);
    expect(anchors).toEqual([]);
    expect(notice).toMatch(/don['’]t stop all at once/);
  });

  it('is how a dose is checked off', async () => {
    expect(await propose(await newPerson(), { title: titles.dose })).toMatchObject({ doseVerb: 'taken' });
  });

  it.each([
    [{ title: 'x'.repeat(501) }, 'Title must be at most 500 characters'],
    [{ title: 12 }, 'Title must be at most 500 characters'],
    [{ description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
    [{ messageTime: 'At dawn' }, 'Please choose a time'],
    [{ customTime: '25:00' }, 'Please choose a time'],
  ])('is refused for %j', async (input, message) => {
    const answer = await (await newPerson()).call('POST', '/api/proposals', input);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
  });
});

describe('templates', () => {
  it('come all together, or those of one category', async () => {
    const person = await newPerson();
    const read = async (path: string): Promise<Template[]> => (await person.call('GET', path)).json();
    const all = await read('/api/templates');
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(templateCategories));
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(['category', 'content', 'habit', 'id', 'style']);
    for (const { habit } of all) {
      expect(habit.planAnchor).toMatch(/^(I|it) /);
      expect(habit.planAction).toMatch(/^[a-z]/);
    }
    expect(await read('/api/templates?category=all')).toEqual(all);
    for (const category of templateCategories) {
      const some = await read(`/api/templates?category=${category}`);
      expect(some).toEqual(all.filter((template) => template.category === category));
      expect(some.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('say kindly that there is no such category', async () => {
    const person = await newPerson();
    const answer = await person.call('GET', '/api/templates?category=cats');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message:
        'There are no templates of this kind. Please choose one of: all, exercise, meditation, hydration, nutrition, reading',
    });
  });
});
