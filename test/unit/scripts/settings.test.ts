import { createECDH } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';
import { missingSecrets, newLocalSecrets } from '../../../scripts/local/local-secrets.ts';
import { isSecretFile } from '../../../scripts/vite-plugins.ts';
import { environmentSchema, readSettings } from '../../../worker/platform/settings.ts';

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
  const defaults = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { default: value = '' } = z.toJSONSchema(schema, { io: 'input' });
    return [name, String(value)];
  });
  expect(parseEnv(example)).toEqual(Object.fromEntries(defaults));
});

test('a secret needs the settings that .dev.vars.example names', () => {
  const example = readFileSync('.dev.vars.example', 'utf8');
  const documented = [...example.matchAll(/Needs ([A-Z_]+(?: and [A-Z_]+)*)\.[^=]*?^#?([A-Z_]+)=/gm)];
  expect(documented).toHaveLength(example.match(/\bNeeds [A-Z]/g)?.length ?? 0);
  for (const [, needed = '', secret = ''] of documented)
    expect(() => readSettings({ ...basics, APP_ORIGIN: 'https://habits.example', [secret]: 'set' })).toThrow(
      `${secret} is set, so ${needed} must be set too`,
    );
});
