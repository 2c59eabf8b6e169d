import { createECDH } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';
import { customDomainOf, type Production, settingProblems } from '../../../scripts/deploy.ts';
import { missingSecrets, newLocalSecrets } from '../../../scripts/local/local-secrets.ts';
import { isSecretFile } from '../../../scripts/vite-plugins.ts';
import { readSettings, settingsSchema } from '../../../worker/platform/settings.ts';

const ready: Production = {
  databases: [{ database_id: '3b6a2f0e-7a63-4a51-9c2e-0d7f1d1f5a10' }],
  vars: { ENVIRONMENT: 'production', APP_ORIGIN: 'https://habits.app' },
  secrets: ['SESSION_SECRET'],
};

const told = (change: Partial<Production>, vars: Record<string, unknown> = {}) =>
  settingProblems({ ...ready, ...change, vars: { ...ready.vars, ...vars } }).join('\n');

test('a deployment is refused with the reason if settings are missing or wrong, and else ready', () => {
  expect(told({})).toBe('');
  // A dry run doesn't ask Cloudflare for the secrets.
  expect(told({ secrets: null })).toBe('');
  const secrets = ['SESSION_SECRET', 'MAILCHANNELS_API_KEY'];
  const mail = { MAIL_FROM: 'coach@habits.app', MAIL_POSTAL_ADDRESS: '1 Street, Town' };
  expect(told({ secrets }, mail)).toBe('');
  // Other settings may be stored as secrets too.
  expect(told({ secrets: [...secrets, ...Object.keys(mail)] })).toBe('');

  const database_id = '00000000-0000-0000-0000-000000000000';
  expect(told({ databases: [{ database_id }] })).toMatch(/^database_id:/);
  for (const origin of ['https://habits.example.com', 'http://habits.app'])
    expect(told({}, { APP_ORIGIN: origin })).toMatch(/^APP_ORIGIN:/);
  expect(told({}, { ENVIRONMENT: 'development' })).toMatch(/^ENVIRONMENT:/);
  expect(told({ secrets: [] })).toMatch(/^SESSION_SECRET: `npx wrangler secret put/);
  const half = /MAILCHANNELS_API_KEY is set, so MAIL_FROM and MAIL_POSTAL_ADDRESS must be set too/;
  expect(told({ secrets })).toMatch(half);
  expect(told({}, { MAIL_FROM: 'no address' })).toMatch(/MAIL_FROM/);
});

test("the app's address becomes the Worker's domain, unless it is one of Cloudflare's own", () => {
  expect(customDomainOf('https://habits.app')).toBe('habits.app');
  expect(customDomainOf('https://better-habits.somebody.workers.dev')).toBe(null);
});

test('the platform logs no request URLs, since they contain message tokens and sign-in codes', () => {
  const { observability } = unstable_readConfig({ config: 'wrangler.toml', env: 'production' });
  expect(observability?.logs).toMatchObject({ enabled: true, invocation_logs: false });
});

test('later migrations only add, so the previous version keeps running during a deployment', () => {
  const [, ...later] = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  for (const name of later)
    expect(readFileSync(`migrations/${name}`, 'utf8')).not.toMatch(/\b(DROP|RENAME)\b/i);
});

test('a new installation gets all missing local secrets, but never half a pair of push keys', () => {
  const fresh = newLocalSecrets();
  const pair = ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'];
  const missing = (there: Record<string, string>) => Object.keys(missingSecrets(there, fresh)).sort();
  expect(missing({})).toEqual(['ENVIRONMENT', 'SESSION_SECRET', ...pair]);
  expect(missing({ ENVIRONMENT: 'production', SESSION_SECRET: '' })).toEqual(['SESSION_SECRET', ...pair]);
  expect(missing({ VAPID_PUBLIC_KEY: 'mine' })).toEqual(['ENVIRONMENT', 'SESSION_SECRET']);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(fresh.VAPID_PRIVATE_KEY ?? '', 'base64url');
  expect(ecdh.getPublicKey('base64url')).toBe(fresh.VAPID_PUBLIC_KEY);
});

test('the build leaves out files with local secrets', () => {
  const names = ['.dev.vars', 'a/.dev.vars.production', '.env', 'a/.env.local', 'index.js', 'a.env.js'];
  expect(names.filter(isSecretFile)).toEqual(names.slice(0, 4));
});

const basics = { SESSION_SECRET: 'long enough for a secret of the tests', ENVIRONMENT: 'production' };

test('in production every URL that receives keys must use https', () => {
  const read = (more: object) => () =>
    readSettings({ ...basics, APP_ORIGIN: 'https://habits.example', ...more });
  expect(read({})).not.toThrow();
  for (const name of ['OPENAI_BASE_URL', 'APP_ORIGIN'])
    expect(read({ [name]: 'http://models.example/v1' })).toThrow(`${name} must start with https://`);
  expect(read({ MAILCHANNELS_BASE_URL: 'http://127.0.0.1:9/tx/v1' })).not.toThrow();
  expect(read({ ENVIRONMENT: 'development', TWILIO_BASE_URL: 'http://twilio.test' })).not.toThrow();
});

test('.dev.vars.example lists every setting with its default', () => {
  const example = readFileSync('.dev.vars.example', 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, '');
  const defaults = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const { default: value = '' } = z.toJSONSchema(schema, { io: 'input' });
    return [name, String(value)];
  });
  expect(parseEnv(example)).toEqual(Object.fromEntries(defaults));
});
