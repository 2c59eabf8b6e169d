import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

const url = z.url();

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const settingsSchema = z.object({
  ENVIRONMENT: z.enum(['development', 'production']).default('production'),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters of randomness'),
  /** Secrets in use before that one: what people said no to holds on under them. */
  SESSION_SECRETS_BEFORE: z
    .string()
    .default('')
    // Those with a comma in them count too: all of it may be one.
    .transform((secrets) => [...new Set([...partsOf(secrets), ...(secrets === '' ? [] : [secrets])])]),
  APP_ORIGIN: url.transform((value) => new URL(value).origin),
  MAIL_FROM: optionalText.pipe(z.email().optional()),
  MAIL_FROM_NAME: z.string().trim().min(1).default('Better Habits'),
  MAIL_POSTAL_ADDRESS: optionalText,
  MAIL_REPLY_TO: optionalText.pipe(z.email().optional()),
  MAILCHANNELS_API_KEY: optionalText,
  MAILCHANNELS_BASE_URL: url.default('https://api.mailchannels.net/tx/v1'),
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_PRIVATE_KEY: optionalText,
  TWILIO_ACCOUNT_SID: optionalText,
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_FROM: optionalText,
  TWILIO_BASE_URL: url.default('https://api.twilio.com'),
  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  VAPID_SUBJECT: optionalText.pipe(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://, or Apple refuses every push')
      .optional(),
  ),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,notify.windows.com')
    .transform(partsOf),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: url.default('https://api.openai.com/v1'),
  OPENAI_MODEL: optionalText,
  WORKERS_AI_MODEL: optionalText,
  /** Tokens that models may be used for one campaign in its twelve weeks; then the built-in writer goes on alone. */
  AI_TOKENS_PER_CAMPAIGN: z.coerce.number().int().min(0).default(200_000),
  /** Seconds that the writing of a week may take. */
  AI_TIME_LIMIT: z.coerce.number().min(1).max(300).default(60),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_AUTHORIZATION_URL: url.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: url.default('https://oauth2.googleapis.com/token'),
  GOOGLE_REVOCATION_URL: url.default('https://oauth2.googleapis.com/revoke'),
  PARTNER_TAG: z.string().trim().min(1).default('betterhabits-20'),
});
export type SettingName = keyof (typeof settingsSchema)['shape'];
export type Settings = z.infer<typeof settingsSchema>;

/**
 * Settings that make a provider work only together: when the first is set, the others are wanted too. The first is the
 * secret, which takes effect at once where it is set: what is no secret can be put online before it.
 */
const companions: readonly (readonly [SettingName, ...SettingName[]])[] = [
  ['MAILCHANNELS_API_KEY', 'MAIL_FROM', 'MAIL_POSTAL_ADDRESS'],
  ['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID', 'TWILIO_FROM'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'],
  ['DKIM_PRIVATE_KEY', 'DKIM_DOMAIN', 'DKIM_SELECTOR'],
  ['OPENAI_API_KEY', 'OPENAI_MODEL'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
];

/**
 * Reads the settings once, at the start.
 * @throws Error naming every setting that is wrong and what is wrong with it
 */
export function readSettings(env: object): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings are wrong. ${faults.join('; ')}`);
  }
  const settings = parsed.data;
  for (const [leader, ...others] of companions) {
    const missing =
      settings[leader] === undefined ? [] : others.filter((name) => settings[name] === undefined);
    if (missing.length > 0)
      throw new Error(`Settings are wrong. ${leader} is set, so ${missing.join(' and ')} must be set too`);
  }
  return settings;
}
