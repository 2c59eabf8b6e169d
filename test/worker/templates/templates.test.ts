import { describe, expect, it } from 'vitest';
import { type Template, templateCategories } from '../../../worker/campaigns/templates.schemas.ts';
import { call, newPerson } from '../../support/worker/people.ts';

describe('templates', () => {
  it('are for signed-in people', async () => {
    expect((await call('GET', '/api/templates')).status).toBe(401);
  });

  it('are refused once the session was revoked', async () => {
    const person = await newPerson();
    await person.call('POST', '/api/logout');
    expect((await person.call('GET', '/api/templates')).status).toBe(401);
  });

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
