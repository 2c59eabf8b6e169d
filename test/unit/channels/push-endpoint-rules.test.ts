import { describe, expect, it } from 'vitest';
import { isAllowedPushEndpoint } from '../../../worker/delivery/channels/push-endpoint.rules.ts';

const hosts = ['fcm.googleapis.com', 'notify.windows.com', 'localhost:8443'];

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://FCM.googleapis.com/fcm/send/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://localhost:8443/push',
  ])('%s is allowed', (endpoint) => {
    expect(isAllowedPushEndpoint(endpoint, hosts)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/fcm/send/abc',
    'https://evilfcm.googleapis.com.example/fcm',
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
  ])('%j is not', (endpoint) => {
    expect(isAllowedPushEndpoint(endpoint, hosts)).toBe(false);
  });
});
