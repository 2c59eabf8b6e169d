import { expect, test } from 'vitest';
import { customDomainOf, openPoints, type Production } from '../../../scripts/deploy-checks.ts';

const ready: Production = {
  databases: [{ database_id: '3b6a2f0e-7a63-4a51-9c2e-0d7f1d1f5a10' }],
  vars: { ENVIRONMENT: 'production', APP_ORIGIN: 'https://habits.app' },
  secrets: ['SESSION_SECRET'],
};
const mail = { MAIL_FROM: 'coach@habits.app', MAIL_POSTAL_ADDRESS: '1 Street, Town' };

const told = (change: Partial<Production>, vars: Record<string, unknown> = {}) =>
  openPoints({ ...ready, ...change, vars: { ...ready.vars, ...vars } }).join('\n');

test('what is filled in goes online, with as few settings as can be and with all of a provider', () => {
  expect(told({})).toBe('');
  expect(told({ secrets: ['SESSION_SECRET', 'MAILCHANNELS_API_KEY'] }, mail)).toBe('');
  // A setting that is no secret may be kept as one.
  expect(
    told({ secrets: ['SESSION_SECRET', 'MAILCHANNELS_API_KEY', 'MAIL_FROM', 'MAIL_POSTAL_ADDRESS'] }),
  ).toBe('');
});

test.each([
  [
    'the configuration as it comes',
    { databases: [{ database_id: '00000000-0000-0000-0000-000000000000' }] },
    {},
    /^database_id:/,
  ],
  ['the example of an address', {}, { APP_ORIGIN: 'https://habits.example.com' }, /^APP_ORIGIN:/],
  ['an address without encryption', {}, { APP_ORIGIN: 'http://habits.app' }, /^APP_ORIGIN:/],
  ['a public outbox', {}, { ENVIRONMENT: 'development' }, /^ENVIRONMENT:/],
  ['no secret at all', { secrets: [] }, {}, /^SESSION_SECRET: `npx wrangler secret put/],
  [
    "a provider's key without what goes with it",
    { secrets: ['SESSION_SECRET', 'MAILCHANNELS_API_KEY'] },
    {},
    /MAILCHANNELS_API_KEY is set, so MAIL_FROM and MAIL_POSTAL_ADDRESS must be set too/,
  ],
  ['a setting that cannot be read', {}, { MAIL_FROM: 'no address' }, /MAIL_FROM/],
])('%s does not go online', (_, change, vars, reason) => {
  expect(told(change, vars)).toMatch(reason);
});

test('what only Cloudflare knows is left out where it is not asked', () => {
  expect(told({ secrets: null })).toBe('');
});

test("the app's address becomes the Worker's domain, unless it is one of Cloudflare's own", () => {
  expect(customDomainOf('https://habits.app')).toBe('habits.app');
  expect(customDomainOf('https://better-habits.somebody.workers.dev')).toBe(null);
});
