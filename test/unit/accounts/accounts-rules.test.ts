import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable, signInName } from '../../../worker/accounts/accounts.rules.ts';

describe('names are compared by what they look like', () => {
  it.each([
    ['letter case', 'Ada', 'aDA'],
    ['spaces around', '  ada ', 'ada'],
    ['the width of spaces inside', 'ada  lovelace', 'ada\u00a0lovelace'],
    ['full-width letters', 'ａｄａ', 'ada'],
    ['how an accent is put together', 'Zo\u00eb', 'Zoe\u0308'],
    ['invisible characters', 'a\u200bd\u00ada', 'ada'],
  ])('%s does not count', (_what, one, other) => {
    expect(comparable(one)).toBe(comparable(other));
  });

  it('different names stay different', () => {
    expect(comparable('ada')).not.toBe(comparable('ada1'));
    expect(comparable('ada lovelace')).not.toBe(comparable('adalovelace'));
  });

  it('comparing what is comparable already changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(comparable(comparable(name))).toBe(comparable(name));
      }),
    );
  });
});

describe('what is typed into the sign-in form', () => {
  it('is an email when it holds an @, else a username', () => {
    expect(signInName(' Ada@Example.com ')).toEqual({ kind: 'email', key: 'ada@example.com' });
    expect(signInName('Ada')).toEqual({ kind: 'username', key: 'ada' });
  });
});
