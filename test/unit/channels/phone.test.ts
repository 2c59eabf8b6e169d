import { describe, expect, it } from 'vitest';
import { parsePhone, phoneFault, unreachableByPhone } from '../../../worker/delivery/channels/phone.ts';

describe('a phone number', () => {
  it.each([
    ['(202) 555-0143', '+12025550143'],
    ['202.555.0143', '+12025550143'],
    [' 1 202 555 0143 ', '+12025550143'],
    ['+1 202-555-0143', '+12025550143'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+1 555 010 0199', '+15550100199'],
  ])('%s is understood', (text, number) => {
    expect(parsePhone(text)).toBe(number);
    expect(parsePhone(number)).toBe(number);
  });

  it.each([
    '',
    '12345',
    '555 0100',
    '0000000000',
    '1234567890',
    'call 2025550143',
    '2025550143 ext 5',
    '+999 123 456',
    '911',
  ])('%j is none', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('that our own sentence gives as an example is one', () => {
    const [example = ''] = /\+[\d ]+$/.exec(phoneFault) ?? [];
    expect(parsePhone(example)).not.toBeNull();
    expect(unreachableByPhone({ phone: example })).toBeNull();
  });
});
