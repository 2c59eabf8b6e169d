import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { missingSecrets, newLocalSecrets } from '../../../scripts/local/local-secrets.ts';

const fresh = newLocalSecrets();

test('a new place gets every local secret', () => {
  expect(Object.keys(missingSecrets({}, fresh)).sort()).toEqual([
    'ENVIRONMENT',
    'SESSION_SECRET',
    'VAPID_PRIVATE_KEY',
    'VAPID_PUBLIC_KEY',
    'VAPID_SUBJECT',
  ]);
});

test('what is set stays, and what is there but empty is filled in', () => {
  const missing = missingSecrets({ ENVIRONMENT: 'production', SESSION_SECRET: '' }, fresh);
  expect(missing).not.toHaveProperty('ENVIRONMENT');
  expect(missing).toHaveProperty('SESSION_SECRET', fresh.SESSION_SECRET);
});

test('half of a pair of push keys is never completed with half of another', () => {
  expect(Object.keys(missingSecrets({ VAPID_PUBLIC_KEY: 'mine' }, fresh)).sort()).toEqual([
    'ENVIRONMENT',
    'SESSION_SECRET',
  ]);
});

test('the push keys are a pair', () => {
  const { VAPID_PRIVATE_KEY = '', VAPID_PUBLIC_KEY } = fresh;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(VAPID_PRIVATE_KEY, 'base64url');
  expect(ecdh.getPublicKey('base64url')).toBe(VAPID_PUBLIC_KEY);
});
