import { describe, expect, it } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from '../../../worker/accounts/passwords.ts';

/** Made by another implementation, so that it shows what is really hashed. */
const foreignHashes = [
  [
    'correct horse battery',
    '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$69I7qCjDTsQwhQqFvpQJiqEI0lGQvxC84fXE0Ktxca4',
  ],
  [
    'пароль на русском',
    '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$bHyqvIoHfGDlkLb3FLk+g0bW/AJd1jySHwTpOv1iVwQ',
  ],
] as const;

/** The shortest of several checks of a wrong password, in milliseconds. */
async function shortestOf(hash: string | null): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const startedAt = performance.now();
    verifyPassword(hash, 'wrong password');
    // The runtime's clock moves on only when something is waited for.
    await scheduler.wait(0);
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

describe('a stored password', () => {
  it('carries its parameters and a salt of its own', () => {
    const [one, other] = [hashPassword('secret1'), hashPassword('secret1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it('is recognised, and no other', () => {
    const stored = hashPassword('secret1');
    expect(verifyPassword(stored, 'secret1')).toBe(true);
    expect(verifyPassword(stored, 'secret2')).toBe(false);
    expect(verifyPassword(stored, 'secret1 ')).toBe(false);
    expect(verifyPassword(stored, '')).toBe(false);
  });

  it.each(foreignHashes)('is standard Argon2id of the whole text: %s', (password, hash) => {
    expect(verifyPassword(hash, password)).toBe(true);
    expect(verifyPassword(hash, password.slice(0, -1))).toBe(false);
  });

  it('counts to its last letter in every script', () => {
    const stored = hashPassword('ééééé12345');
    expect(verifyPassword(stored, 'ééééé12345')).toBe(true);
    expect(verifyPassword(stored, 'ééééé99999')).toBe(false);
    expect(verifyPassword(stored, 'ééééé')).toBe(false);
  });

  it('is the same however a keyboard puts an accent together', () => {
    expect(verifyPassword(hashPassword('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  it('is made anew when it was made at another cost', () => {
    expect(needsRehash(hashPassword('secret1'))).toBe(false);
    expect(needsRehash('$argon2id$v=19$m=8192,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$Qd/uPU2dNuqz')).toBe(true);
    expect(needsRehash('$argon2i$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$Qd/uPU2dNuqz')).toBe(true);
  });
});

describe('an account without a password', () => {
  it('is opened by no password', () => {
    expect(verifyPassword(null, 'secret1')).toBe(false);
    expect(verifyPassword(null, '')).toBe(false);
  });

  it('takes as long to check as one with a password', async () => {
    const stored = hashPassword('secret1');
    const [known, unknown] = [await shortestOf(stored), await shortestOf(null)];
    expect(known).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('is opened by no damaged hash either', () => {
    expect(verifyPassword('', 'secret1')).toBe(false);
    expect(verifyPassword('not a hash', 'secret1')).toBe(false);
  });
});
