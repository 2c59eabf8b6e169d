import type { z } from 'zod';
import { settingsSchema } from './setting-list.ts';

export type SettingName = keyof (typeof settingsSchema)['shape'];
export type Settings = z.infer<typeof settingsSchema>;

/** Earlier secrets only read what outlives a change of secret: opt-outs, and provider tokens to revoke. */
export const everySecret = ({
  SESSION_SECRET,
  SESSION_SECRETS_BEFORE,
}: Pick<Settings, 'SESSION_SECRET' | 'SESSION_SECRETS_BEFORE'>): string[] => [
  SESSION_SECRET,
  ...SESSION_SECRETS_BEFORE,
];

/** Whether keys and users' words would be sent unencrypted, except to this machine. */
function isUnencrypted([name, value]: [string, unknown]): boolean {
  if (!/(_URL|_ORIGIN)$/.test(name) || typeof value !== 'string') return false;
  const { protocol, hostname } = new URL(value);
  return protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

const isSet = (settings: Record<string, unknown>, name: string) => settings[name] !== undefined;

export function readSettings(env: object): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Invalid settings. ${problems.join('; ')}`);
  }
  const settings = parsed.data;
  const unencrypted =
    settings.ENVIRONMENT === 'production' ? Object.entries(settings).filter(isUnencrypted) : [];
  if (unencrypted.length > 0)
    throw new Error(
      `Invalid settings. ${unencrypted.map(([name]) => name).join(' and ')} must start with https://`,
    );
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    if (!isSet(settings, name)) continue;
    const missing = (schema.meta()?.secret?.needs ?? []).filter((needed) => !isSet(settings, needed));
    if (missing.length > 0)
      throw new Error(`Invalid settings. ${name} is set, so ${missing.join(' and ')} must be set too`);
  }
  return settings;
}
