import { describe, expect, it } from 'vitest';
import type { Proposal } from '../../../worker/campaigns/campaigns.schemas.ts';
import { habitKinds } from '../../../worker/domain.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';

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

  it('is kept nowhere', async () => {
    const person = await newPerson();
    await propose(person, { title: titles.danger });
    expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([]);
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

  it('is for signed-in people', async () => {
    expect((await call('POST', '/api/proposals', { title: titles.build })).status).toBe(401);
  });
});
