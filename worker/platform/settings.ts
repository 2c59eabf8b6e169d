import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const url = z.url();
const optionalEmail = optionalText.pipe(z.email().optional());
const contact = (message: string) =>
  optionalText.pipe(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)/, message)
      .optional(),
  );
const listFrom = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const perDay = z.coerce.number().int().min(0);

/** `.dev.vars.example` says what each is for. */
export const environmentSchema = z.object({
  ENVIRONMENT: z.enum(['development', 'production']).default('production'),
  APP_ORIGIN: url.transform((value) => new URL(value).origin),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 random characters'),
  SESSION_SECRETS_BEFORE: z
    .string()
    .default('')
    // A secret may contain a comma itself, so the whole text counts as a secret too.
    .transform((secrets) => [...new Set([...listFrom(secrets), ...(secrets === '' ? [] : [secrets])])]),

  MAILCHANNELS_API_KEY: optionalText,
  MAIL_FROM: optionalEmail,
  MAIL_POSTAL_ADDRESS: optionalText,
  MAIL_FROM_NAME: z.string().trim().min(1).default('Better Habits'),
  MAIL_REPLY_TO: optionalEmail,
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_PRIVATE_KEY: optionalText,
  MAILCHANNELS_BASE_URL: url.default('https://api.mailchannels.net/tx/v1'),

  TWILIO_ACCOUNT_SID: optionalText,
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_FROM: optionalText,
  SMS_COUNTRIES: z
    .string()
    .default('US,CA')
    .transform((text) => listFrom(text.toUpperCase())),
  TWILIO_BASE_URL: url.default('https://api.twilio.com'),

  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  VAPID_SUBJECT: contact('must start with mailto: or https://, or Apple refuses every push'),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,notify.windows.com')
    .transform(listFrom),

  WORKERS_AI_MODEL: optionalText,
  OPENAI_API_KEY: optionalText,
  OPENAI_MODEL: optionalText,
  OPENAI_BASE_URL: url.default('https://api.openai.com/v1'),
  AI_TOKENS_PER_CAMPAIGN: z.coerce.number().int().min(0).default(200_000),
  AI_TIME_LIMIT: z.coerce.number().min(1).max(300).default(60),

  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_AUTHORIZATION_URL: url.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: url.default('https://oauth2.googleapis.com/token'),
  GOOGLE_KEYS_URL: url.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_REVOCATION_URL: url.default('https://oauth2.googleapis.com/revoke'),

  TURNSTILE_SITE_KEY: optionalText,
  TURNSTILE_SECRET_KEY: optionalText,
  TURNSTILE_BASE_URL: url.default('https://challenges.cloudflare.com/turnstile/v0'),
  SECURITY_CONTACT: contact('must start with mailto: or https://'),

  MAILS_PER_DAY: perDay.default(10_000),
  TEXTS_PER_DAY: perDay.default(1_000),
  AI_TOKENS_PER_DAY: perDay.default(5_000_000),

  PARTNER_TAG: z.string().trim().min(1).default('betterhabits-20'),
});

export type SettingName = keyof (typeof environmentSchema)['shape'];
export type Settings = z.infer<typeof environmentSchema>;

/** The settings that a secret needs. A secret takes effect at once, so they must be deployed before it is set. */
const neededBy: readonly [secret: SettingName, needed: readonly SettingName[]][] = [
  ['MAILCHANNELS_API_KEY', ['MAIL_FROM', 'MAIL_POSTAL_ADDRESS']],
  ['DKIM_PRIVATE_KEY', ['DKIM_DOMAIN', 'DKIM_SELECTOR']],
  ['TWILIO_AUTH_TOKEN', ['TWILIO_ACCOUNT_SID', 'TWILIO_FROM']],
  ['VAPID_PRIVATE_KEY', ['VAPID_PUBLIC_KEY', 'VAPID_SUBJECT']],
  ['OPENAI_API_KEY', ['OPENAI_MODEL']],
  ['GOOGLE_CLIENT_SECRET', ['GOOGLE_CLIENT_ID']],
  ['TURNSTILE_SECRET_KEY', ['TURNSTILE_SITE_KEY']],
];

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

export function readSettings(env: object): Settings {
  const parsed = environmentSchema.safeParse(env);
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
  for (const [secret, needed] of neededBy) {
    const missing =
      settings[secret] === undefined ? [] : needed.filter((name) => settings[name] === undefined);
    if (missing.length > 0)
      throw new Error(`Invalid settings. ${secret} is set, so ${missing.join(' and ')} must be set too`);
  }
  return settings;
}
