import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/worker/people.ts';

describe('a message that is asked for', () => {
  const styles = ['motivational', 'informative', 'friendly', 'direct'];
  const weeks = [1, 4, 8, 12];
  const rates = [undefined, 0, 60, 100];

  it.each([
    'Morning meditation',
    'Drink water',
    'Practise the kazoo',
    'estudar violão meia hora',
    '毎朝ストレッチ',
  ])('is whole sentences that fit any act, in each style, week and progress: %s', async (habit) => {
    const person = await newPerson();
    for (const [at, style] of styles.entries()) {
      const input = { habit, style, week: weeks[at], previousCompletionRate: rates[at] };
      const answer = await person.call('POST', '/api/generate-message', input);
      expect(answer.status).toBe(200);
      const { message, writer } = await answer.json<{ message: string; writer: string }>();
      expect(writer).toBe('built-in');
      expect(message).toMatch(/^[A-Z].{9,319}[.!?]$/s);
      // What the habit is stands in the frame; the text names no act, place or thing, and leaves nothing open.
      expect(message).not.toMatch(/meditat|water|kazoo|violão|your habit|[{}]/i);
    }
  });

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
