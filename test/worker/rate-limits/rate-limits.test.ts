import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createDeps } from '../../../worker/deps.ts';
import { limitUse } from '../../../worker/rate-limits/rate-limits.service.ts';

const strict = createDeps({ ...env, ENVIRONMENT: 'production' });
const generous = createDeps(env);
const somebody = { userId: 1, sessionId: 'one' };

describe('what a person may do only so often', () => {
  it('is refused beyond the limit, with a sentence and a time', async () => {
    for (let used = 0; used < 5; used++) await limitUse(strict, somebody, 'test-notification');
    await expect(limitUse(strict, somebody, 'test-notification')).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
      message: 'You have sent several test notifications already. Please try again in 15 minutes',
    });
  });

  it('is counted for each person and each action by itself', async () => {
    await limitUse(strict, { ...somebody, userId: 2 }, 'test-notification');
    await limitUse(strict, somebody, 'send');
    await limitUse(strict, somebody, 'write');
  });

  it('is counted over all sessions of a person', async () => {
    await expect(limitUse(strict, { userId: 1, sessionId: 'two' }, 'test-notification')).rejects.toThrow();
  });

  it('is possible again when the window is over', async () => {
    const later = { ...strict, clock: { now: () => Date.now() + 16 * 60_000 } };
    await limitUse(later, somebody, 'test-notification');
  });

  it('is hardly limited in development', async () => {
    await Promise.all(
      Array.from({ length: 100 }, () => limitUse(generous, { ...somebody, userId: 3 }, 'send')),
    );
  });
});
