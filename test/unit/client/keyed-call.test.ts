import { expect, it } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { keyedCalls } from '../../../src/lib/keyed-call.ts';

it('the same input keeps its key until the server has sent it, or has tried in vain', async () => {
  const call = keyedCalls();
  const keyOf = async (input: object, failure?: Error) => {
    let key = '';
    const called = call(input, async ({ idempotencyKey }) => {
      key = idempotencyKey;
      if (failure) throw failure;
    });
    if (failure) await expect(called).rejects.toBe(failure);
    else await called;
    return key;
  };
  const input = { content: 'Up' };
  const lost = await keyOf(input, new TypeError('Failed to fetch'));
  expect(lost).toMatch(/^[\w-]{16,64}$/);
  expect(await keyOf(input, new ApiError(502, 'Bad Gateway'))).toBe(lost);
  expect(await keyOf(input, new ApiError(500, '', { message: 'Something went wrong' }))).toBe(lost);
  expect(await keyOf(input)).toBe(lost);

  const failed = await keyOf(input, new ApiError(502, '', { message: 'The email service had a problem' }));
  const others = [
    await keyOf(input),
    await keyOf(input, new TypeError('')),
    await keyOf({ content: 'Down' }),
  ];
  expect(new Set([lost, failed, ...others]).size).toBe(5);
});
