import { describe, expect, it } from 'vitest';
import { openToken, sealToken } from '../../../worker/accounts/token-sealing.ts';

const secret = 'a secret of the sealing tests, long enough';

describe('a sealed token', () => {
  it('opens for its owner and shows nothing of itself before', async () => {
    const sealed = await sealToken('ya29.token', 'ada', secret);
    expect(sealed).not.toContain('ya29');
    expect(await openToken(sealed, 'ada', secret)).toBe('ya29.token');
  });

  it('is another text every time', async () => {
    expect(await sealToken('ya29.token', 'ada', secret)).not.toBe(
      await sealToken('ya29.token', 'ada', secret),
    );
  });

  it('opens neither for another owner, nor with another secret, nor when it was changed', async () => {
    const sealed = await sealToken('ya29.token', 'ada', secret);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(openToken(sealed, 'grace', secret)).rejects.toThrow();
    await expect(openToken(sealed, 'ada', `${secret}!`)).rejects.toThrow();
    await expect(openToken(changed, 'ada', secret)).rejects.toThrow();
  });
});
