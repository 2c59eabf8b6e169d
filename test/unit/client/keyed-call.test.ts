import { expect, it } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { keyedCall } from '../../../src/lib/keyed-call.ts';

it('the same input keeps its key until the server has sent it, or won’t try again', async () => {
  const keyOf = async (input: object, failure?: Error) => {
    let key = '';
    const called = keyedCall(input, async ({ idempotencyKey }) => {
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
  // The server tries again by itself.
  const pending = 'We couldn’t send it right now. We’ll try again shortly';
  expect(await keyOf(input, new ApiError(500, '', { message: pending }))).toBe(lost);
  for (const status of [401, 429])
    expect(await keyOf(input, new ApiError(status, '', { message: 'Please wait' }))).toBe(lost);
  expect(await keyOf(input)).toBe(lost);

  const others = [
    await keyOf(input, new ApiError(502, '', { message: 'The email service had a problem' })),
    await keyOf(input, new ApiError(503, '', { message: 'This server has sent all the emails it may' })),
    await keyOf(input, new ApiError(504, '', { message: 'We don’t know whether this was delivered' })),
    await keyOf(input),
    await keyOf(input, new TypeError('')),
    await keyOf({ content: 'Down' }),
  ];
  expect(new Set([lost, ...others]).size).toBe(7);
});
