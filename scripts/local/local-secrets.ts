import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { projectFolder } from './project.ts';

export type LocalSettings = Record<string, string>;

/** A new P-256 key pair for web push, in the format of the settings. */
export function newVapidKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    VAPID_PUBLIC_KEY: point.toString('base64url'),
    VAPID_PRIVATE_KEY: d,
    VAPID_SUBJECT: 'mailto:coach@example.com',
  };
}

/** The settings that the app needs to run locally. */
export function newLocalSecrets(): LocalSettings {
  return {
    ENVIRONMENT: 'development',
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    ...newVapidKeys(),
  };
}

/** The settings that are missing or empty. VAPID keys are only replaced as a pair. */
export function missingSecrets(existing: LocalSettings, fresh: LocalSettings): LocalSettings {
  const isSet = (name: string) => existing[name] !== undefined && existing[name] !== '';
  const hasPushKeys = isSet('VAPID_PUBLIC_KEY') || isSet('VAPID_PRIVATE_KEY');
  return Object.fromEntries(
    Object.entries(fresh).filter(([name]) => !(isSet(name) || (hasPushKeys && name.startsWith('VAPID_')))),
  );
}

/** Reads `.dev.vars` and adds the local secrets that are missing. */
export function ensureLocalSecrets(): LocalSettings {
  const file = `${projectFolder}/.dev.vars`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const existing: LocalSettings = { ...(parseEnv(text) as LocalSettings) };
  const missing = missingSecrets(existing, newLocalSecrets());
  const lines = Object.entries(missing).map(([name, value]) => `${name}="${value}"\n`);
  if (lines.length > 0) {
    const separator = text === '' || text.endsWith('\n') ? '' : '\n';
    appendFileSync(file, separator + lines.join(''), { mode: 0o600 });
  }
  return { ...existing, ...missing };
}
