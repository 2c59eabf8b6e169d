import { describe, expect, it } from 'vitest';
import {
  onlyAmericanPhones,
  parsePhone,
  phoneFault,
  textFault,
  unreachableByPhone,
} from '../../../worker/delivery/channels/phone.rules.ts';
import { isAllowedPushEndpoint } from '../../../worker/delivery/channels/push-endpoint.rules.ts';

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

  it('is none without a country, with too few digits or with words', () => {
    const wrong = [
      '',
      '12345',
      '555 0100',
      '0000000000',
      '1234567890',
      'call 2025550143',
      '2025550143 ext 5',
    ];
    for (const text of [...wrong, '+999 123 456', '911'])
      expect([text, parsePhone(text)]).toEqual([text, null]);
  });

  it('that our own sentence gives as an example is one', () => {
    const [example = ''] = /\+[\d ]+$/.exec(phoneFault) ?? [];
    expect(parsePhone(example)).not.toBeNull();
    expect(unreachableByPhone({ phone: example })).toBeNull();
  });
});

describe('what text messages cannot reach', () => {
  const faultOf = (text: string, onlyAmerican = true) => textFault(text, { onlyAmerican });

  it('is nothing that is a mobile phone of the country', () => {
    for (const text of ['(312) 555-0123', '+1 787 555 0123', '+1 555 010 0199'])
      expect(faultOf(text)).toBeNull();
  });

  it('is a phone of another country where carriers’ gateways are used, Canada and Jamaica among them', () => {
    for (const text of ['+1 416 555 0123', '+1 876 555 1234', '+49 1512 3456789']) {
      expect(faultOf(text)).toBe(onlyAmericanPhones);
      expect(faultOf(text, false)).toBeNull();
    }
  });

  it('is a landline or a service number, however texts are sent', () => {
    for (const text of ['+1 800 555 1234', '+44 20 7946 0958'])
      expect(faultOf(text, false)).toMatch(/^This number is a landline/);
  });
});

describe('a push endpoint', () => {
  const isAllowed = (endpoint: string) =>
    isAllowedPushEndpoint(endpoint, ['fcm.googleapis.com', 'notify.windows.com', 'localhost:8443']);

  it('is allowed on the hosts of push services and below them, by https', () => {
    const endpoints = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://FCM.googleapis.com/fcm/send/abc',
      'https://db5p.notify.windows.com/w/?token=abc',
      'https://fcm.googleapis.com:443/fcm/send/abc',
      'https://localhost:8443/push',
    ];
    expect(endpoints.filter((endpoint) => !isAllowed(endpoint))).toEqual([]);
  });

  it('is not allowed anywhere else, however much it looks like one', () => {
    const endpoints = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://fcm.googleapis.com.example.com/fcm/send/abc',
      'https://xfcm.googleapis.com/fcm/send/abc',
      'https://user@fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com@example.com/',
      'https://example.com/?fcm.googleapis.com',
      'https://example.com#.fcm.googleapis.com',
      'https://169.254.169.254/latest',
      'https://[::1]/',
      'https://localhost/push',
      'javascript:alert(1)',
      'fcm.googleapis.com',
      '',
    ];
    expect(endpoints.filter(isAllowed)).toEqual([]);
  });
});
