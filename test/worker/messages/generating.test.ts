import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/worker/people.ts';

describe('a message that is asked for', () => {
  const styles = ['motivational', 'informative', 'friendly', 'direct'];
  const weeks = [1, 4, 8, 12];
  const rates = [undefined, 0, 60, 100];

  // By its own name or by its topic's; what no topic knows is called a habit now and then.
  it.each([
    ['Morning meditation', /meditat|quiet|breath|sit/i],
    ['Drink water', /water|drink|glass|bottle|sip/i],
    ['Practise the kazoo', /kazoo|habit/i],
    ['Call grandma', /grandma|call|habit/i],
  ])(
    'is a whole sentence that names the habit, in each style, week and progress: %s',
    async (habit, name) => {
      const person = await newPerson();
      for (const [at, style] of styles.entries()) {
        const input = { habit, style, week: weeks[at], previousCompletionRate: rates[at] };
        const answer = await person.call('POST', '/api/generate-message', input);
        expect(answer.status).toBe(200);
        const { message } = await answer.json<{ message: string }>();
        expect(message).toMatch(name);
        expect(message).toMatch(/^["A-Z].{20,400}[.!?]$/s);
      }
    },
  );

  it('is another one each time', async () => {
    const person = await newPerson();
    const texts = new Set<string>();
    for (let times = 0; times < 6; times += 1) {
      const answer = await person.call('POST', '/api/generate-message', { habit: 'Morning meditation' });
      texts.add((await answer.json<{ message: string }>()).message);
    }
    expect(texts.size).toBeGreaterThanOrEqual(2);
  });

  it.each([
    [{ habit: '' }, 'Please say which habit it is about'],
    [{}, 'Please say which habit it is about'],
    [{ habit: 'x'.repeat(501) }, 'This is too long for a habit'],
    [{ habit: 'Walk', style: 'rude' }, 'Message style is required'],
    [{ habit: 'Walk', week: 0 }, 'week must be a number from 1 to 12'],
    [{ habit: 'Walk', week: 13 }, 'week must be a number from 1 to 12'],
    [{ habit: 'Walk', week: 1.5 }, 'week must be a number from 1 to 12'],
    [{ habit: 'Walk', previousCompletionRate: 101 }, 'previousCompletionRate must be a percentage'],
    [{ habit: 'Walk', previousCompletionRate: 'all' }, 'previousCompletionRate must be a percentage'],
  ])('is refused for %j', async (input, message) => {
    const answer = await (await newPerson()).call('POST', '/api/generate-message', input);
    expect(await answer.json()).toMatchObject({ message });
    expect(answer.status).toBe(400);
  });
});
